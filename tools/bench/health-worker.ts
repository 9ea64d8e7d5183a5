/** Requests `/api/health` repeatedly until it is told to stop; then posts the longest response time in milliseconds. */
import { parentPort, workerData } from 'node:worker_threads';

const { url } = workerData as { readonly url: string };
const end = new AbortController();
parentPort?.once('message', () => end.abort());

let longest = 0;
while (!end.signal.aborted) {
  const startTime = performance.now();
  await (await fetch(url)).arrayBuffer();
  longest = Math.max(longest, performance.now() - startTime);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
  parentPort?.postMessage(longest);
}
process.exit();
