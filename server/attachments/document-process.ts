import { officeDocumentProblem } from './office-document.ts';
import { answerServer } from './own-process.ts';
import { pdfProblem } from './pdf-document.ts';

/** A document to look into. */
export interface Inspection {
  readonly kind: 'pdf' | 'office';
  readonly content: Uint8Array;
}

// `null`, because a message cannot be `undefined`.
answerServer(
  ({ kind, content }: Inspection) =>
    (kind === 'pdf' ? pdfProblem(content) : officeDocumentProblem(content)) ?? null,
);
