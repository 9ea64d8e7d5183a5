/**
 * Accepted differences, in a file that is reviewed with the change. It applies to one base commit: for a later base the
 * list is empty.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { ROOT } from '../../scripts/run.ts';

const FILE = path.join(ROOT, 'tools', 'visual', 'accepted.json');

interface Accepted {
  /** The commit that the pictures were compared with. */
  readonly base: string;
  /** Picture names, without `.png`. */
  readonly pictures: readonly string[];
}

/** Returns the pictures whose difference from `base` was accepted. */
export async function readAccepted(base: string): Promise<ReadonlySet<string>> {
  const accepted = JSON.parse(await readFile(FILE, 'utf8')) as Accepted;
  return new Set(accepted.base === base ? accepted.pictures : []);
}

/** Records pictures that differ from `base` as accepted, beside those that were accepted before. */
export async function accept(base: string, pictures: readonly string[]): Promise<void> {
  const all = new Set([...(await readAccepted(base)), ...pictures]);
  const accepted: Accepted = { base, pictures: [...all].toSorted() };
  await writeFile(FILE, `${JSON.stringify(accepted, null, 2)}\n`);
}
