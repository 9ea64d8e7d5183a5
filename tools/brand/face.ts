/** Creates the token `font.family.body` of a company from the files of its typeface. */
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Blob, Buffer as TextBuffer, Face as FontFace, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import * as z from 'zod';

import {
  type Face,
  type FallbackFace,
  getFallbackFamily,
  readFace,
  getStorybookFamily,
} from '../../tokens/face.ts';
import { ROOT } from '../../scripts/run.ts';
import { listBrandNames } from './folder.ts';
import sample from './sample-text.json' with { type: 'json' };

const { resolve } = createRequire(import.meta.url);

const groupByWeight = (weight: RegExp, weightName: string) =>
  z
    .record(z.string().regex(weight, weightName), z.string().min(1))
    .refine((files) => Object.keys(files).length > 0, 'Name at least one file.');

/** The file that `--face` reads: the name of a family and its font files by weight. */
export const faceSchema = z
  .strictObject({
    name: z.string().regex(/^[\w -]+$/, 'Write the name of the family as its files have it.'),
    package: z.string().optional(),
    web: groupByWeight(
      /^\d{3}( \d{3})?$/,
      'Write a weight as "400", or as "400 800" if it varies.',
    ),
    print: groupByWeight(
      /^\d{3}$/,
      'Write a weight as "400": documents take no variable font.',
    ).optional(),
    serif: z.boolean().default(false),
  })
  .refine(({ web, print }) => print || Object.keys(web).every((weight) => !weight.includes(' ')), {
    path: ['print'],
    error: 'Name a file for each weight: documents take no variable font.',
  });
export type FaceAnswer = z.infer<typeof faceSchema>;

/** Fonts that visitors' systems have, of known widths. */
const LATIN = {
  sans: {
    regular: ['Arial', 'Liberation Sans', 'Helvetica'],
    bold: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'],
  },
  serif: {
    regular: ['Times New Roman', 'Liberation Serif', 'Times'],
    bold: ['Times New Roman Bold', 'Liberation Serif Bold', 'Times Bold'],
  },
} as const;
const HANGUL = ['Noto Sans CJK KR', 'Noto Sans KR', 'Malgun Gothic'];
/** Width of a Korean syllable in these fonts, in em. */
const HANGUL_WIDTH = 0.92;

const HANGUL_RANGE = 'U+1100-11FF,U+3000-318F,U+AC00-D7A3';
const LATIN_RANGE = 'U+0000-024F,U+2000-206F';
/** Space and punctuation. */
const SPACE_RANGE = 'U+20,U+2C,U+2E,U+B7';

/** Font families after the fallbacks, for systems that have neither. */
const SYSTEM_FAMILIES = {
  sans: [
    'Apple SD Gothic Neo',
    'Malgun Gothic',
    'Noto Sans KR',
    'Noto Sans CJK KR',
    'system-ui',
    'sans-serif',
  ],
  serif: ['AppleMyungjo', 'Batang', 'Noto Serif KR', 'Noto Serif CJK KR', 'serif'],
} as const;

/** The weights used by the site's tokens. */
const WEIGHTS = [400, 500, 600, 700];
/** From this weight on the system's bold font is closer. */
const BOLD = 600;

/** Measures the width of texts in a font, in em per character. */
async function measure(file: string, weight: number, isVariable: boolean) {
  const all = sample.korean + sample.latin;
  const font = await subsetFont(await readFile(file), all, {
    targetFormat: 'sfnt',
    ...(isVariable && { variationAxes: { wght: weight } }),
  });
  const face = new FontFace(new Blob(new Uint8Array(font)), 0);
  const shaped = new Font(face);
  return (text: string): number => {
    const buffer = new TextBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(shaped, buffer);
    const width = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    return width / face.upem / [...text].length;
  };
}

const formatPercent = (ratio: number): string => `${Number((ratio * 100).toFixed(2))}%`;

/** Scales the system's fonts to the widths of a typeface; `folder` contains its files. */
async function measureFallbacks(
  { web, serif }: FaceAnswer,
  folder: string,
): Promise<Face['fallback']> {
  const kind = serif ? 'serif' : 'sans';
  const widths = sample.widths[kind];
  const korean: FallbackFace[] = [];
  const latin: FallbackFace[] = [];
  for (const [weights, file] of Object.entries(web)) {
    const [first = 400, last] = weights.split(' ').map(Number);
    const measuredWeights =
      last === undefined ? [first] : WEIGHTS.filter((weight) => weight >= first && weight <= last);
    for (const weight of measuredWeights) {
      // oxlint-disable-next-line no-await-in-loop -- a few files, one after the other
      const measureWidth = await measure(path.join(folder, file), weight, last !== undefined);
      const bold = weight >= BOLD ? 'bold' : 'regular';
      const local = LATIN[kind][bold];
      const size = formatPercent(measureWidth(sample.latin) / widths[bold]);
      // The last measured weight covers all bolder ones.
      const upTo = last !== undefined && weight === measuredWeights.at(-1) ? ` ${last}` : '';
      const ofWeight = weight === 400 ? undefined : `${weight}${upTo}`;
      latin.push({
        local,
        descriptors: {
          ...(ofWeight && { 'font-weight': ofWeight }),
          'size-adjust': size,
          'unicode-range': LATIN_RANGE,
        },
      });
      // The widths of Korean text hardly differ between weights.
      if (korean.length > 0) continue;
      const hangul = measureWidth(sample.korean.replaceAll(/[^가-힣]/g, ''));
      const space = formatPercent(measureWidth(' ') / widths.space);
      korean.push(
        {
          local: HANGUL,
          descriptors: {
            'size-adjust': formatPercent(hangul / HANGUL_WIDTH),
            'unicode-range': HANGUL_RANGE,
          },
        },
        { local, descriptors: { 'size-adjust': size, 'unicode-range': LATIN_RANGE } },
        { local, descriptors: { 'size-adjust': space, 'unicode-range': SPACE_RANGE } },
      );
    }
  }
  return { Kore: korean, Latn: latin };
}

