import { FILES_WAITING, FILES_WAITING_PER_NETWORK } from '../http/limits.ts';
import { WorkQueue } from '../http/work-queue.ts';
import type { DocumentProblem } from './document-problem.ts';
import type { Inspection } from './inspect-document.ts';
import { runInProcess } from './own-process.ts';

/** The maximum time to check one document, in milliseconds. */
const TIMEOUT = 20_000;

/** Unpacking occupies a core: one document at a time. */
const inspecting = new WorkQueue({
  atOnce: 1,
  waiting: FILES_WAITING,
  waitingPerClient: FILES_WAITING_PER_NETWORK,
});

/** A document that ends the process is refused. */
async function inspect(inspection: Inspection): Promise<DocumentProblem | undefined> {
  const program = new URL('./document-process.ts', import.meta.url);
  const problem = await runInProcess<Inspection, DocumentProblem | null>(
    program,
    inspection,
    TIMEOUT,
  );
  return problem === undefined ? 'attachment.invalid' : (problem ?? undefined);
}

/**
 * Inspects a document. Resolves with its problem, if any. It runs in another process, because unpacking must neither
 * delay nor end other requests. Networks are served in turn. Throws a `BusyError` if too many documents are waiting.
 */
export const findDocumentProblem = (
  inspection: Inspection,
  network: string,
): Promise<DocumentProblem | undefined> => inspecting.run(() => inspect(inspection), network);
