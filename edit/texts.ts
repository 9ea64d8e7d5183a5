import {
  nameLanguage,
  type InterfaceLanguage,
  type InterfaceText,
} from '@site/contract/interface-language';
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGES,
  type Language,
  type LocalizedText,
} from '@site/contract/language';

import { fillMessage, type MessageValues } from '@site/contract/message';

import sentences from './texts/interface.json' with { type: 'json' };
import names from './texts/names.json' with { type: 'json' };

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

/** The text of a key that is put together; `undefined` where there is none. */
export const findInterfaceText = (key: string, language: InterfaceLanguage): string | undefined =>
  has(sentences, key) ? getInterfaceText(key, language) : undefined;

/** The language in which content is named to the user of the interface: theirs where the site has it. */
export const getContentLanguage = (language: InterfaceLanguage): Language =>
  LANGUAGES.find((one) => one === language) ?? DEFAULT_LANGUAGE;

/** What a file is called: by what it holds, or by its own title; by its name where it has none. */
export function toFileName(
  file: string,
  title: LocalizedText | undefined,
  language: InterfaceLanguage,
): string {
  const [, place = file] = /^(?:content\/)?(.+)\.json$/.exec(file) ?? [];
  const known = findInterfaceText(`file.${place.replaceAll('/', '.')}`, language);
  return known ?? (title?.[getContentLanguage(language)] || place.replace(/^.*\//, ''));
}

/** Names that hold in the files of one schema alone, by the name of the schema. */
const namesBySchema = new Map<string, ReadonlyMap<string, InterfaceText>>(
  Object.entries(names.of).map(([schema, fields]) => [schema, new Map(Object.entries(fields))]),
);

const isNamed = (name: Partial<InterfaceText> | undefined): boolean =>
  Boolean(name?.ko) && Boolean(name?.en);

/** Whether a property has a name in both languages. */
export const hasFieldName = (key: string, schema: string): boolean =>
  isLanguage(key) ||
  isNamed(
    namesBySchema.get(schema)?.get(key) ?? (has(names.fields, key) ? names.fields[key] : undefined),
  );

/** Whether a kind of block has a name in both languages. */
export const hasKindName = (kind: string): boolean =>
  isNamed(has(names.kinds, kind) ? names.kinds[kind] : undefined);

/** What a property of content files is called; `schema` is the name of the schema of its file. */
export const getFieldName = (key: string, language: InterfaceLanguage, schema = ''): string =>
  namesBySchema.get(schema)?.get(key)?.[language] ??
  (isLanguage(key) ? nameLanguage(key, language) : undefined) ??
  (has(names.fields, key) ? names.fields[key][language] : key);

/** Names of the values of a property that has a few. */
const valuesByProperty = new Map<string, ReadonlyMap<string, InterfaceText>>(
  Object.entries(names.values).map(([property, values]) => [
    property,
    new Map(Object.entries(values)),
  ]),
);

/** Whether a value of a property has a name in both languages. */
export const hasValueName = (property: string, value: string): boolean =>
  isLanguage(value) || isNamed(valuesByProperty.get(property)?.get(value));

/** What a value of a property is called; by itself where it has no name, as a token. */
export const getValueName = (
  property: string,
  value: string,
  language: InterfaceLanguage,
): string =>
  valuesByProperty.get(property)?.get(value)?.[language] ??
  (isLanguage(value) ? nameLanguage(value, language) : value);

/** What a kind of block is called. */
export const getKindName = (kind: string, language: InterfaceLanguage): string =>
  has(names.kinds, kind) ? names.kinds[kind][language] : kind;

/** A place in a file as a person reads it: "Blocks 3 › Title › English" for `blocks/2/title/en`. */
export const placeName = (
  path: readonly (string | number)[],
  language: InterfaceLanguage,
  schema = '',
): string =>
  path
    .reduce<string[]>((parts, part) => {
      if (typeof part === 'string') return [...parts, getFieldName(part, language, schema)];
      return [...parts.slice(0, -1), `${parts.at(-1) ?? ''} ${part + 1}`.trim()];
    }, [])
    .join(' › ');
