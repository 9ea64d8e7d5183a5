import { loaderOf } from './readPage.ts';

/** Resolves in a task of its own, after the events that came meanwhile. */
function nextTask(): Promise<void> {
  // Safari has no prioritized tasks.
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}

/** Lets the browser handle events, and paint the frame after a press; what follows runs in a task of its own. */
export async function yieldToBrowser(): Promise<void> {
  await nextTask();
  await loaderOf(document)?.whenPainted?.();
}
