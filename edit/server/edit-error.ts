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
    | `news.${'unreachable' | 'refused' | 'busy' | 'failed' | 'opened' | 'conflict' | 'missing' | 'invalid'}`;
  readonly files: readonly string[];
  /** What is wrong with a photograph, a broken file or proposed content. */
  readonly problems: readonly Problem[];
  /** What git, a hook or the server of the site has said that refused something. */
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
