import { cdp } from 'vitest/browser';

interface InputMethod {
  send(
    method: 'Input.imeSetComposition',
    params: { text: string; selectionStart: number; selectionEnd: number },
  ): Promise<unknown>;
  send(method: 'Input.insertText', params: { text: string }): Promise<unknown>;
}

/**
 * Types into the focused control through the browser's IME pipeline: each of `steps` ("ㅎ", "하", "한") replaces
 * the one before. With `finish: false` the composition remains open.
 */
export async function composeHangul(
  steps: readonly string[],
  { finish = true }: { finish?: boolean } = {},
): Promise<void> {
  const browser = cdp() as unknown as InputMethod;
  for (const text of steps) {
    const end = text.length;
    await browser.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
  }
  const last = steps.at(-1);
  if (finish && last !== undefined) await browser.send('Input.insertText', { text: last });
}
