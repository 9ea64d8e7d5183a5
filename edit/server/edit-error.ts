import type { Problem } from '@site/content/library/problems.ts';

/** An error for the reason why an action failed, with a code for which the interface has a message. */
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
    | 'fixed'
    | 'noGit'
    | 'noRepository'
    | 'noCommit'
    | 'noRemote'
    | 'identity'
    | 'nothing'
    | 'incomplete'
    | 'hook'
    | 'send'
    | 'update';
  readonly files: readonly string[];
  /** The problems of a photograph, a broken file or proposed content. */
  readonly problems: readonly Problem[];
  /** The output of git or a hook that refused the action. */
  readonly output: string;

  constructor(
    code: EditError['code'],
    files: readonly string[],
    problems: readonly Problem[] = [],
    output = '',
  ) {
    super(`${code}: ${files.join(', ')}${output}`);
    this.output = output;
    this.code = code;
    this.files = files;
    this.problems = problems;
  }
}
