/** Why a document is refused. Each code has a message in `contract/messages`. */
export type DocumentProblem =
  /** The content is of another kind than the name states. */
  | 'attachment.mismatch'
  /** The document is damaged, or two programs could read it differently. */
  | 'attachment.invalid'
  | 'attachment.password'
  /** It runs something: a macro, a script, a program, a control. */
  | 'attachment.macro'
  /** It contains another file, an object of another program, or a film or sound. */
  | 'attachment.embedded'
  /** It loads something from outside without a click. */
  | 'attachment.external'
  /** It contains a form that sends the entries, or that is a program. */
  | 'attachment.form'
  /** It contains a chart of Hangul, which is an object of another program. */
  | 'attachment.chart'
  /** It contains something that is not known to stay inside the file. */
  | 'attachment.unknown';

/** Ends the inspection of a document with the problem. */
export class RefusedDocument extends Error {
  override readonly name = 'RefusedDocument';
  readonly problem: DocumentProblem;

  constructor(problem: DocumentProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Throws a `RefusedDocument`, which ends the inspection. */
export function refuseDocument(problem: DocumentProblem): never {
  throw new RefusedDocument(problem);
}
