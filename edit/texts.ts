import type { InterfaceLanguage } from '@site/contract/interface-language';
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
  type LocalizedText,
} from '@site/contract/language';
import { fillMessage, type MessageValues } from '@site/contract/message';

import sentences from './texts/interface.json' with { type: 'json' };

/** The texts of the editor's interface. */

export type TextKey = keyof typeof sentences;

const has = <Table extends object>(table: Table, key: PropertyKey): key is keyof Table =>
  Object.hasOwn(table, key);

/** Returns a text of the interface with its values filled in. */
export const getInterfaceText = (
  key: TextKey,
  language: InterfaceLanguage,
  values: MessageValues = {},
): string => fillMessage(sentences[key][language], language, values);

/** Formats a date for sentences of the interface: "January 15, 2027", "2027년 1월 15일". */
export const formatDay = (date: string, language: InterfaceLanguage): string =>
  new Date(date).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a time in ISO 8601 in the time zone of this machine. */
export const formatTime = (time: string, language: InterfaceLanguage): string =>
  new Date(time).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });

/** Returns the text of a computed key; `undefined` if there is none. */
export const findInterfaceText = (key: string, language: InterfaceLanguage): string | undefined =>
  has(sentences, key) ? getInterfaceText(key, language) : undefined;

/** Returns the language in which the interface shows names of content: that of the user, if the site has it. */
export const getContentLanguage = (language: InterfaceLanguage): Language =>
  LANGUAGES.find((code) => code === language) ?? DEFAULT_LANGUAGE;

/** Returns the label of a file: from the interface, otherwise its title, otherwise its name. */
export function toFileName(
  file: string,
  title: LocalizedText | undefined,
  language: InterfaceLanguage,
): string {
  const [, place = file] = /^(?:content\/)?(.+)\.json$/.exec(file) ?? [];
  const interfaceText = findInterfaceText(`file.${place.replaceAll('/', '.')}`, language);
  return interfaceText ?? (title?.[getContentLanguage(language)] || place.replace(/^.*\//, ''));
}
