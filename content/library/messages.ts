import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { INTERFACE_LANGUAGES } from '@site/contract/interface-language';
import {
  isLanguage,
  LANGUAGES,
  mapLanguages,
  STAND_INS,
  type Language,
  type LocalizedText,
} from '@site/contract/language';
import type { BroughtMessages } from '@site/contract/messages';
import * as z from 'zod';

import { languageMessages } from '../schema/language-messages.ts';
import { parseJson } from './json.ts';

/** The folder of a company's messages, a file for each language: `content/languages/de.json`. */
export const LANGUAGE_FILES = 'content/languages';

/** The namespace of the components' messages. */
export const COMPONENTS = 'components';

const flat = z.record(z.string(), z.string());

/** The messages of a language by key. */
type Messages = Readonly<Record<string, string>>;

/**
 * Reads JSON of a form; returns an empty object if the file is missing or has another form, which `readLibrary`
 * reports.
 */
function readRecord<Schema extends z.ZodType>(file: string, schema: Schema) {
  if (!existsSync(file)) return undefined;
  return schema.safeParse(parseJson(readFileSync(file, 'utf8')).value).data;
}

/** Returns the messages of a company by language, without languages that it does not have. */
export function readBroughtMessages(root: string): BroughtMessages {
  const folder = path.join(root, LANGUAGE_FILES);
  if (!existsSync(folder)) return {};
  const codes = readdirSync(folder).map((name) => path.basename(name, '.json'));
  return Object.fromEntries(
    codes.filter(isLanguage).map((code) => {
      const messages = readRecord(path.join(folder, `${code}.json`), languageMessages);
      return [code, messages ?? {}];
    }),
  );
}

/** Returns the messages of the components in one of their languages; none in another language. */
const readComponentMessages = (softwareRoot: string, language: string): Messages =>
  readRecord(path.join(softwareRoot, 'design-system/src/messages', `${language}.json`), flat) ?? {};

/**
 * Returns the messages of the components in every language. A missing one is replaced by that of the fallback language
 * or of a language of the components.
 */
export function listComponentMessages(
  softwareRoot: string,
  companyMessages: BroughtMessages,
): LocalizedText<Messages> {
  const own = (language: Language): Messages => ({
    ...readComponentMessages(softwareRoot, language),
    ...companyMessages[language]?.[COMPONENTS],
  });
  const last = readComponentMessages(softwareRoot, INTERFACE_LANGUAGES.at(-1) ?? '');
  return mapLanguages((language) => {
    const [first, ...otherMessages] = STAND_INS[language].map(own);
    if (isComplete(first ?? {}, last)) return first ?? {};
    return mergeMessages([last, ...otherMessages.toReversed(), first ?? {}]);
  });
}

/** Returns the key of a message without its plural form: `results` of `results_one`. */
const toGeneralKey = (key: string): string => key.replace(/_one$/, '');

/** Returns whether messages have every key of others; singular forms may be missing. */
const isComplete = (messages: Messages, all: Messages): boolean =>
  Object.keys(all).every((key) => Object.hasOwn(messages, toGeneralKey(key)));

/** Merges messages; a later message replaces an earlier one together with its singular form. */
function mergeMessages(all: readonly Messages[]): Messages {
  const mergedMessages: Record<string, string> = {};
  for (const messages of all)
    for (const [key, text] of Object.entries(messages)) {
      if (toGeneralKey(key) === key) delete mergedMessages[`${key}_one`];
      mergedMessages[key] = text;
    }
  return mergedMessages;
}

/** Merges a file of messages with the company's messages of its namespace, only in the languages of the company. */
export const withBroughtMessages = (
  writtenValue: unknown,
  namespace: string,
  companyMessages: BroughtMessages,
): unknown =>
  typeof writtenValue !== 'object' || writtenValue === null
    ? writtenValue
    : Object.fromEntries(
        Object.entries(writtenValue).map(([key, text]: [string, unknown]) => [
          key,
          typeof text !== 'object' || text === null
            ? text
            : Object.fromEntries(
                LANGUAGES.flatMap((language) => {
                  const own = companyMessages[language]?.[namespace]?.[key];
                  const value = own ?? (text as Readonly<Record<string, unknown>>)[language];
                  return value === undefined ? [] : [[language, value]];
                }),
              ),
        ]),
      );
