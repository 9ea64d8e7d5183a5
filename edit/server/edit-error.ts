import type { Problem } from '@site/content/library/problems.ts';

/** Why something cannot be done, by a code that the interface has a message for. */
export class EditError extends Error {
  readonly code:
    | 'unknownFile'
    | 'broken'
    | 'stale'
    | 'changedOnDisk'
    | 'problems'
    | 'name'
    | 'exists'
    | 'photograph'
    | 'disk'
    | 'fixed';
  readonly files: readonly string[];
  /** What is wrong with a photograph or a broken file. */
  readonly problems: readonly Problem[];

  constructor(
    code: EditError['code'],
    files: readonly string[],
    problems: readonly Problem[] = [],
  ) {
    super(`${code}: ${files.join(', ')}`);
    this.code = code;
    this.files = files;
    this.problems = problems;
  }
}
