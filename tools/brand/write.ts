import { globSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

import { type Region, getRegion } from '../../content/library/regions.ts';
import { getDateInSeoul } from '../../contract/src/date.ts';
import { isInterfaceLanguage } from '../../contract/src/interface-language.ts';
import type { Language } from '../../contract/src/language.ts';
import { listModes, readMode } from '../../tokens/build.ts';
import { findShortfalls } from '../../tokens/requirements.ts';
import { ROOT } from '../../scripts/run.ts';
import { faceSchema, writeFace } from './face.ts';
import { cleanMark } from './logos.ts';
import { deriveTokens, suggestColors, type TokenTree } from '../../tokens/palette.ts';

/** The company whose content a new one begins with. */
const TEMPLATE = path.join(ROOT, 'brands', 'veldra');

/** Returns the name of a country, or of a region by its UN M49 code, in a language. */
const getName = (code: string, language: Language): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;

/** Returns the time zones of a country. TypeScript does not have a type of the method yet. */
const listTimeZones = (code: string): readonly string[] =>
  (
    new Intl.Locale('und', { region: code }) as Intl.Locale & { getTimeZones(): string[] }
  ).getTimeZones();

const KOREA = 'KR';
/** UN M49 codes of regions. */
const PARTS: Readonly<Record<Exclude<Region, 'korea'>, string>> = {
  asia: '142',
  europe: '150',
  americas: '003',
  'south-america': '005',
  africa: '002',
  'middle-east': '145',
  oceania: '009',
};

/** Parses a number of degrees; an empty answer is invalid, not 0. */
const parseDegrees = (limit: number) =>
  z.preprocess(
    (answer) =>
      answer === null || (typeof answer === 'string' && answer.trim() === '') ? undefined : answer,
    z.coerce
      .number(`Write a number from -${limit} to ${limit}.`)
      .min(-limit, `Write a number from -${limit} to ${limit}.`)
      .max(limit, `Write a number from -${limit} to ${limit}.`),
  );
const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'Write a color as #1652F0.');
const text = z.string().trim().min(1, 'Write at least one letter.');

/** The questions of `npm run new:brand`, in order. Answers without a question are optional. */
export const answersSchema = z.strictObject({
  folder: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Write lower-case letters, digits and hyphens.')
    .describe('Name of the folder in brands/'),
  nameKo: text.describe('Name in Korean'),
  nameEn: text.describe('Name in English'),
  legalNameKo: text.describe('Registered name in Korean'),
  legalNameEn: text.describe('Registered name in English'),
  founded: z.iso.date('Write a date as 2009-04-06.').describe('Founded on (2009-04-06)'),
  line: color.describe('Color of the mark, of headings and dark surfaces (#0B1F3F)'),
  signal: color.describe('Color of links and buttons (#1652F0)'),
  second: color.optional(),
  third: color.optional(),
  highlight: color.optional(),
  heritage: color.optional(),
  face: z
    .union([z.string().trim(), faceSchema])
    .optional()
    .describe('Typeface: the family of one that a company here has (nothing: that of the sample)'),
  symbol: text.describe('Path of the symbol, an SVG file'),
  logo: text.describe('Path of the name in Latin letters, an SVG file'),
  logoKo: text.describe('Path of the name in Korean, an SVG file'),
  placeKo: text.describe('City of the head office in Korean'),
  placeEn: text.describe('City of the head office in English'),
  addressKo: text.describe('Address of the head office in Korean'),
  addressEn: text.describe('Address of the head office in English'),
  phone: z
    .string()
    .regex(
      /^(?:0\d{1,2}-\d{3,4}-\d{4}|\+\d{1,3}(?:-\d{2,4}){2,3})$/,
      'Write the phone number as 02-000-0000, one of another country as +48-61-000-0000.',
    )
    .describe('Phone number (02-000-0000, +48-61-000-0000)'),
  countryCode: z
    .string()
    .refine((code) => /^[A-Z]{2}$/.test(code) && getName(code, 'en') !== code, {
      error: 'Write the country as two capital letters: KR, PL.',
    })
    .default('KR')
    .describe('Country of the head office (KR)'),
  longitude: parseDegrees(180).describe('Longitude in degrees, east positive'),
  latitude: parseDegrees(90).describe('Latitude in degrees, north positive'),
});
export type Answers = z.infer<typeof answersSchema>;

/** Invalid answers; each message names a solution. */
export class UnusableAnswers extends Error {
  readonly sentences: readonly string[];
  /** Whether the folder is not empty. */
  readonly isTaken: boolean;

