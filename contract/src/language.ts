/** The languages of the site, and the cookie that remembers the visitor's choice. */

/** The languages of the site, as BCP 47 tags. */
export const LANGUAGES = ['ko', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The languages of the site as a regular expression, to be put in a group. */
export const LANGUAGE_PATTERN = /* @__PURE__ */ LANGUAGES.join('|');

/** The locale of each language, by which dates and numbers are written. */
export const LOCALES: Readonly<Record<Language, string>> = { ko: 'ko-KR', en: 'en-US' };

/** Korean is the original; every other language is a translation of it. */
export const DEFAULT_LANGUAGE: Language = 'ko';

/** The name of the cookie. */
export const LANGUAGE_COOKIE = 'language';
/** `?lang=en` shows a language, sets the cookie, and is the language switch without scripts. */
export const LANGUAGE_PARAMETER = 'lang';

/** A value in every language of the site; a text unless said otherwise. */
export type LocalizedText<Value = string> = Readonly<Record<Language, Value>>;

/** Makes a value in every language of the site. */
export const mapLanguages = <Value>(
  getValue: (language: Language) => Value,
): LocalizedText<Value> =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, getValue(language)]),
  ) as LocalizedText<Value>;

/** Whether a value is the tag of a language of the site. */
export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.includes(value as Language);

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
