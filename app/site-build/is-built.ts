import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import { BROTLI_QUALITY } from './compress.ts';
import { ORIGIN } from './origin.ts';
import { DIST } from './paths.ts';
import { hashSources } from './sources.ts';

/** The file that a build writes last: the hash of its inputs. */
const STAMP = path.join(DIST, 'built-from.txt');

/** Returns the hash of the inputs. It is read before a build, so that later changes are noticed. */
export const readBuildInputs = (): string => `${hashSources('site')} ${ORIGIN} ${BROTLI_QUALITY}`;

/** Marks the site as built from `inputs`, the result of `readBuildInputs`. */
export const markBuilt = (inputs: string): Promise<void> => writeFile(STAMP, inputs);

/** Returns whether the site was built from the present sources, for the present origin and quality of compression. */
export function isBuilt(): boolean {
  try {
    return readFileSync(STAMP, 'utf8') === readBuildInputs();
  } catch {
    return false;
  }
}
