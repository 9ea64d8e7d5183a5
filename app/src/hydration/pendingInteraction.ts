/*
 * A press whose frame the browser has not painted yet. Nothing is evaluated or hydrated meanwhile, because it would
 * delay that frame (Interaction to Next Paint).
 */

/** Resolved unless something is pressed. */
let painted = Promise.resolve();
let resolve: (() => void) | undefined;
let isDown = false;
/** The click of a press that has ended is on its way: a touch is followed by it in a task of its own. */
let waiting: ReturnType<typeof setTimeout> | undefined;

/** How long a click is waited for, in milliseconds: a long press has none. */
const CLICK_TIMEOUT = 300;

function begin(): void {
  clearTimeout(waiting);
  isDown = true;
  if (!resolve) painted = new Promise((done) => (resolve = done));
}

/**
 * The press changes the next frame, and that has been drawn, by other threads, when the one after it begins. A timer that
 * is set in a frame runs after it.
 */
function end(): void {
  clearTimeout(waiting);
  isDown = false;
  requestAnimationFrame(() =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (isDown) return;
        resolve?.();
        resolve = undefined;
      }),
    ),
  );
}

function waitForClick(): void {
  clearTimeout(waiting);
  waiting = setTimeout(end, CLICK_TIMEOUT);
}

/** Resolves once the frame after a press is painted: at once where nothing is pressed. */
export const whenPainted = (): Promise<void> => painted;

/** Starts to watch what is pressed, for `whenPainted`. Called once for a document. */
export function watchPresses(): void {
  const listen = (names: string, listener: (event: Event) => void) => {
    for (const name of names.split(' '))
      addEventListener(name, listener, { capture: true, passive: true });
  };
  listen('pointerdown keydown', begin);
  // A key that stays down holds nothing up.
  listen('pointerup', waitForClick);
  listen('pointercancel click keydown', end);
  // A button may have been released outside of the window.
  listen('pointermove', (event) => {
    if (resolve && (event as PointerEvent).buttons === 0) end();
  });
}
