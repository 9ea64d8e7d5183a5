import type { DocumentProblem } from './document-problem.ts';
import { findOfficeDocumentProblem, type OfficeType } from './office-document.ts';
import { findPdfProblem } from './pdf-document.ts';

/** A document to look into. */
export interface Inspection {
  readonly type: OfficeType | 'pdf';
  readonly content: Uint8Array;
}

/**
 * Says what is wrong with a document. It unpacks the document, which may take more memory than there is: the server
 * has it done by `document-process.ts`.
 */
export const inspectDocument = ({ type, content }: Inspection): DocumentProblem | undefined =>
  type === 'pdf' ? findPdfProblem(content) : findOfficeDocumentProblem(content, type);
