import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  DEFAULT_LANGUAGE,
  isLocalizedText,
  LANGUAGE_LIST,
  STAND_INS,
  type Language,
} from '@site/contract/language';
import type { BroughtMessages } from '@site/contract/messages';

import { translatedOriginals } from '../schema/translated-originals.ts';
import { getSchemaName } from './content-files.ts';
import { parseJson } from './json.ts';
import { COMPONENTS } from './messages.ts';
import { formatKey } from './problems.ts';
import { walk } from './walk.ts';

/** A text that a language lacks, or whose translation is of an earlier original. */
export interface OpenText {
  /** Below the root of the project; of a message of the software, the file that its translation goes to. */
  readonly file: string;
  readonly path: readonly PropertyKey[];
  /** The path in one text: `blocks[0].title`. */
  readonly key: string;
  /** In the default language, as it is written. */
  readonly original: string;
  /** The stale translation; missing where there is none. */
  readonly translation?: string;
}

/** How much of a file a language has. */
export interface FileCoverage {
  readonly file: string;
  /** How many texts it has in the default language. */
  readonly total: number;
  readonly missing: readonly OpenText[];
  readonly stale: readonly OpenText[];
}

/** What is known of the translations of a language: by the hash of a translation, those of its originals. */
export type Originals = Readonly<Record<string, readonly string[]>>;

/** Texts for editors, which no visitor sees. */
const NOT_TRANSLATED: readonly string[] = [
  'content/terms.json',
  'content/samples.json',
  'content/statutes.json',
];

/** Messages of the software that no content file holds: their namespaces, and where they are. */
const SOFTWARE_MESSAGES: Readonly<Record<string, string>> = {
  [COMPONENTS]: 'design-system/src/messages/en.json',
  mails: 'server/notifications/messages.json',
  calendar: 'server/visits/messages.json',
};

/** Where it is written which original a translation was made from. */
export const getOriginalsFile = (language: Language): string =>
  `content/originals/${language}.json`;

/** Where a company has its messages in a language. */
export const getMessagesFile = (language: Language): string => `content/languages/${language}.json`;

/** Names a text, so that a later change of it is noticed. */
const hashText = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Reads which originals the translations of a language were made from. */
export function readOriginals(root: string, language: Language): Originals {
  const file = path.join(root, getOriginalsFile(language));
  if (!existsSync(file)) return {};
  return translatedOriginals.safeParse(parseJson(readFileSync(file, 'utf8')).value).data ?? {};
}

/** A translation as the records of its originals know it. */
export interface TranslatedText {
  readonly original: string;
  readonly translation: string;
}

interface Source {
  readonly file: string;
  readonly written: unknown;
}

/** The messages of a content file are translated in the file of a language, below their namespace. */
const getPlace = (
  file: string,
  keys: readonly PropertyKey[],
  language: Language,
): Pick<OpenText, 'file' | 'path' | 'key'> => {
  if (getSchemaName(file) !== 'messages') return { file, path: keys, key: formatKey(keys) };
  const inLanguage = [path.basename(file, '.json'), ...keys];
  return { file: getMessagesFile(language), path: inLanguage, key: inLanguage.join(' › ') };
};

function measureFile(
  { file, written }: Source,
  language: Language,
  originals: Originals,
): FileCoverage & { readonly translated: readonly TranslatedText[] } {
  const missing: OpenText[] = [];
  const stale: OpenText[] = [];
  const translated: TranslatedText[] = [];
  for (const { path: keys, value } of walk(written)) {
    if (!isLocalizedText(value)) continue;
    const original = value[DEFAULT_LANGUAGE];
    if (typeof original !== 'string' || original === '') continue;
    const place = getPlace(file, keys, language);
    const translation = value[language];
    if (typeof translation !== 'string') {
      missing.push({ ...place, original });
      continue;
    }
    translated.push({ original, translation });
    const known = originals[hashText(translation)];
    if (known && !known.includes(hashText(original)))
      stale.push({ ...place, original, translation });
  }
  return { file, total: missing.length + translated.length, missing, stale, translated };
}

