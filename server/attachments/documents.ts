import { Worker } from 'node:worker_threads';

import { FILES_WAITING, FILES_WAITING_PER_NETWORK } from '../http/limits.ts';
import { WorkQueue } from '../http/work-queue.ts';
import type { DocumentProblem } from './office-document.ts';

/** How long one document may take, in milliseconds. */
const TIMEOUT = 20_000;
const MEMORY_MB = 256;

/** Unpacking takes a core: one document at a time. */
const inspecting = new WorkQueue({
  atOnce: 1,
  waiting: FILES_WAITING,
  waitingPerClient: FILES_WAITING_PER_NETWORK,
});

function inspectInWorker(
  kind: 'pdf' | 'office',
  content: Uint8Array,
): Promise<DocumentProblem | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./document-worker.ts', import.meta.url), {
      workerData: { kind, content },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    const end = (problem: DocumentProblem | undefined): void => {
      clearTimeout(timer);
      resolve(problem);
      void worker.terminate();
    };
    const timer = setTimeout(() => end('attachment.invalid'), TIMEOUT);
    worker
      .on('message', (problem: DocumentProblem | null) => end(problem ?? undefined))
      // A document that ends the worker is refused.
      .on('error', () => end('attachment.invalid'));
  });
}

/** Whether the parts of a kind of document are looked at; those of HWP 5 are not. */
export const isInspected = (extension: string): boolean => extension !== 'hwp';

/**
 * Says what is wrong with a document, by its extension. In a worker, so that
 * unpacking does not hold up other requests. `network` takes its turn with others; throws `BusyError` where too many
 * are waiting.
 */
export async function documentProblem(
  extension: string,
  content: Uint8Array,
  network: string,
): Promise<DocumentProblem | undefined> {
  if (!isInspected(extension)) return undefined;
  const kind = extension === 'pdf' ? 'pdf' : 'office';
  return inspecting.run(() => inspectInWorker(kind, content), network);
}
