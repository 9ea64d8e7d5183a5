import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { FILES_WAITING, FILES_WAITING_PER_NETWORK } from '../http/limits.ts';
import { WorkQueue } from '../http/work-queue.ts';
import type { Inspection } from './document-process.ts';
import type { DocumentProblem } from './office-document.ts';

/** How long one document may take, in milliseconds. */
const TIMEOUT = 20_000;
/** Memory of one document, beside what it unpacks to. */
const MEMORY_MB = 128;

/** Unpacking takes a core: one document at a time. */
const inspecting = new WorkQueue({
  atOnce: 1,
  waiting: FILES_WAITING,
  waitingPerClient: FILES_WAITING_PER_NETWORK,
});

/**
 * In a process of its own: where a document takes more memory than this, V8 ends the whole process, also where a thread
 * has a limit. It knows no setting or secret of the server.
 */
function inspectInProcess(inspection: Inspection): Promise<DocumentProblem | undefined> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('./document-process.ts', import.meta.url)), {
      execArgv: [`--max-old-space-size=${MEMORY_MB}`],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT);
    child
      .on('message', (problem: DocumentProblem | null) => resolve(problem ?? undefined))
      // The system has no process to give, which is not the fault of the document.
      .on('error', reject)
      // A document that ends the process is refused; after a message, this changes nothing.
      .on('exit', () => {
        clearTimeout(timer);
        resolve('attachment.invalid');
      })
      .send(inspection, () => {});
  });
}

/** Whether the parts of a kind of document are looked at; those of HWP 5 are not. */
export const isInspected = (extension: string): boolean => extension !== 'hwp';

/**
 * Says what is wrong with a document, by its extension. In another process, so
 * that unpacking neither holds up other requests nor ends them. `network` takes its turn with others; throws `BusyError` where too many
 * are waiting.
 */
export async function documentProblem(
  extension: string,
  content: Uint8Array,
  network: string,
): Promise<DocumentProblem | undefined> {
  if (!isInspected(extension)) return undefined;
  const kind = extension === 'pdf' ? 'pdf' : 'office';
  return inspecting.run(() => inspectInProcess({ kind, content }), network);
}