const getFiles = ({ web, print = {} }: FaceAnswer): string[] => [
  ...new Set([...Object.values(web), ...Object.values(print)]),
];

/** Returns the token of a typeface that a company of the repository uses, by family name. */
async function findKnownFace(name: string): Promise<unknown> {
  const folders = [
    'tokens/src',
    ...(await listBrandNames()).map((brand) => `brands/${brand}/tokens`),
  ].map((folder) => path.join(ROOT, folder));
  const faces = await Promise.all(folders.map(readFace));
  const at = faces.findIndex((face) => face?.name.toLowerCase() === name.toLowerCase());
  const folder = folders[at];
  if (!folder || !faces[at]?.package) {
    const names = faces.flatMap((face) => (face?.package ? [face.name] : [])).join(', ');
    throw new Error(
      `There is no typeface "${name}". Known are ${names}; for another one name its files (docs/rebrand.md).`,
    );
  }
  return JSON.parse(await readFile(path.join(folder, 'type.json'), 'utf8')).font.family.body;
}

/** Returns the folder of the font files: of the package, or `from`. Throws if a file is missing. */
function getFolder(answer: FaceAnswer, from: string): string {
  let folder = from;
  if (answer.package)
    try {
      folder = path.dirname(resolve(`${answer.package}/package.json`));
    } catch (cause) {
      throw new Error(
        `The package "${answer.package}" of the typeface is not installed: npm install --save-dev --save-exact -w app ${answer.package}`,
        { cause },
      );
    }
  const missing = getFiles(answer).find((file) => !existsSync(path.join(folder, file)));
  if (missing) throw new Error(`${folder} has no file "${missing}" of the typeface.`);
  return folder;
}

/** Measures a typeface and returns its token. Files that are not in a package are copied beside the tokens. */
async function createFace(answer: FaceAnswer, from: string, tokens: string): Promise<unknown> {
  const { serif, package: source, print, ...face } = answer;
  const folder = getFolder(answer, from);
  const fallback = await measureFallbacks(answer, folder).catch((cause: unknown) => {
    throw new Error(`A file of the typeface "${face.name}" cannot be read as a font.`, { cause });
  });
  const inTokens = (files: Readonly<Record<string, string>>) =>
    source
      ? files
      : Object.fromEntries(
          Object.entries(files).map(([weight, file]) => [weight, `fonts/${path.basename(file)}`]),
        );
  if (!source)
    for (const file of getFiles(answer)) {
      // oxlint-disable-next-line no-await-in-loop -- a few files
      await cp(path.join(folder, file), path.join(tokens, 'fonts', path.basename(file)));
    }
  const token: Face = {
    name: face.name,
    ...(source && { package: source }),
    web: inTokens(face.web),
    ...(print && { print: inTokens(print) }),
    fallback,
  };
  return {
    $value: [
      getStorybookFamily(token),
      getFallbackFamily(token),
      token.name,
      ...SYSTEM_FAMILIES[serif ? 'serif' : 'sans'],
    ],
    $extensions: { 'site.face': token },
  };
}

/**
 * Writes the typeface of a company into its tokens; other type tokens stay unchanged.
 *
 * @param face the family name of a typeface in the repository, or the files of another one
 * @param from the folder that paths of files outside of packages are relative to
 * @param tokens the folder of the company's tokens
 * @throws Error that says what to do if the typeface is unknown or a file is missing
 */
export async function writeFace(
  face: string | FaceAnswer,
  from: string,
  tokens: string,
): Promise<void> {
  const body =
    typeof face === 'string' ? await findKnownFace(face) : await createFace(face, from, tokens);
  const file = path.join(tokens, 'type.json');
  const type = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
  const font = type.font ?? {};
  const merged = { ...type, font: { ...font, family: { ...font.family, body } } };
  await mkdir(tokens, { recursive: true });
  await writeFile(file, `${JSON.stringify(merged, null, 2)}\n`);
}
