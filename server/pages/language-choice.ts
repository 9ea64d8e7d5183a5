import type { IncomingMessage } from 'node:http';
import {
  createLanguageCookie,
  DEFAULT_LANGUAGE,
  getShownLanguage,
  isLanguage,
  LANGUAGE_PARAMETER,
  readLanguageCookie,
  type Language,
} from '@site/contract/language';
import type { ManifestRoute } from '@site/contract/renderer';

/** The language of a response, with the headers that store the choice: names and values in turn. */
export interface LanguageChoice {
  readonly language: Language;
  readonly headers: readonly string[];
}

const NO_HEADERS: readonly string[] = [];

/**
 * Chooses the language of a response: that of `?lang=`, which is stored in a cookie, that of the cookie, or the
 * default.
 * @param isSecure whether the cookie is sent only over HTTPS
 */
export function chooseLanguage(
  { headers: { cookie } }: IncomingMessage,
  query: URLSearchParams,
  isSecure: boolean,
): LanguageChoice {
  const requestedLanguage = query.get(LANGUAGE_PARAMETER);
  if (isLanguage(requestedLanguage))
    return {
      language: requestedLanguage,
      headers: ['Set-Cookie', createLanguageCookie(requestedLanguage, isSecure)],
    };
  return { language: readLanguageCookie(cookie) ?? DEFAULT_LANGUAGE, headers: NO_HEADERS };
}

/** Replaces the language of a choice by the language of the page, which may not be published in the chosen one. */
export const chooseForPage = (
  choice: LanguageChoice,
  { unpublished }: Pick<ManifestRoute, 'unpublished'>,
): LanguageChoice =>
  unpublished ? { ...choice, language: getShownLanguage(choice.language, unpublished) } : choice;

/** Returns the language of a response that stores no choice. */
export const getRequestLanguage = (request: IncomingMessage, query: URLSearchParams): Language =>
  chooseLanguage(request, query, false).language;
