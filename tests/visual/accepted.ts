/**
 * The changes that somebody looked at and meant, in one small file that is reviewed with them. It holds
 * for one base: once that work is on the main branch, the next review starts from nothing.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { ROOT } from '../../scripts/run.ts';

const FILE = path.join(ROOT, 'tests', 'visual', 'accepted.json');

interface Accepted {
  /** The commit that the pictures were compared with. */
  readonly base: string;
  /** Files of pictures, without `.png`. */
  readonly pictures: readonly string[];
}

/** The pictures whose change from `base` was accepted. */
export async function acceptedFor(base: string): Promise<ReadonlySet<string>> {
  const accepted = JSON.parse(await readFile(FILE, 'utf8')) as Accepted;
  return new Set(accepted.base === base ? accepted.pictures : []);
}

/** Records all pictures that differ from `base` as meant. */
export async function accept(base: string, pictures: readonly string[]): Promise<void> {
  const accepted: Accepted = { base, pictures: pictures.toSorted() };
  await writeFile(FILE, `${JSON.stringify(accepted, null, 2)}\n`);
}
