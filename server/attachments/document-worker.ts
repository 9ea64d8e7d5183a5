import { parentPort, workerData } from 'node:worker_threads';

import { officeDocumentProblem } from './office-document.ts';
import { pdfProblem } from './pdf-document.ts';

/** Looks into one document; answers with its problem, or `null`. */
const { kind, content } = workerData as { kind: 'pdf' | 'office'; content: Uint8Array };
const problem = kind === 'pdf' ? pdfProblem(content) : officeDocumentProblem(content);
// A worker's port has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(problem ?? null);
