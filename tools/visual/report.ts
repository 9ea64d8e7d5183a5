/** The report of a review: what changed, grouped by cause, before and after. */
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

import { REPORT } from './compare.ts';
import { limitConcurrency } from './concurrency.ts';
import type { TakenPictures } from './review.ts';

/** Differing pictures with the same causes. */
export interface Group {
  /** The causes: changed files with their changed properties, and tokens. */
  readonly causes: readonly string[];
  /** Names of pictures and of text files beside them, by subject, without extensions. */
  readonly pictures: readonly string[];
}

/** The content of a report. */
export interface Differences {
  /** The commit that the pictures were compared with. */
  readonly base: string;
  /** Number of pictures without a difference. */
  readonly same: number;
  readonly groups: readonly Group[];
  /** Names of pictures whose difference was accepted. */
  readonly accepted: ReadonlySet<string>;
  /** The subjects, for texts and addresses of their pictures. */
  readonly taken: ReadonlyMap<string, TakenPictures>;
}

/** The box in which two pictures differ, in pixels from the top left. */
interface Box {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** A readable name of a picture by subject: `Button`, `ko desktop hover`. */
const NAMES: Readonly<Record<string, RegExp>> = {
  components: /^(?:components|sections)-(?<thing>.+)-kitchen-sink-(?<view>.+)$/,
  pages: /^(?<thing>.+)-(?<view>(?:ko|en)-\d+(?:-dark)?)$/,
  drawings: /^(?<thing>.+?)-(?<view>light|dark|high-contrast)$/,
};

const getText = (folder: string, name: string): Promise<string> =>
  readFile(path.join(REPORT, folder, `${name}.txt`), 'utf8').catch(() => '');

/** Returns the files of a report folder, by subject. */
const getFiles = async (folder: string): Promise<ReadonlySet<string>> =>
  new Set(
    (await readdir(path.join(REPORT, folder), { recursive: true }).catch(() => [])).map((file) =>
      file.replaceAll(path.sep, '/'),
    ),
  );

/** Returns the bounding box of all differing pixels; pixels outside of the smaller picture count as different. */
async function getBox(before: string, after: string): Promise<Box> {
  const [oldImage, newImage] = await Promise.all(
    [before, after].map((file) =>
      sharp(path.join(REPORT, file)).ensureAlpha().raw().toBuffer({ resolveWithObject: true }),
    ),
  );
  if (!oldImage || !newImage) throw new Error(`${before} cannot be read.`);
  const width = Math.max(oldImage.info.width, newImage.info.width);
  const height = Math.max(oldImage.info.height, newImage.info.height);
  const box: Box = { top: height, right: 0, bottom: 0, left: width };
  const [row, otherRow] = [oldImage, newImage].map(({ data, info }) => {
    const pixels = new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4);
    return (y: number) => pixels.subarray(y * info.width, (y + 1) * info.width);
  });
  for (let y = 0; y < height; y += 1) {
    const [pixels, otherPixels] = [row?.(y) ?? [], otherRow?.(y) ?? []];
    // Pixels inside of the box cannot enlarge it.
    let x = 0;
    while (x < width && pixels[x] === otherPixels[x]) x += 1;
    if (x === width) continue;
    let end = width;
    while (pixels[end - 1] === otherPixels[end - 1]) end -= 1;
    box.top = Math.min(box.top, y);
    box.bottom = y + 1;
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, end);
  }
  return box;
}

const getPictures = (groups: readonly Group[]): string[] =>
  groups.flatMap(({ pictures }) => pictures);

/** Returns the names of the pictures that the last report shows. */
export const readReported = async (): Promise<string[]> =>
  JSON.parse(
    await readFile(path.join(REPORT, 'pictures.json'), 'utf8').catch(() => '[]'),
  ) as string[];

/** Number of pictures that the summary names for each cause. */
const NAMED = 3;

/** Returns the summary of a pull request, in Markdown: how many pictures differ, why, and some of each cause. */
export function createSummary({
  base,
  same,
  groups,
  accepted,
}: Omit<Differences, 'taken'>): string {
  const all = getPictures(groups);
  const open = all.filter((picture) => !accepted.has(picture));
  const lines = groups.map(({ causes, pictures }) => {
    const shownPictures = pictures.slice(0, NAMED).map((picture) => `\`${picture}\``);
    const rest = pictures.length - shownPictures.length;
    const pictureNames = [...shownPictures, ...(rest > 0 ? [`${rest} more`] : [])].join('<br>');
    return `| ${causes.map((cause) => `\`${cause}\``).join('<br>')} | ${pictures.length} | ${pictureNames} |`;
  });
  return [
    `**${all.length} pictures differ from ${base}**, ${open.length} of them are not accepted; ${same} are the same.`,
    '',
    '| because of | pictures | such as |',
    '| --- | --- | --- |',
    ...lines,
    '',
  ].join('\n');
}

/** Writes the report beside the pictures that `compare.ts` has copied; returns the file to open. */
export async function writeReport({
  base,
  same,
  groups,
  accepted,
  taken,
}: Differences): Promise<string> {
  const [before, after] = await Promise.all(['expected', 'actual'].map(getFiles));
  // Pictures are decoded in threads.
  const decode = limitConcurrency(availableParallelism());
  const items = groups.flatMap(({ causes, pictures }, group) =>
    pictures.map(async (picture) => {
      const [subject = '', name = ''] = picture.split('/');
      const { thing: subjectName = name, view = '' } = NAMES[subject]?.exec(name)?.groups ?? {};
      const file = `${picture}.png`;
      const sides = {
        ...(before?.has(file) && { before: `expected/${file}` }),
        ...(after?.has(file) && { after: `actual/${file}` }),
      };
      const { before: old, after: now } = sides;
      return {
        group,
        causes,
        subject,
        name,
        thing: subjectName,
        view: view.replaceAll('-', ' '),
        accepted: accepted.has(picture),
        texts: taken.get(subject)?.getTexts?.(name),
        address: taken.get(subject)?.getAddress?.(name),
        ...sides,
        ...(old && now && { box: await decode(() => getBox(old, now)) }),
        ...(!old &&
          !now && {
            text: [await getText('expected', picture), await getText('actual', picture)],
          }),
      };
    }),
  );
  await writeFile(
    path.join(REPORT, 'data.js'),
    `globalThis.review = ${JSON.stringify({ base, same, items: await Promise.all(items) })};\n`,
  );
  await writeFile(path.join(REPORT, 'pictures.json'), JSON.stringify(getPictures(groups)));
  await writeFile(path.join(REPORT, 'summary.md'), createSummary({ base, same, groups, accepted }));
  const index = path.join(REPORT, 'index.html');
  await cp(path.join(import.meta.dirname, 'report.html'), index);
  return index;
}
