import { cdp } from 'vitest/browser';

interface Pointer {
  send(
    method: 'Input.dispatchMouseEvent',
    params: { type: 'mouseMoved'; x: number; y: number },
  ): Promise<unknown>;
}

/** Moves the pointer out of the window, because otherwise it would hover an element of the next test. */
export const resetPointer = (): Promise<unknown> =>
  (cdp() as unknown as Pointer).send('Input.dispatchMouseEvent', {
    type: 'mouseMoved',
    x: -1,
    y: -1,
  });
