import type { Problem } from '@site/content/library/problems.ts';

/** The reason for which an action failed, as a code for which the interface has a message. */
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
    | 'update'
    | 'approved'
    | 'changed'
    | 'outdated'
    | 'withdraw'
    | `news.${'unreachable' | 'refused' | 'busy' | 'failed' | 'opened' | 'conflict' | 'missing' | 'invalid'}`;
  readonly files: readonly string[];
  /** The problems of a photograph, a broken file or proposed content. */
  readonly problems: readonly Problem[];
  /** The output of git, a hook or the server of the site that refused an action. */
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
