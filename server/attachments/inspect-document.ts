import type { DocumentProblem } from './document-problem.ts';
import { findOfficeDocumentProblem, type OfficeType } from './office-document.ts';
import { findPdfProblem } from './pdf-document.ts';

/** A document to inspect. */
export interface Inspection {
  readonly type: OfficeType | 'pdf';
  readonly content: Uint8Array;
}

/**
 * Returns the problem of a document. Unpacking may need more memory than the server has, so the server calls this in
 * `document-process.ts`.
 */
export const inspectDocument = ({ type, content }: Inspection): DocumentProblem | undefined =>
  type === 'pdf' ? findPdfProblem(content) : findOfficeDocumentProblem(content, type);
