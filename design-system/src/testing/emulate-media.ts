import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

interface Browser {
  send(
    method: 'Emulation.setEmulatedMedia',
    options: { media: string; features: { name: string; value: string }[] },
  ): Promise<void>;
}

/** Shows the rest of the test as in print, or in forced colors like the contrast themes of Windows. */
export async function emulateMedia(media: 'print' | 'forced-colors'): Promise<void> {
  const browser = cdp() as unknown as Browser;
  const set = (print: boolean, forced: boolean) =>
    browser.send('Emulation.setEmulatedMedia', {
      media: print ? 'print' : '',
      features: [{ name: 'forced-colors', value: forced ? 'active' : '' }],
    });
  onTestFinished(() => set(false, false));
  await set(media === 'print', media === 'forced-colors');
}
