import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { LANGUAGES, type Language } from '@site/contract/language';

import { cached } from './cached.ts';
import { CLIENT, ROOT } from './paths.ts';
import { inWorker } from './workers.ts';

const { resolve } = createRequire(import.meta.url);
const SOURCE = resolve('pretendard/dist/web/variable/woff2/PretendardVariable.woff2');
/** The font and what cuts it, with their versions. */
const TOOLS = ['pretendard/package.json', 'subset-font/package.json']
  .map((name) => readFileSync(resolve(name), 'utf8'))
  .join('');
/** Everything that the site can say stands in these places. */
const TEXTS = ['content', 'contract/messages', 'design-system/src/messages', 'db.json'];
const WEIGHTS = { min: 400, max: 800 };
/** Printable ASCII and the marks that figures and sentences are made of. */
const ALWAYS =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') +
  '\u00A0·…–—‘’“”「」『』※→←↑↓×÷±−≤≥°℃Ω㎡©™®△▲▼●○✓';

async function textFiles(place: string): Promise<string[]> {
  const full = path.join(ROOT, place);
  if (place.endsWith('.json')) return [full];
  const entries = await readdir(full, { recursive: true });
  return entries.filter((name) => name.endsWith('.json')).map((name) => path.join(full, name));
}

/** Every string of a JSON value; of a bilingual text only the one in the language. */
function collect(value: unknown, language: Language, glyphs: Set<string>): void {
  if (typeof value === 'string') {
    for (const glyph of value) glyphs.add(glyph);
  } else if (Array.isArray(value)) {
    for (const item of value) collect(item, language, glyphs);
  } else if (typeof value === 'object' && value !== null) {
    const bilingual = LANGUAGES.every((one) => one in value);
    for (const [key, item] of Object.entries(value))
      if (!bilingual || key === language) collect(item, language, glyphs);
  }
}

/** The glyphs that the site shows in a language, sorted. */
async function glyphsOf(language: Language): Promise<string> {
  const glyphs = new Set(ALWAYS);
  const files = (await Promise.all(TEXTS.map(textFiles))).flat();
  for (const file of files) collect(JSON.parse(await readFile(file, 'utf8')), language, glyphs);
  return [...glyphs]
    .filter((glyph) => glyph > '\u001F')
    .toSorted()
    .join('');
}

/** The 2,350 syllables of KS X 1001, which Korean is written with: what is typed or published tomorrow. */
function commonSyllables(): string {
  const decoder = new TextDecoder('euc-kr');
  const [first, last] = [0xb0, 0xc8];
  return Array.from({ length: (last - first + 1) * 94 }, (_, index) =>
    decoder.decode(Uint8Array.of(first + Math.floor(index / 94), 0xa1 + (index % 94))),
  ).join('');
}

async function make(name: string, glyphs: string): Promise<string> {
  const ingredients = `${WEIGHTS.min}-${WEIGHTS.max} ${glyphs}`;
  const key = createHash('sha256').update(ingredients).digest('hex').slice(0, 8);
  const address = `/assets/pretendard-${name}-${key}.woff2`;
  const font = await cached('woff2', TOOLS + ingredients, () =>
    inWorker('cutFont', { file: SOURCE, glyphs, weights: WEIGHTS }),
  );
  await writeFile(path.join(CLIENT, address), font);
  return address;
}

/** Addresses of a language's font: the glyphs that the site shows, and the rest that it may come to show. */
export type Fonts = Readonly<Record<Language, { readonly site: string; readonly rest?: string }>>;

/**
 * Cuts the site's font to the glyphs that each language shows, and puts it with the client's assets.
 * Each language has a font of its own, and a page loads that of its language alone.
 */
export async function buildFonts(): Promise<Fonts> {
  await mkdir(path.join(CLIENT, 'assets'), { recursive: true });
  const [korean, english] = await Promise.all([glyphsOf('ko'), glyphsOf('en')]);
  const rest = [...commonSyllables()].filter((syllable) => !korean.includes(syllable)).join('');
  // The largest one first: it takes as long as the other two.
  const [more, ko, en] = await Promise.all([
    make('rest', rest),
    make('ko', korean),
    make('en', english),
  ]);
  return { ko: { site: ko, rest: more }, en: { site: en } };
}
