import { loaderOf } from './readPage.ts';

/** A task of its own, as soon as the browser has answered what happened meanwhile. */
function nextTask(): Promise<void> {
  // Safari has no prioritized tasks.
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}

/** Lets the browser answer what happened meanwhile, a press with its frame; what follows runs in a task of its own. */
export async function yieldToBrowser(): Promise<void> {
  await nextTask();
  await loaderOf(document)?.whenAnswered?.();
}
