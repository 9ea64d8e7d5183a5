import { parentPort, workerData } from 'node:worker_threads';

import { officeDocumentProblem } from './office-document.ts';
import { pdfProblem } from './pdf-document.ts';

/** Looks into one document; answers with its problem, or `null`. */
const { kind, content } = workerData as { kind: 'pdf' | 'office'; content: Uint8Array };
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker's port has no origin.
parentPort?.postMessage(
  (kind === 'pdf' ? pdfProblem(content) : officeDocumentProblem(content)) ?? null,
);
