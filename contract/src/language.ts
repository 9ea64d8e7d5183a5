/** The languages of the site, and the cookie of the visitor's choice. */

import list from '../dist/languages.json' with { type: 'json' };

/**
 * The code of a language of the company, such as `de`. The languages are data: `languages` of `content/site.json`. For
 * the compiler they are those of the sample, for which tests and stories are written; other code must not name a
 * language (`tests/design-system/languages.test.ts` checks it).
 */
export type Language = 'ko' | 'en';

/** A language as `content/site.json` lists it. */
export interface LanguageEntry {
  readonly code: Language;
  /** The locale for dates and numbers: `de-DE`. */
  readonly locale: string;
  /** The name in the language itself: "Deutsch". */
  readonly name: string;
  /** The short name: "DE". */
  readonly label: string;
  /** The fallback language for missing texts; without it a missing text is an error. */
  readonly standIn?: Language;
  /** The percentage of texts from which a page is published in the language. */
  readonly publishedFrom?: number;
}

/** The languages of the company in their order. */
export const LANGUAGE_LIST = list as readonly LanguageEntry[];

/** The codes of the languages of the company. */
export const LANGUAGES: readonly Language[] = LANGUAGE_LIST.map(({ code }) => code);

/** The languages as a regular expression, to be put in a group. */
export const LANGUAGE_PATTERN = /* @__PURE__ */ LANGUAGES.join('|');

/** The source language of translations: the first of the list. */
export const DEFAULT_LANGUAGE = LANGUAGES[0] as Language;

/** The name of the cookie. */
export const LANGUAGE_COOKIE = 'language';
/** `?lang=en` selects a language and sets the cookie. The language switch works with it without scripts. */
export const LANGUAGE_PARAMETER = 'lang';

/** A value in every language of the company; by default a text. */
export type LocalizedText<Value = string> = Readonly<Record<Language, Value>>;

/** Creates a value in every language of the company. */
export const mapLanguages = <Value>(
  getValue: (language: Language) => Value,
): LocalizedText<Value> =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, getValue(language)]),
  ) as LocalizedText<Value>;

/** The locale of each language for dates and numbers. */
export const LOCALES: LocalizedText = Object.fromEntries(
  LANGUAGE_LIST.map(({ code, locale }) => [code, locale]),
) as unknown as LocalizedText;

/** Returns whether a value is the code of a language of the company. */
export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.includes(value as Language);

/** The name of each language in itself: "Deutsch". */
export const LANGUAGE_NAMES: LocalizedText = Object.fromEntries(
  LANGUAGE_LIST.map(({ code, name }) => [code, name]),
) as unknown as LocalizedText;

/** Returns the script of a language as an ISO 15924 code: `Latn`, `Kore`. */
export const getScript = (language: Language): string =>
  // No client code calls it.
  // oxlint-disable-next-line no-restricted-globals
  new Intl.Locale(language).maximize().script ?? '';

/** Returns the languages of a language's texts in order: itself, its fallback languages, and the default language. */
function listStandIns(language: Language): readonly Language[] {
  const languages = new Set<Language>();
  for (
    let next: Language | undefined = language;
    next !== undefined && !languages.has(next);
    next = LANGUAGE_LIST.find(({ code }) => code === next)?.standIn
  )
    languages.add(next);
  return [...languages, DEFAULT_LANGUAGE];
}

/** The languages of the texts that visitors see, by language and in order of preference. */
export const STAND_INS: LocalizedText<readonly Language[]> = mapLanguages(listStandIns);

/** Returns whether a language has a fallback language, so that its texts may be missing. */
export const hasStandIn = (language: Language): boolean =>
  LANGUAGE_LIST.some(({ code, standIn }) => code === language && standIn !== undefined);

/**
 * Returns the language in which a page is shown to visitors of a language.
 * @param unpublished the languages that the page is not published in
 */
export const getShownLanguage = (
  language: Language,
  unpublished: readonly Language[] = [],
): Language =>
  STAND_INS[language].find((candidate) => !unpublished.includes(candidate)) ?? DEFAULT_LANGUAGE;

/**
 * Fills missing languages with values of their fallback languages. A value is `undefined` if those are missing, too.
 */
export const fillStandIns = <Value>(values: {
  readonly [Code in Language]?: Value | undefined;
}): LocalizedText<Value | undefined> =>
  mapLanguages((language) => {
    const standIn = STAND_INS[language].find((candidate) => values[candidate] !== undefined);
    return standIn && values[standIn];
  });

const TAG = /^[a-z]{2}(?:-\w+)*$/;

/**
 * Removes texts in languages that the company does not have. A localized text is an object that has the default
 * language and whose keys are language codes.
 */
export function removeOtherLanguages<Json>(json: Json): Json {
  if (typeof json !== 'object' || json === null) return json;
  if (Array.isArray(json)) return json.map(removeOtherLanguages) as Json;
  const entries = Object.entries(json);
  const isText =
    DEFAULT_LANGUAGE in json && entries.every(([key]) => isLanguage(key) || TAG.test(key));
  return Object.fromEntries(
    (isText ? entries.filter(([key]) => isLanguage(key)) : entries).map(([key, value]) => [
      key,
      removeOtherLanguages(value),
    ]),
  ) as Json;
}

/**
 * Returns whether a value is a localized text, possibly with missing languages: an object whose keys are all languages.
 */
export function isLocalizedText(value: unknown): value is Partial<LocalizedText<unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every(isLanguage);
}

/**
 * Reads the language from a `Cookie` header or `document.cookie`. Returns `undefined` if the cookie is missing or has
 * another value than a language of the site.
 */
export function readLanguageCookie(cookies: string | undefined): Language | undefined {
  const value = /(?:^|;\s*)language=([^;]*)/.exec(cookies ?? '')?.[1];
  return isLanguage(value) ? value : undefined;
}

/**
 * Returns the cookie to set: path `/` and no expiry, so that it ends with the browser session. `secure` if the site is
 * served over TLS.
 */
export const createLanguageCookie = (language: Language, secure: boolean): string =>
  `${LANGUAGE_COOKIE}=${language}; path=/; SameSite=Lax${secure ? '; Secure' : ''}`;

const LATIN_LETTERS = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** Returns the first language that is written in Latin letters, or the default language. */
export const findLatinLanguage = (text: LocalizedText): Language =>
  LANGUAGES.find((language) => LATIN_LETTERS.test(text[language])) ?? DEFAULT_LANGUAGE;

/**
 * Returns a text in Latin letters if there is one: for file names, and for programs that support only Latin letters.
 */
export const getLatinText = (text: LocalizedText): string => text[findLatinLanguage(text)];
