import type { InterfaceLanguage, InterfaceText } from '@site/contract/interface-language';

import { fillMessage, type MessageValues } from '@site/contract/message';

import labels from './labels.json' with { type: 'json' };
import messages from './messages.json' with { type: 'json' };

export type MessageKey = keyof typeof messages;

/** The language of the person at the terminal, from the environment as other programs take it. */
const LANGUAGE: InterfaceLanguage = /^ko/i.test(
  process.env['LC_ALL'] || process.env['LC_MESSAGES'] || process.env['LANG'] || '',
)
  ? 'ko'
  : 'en';

/** A message of the desk in the language of its user, `{name}` replaced by its value. */
export const message = (key: MessageKey, values: MessageValues = {}): string =>
  fillMessage(messages[key][LANGUAGE], LANGUAGE, values);

const find = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

const fieldLabels: Readonly<Record<string, InterfaceText>> = labels.fields;
const valueLabels: Readonly<Record<string, Readonly<Record<string, InterfaceText>>>> =
  labels.values;

/** A field of a form in words; the field's own name where it is of a form that is no longer known. */
export const getFieldLabel = (field: string): string =>
  find(fieldLabels, field)?.[LANGUAGE] ?? field;

/** What a table calls a key, in the language of its user. */
export const findWords = (
  table: Readonly<Record<string, InterfaceText>>,
  key: string,
): string | undefined => find(table, key)?.[LANGUAGE];

/** The choice that a value stands for, in words; `undefined` where the value is a visitor's own text. */
export function getChoiceLabel(field: string, value: string): string | undefined {
  const choices = find(valueLabels, field);
  return findWords(choices ?? labels.checkbox, value);
}
