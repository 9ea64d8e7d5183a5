import type { InterfaceLanguage, InterfaceText } from '@site/contract/interface-language';

import { fillMessage, type MessageValues } from '@site/contract/message';

import labels from './labels.json' with { type: 'json' };
import messages from './messages.json' with { type: 'json' };

export type MessageKey = keyof typeof messages;

/** The language of the terminal, from the usual environment variables. */
const LANGUAGE: InterfaceLanguage = /^ko/i.test(
  process.env['LC_ALL'] ||
    process.env['LC_MESSAGES'] ||
    process.env['LANG'] ||
    // Windows has no such variables.
    new Intl.DateTimeFormat().resolvedOptions().locale,
)
  ? 'ko'
  : 'en';

/** Returns a message of the desk in the language of its user, with `{name}` replaced by its value. */
export const message = (key: MessageKey, values: MessageValues = {}): string =>
  fillMessage(messages[key][LANGUAGE], LANGUAGE, values);

const find = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

const fieldLabels: Readonly<Record<string, InterfaceText>> = labels.fields;
const valueLabels: Readonly<Record<string, Readonly<Record<string, InterfaceText>>>> =
  labels.values;

/** Returns the label of a form field; its name if the form no longer exists. */
export const getFieldLabel = (field: string): string =>
  find(fieldLabels, field)?.[LANGUAGE] ?? field;

/** Returns the label of a department, of an action of the record or of a problem of the record. */
export const getLabel = <Table extends 'departments' | 'actions' | 'recordProblems'>(
  table: Table,
  key: keyof (typeof labels)[Table] & string,
  values: MessageValues = {},
): string => {
  const tableLabels: Readonly<Record<string, InterfaceText>> = labels[table];
  return fillMessage(tableLabels[key]?.[LANGUAGE] ?? key, LANGUAGE, values);
};

/** Returns the text of a key in a table, in the language of the user. */
export const findWords = (
  table: Readonly<Record<string, InterfaceText>>,
  key: string,
): string | undefined => find(table, key)?.[LANGUAGE];

/** Returns the label of a choice; `undefined` if the value is a visitor's own text. */
export function getChoiceLabel(field: string, value: string): string | undefined {
  const choices = find(valueLabels, field);
  return findWords(choices ?? labels.checkbox, value);
}
