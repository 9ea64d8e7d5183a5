/** One minute in milliseconds. */
export const MINUTE = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function schedule(): void {
  timer = setTimeout(tick, MINUTE - (Date.now() % MINUTE));
}

function tick(): void {
  // Before the listeners, so that the last one can stop this timer by unsubscribing.
  schedule();
  for (const listener of listeners) listener();
}

/**
 * Calls `listener` at the beginning of every minute; returns a function that unsubscribes it. All listeners share one
 * timer, which runs only while there are any.
 */
export function subscribeToMinutes(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) schedule();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    timer = undefined;
  };
}
