import {
  INTERFACE_LANGUAGES,
  nameLanguage,
  type InterfaceLanguage,
} from '@site/contract/interface-language';
import { fillMessage, type MessageValues } from '@site/contract/message';
import type { RefinementCtx } from 'zod';

import sentences from './sentences.json' with { type: 'json' };

/** The name of a message to editors in `sentences.json`. */
export type SentenceCode = keyof typeof sentences;

/** Returns whether a text is the name of a message in `sentences.json`. */
export const isSentenceCode = (code: string): code is SentenceCode =>
  Object.hasOwn(sentences, code);

/** Names the message that replaces a schema's message, so that a misspelled name does not compile. */
export const says = (code: SentenceCode): SentenceCode => code;

/**
 * Adds a problem to the result of a schema's check.
 *
 * @param path the path of the value within the checked one
 */
export const refuse = (
  context: RefinementCtx,
  path: PropertyKey[],
  code: SentenceCode,
  params: MessageValues = {},
): void => context.addIssue({ code: 'custom', path, message: code, params });

/**
 * Returns a message in one language with its values.
 *
 * @param values `language` is the code of a language and is replaced by its name
 */
export function getSentence(
  code: SentenceCode,
  language: InterfaceLanguage,
  values: MessageValues = {},
): string {
  const languageVariable = values['language'] !== undefined && {
    language: nameLanguage(String(values['language']), language),
  };
  return fillMessage(sentences[code][language], language, { ...values, ...languageVariable });
}

/**
 * Returns the language of the messages to editors: the requested one, that of the terminal (LC_ALL, LC_MESSAGES, LANG),
 * or Korean.
 *
 * @param requestedLanguage the value of `--lang`
 */
export function detectEditorLanguage(
  requestedLanguage: InterfaceLanguage | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): InterfaceLanguage {
  const locale = [
    requestedLanguage,
    ...['LC_ALL', 'LC_MESSAGES', 'LANG'].map((name) => environment[name]),
  ].find(
    (candidate) =>
      candidate !== undefined &&
      INTERFACE_LANGUAGES.some((language) => candidate.startsWith(language)),
  );
  return (
    INTERFACE_LANGUAGES.find((language) => locale?.startsWith(language)) ?? INTERFACE_LANGUAGES[0]
  );
}
