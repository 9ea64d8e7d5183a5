import { officeDocumentProblem } from './office-document.ts';
import { pdfProblem } from './pdf-document.ts';

/** A document to look into, as the server sends it to this process. */
export interface Inspection {
  readonly kind: 'pdf' | 'office';
  readonly content: Uint8Array;
}

// A service that is stopped sends these to all of its processes; the server finishes its requests, and so does this one.
process.on('SIGTERM', () => {}).on('SIGINT', () => {});
process.once('message', ({ kind, content }: Inspection) => {
  const problem = kind === 'pdf' ? pdfProblem(content) : officeDocumentProblem(content);
  process.send?.(problem ?? null, () => process.disconnect());
});
