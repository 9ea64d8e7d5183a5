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
  /** Below the root of the project; for a message of the software, the file of its translation. */
  readonly file: string;
  readonly path: readonly PropertyKey[];
  /** The path in one text: `blocks[0].title`. */
  readonly key: string;
  /** The text in the default language. */
  readonly original: string;
  /** The stale translation; missing if there is none. */
  readonly translation?: string;
}

/** The translated part of a file in a language. */
export interface FileCoverage {
  readonly file: string;
  /** The number of its texts in the default language. */
  readonly total: number;
  readonly missing: readonly OpenText[];
  readonly stale: readonly OpenText[];
}

/** The recorded translations of a language: the hashes of their originals by the hash of a translation. */
export type Originals = Readonly<Record<string, readonly string[]>>;

/** Texts for editors, which visitors do not see. */
const NOT_TRANSLATED: readonly string[] = [
  'content/terms.json',
  'content/samples.json',
  'content/statutes.json',
];

/** Messages of the software outside of the content: their namespaces and files. */
const SOFTWARE_MESSAGES: Readonly<Record<string, string>> = {
  [COMPONENTS]: 'design-system/src/messages/en.json',
  mails: 'server/notifications/messages.json',
  calendar: 'server/visits/messages.json',
};

/** Returns the file with the originals of translations. */
export const getOriginalsFile = (language: Language): string =>
  `content/originals/${language}.json`;

/** Returns the file with a company's messages in a language. */
export const getMessagesFile = (language: Language): string => `content/languages/${language}.json`;

/** Returns a hash of a text, with which a later change is detected. */
const hashText = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Reads the originals of the translations in a language. */
export function readOriginals(root: string, language: Language): Originals {
  const file = path.join(root, getOriginalsFile(language));
  if (!existsSync(file)) return {};
  return translatedOriginals.safeParse(parseJson(readFileSync(file, 'utf8')).value).data ?? {};
}

/** Returns the key of a translation in the records. */
export interface TranslatedText {
  readonly original: string;
  readonly translation: string;
}

interface Source {
  readonly file: string;
  readonly writtenValue: unknown;
}

/** Messages of a content file are translated in the file of a language, below their namespace. */
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
  { file, writtenValue }: Source,
  language: Language,
  originals: Originals,
): FileCoverage & { readonly translated: readonly TranslatedText[] } {
  const missing: OpenText[] = [];
  const stale: OpenText[] = [];
  const translatedTexts: TranslatedText[] = [];
  for (const { path: keys, value } of walk(writtenValue)) {
    if (!isLocalizedText(value)) continue;
    const original = value[DEFAULT_LANGUAGE];
    if (typeof original !== 'string' || original === '') continue;
    const place = getPlace(file, keys, language);
    const translation = value[language];
    if (typeof translation !== 'string') {
      missing.push({ ...place, original });
      continue;
    }
    translatedTexts.push({ original, translation });
    const knownHashes = originals[hashText(translation)];
    if (knownHashes && !knownHashes.includes(hashText(original)))
      stale.push({ ...place, original, translation });
  }
  return {
    file,
    total: missing.length + translatedTexts.length,
    missing,
    stale,
    translated: translatedTexts,
  };
}

/** Returns the messages of the software outside of the content. */
function measureSoftwareMessages(
  softwareRoot: string,
  companyMessages: BroughtMessages,
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
        Object.hasOwn(companyMessages[language]?.[namespace] ?? {}, key) ||
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

/** Returns the translated part of each file in a language, without fallback texts. */
export function measureCoverage(
  files: readonly Source[],
  language: Language,
  {
    root,
    softwareRoot,
    companyMessages,
  }: {
    readonly root: string;
    readonly softwareRoot: string;
    readonly companyMessages: BroughtMessages;
  },
): FileCoverage[] {
  const originals = readOriginals(root, language);
  return [
    ...files
      .filter(({ file }) => !NOT_TRANSLATED.includes(file))
      .map((source) => measureFile(source, language, originals)),
    ...measureSoftwareMessages(softwareRoot, companyMessages, language),
  ].filter(({ total }) => total > 0);
}

/** Returns every translation of a language with its original, to be recorded. */
export const listTranslated = (files: readonly Source[], language: Language): TranslatedText[] =>
  files
    .filter(({ file }) => !NOT_TRANSLATED.includes(file))
    .flatMap((source) => [...measureFile(source, language, {}).translated]);

/** Records the originals of translations, in addition to existing records. */
export function recordOriginals(
  originals: Originals,
  translated: readonly TranslatedText[],
): Originals {
  const recordedOriginals: Record<string, readonly string[]> = {};
  const byTranslation = Map.groupBy(translated, ({ translation }) => hashText(translation));
  for (const [translation, texts] of byTranslation)
    recordedOriginals[translation] = [...new Set(texts.map(({ original }) => hashText(original)))];
  return Object.fromEntries(
    Object.entries({ ...originals, ...recordedOriginals }).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Returns the percentage of translated texts in a language; rounded down, so that 100 means all of them. */
export function getShare(files: readonly Pick<FileCoverage, 'total' | 'missing'>[]): number {
  const total = files.reduce((sum, file) => sum + file.total, 0);
  const missing = files.reduce((sum, file) => sum + file.missing.length, 0);
  return total === 0 ? 100 : Math.floor(((total - missing) / total) * 100);
}

/** Returns the files with the texts of a page: its own, and those of its products and complete documents. */
function listPageFiles(slug: string, page: unknown): string[] {
  const shownTexts = walk(page).flatMap(({ name, value }) => {
    if (typeof value !== 'string') return [];
    if (name === 'product') return [`content/products/${value}.json`];
    return name === 'document' ? [`content/documents/${value}.json`] : [];
  });
  return [`content/pages/${slug}.json`, ...shownTexts];
}

/** Returns, by page, the languages in which too few of its texts are translated for publication. */
export function findUnpublished(
  pages: ReadonlyMap<string, unknown>,
  files: readonly Source[],
): ReadonlyMap<string, readonly Language[]> {
  const boundedLanguages = LANGUAGE_LIST.filter(({ publishedFrom = 0 }) => publishedFrom > 0);
  const unpublishedLanguages = new Map<string, Language[]>();
  for (const { code, publishedFrom = 0 } of boundedLanguages)
    for (const [slug, page] of pages) {
      const own = new Set(listPageFiles(slug, page));
      const coverage = files
        .filter(({ file }) => own.has(file))
        .map((source) => measureFile(source, code, {}));
      if (code !== DEFAULT_LANGUAGE && getShare(coverage) < publishedFrom)
        unpublishedLanguages.set(slug, [...(unpublishedLanguages.get(slug) ?? []), code]);
    }
  return unpublishedLanguages;
}

/** Returns the language whose texts replace missing ones. */
export const getStandIn = (language: Language): Language =>
  STAND_INS[language][1] ?? DEFAULT_LANGUAGE;
