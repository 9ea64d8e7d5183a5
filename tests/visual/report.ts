/** The report of a review: what changed, grouped by cause, before and after. */
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { REPORT } from './compare.ts';

export interface Group {
  /** The changed files that reach these pictures, each with the CSS properties that changed in it. */
  readonly causes: readonly string[];
  /** Names of pictures and of texts beside them, without their endings. */
  readonly pictures: readonly string[];
}

const textOf = (folder: string, name: string): Promise<string> =>
  readFile(path.join(REPORT, folder, `${name}.txt`), 'utf8').catch(() => '');

/** Writes the report beside its pictures, which `compare` has put there; returns the file to open. */
export async function writeReport(base: string, groups: readonly Group[]): Promise<string> {
  const [before, after, difference] = await Promise.all(
    ['expected', 'actual', 'diff'].map(
      async (folder) => new Set(await readdir(path.join(REPORT, folder))),
    ),
  );
  const items = await Promise.all(
    groups.flatMap(({ causes, pictures }, group) =>
      pictures.map(async (name) => {
        const file = `${name}.png`;
        if (!before?.has(file) && !after?.has(file))
          return {
            name,
            group,
            causes,
            text: [await textOf('expected', name), await textOf('actual', name)],
          };
        return {
          name,
          group,
          causes,
          ...(before?.has(file) && { before: `expected/${file}` }),
          ...(after?.has(file) && { after: `actual/${file}` }),
          ...(difference?.has(file) && { difference: `diff/${file}` }),
        };
      }),
    ),
  );
  await writeFile(
    path.join(REPORT, 'data.js'),
    `globalThis.review = ${JSON.stringify({ base, items })};\n`,
  );
  const index = path.join(REPORT, 'index.html');
  await cp(path.join(import.meta.dirname, 'report.html'), index);
  return index;
}
