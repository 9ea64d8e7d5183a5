import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

import type { TakenPictures } from './review.ts';
import { CACHE } from './tree.ts';

/** Folder of the last report, with its pictures before and after. */
export const REPORT = path.join(CACHE, 'report');

/** The result of comparing pictures of the working tree with those of the base. */
export interface Comparison {
  /** Names of changed, added and deleted pictures and texts, without their endings, by subject: `pages/home-main-ko-360`. */
  readonly differing: readonly string[];
  readonly same: number;
}

/** Deletes the last report and creates the folders of the next one. */
export const emptyReport = async (): Promise<void> => {
  await rm(REPORT, { recursive: true, force: true });
  for (const folder of ['actual', 'expected'])
    await mkdir(path.join(REPORT, folder), { recursive: true });
};

const removeExtension = (file: string): string => file.replace(/\.(?:png|txt)$/, '');

/** Returns the files of a folder that belong to the review; empty if the folder does not exist. */
const getFiles = async (
  folder: string,
  isCompared: TakenPictures['isCompared'],
): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((file) => isCompared(removeExtension(file)));

/**
 * Copies files that differ, or that only one side has, to the folder of the report. The browser's encoder is
 * deterministic, so equal pictures are equal files.
 */
export async function gather(
  subject: string,
  { before, after, isCompared }: TakenPictures,
): Promise<Comparison> {
  const [expected, actual] = await Promise.all([
    getFiles(before, isCompared),
    getFiles(after, isCompared),
  ]);
  const differing: string[] = [];
  let same = 0;
  for (const file of new Set([...expected, ...actual])) {
    const sides = [
      { folder: 'expected', from: path.join(before, file), has: expected.includes(file) },
      { folder: 'actual', from: path.join(after, file), has: actual.includes(file) },
    ].filter(({ has }) => has);
    const [oldFile, newFile] = await Promise.all(sides.map(({ from }) => readFile(from)));
    if (oldFile && newFile?.equals(oldFile)) {
      same += 1;
      continue;
    }
    differing.push(`${subject}/${removeExtension(file)}`);
    for (const { folder, from } of sides) await cp(from, path.join(REPORT, folder, subject, file));
  }
  return { differing: differing.toSorted(), same };
}
