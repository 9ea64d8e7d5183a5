import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

interface Browser {
  send(
    method: 'Emulation.setEmulatedMedia',
    options: { features: { name: string; value: string }[] },
  ): Promise<void>;
}

/** Shows the rest of the test in forced colors, as in the contrast themes of Windows. */
export async function emulateForcedColors(): Promise<void> {
  const browser = cdp() as unknown as Browser;
  const set = (value: string) =>
    browser.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  onTestFinished(() => set(''));
  await set('active');
}
