import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

import { EditError } from './edit-error.ts';
import { replaceFile, writeBeside, type FileContent } from './file-content.ts';

/** The plan of a save in progress: a file next to the content, under a name that nothing else reads. */
const PLAN = 'content/.saving.tmp';

/** By file below the root: the temporary file that replaces it; `null` for a removed file. */
type Plan = readonly (readonly [file: string, temporary: string | null])[];

/** Replaces and removes files. Can be repeated after an interruption. */
function carryOut(root: string, plan: Plan): void {
  for (const [file, temporary] of plan) {
    const from = temporary === null ? undefined : path.join(root, temporary);
    if (from === undefined) rmSync(path.join(root, file), { force: true });
    else if (existsSync(from)) renameSync(from, path.join(root, file));
  }
  rmSync(path.join(root, PLAN), { force: true });
}

/** Completes a save whose program was ended between two files. */
export function finishSaving(root: string): void {
  const file = path.join(root, PLAN);
  if (existsSync(file)) carryOut(root, JSON.parse(readFileSync(file, 'utf8')) as Plan);
}

/**
 * Writes files below a root, all or none; `undefined` removes one. If the program ends before all are written,
 * `finishSaving` writes the others.
 *
 * @throws EditError `disk` with a file that could not be written.
 */
export function saveContents(root: string, contents: ReadonlyMap<string, FileContent>): void {
  const plan: (readonly [string, string | null])[] = [];
  try {
    // Operations that can fail, such as writing to a full disk, precede the first replacement.
    for (const [file, content] of contents)
      plan.push([
        file,
        content === undefined
          ? null
          : path.relative(root, writeBeside(path.join(root, file), content)),
      ]);
    replaceFile(path.join(root, PLAN), JSON.stringify(plan));
    carryOut(root, plan);
  } catch (error) {
    for (const temporary of [PLAN, ...plan.map(([, temporaryFile]) => temporaryFile)])
      if (temporary !== null) rmSync(path.join(root, temporary), { force: true });
    console.error(error);
    const place = (error as NodeJS.ErrnoException).path ?? root;
    throw new EditError('disk', [path.relative(root, place)]);
  }
}
