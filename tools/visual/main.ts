/**
 * `npm run visual`: visual regression review. Takes screenshots of everything that a change can affect, before and
 * after the change, on this machine; the repository stores no pictures. Exits with 1 if a difference was not accepted.
 *
 * npm run visual                      drawings, components and pages that the change can affect, against the merge base
 * npm run visual -- pages             only one or some of them
 * npm run visual -- --all             all of them, even if the change cannot affect them
 * npm run visual -- --base <commit>   against another commit
 * npm run visual -- --accept          records the differences in accepted.json
 * npm run visual -- --accept <name>   records pictures of the last report, by their names or the beginnings of them
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { readArguments } from '../../content/library/arguments.ts';
import { accept, readAccepted } from './accepted.ts';
import { launch } from './browser.ts';
import { emptyReport, gather } from './compare.ts';
import { reviewComponents } from './components.ts';
import { reviewDrawings } from './drawings.ts';
import { reviewPages } from './pages.ts';
import { type Group, readReported, writeReport } from './report.ts';
import type { Review, Subject, TakenPictures } from './review.ts';
import { findChangedTokens } from './tokens.ts';
import { listChangedFiles, checkOut, findBase } from './tree.ts';

const SUBJECTS: Readonly<Record<string, Subject>> = {
  drawings: reviewDrawings,
  components: reviewComponents,
  pages: reviewPages,
};

const { values: options, positionals } = readArguments(
  {
    allowPositionals: true,
    options: {
      base: { type: 'string' },
      all: { type: 'boolean', default: false },
      accept: { type: 'boolean', default: false },
    },
  },
  'npm run visual -- [drawings] [components] [pages] [--base COMMIT] [--all] [--accept [PICTURE …]]',
);

/** Returns a hash of the files that decide how pictures are taken. */
async function captureHash(): Promise<string> {
  const hash = createHash('sha256');
  const here = import.meta.dirname;
  for (const file of [
    'browser.ts',
    'stories.ts',
    'storybook-page.ts',
    'states.ts',
    'pages.ts',
    'drawings.ts',
    '../../.storybook/modes.ts',
  ])
    hash.update(await readFile(path.join(here, file)));
  return hash.digest('hex').slice(0, 10);
}

/** Groups differences by cause: one cause may affect many pictures. */
const groupByCause = (
  differing: readonly string[],
  taken: ReadonlyMap<string, TakenPictures>,
): Group[] => {
  const listCauses = (name: string): readonly string[] => {
    const [subject = '', ...picture] = name.split('/');
    return taken.get(subject)?.findCauses(picture.join('/')) ?? [];
  };
  return [...Map.groupBy(differing, (name) => listCauses(name).join('\n'))].map(
    ([causes, pictures]) => ({ causes: causes.split('\n'), pictures }),
  );
};

/** Accepts pictures of the last report whose names begin with one of `names`. */
async function acceptReported(names: readonly string[]): Promise<number> {
  const reported = await readReported();
  const unknown = names.find((name) => !reported.some((picture) => picture.startsWith(name)));
  if (unknown !== undefined)
    throw new Error(
      `The last report has no picture "${unknown}". Names are as the report shows them.`,
    );
  const pictures = reported.filter((picture) => names.some((name) => picture.startsWith(name)));
  await accept(await findBase(options.base), pictures);
  for (const picture of pictures) console.log(`  accepted      ${picture}`);
  return 0;
}

async function review(): Promise<number> {
  const startTime = performance.now();
  const seconds = () => `${((performance.now() - startTime) / 1000).toFixed(0)} s`;
  const names = positionals.filter((name) => name.includes('/'));
  if (options.accept && names.length > 0) return acceptReported(names);
  const unknown = positionals.find((name) => !Object.hasOwn(SUBJECTS, name));
  if (unknown !== undefined)
    throw new Error(
      `There are no "${unknown}" to review. There are: ${Object.keys(SUBJECTS).join(', ')}.`,
    );
  const requestedSubjects = positionals.length > 0 ? positionals : Object.keys(SUBJECTS);
  const base = await findBase(options.base);
  const name = base.slice(0, 10);
  const tree = await checkOut(base);
  const [changed, tokens] = await Promise.all([listChangedFiles(base), findChangedTokens(tree)]);

  const browser = await launch();
  try {
    const about: Review = {
      browser,
      base,
      tree,
      changed,
      tokens,
      all: options.all,
      key: `${browser.version()}-${await captureHash()}`,
    };
    await emptyReport();
    const takenPictures = new Map<string, TakenPictures>();
    let same = 0;
    const differing: string[] = [];
    await Promise.all(
      requestedSubjects.map(async (subject) => {
        const taken = await SUBJECTS[subject]?.(about);
        if (!taken) return;
        takenPictures.set(subject, taken);
        const comparedPictures = await gather(subject, taken);
        same += comparedPictures.same;
        differing.push(...comparedPictures.differing);
        console.log(
          `${subject}: ${comparedPictures.same} pictures are as in ${name}, ${comparedPictures.differing.length} are not. (${seconds()})`,
        );
      }),
    );
    if (takenPictures.size === 0) {
      console.log('The change affects no picture. `npm run visual -- --all` takes all of them.');
      return 0;
    }
    if (differing.length === 0) return 0;
    const inOrder = differing.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    const groups = groupByCause(inOrder, takenPictures).toSorted(
      (a, b) => b.pictures.length - a.pictures.length,
    );
    const accepted = await readAccepted(base);
    const report = await writeReport({ base: name, same, groups, accepted, taken: takenPictures });
    console.log(`Look at them: ${path.relative('.', report)} (${seconds()})\n`);
    if (options.accept) {
      await accept(base, differing);
      for (const picture of differing) console.log(`  accepted      ${picture}`);
      return 0;
    }
    for (const { causes, pictures } of groups) {
      console.log(`${causes.join('\n')}\n  changed ${pictures.length} pictures`);
      for (const picture of pictures)
        console.log(`    ${accepted.has(picture) ? 'accepted      ' : 'not accepted  '}${picture}`);
    }
    const open = differing.filter((picture) => !accepted.has(picture));
    if (open.length > 0)
      console.log('\nAs intended? `npm run visual -- --accept` accepts the differences.');
    return open.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
  }
}

try {
  process.exitCode = await review();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
