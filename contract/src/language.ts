/** The languages of the site, and the cookie that remembers the visitor's choice. */

import list from '../dist/languages.json' with { type: 'json' };

/**
 * The code of a language of the company, such as `de`. Which there are is data: `languages` of `content/site.json`. For
 * the compiler they are those of the sample, which tests and stories are written for; no other code may name one
 * (`tests/design-system/languages.test.ts` holds it).
 */
export type Language = 'ko' | 'en';

/** A language as `content/site.json` lists it. */
export interface LanguageEntry {
  readonly code: Language;
  /** By which dates and numbers are written: `de-DE`. */
  readonly locale: string;
  /** In the language itself: "Deutsch". */
  readonly name: string;
  /** Where there is little room: "DE". */
  readonly label: string;
  /** The fallback language for missing texts; without one a missing text is a mistake. */
  readonly standIn?: Language;
  /** The share of its texts, in percent, from which a page is published in the language. */
  readonly publishedFrom?: number;
}

/** The languages of the company in their order. */
export const LANGUAGE_LIST = list as readonly LanguageEntry[];

/** The codes of the languages of the company. */
export const LANGUAGES: readonly Language[] = LANGUAGE_LIST.map(({ code }) => code);

/** The languages as a regular expression, to be put in a group. */
export const LANGUAGE_PATTERN = /* @__PURE__ */ LANGUAGES.join('|');

/** The language that other languages are translations of: the first of the list. */
export const DEFAULT_LANGUAGE = LANGUAGES[0] as Language;

/** The name of the cookie. */
export const LANGUAGE_COOKIE = 'language';
/** `?lang=en` shows a language, sets the cookie, and is the language switch without scripts. */
export const LANGUAGE_PARAMETER = 'lang';

/** A value in every language of the company; a text unless said otherwise. */
export type LocalizedText<Value = string> = Readonly<Record<Language, Value>>;

/** Makes a value in every language of the company. */
export const mapLanguages = <Value>(
  getValue: (language: Language) => Value,
): LocalizedText<Value> =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, getValue(language)]),
  ) as LocalizedText<Value>;

/** The locale of each language, by which dates and numbers are written. */
export const LOCALES: LocalizedText = Object.fromEntries(
  LANGUAGE_LIST.map(({ code, locale }) => [code, locale]),
) as unknown as LocalizedText;

/** Whether a value is the code of a language of the company. */
export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.includes(value as Language);

/** The name of each language in itself: "Deutsch". */
export const LANGUAGE_NAMES: LocalizedText = Object.fromEntries(
  LANGUAGE_LIST.map(({ code, name }) => [code, name]),
) as unknown as LocalizedText;

/** The script that a language is written in, by its code of ISO 15924: `Latn`, `Kore`. */
export const getScript = (language: Language): string =>
  // No client code asks for it.
  // oxlint-disable-next-line no-restricted-globals
  new Intl.Locale(language).maximize().script ?? '';

/** The languages whose texts visitors see in a language: itself, those that stand in for it, and the default one. */
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

/** By language: whose texts visitors see, the first one that there is. */
export const STAND_INS: LocalizedText<readonly Language[]> = mapLanguages(listStandIns);

/** Whether texts of a language may be missing: visitors then see those of another one. */
export const hasStandIn = (language: Language): boolean =>
  LANGUAGE_LIST.some(({ code, standIn }) => code === language && standIn !== undefined);

/**
 * The language that a page is shown in to those who have chosen a language.
 * @param unpublished the languages that the page is not published in
 */
export const getShownLanguage = (
  language: Language,
  unpublished: readonly Language[] = [],
): Language => STAND_INS[language].find((one) => !unpublished.includes(one)) ?? DEFAULT_LANGUAGE;

/** A value in every language, with stand-ins for missing ones; `undefined` where even those are missing. */
export const fillStandIns = <Value>(values: {
  readonly [Code in Language]?: Value | undefined;
}): LocalizedText<Value | undefined> =>
  mapLanguages((language) => {
    const found = STAND_INS[language].find((one) => values[one] !== undefined);
    return found && values[found];
  });

const TAG = /^[a-z]{2}(?:-\w+)*$/;

/**
 * JSON without the texts in languages that the company does not have. A localized text is an object that has the default
 * language and whose keys are codes of languages.
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

/** Whether a value is a localized text, of which languages may be missing: an object with no other keys than languages. */
export function isLocalizedText(value: unknown): value is Partial<LocalizedText<unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every(isLanguage);
}

/**
 * Reads the language out of a `Cookie` header or `document.cookie`.
 * Returns `undefined` where the cookie is missing or holds anything but a language of the site.
 */
export function readLanguageCookie(cookies: string | undefined): Language | undefined {
  const value = /(?:^|;\s*)language=([^;]*)/.exec(cookies ?? '')?.[1];
  return isLanguage(value) ? value : undefined;
}

/**
 * The cookie to write: path `/` and no expiry, so that it ends with the browser session. `secure` where
 * the site is served over TLS.
 */
export const createLanguageCookie = (language: Language, secure: boolean): string =>
  `${LANGUAGE_COOKIE}=${language}; path=/; SameSite=Lax${secure ? '; Secure' : ''}`;

const LATIN_LETTERS = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** The first language in which a text is written in Latin letters; the default one where there is none. */
export const findLatinLanguage = (text: LocalizedText): Language =>
  LANGUAGES.find((language) => LATIN_LETTERS.test(text[language])) ?? DEFAULT_LANGUAGE;

/** A text in Latin letters where there is one: for names of files, and for programs that read no other letters. */
export const getLatinText = (text: LocalizedText): string => text[findLatinLanguage(text)];
