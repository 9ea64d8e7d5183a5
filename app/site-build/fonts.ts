import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isLocalizedText, type Language } from '@site/contract/language';
import { FACE } from '@site/tokens/face';

import { readOrCreate } from './cached.ts';
import { FACE_VERSION, WEB_FILES } from './face-files.ts';
import { CLIENT, ROOT } from './paths.ts';
import { runInWorker } from './workers.ts';

const { resolve } = createRequire(import.meta.url);
/** The package that makes subsets of fonts, with its version. */
const TOOL = readFileSync(resolve('subset-font/package.json'), 'utf8');
/** How the files of the font begin. */
const FILE_NAME = FACE.name.toLowerCase().replaceAll(' ', '-');
/** The files and folders with all texts of the site. */
const TEXTS = ['content', 'contract/messages', 'design-system/src/messages', 'db.json'];
/** Printable ASCII and the marks that figures and sentences are made of. */
const ALWAYS =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') +
  '\u00A0·…–—‘’“”「」『』※→←↑↓×÷±−≤≥°℃Ω㎡©™®△▲▼●○✓';

async function listTextFiles(place: string): Promise<string[]> {
  const full = path.join(ROOT, place);
  if (place.endsWith('.json')) return [full];
  const entries = await readdir(full, { recursive: true });
  return entries.filter((name) => name.endsWith('.json')).map((name) => path.join(full, name));
}

/** Every string of a JSON value; of a localized text only the one in the language. What finds claims is not shown. */
function collect(value: unknown, language: Language, glyphs: Set<string>): void {
  if (typeof value === 'string') {
    for (const glyph of value) glyphs.add(glyph);
  } else if (Array.isArray(value)) {
    for (const item of value) collect(item, language, glyphs);
  } else if (typeof value === 'object' && value !== null) {
    const isText = isLocalizedText(value);
    for (const [key, item] of Object.entries(value))
      if (isText ? key === language : key !== 'claims') collect(item, language, glyphs);
  }
}

/** The glyphs that the site shows in a language, sorted. */
async function collectGlyphs(language: Language): Promise<string> {
  const glyphs = new Set(ALWAYS);
  const files = (await Promise.all(TEXTS.map(listTextFiles))).flat();
  for (const file of files) collect(JSON.parse(await readFile(file, 'utf8')), language, glyphs);
  return [...glyphs]
    .filter((glyph) => glyph > '\u001F')
    .toSorted()
    .join('');
}

/** The 2,350 syllables of KS X 1001, which Korean is written with: what is typed or published tomorrow. */
function getCommonSyllables(): string {
  const decoder = new TextDecoder('euc-kr');
  const [first, last] = [0xb0, 0xc8];
  return Array.from({ length: (last - first + 1) * 94 }, (_, index) =>
    decoder.decode(Uint8Array.of(first + Math.floor(index / 94), 0xa1 + (index % 94))),
  ).join('');
}

/** Writes a subset of one file of the typeface with some glyphs; returns its address. */
async function writeSubset(
  { weight, file }: (typeof WEB_FILES)[number],
  name: string,
  glyphs: string,
): Promise<string> {
  const [min = 400, max] = weight.split(' ').map(Number);
  const sources = [TOOL, FACE_VERSION, weight, glyphs].join('\n');
  const font = await readOrCreate('woff2', sources, () =>
    runInWorker('makeFontSubset', {
      file,
      glyphs,
      ...(max !== undefined && { weights: { min, max } }),
    }),
  );
  const key = createHash('sha256').update(font).digest('hex').slice(0, 8);
  const address = `/assets/${[FILE_NAME, name, ...(max === undefined ? [weight] : [])].join('-')}-${key}.woff2`;
  await writeFile(path.join(CLIENT, address), font);
  return address;
}

/** Addresses of a file of the typeface: the glyphs that the site shows, and the rest that it may come to show. */
interface Font {
  /** Its weight, or the first and the last one, as CSS writes them. */
  readonly weight: string;
  readonly site: string;
  readonly rest?: string;
}

/** The fonts of each language. */
export type Fonts = Readonly<Record<Language, readonly Font[]>>;

/**
 * Makes subsets of the site's font with the glyphs that each language shows, among the client's assets.
 * Each language has fonts of its own, and a page loads those of its language alone.
 */
export async function buildFonts(): Promise<Fonts> {
  await mkdir(path.join(CLIENT, 'assets'), { recursive: true });
  const [korean, english] = await Promise.all([collectGlyphs('ko'), collectGlyphs('en')]);
  const others = [...getCommonSyllables()]
    .filter((syllable) => !korean.includes(syllable))
    .join('');
  const made = await Promise.all(
    WEB_FILES.map(async (file) => {
      const { weight } = file;
      // The largest one first: it takes as long as the other two.
      const [rest, ko, en] = await Promise.all([
        writeSubset(file, 'rest', others),
        writeSubset(file, 'ko', korean),
        writeSubset(file, 'en', english),
      ]);
      return { ko: { weight, site: ko, rest }, en: { weight, site: en } };
    }),
  );
  return { ko: made.map(({ ko }) => ko), en: made.map(({ en }) => en) };
}
