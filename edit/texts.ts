import type { InterfaceLanguage } from '@site/contract/interface-language';
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
  type LocalizedText,
} from '@site/contract/language';
import { fillMessage, type MessageValues } from '@site/contract/message';

import sentences from './texts/interface.json' with { type: 'json' };

/** The texts of the editor itself. */

export type TextKey = keyof typeof sentences;

const has = <Table extends object>(table: Table, key: PropertyKey): key is keyof Table =>
  Object.hasOwn(table, key);

/** A text of the interface with its values filled in. */
export const getInterfaceText = (
  key: TextKey,
  language: InterfaceLanguage,
  values: MessageValues = {},
): string => fillMessage(sentences[key][language], language, values);

/** A date as sentences of the interface name it: "January 15, 2027", "2027년 1월 15일". */
export const formatDay = (date: string, language: InterfaceLanguage): string =>
  new Date(date).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });

/** The text of a key that is computed; `undefined` if there is none. */
export const findInterfaceText = (key: string, language: InterfaceLanguage): string | undefined =>
  has(sentences, key) ? getInterfaceText(key, language) : undefined;

/** The language in which content is named to the user of the interface: theirs if the site has it. */
export const getContentLanguage = (language: InterfaceLanguage): Language =>
  LANGUAGES.find((one) => one === language) ?? DEFAULT_LANGUAGE;

/** The label of a file: for its content, or its own title, or its name if it has none. */
export function toFileName(
  file: string,
  title: LocalizedText | undefined,
  language: InterfaceLanguage,
): string {
  const [, place = file] = /^(?:content\/)?(.+)\.json$/.exec(file) ?? [];
  const known = findInterfaceText(`file.${place.replaceAll('/', '.')}`, language);
  return known ?? (title?.[getContentLanguage(language)] || place.replace(/^.*\//, ''));
}
