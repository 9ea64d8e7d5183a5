import { LANGUAGE_COOKIE, createLanguageCookie, type Language } from '@site/contract/language';

/** Remembers the language until the browser session ends. */
export function setLanguageCookie(language: Language): void {
  // The Cookie Store API is asynchronous and missing in Safari; the cookie has to be set before the next click.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = createLanguageCookie(language, window.location.protocol === 'https:');
}

/** Returns whether the browser has stored the cookie, because visitors can block cookies. */
export const isLanguageStored = (language: Language): boolean =>
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie.includes(`${LANGUAGE_COOKIE}=${language}`);
