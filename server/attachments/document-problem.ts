/** Why a document is refused; each has a sentence of its own in `contract/messages`. */
export type DocumentProblem =
  /** It is of another kind than its name says. */
  | 'attachment.mismatch'
  /** It is damaged, or built in a way in which two programs could read two different documents. */
  | 'attachment.invalid'
  | 'attachment.password'
  /** It runs something: a macro, a script, a program, a control. */
  | 'attachment.macro'
  /** Another file, an object of another program, or a film or sound is in it. */
  | 'attachment.embedded'
  /** It loads something from outside, without anybody asking for it. */
  | 'attachment.external'
  /** A form that sends what is filled in, or that is a program. */
  | 'attachment.form'
  /** A chart of Hangul, which is an object of another program. */
  | 'attachment.chart'
  /** Something that is not known to stay inside the file. */
  | 'attachment.unknown';

/** Ends the inspection of a document with the reason. */
export class RefusedDocument extends Error {
  override readonly name = 'RefusedDocument';
  readonly problem: DocumentProblem;

  constructor(problem: DocumentProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Ends the inspection of a document. */
export function refuseDocument(problem: DocumentProblem): never {
  throw new RefusedDocument(problem);
}
