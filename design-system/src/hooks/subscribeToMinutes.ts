/** One minute in milliseconds. */
export const MINUTE = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function schedule(): void {
  timer = setTimeout(tick, MINUTE - (Date.now() % MINUTE));
}

function tick(): void {
  for (const listener of listeners) listener();
  schedule();
}

/**
 * Calls `listener` at the beginning of every minute; returns a function that ends it. One timer serves all clocks of a
 * page, and runs only while there is one.
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