/** The messages of the software that no content file holds. */
function measureSoftwareMessages(
  softwareRoot: string,
  brought: BroughtMessages,
  language: Language,
): FileCoverage[] {
  return Object.entries(SOFTWARE_MESSAGES).flatMap(([namespace, file]): FileCoverage[] => {
    const place = path.join(softwareRoot, file);
    if (!existsSync(place)) return [];
    const messages = JSON.parse(readFileSync(place, 'utf8')) as Readonly<
      Record<string, string | Readonly<Partial<Record<string, string>>>>
    >;
    const ownFile = path.join(path.dirname(place), `${language}.json`);
    const own: object =
      namespace === COMPONENTS && existsSync(ownFile)
        ? (JSON.parse(readFileSync(ownFile, 'utf8')) as object)
        : {};
    const entries = Object.entries(messages).filter(([key]) => !key.endsWith('_one'));
    const missing = entries.flatMap(([key, text]): OpenText[] => {
      const isThere =
        Object.hasOwn(brought[language]?.[namespace] ?? {}, key) ||
        Object.hasOwn(own, key) ||
        (typeof text === 'object' && text[language] !== undefined);
      if (isThere) return [];
      const original =
        typeof text === 'string' ? text : (text[DEFAULT_LANGUAGE] ?? Object.values(text).at(-1));
      const keys = [namespace, key];
      return [
        {
          file: getMessagesFile(language),
          path: keys,
          key: keys.join(' › '),
          original: original ?? key,
        },
      ];
    });
    return [{ file, total: entries.length, missing, stale: [] }];
  });
}

/** How much of each file a language has, counted before any text stands in for a missing one. */
export function measureCoverage(
  files: readonly Source[],
  language: Language,
  {
    root,
    softwareRoot,
    brought,
  }: { readonly root: string; readonly softwareRoot: string; readonly brought: BroughtMessages },
): FileCoverage[] {
  const originals = readOriginals(root, language);
  return [
    ...files
      .filter(({ file }) => !NOT_TRANSLATED.includes(file))
      .map((source) => measureFile(source, language, originals)),
    ...measureSoftwareMessages(softwareRoot, brought, language),
  ].filter(({ total }) => total > 0);
}

/** Every translation of a language, to be recorded with its original. */
export const listTranslated = (files: readonly Source[], language: Language): TranslatedText[] =>
  files
    .filter(({ file }) => !NOT_TRANSLATED.includes(file))
    .flatMap((source) => [...measureFile(source, language, {}).translated]);

/** Records that translations were made from these originals, besides what is recorded already. */
export function recordOriginals(
  originals: Originals,
  translated: readonly TranslatedText[],
): Originals {
  const recorded: Record<string, readonly string[]> = {};
  const byTranslation = Map.groupBy(translated, ({ translation }) => hashText(translation));
  for (const [translation, texts] of byTranslation)
    recorded[translation] = [...new Set(texts.map(({ original }) => hashText(original)))];
  return Object.fromEntries(
    Object.entries({ ...originals, ...recorded }).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** The share of texts that a language has, in whole percent; rounded down, so that 100 means all. */
export function getShare(files: readonly Pick<FileCoverage, 'total' | 'missing'>[]): number {
  const total = files.reduce((sum, file) => sum + file.total, 0);
  const missing = files.reduce((sum, file) => sum + file.missing.length, 0);
  return total === 0 ? 100 : Math.floor(((total - missing) / total) * 100);
}

/** The files whose texts a page shows: its own, and the products and documents in full that it names. */
function listPageFiles(slug: string, page: unknown): string[] {
  const shown = walk(page).flatMap(({ name, value }) => {
    if (typeof value !== 'string') return [];
    if (name === 'product') return [`content/products/${value}.json`];
    return name === 'document' ? [`content/documents/${value}.json`] : [];
  });
  return [`content/pages/${slug}.json`, ...shown];
}

/** By page: the languages in which too little of it is translated to be published, as the company has set. */
export function findUnpublished(
  pages: ReadonlyMap<string, unknown>,
  files: readonly Source[],
): ReadonlyMap<string, readonly Language[]> {
  const bounded = LANGUAGE_LIST.filter(({ publishedFrom = 0 }) => publishedFrom > 0);
  const unpublished = new Map<string, Language[]>();
  for (const { code, publishedFrom = 0 } of bounded)
    for (const [slug, page] of pages) {
      const own = new Set(listPageFiles(slug, page));
      const coverage = files
        .filter(({ file }) => own.has(file))
        .map((source) => measureFile(source, code, {}));
      if (code !== DEFAULT_LANGUAGE && getShare(coverage) < publishedFrom)
        unpublished.set(slug, [...(unpublished.get(slug) ?? []), code]);
    }
  return unpublished;
}

/** The language whose texts replace missing ones. */
export const getStandIn = (language: Language): Language =>
  STAND_INS[language][1] ?? DEFAULT_LANGUAGE;
