import { LANGUAGE_COOKIE, createLanguageCookie, type Language } from '@site/contract/language';

/** Remembers the language for as long as the browser session lives. */
export function setLanguageCookie(language: Language): void {
  // The Cookie Store API is asynchronous and missing in Safari; the cookie must be there before the next click.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = createLanguageCookie(language, window.location.protocol === 'https:');
}

/** Whether the browser has kept the cookie: it may be told to block all of them. */
export const isLanguageKept = (language: Language): boolean =>
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie.includes(`${LANGUAGE_COOKIE}=${language}`);