  constructor(sentences: readonly string[], { isTaken = false } = {}) {
    super(sentences.join('\n'));
    this.sentences = sentences;
    this.isTaken = isTaken;
  }
}

type Json = Record<string, unknown>;
const readJson = async (file: string): Promise<Json> =>
  JSON.parse(await readFile(file, 'utf8')) as Json;
async function writeJson(file: string, value: unknown): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}

const toText = (ko: string, en: string) => ({ ko, en });

async function writeTokens(answers: Answers, to: string): Promise<void> {
  const src = path.join(ROOT, 'tokens', 'src');
  const files = globSync('**/*.json', { cwd: src }).map((file) => file.replaceAll(path.sep, '/'));
  const sources = Object.fromEntries(
    await Promise.all(
      files.map(
        async (file) => [file, (await readJson(path.join(src, file))) as TokenTree] as const,
      ),
    ),
  );
  const derived = deriveTokens(suggestColors(answers), sources);
  await Promise.all(
    Object.entries(derived).map(([file, tree]) => writeJson(path.join(to, 'tokens', file), tree)),
  );
}

/** Writes the typeface, if it differs from the sample's. Returns the problems. */
async function writeType({ face }: Answers, from: string, to: string): Promise<string[]> {
  if (!face) return [];
  try {
    await writeFace(face, from, path.join(to, 'tokens'));
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** Describes text and background pairs without enough contrast: the worst pair of each use and mode. */
async function findContrastProblems(to: string): Promise<string[]> {
  const shortfalls = await Promise.all(
    (await listModes()).map(async (mode) => {
      const uses = Map.groupBy(findShortfalls(await readMode(mode, to)), ({ what }) => what);
      return [...uses].map(([what, pairs]) => {
        const [worst, ...otherPairs] = pairs.toSorted((a, b) => a.ratio - b.ratio);
        if (!worst) return '';
        const { color: worstColor, ground, ratio, needed } = worst;
        const more = otherPairs.length > 0 ? ` (${otherPairs.length} more pairs fall short)` : '';
        return `Contrast in the mode "${mode}", ${what}: ${worstColor} on ${ground} has ${ratio.toFixed(2)} to 1 and needs ${needed}${more}. Choose a darker color, or one further from its neighbors.`;
      });
    }),
  );
  return shortfalls.flat();
}

/** The answers that name a mark, and the file to write. */
const MARKS = { symbol: 'symbol.svg', logo: 'logo.svg', logoKo: 'logo-ko.svg' } as const;

/** Returns whether an answer names the file of a mark. */
export const isMark = (name: string): name is keyof typeof MARKS => name in MARKS;

/**
 * Reads and cleans the mark that an answer names. Throws `UnusableAnswers` if it cannot be used.
 *
 * @param from the folder that relative paths are resolved against
 */
export async function readMark(
  name: keyof typeof MARKS,
  file: string,
  colors: Pick<Answers, 'line' | 'signal'>,
  from: string,
): Promise<string> {
  const at = path.resolve(from, file);
  const svg = await readFile(at, 'utf8').catch(() => undefined);
  if (svg === undefined) throw new UnusableAnswers([`${file}: no such file, looked for at ${at}.`]);
  try {
    return cleanMark(svg, colors, { isSymbol: name === 'symbol' });
  } catch (error) {
    throw new UnusableAnswers([
      `${file}: ${error instanceof Error ? error.message : String(error)}`,
    ]);
  }
}

async function writeMarks(answers: Answers, from: string, to: string): Promise<string[]> {
  const problems: string[] = [];
  await mkdir(path.join(to, 'content', 'brand'), { recursive: true });
  for (const name of Object.keys(MARKS).filter(isMark)) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- three small files
      const svg = await readMark(name, answers[name], answers, from);
      // oxlint-disable-next-line no-await-in-loop
      await writeFile(path.join(to, 'content', 'brand', MARKS[name]), svg);
    } catch (error) {
      if (!(error instanceof UnusableAnswers)) throw error;
      problems.push(...error.sentences);
    }
  }
  return problems;
}

const getNames = (code: string) => toText(getName(code, 'ko'), getName(code, 'en'));

