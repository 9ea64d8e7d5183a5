import { type DocumentProblem, officeDocumentProblem } from './office-document.ts';
import { pdfProblem } from './pdf-document.ts';

/** A document to look into. */
export interface Inspection {
  readonly kind: 'pdf' | 'office';
  readonly content: Uint8Array;
}

/**
 * Says what is wrong with a document. It unpacks the document, which may take more memory than there is: the server
 * has it done by `document-process.ts`.
 */
export const inspectDocument = ({ kind, content }: Inspection): DocumentProblem | undefined =>
  kind === 'pdf' ? pdfProblem(content) : officeDocumentProblem(content);

/** Whether the parts of a kind of document are looked at, by its extension; those of HWP 5 are not. */
export const isInspected = (extension: string): boolean => extension !== 'hwp';

/** Under which kind a document is looked into, by its extension. */
export const kindOf = (extension: string): Inspection['kind'] =>
  extension === 'pdf' ? 'pdf' : 'office';
