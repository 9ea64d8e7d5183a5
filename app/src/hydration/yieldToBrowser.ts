/** Lets the browser answer what happened meanwhile; what follows runs in a task of its own. */
export function yieldToBrowser(): Promise<void> {
  // Safari has no prioritized tasks.
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}