/** Creates the page of sites of a company outside of Korea: its country, and the map that shows it. */
async function writeDomicile(answers: Answers, file: (name: string) => string): Promise<void> {
  const region = getRegion(answers);
  const part = region === 'korea' ? KOREA : PARTS[region];
  const page = await readFile(file('pages/network.json'), 'utf8');
  const network = JSON.parse(page, (_key, value: unknown) => {
    const block = value as { type?: unknown; scope?: unknown };
    if (block?.type === 'sites' && block.scope === 'domestic')
      return { ...block, maps: [{ region, label: getNames(part) }] };
    const tab = value as { slug?: unknown };
    return tab?.slug === 'domestic' ? { ...tab, label: getNames(answers.countryCode) } : value;
  }) as Json;
  await writeJson(file('pages/network.json'), network);
  const drawings = await readJson(file('drawings.json'));
  const alt = toText(
    `본사를 표시한 ${getName(part, 'ko')} 지도`,
    `Map of ${getName(part, 'en')} with the head office`,
  );
  await writeJson(file('drawings.json'), { [`map-${region}`]: { alt }, ...drawings });
}

/** Returns the texts that a company outside of Korea must rewrite, because the sample follows Korean law. */
export const getLawNotes = ({ countryCode }: Answers): readonly string[] =>
  countryCode === KOREA
    ? []
    : [
        `The sample follows the law of Korea. For ${getName(countryCode, 'en')}, these have to be rewritten by someone who knows its law:`,
        '  content/documents/privacy.json and content/collected.json: what is collected, why, and for how long',
        '  content/forms/inquiry.json: the consent',
        '  content/site.json: the registered particulars',
        '  Times to answer are counted in working days of Korea.',
      ];

/** Returns the sample's content with the names, the domicile and the colors of the company. */
async function writeContent(answers: Answers, to: string): Promise<void> {
  const content = path.join(to, 'content');
  await cp(path.join(TEMPLATE, 'content'), content, {
    recursive: true,
    filter: (file) => !file.includes(`${path.sep}brand`) || !file.endsWith('.svg'),
  });
  // The answers are in Korean and English; a translation is added later.
  for (const folder of ['languages', 'originals'])
    await rm(path.join(content, folder), { recursive: true, force: true });
  await cp(path.join(TEMPLATE, 'db.json'), path.join(to, 'db.json'));
  const { nameKo, nameEn, legalNameKo, legalNameEn, addressKo, addressEn, phone } = answers;
  const file = (name: string) => path.join(content, name);

  const site = await readJson(file('site.json'));
  await writeJson(file('site.json'), {
    ...site,
    languages: (site['languages'] as { code: string }[]).filter(({ code }) =>
      isInterfaceLanguage(code),
    ),
    brand: {
      ...(site['brand'] as Json),
      name: toText(nameKo, nameEn),
      legalName: toText(legalNameKo, legalNameEn),
      marksIssued: getDateInSeoul(new Date()),
    },
    website: 'https://www.example.com',
    address: toText(addressKo, addressEn),
    phone,
  });
  const facts = await readJson(file('facts.json'));
  await writeJson(file('facts.json'), {
    ...facts,
    founded: { date: answers.founded },
    'home-place': { text: toText(answers.placeKo, answers.placeEn) },
  });
  const { countryCode } = answers;
  const isAbroad = countryCode !== KOREA;
  const [timeZone] = listTimeZones(countryCode);
  if (isAbroad) await writeDomicile(answers, file);
  const sites = (await readJson(file('sites.json'))) as unknown as Json[];
  await writeJson(
    file('sites.json'),
    sites.map((source) =>
      source['kind'] === 'headquarters'
        ? {
            ...source,
            ...(isAbroad && { country: getNames(countryCode), countryCode, timeZone }),
            phone: phone.startsWith('+') ? phone : `+82-${phone.slice(1)}`,
            longitude: answers.longitude,
            latitude: answers.latitude,
          }
        : source,
    ),
  );
}

/**
 * Writes a new company into an empty folder: the content of the sample with the given names, domicile, marks and
 * colors. Throws `UnusableAnswers` if colors or marks cannot be used.
 *
 * @param from the folder that the paths of marks are relative to
 */
export async function writeBrand(answers: Answers, from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  if ((await readdir(to)).length > 0)
    throw new UnusableAnswers([`${to} is not empty: choose another name.`], { isTaken: true });
  await writeTokens(answers, to);
  const problems = [
    ...(await findContrastProblems(to)),
    ...(await writeType(answers, from, to)),
    ...(await writeMarks(answers, from, to)),
  ];
  if (problems.length > 0) throw new UnusableAnswers(problems);
  await writeContent(answers, to);
}
