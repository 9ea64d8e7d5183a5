import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

import { run } from '../../scripts/run.ts';
import { CACHE } from './tree.ts';

/** Folder of the last report: its pictures before and after, and their differences. */
export const REPORT = path.join(CACHE, 'report');

interface Comparison {
  /** Names of changed, added and deleted pictures, without `.png`. */
  readonly differing: readonly string[];
  readonly same: number;
}

const bare = (file: string) => file.replace(/\.png$/, '');

/** The texts beside the pictures that differ: layers and motion, which no picture shows. */
async function differingTexts(actual: string, expected: string): Promise<string[]> {
  const differing: string[] = [];
  for (const file of await readdir(actual)) {
    if (!file.endsWith('.txt')) continue;
    const [now, before] = await Promise.all(
      [actual, expected].map((folder) =>
        readFile(path.join(folder, file), 'utf8').catch(() => undefined),
      ),
    );
    if (now !== before) differing.push(file.replace(/\.txt$/, ''));
  }
  return differing;
}

/** Compares two folders of pictures pixel by pixel, and the texts beside them. */
export async function compare(
  actual: string,
  expected: string,
  isCompared: (picture: string) => boolean = () => true,
): Promise<Comparison> {
  await rm(REPORT, { recursive: true, force: true });
  await mkdir(REPORT, { recursive: true });
  await cp(actual, path.join(REPORT, 'actual'), { recursive: true });
  // Pictures of components that the change cannot reach were not taken again.
  await cp(expected, path.join(REPORT, 'expected'), {
    recursive: true,
    filter: (file) => !file.endsWith('.png') || isCompared(path.basename(file)),
  });
  const json = path.join(REPORT, 'reg.json');
  const { output } = await run(
    'reg-cli',
    [
      ...['actual', 'expected', 'diff'].map((folder) => path.join(REPORT, folder)),
      `--json=${json}`,
      // No tolerance; the caller decides what a difference means.
      '--matchingThreshold=0',
      '--thresholdPixel=0',
      '--ignoreChange',
    ],
    { quiet: true },
  );
  const report = await readFile(json, 'utf8').catch(() => {
    throw new Error(`The pictures could not be compared:\n${output}`);
  });
  const found = JSON.parse(report) as Record<
    'failedItems' | 'newItems' | 'deletedItems' | 'passedItems',
    string[]
  >;
  return {
    differing: [
      ...[...found.failedItems, ...found.newItems, ...found.deletedItems].map(bare),
      ...(await differingTexts(actual, expected)),
    ].toSorted(),
    same: found.passedItems.length,
  };
}
