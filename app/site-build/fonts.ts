import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import {
  isLocalizedText,
  LANGUAGES,
  removeOtherLanguages,
  STAND_INS,
  type Language,
  type LocalizedText,
} from '@site/contract/language';
import { MORE_GLYPHS } from '@site/contract/languages/more-glyphs';
import { FACE } from '@site/tokens/face';

import { readOrCreate } from './cached.ts';
import { FACE_VERSION, WEB_FILES } from './face-files.ts';
import { CLIENT, ROOT } from './paths.ts';
import { runInWorker } from './workers.ts';

const { resolve } = createRequire(import.meta.url);
/** The package that creates subsets of fonts, with its version. */
const TOOL = readFileSync(resolve('subset-font/package.json'), 'utf8');
/** The prefix of the font files. */
const FILE_NAME = FACE.name.toLowerCase().replaceAll(' ', '-');
const COMPONENT_MESSAGES = path.normalize('design-system/src/messages');
const COMPANY_MESSAGES = path.normalize('content/languages');
/** The files and folders with all texts of the site. */
const TEXTS = ['content', 'contract/messages', COMPONENT_MESSAGES, 'db.json'];
/** Printable ASCII, typographic marks and symbols. */
const ALWAYS =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') +
  '\u00A0·…–—‘’“”「」『』※→←↑↓×÷±−≤≥°℃Ω㎡©™®△▲▼●○✓';

async function listTextFiles(place: string): Promise<string[]> {
  const full = path.join(ROOT, place);
  if (place.endsWith('.json')) return [full];
  const entries = await readdir(full, { recursive: true });
  return entries.filter((name) => name.endsWith('.json')).map((name) => path.join(full, name));
}

/**
 * Collects the glyphs of all strings of a JSON value; of a localized text only the one that is shown in the language.
 */
function collect(value: unknown, language: Language, glyphs: Set<string>): void {
  if (typeof value === 'string') {
    for (const glyph of value) glyphs.add(glyph);
  } else if (Array.isArray(value)) {
    for (const item of value) collect(item, language, glyphs);
  } else if (typeof value === 'object' && value !== null) {
    if (isLocalizedText(value)) {
      const standIn = STAND_INS[language].find((candidate) => value[candidate] !== undefined);
      if (standIn) collect(value[standIn], language, glyphs);
    } else for (const item of Object.values(value)) collect(item, language, glyphs);
  }
}

/** Returns whether a file contains the messages of one language, which is part of its name. */
const isMessagesFile = (file: string): boolean =>
  [COMPONENT_MESSAGES, COMPANY_MESSAGES].some((folder) => path.dirname(file).endsWith(folder));

/** Returns the glyphs that the site shows in a language, sorted. */
async function collectGlyphs(language: Language): Promise<string> {
  const glyphs = new Set(ALWAYS);
  const files = (await Promise.all(TEXTS.map(listTextFiles))).flat();
  for (const file of files) {
    const [code] = /[\w-]+(?=\.json$)/.exec(file) ?? [];
    // Skips messages of other languages, unless they are shown in this language.
    if (
      isMessagesFile(file) &&
      code !== language &&
      !STAND_INS[language].some((candidate) => candidate === code)
    )
      continue;
    collect(removeOtherLanguages(JSON.parse(await readFile(file, 'utf8'))), language, glyphs);
  }
  return [...glyphs]
    .filter((glyph) => glyph > '\u001F')
    .toSorted()
    .join('');
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

/** URLs of a font file: the subset of glyphs that the site shows, and the subset of other common glyphs. */
interface Font {
  /** Its weight, or its range of weights, in CSS notation. */
  readonly weight: string;
  readonly site: string;
  readonly more?: { readonly address: string; readonly range: string };
}

/** The fonts of each language. */
export type Fonts = LocalizedText<readonly Font[]>;

/** Creates the fonts of one language. */
async function buildLanguageFonts(language: Language): Promise<readonly Font[]> {
  const glyphs = await collectGlyphs(language);
  const more = MORE_GLYPHS[language];
  const otherGlyphs = more && [...more.list()].filter((glyph) => !glyphs.includes(glyph)).join('');
  return Promise.all(
    WEB_FILES.map(async (file): Promise<Font> => {
      const [rest, site] = await Promise.all([
        // The largest subset first, because it takes as long as the others together.
        otherGlyphs && writeSubset(file, 'rest', otherGlyphs),
        writeSubset(file, language, glyphs),
      ]);
      const { weight } = file;
      return { weight, site, ...(more && rest && { more: { address: rest, range: more.range } }) };
    }),
  );
}

/**
 * Creates subsets of the site's font, with the glyphs that each language shows, in the client's assets. A page loads
 * only the fonts of its language.
 */
export async function buildFonts(): Promise<Fonts> {
  await mkdir(path.join(CLIENT, 'assets'), { recursive: true });
  const fontsByLanguage = await Promise.all(
    LANGUAGES.map(async (language) => [language, await buildLanguageFonts(language)] as const),
  );
  return Object.fromEntries(fontsByLanguage) as unknown as Fonts;
}
