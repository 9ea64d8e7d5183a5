import type { InterfaceLanguage, InterfaceText } from '@site/contract/interface-language';
import { fillMessage, type MessageValues } from '@site/contract/message';
import type { WindowState } from '@site/server/desk/window/api.ts';
import labels from '@site/server/desk/labels.json' with { type: 'json' };

import sentences from './texts/interface.json' with { type: 'json' };
import templates from './texts/templates.json' with { type: 'json' };

/** The texts of the window of the desk. */

export type TextKey = keyof typeof sentences;

/** Returns a text of the window with its values filled in. */
export const getText = (
  key: TextKey,
  language: InterfaceLanguage,
  values: MessageValues = {},
): string => fillMessage(sentences[key][language], language, values);

const find = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

const fieldLabels: Readonly<Record<string, InterfaceText>> = labels.fields;
const valueLabels: Readonly<Record<string, Readonly<Record<string, InterfaceText>>>> =
  labels.values;

/** Returns the label of a form field; its name if the form no longer exists. */
export const getFieldLabel = (field: string, language: InterfaceLanguage): string =>
  find(fieldLabels, field)?.[language] ?? field;

/** Returns a value of a field as a person reads it: the label of a choice, or the sender's own text. */
export function formatValue(
  field: string,
  value: string,
  language: InterfaceLanguage,
  siteNames: WindowState['siteNames'],
): string {
  if (field !== 'site')
    return find(find(valueLabels, field) ?? labels.checkbox, value)?.[language] ?? value;
  // The site may have other languages than the desk.
  const name = find(siteNames, value);
  return name?.[language] ?? Object.values(name ?? {})[0] ?? value;
}

/** Returns the label of a department, of an action of the record or of a defect of the record. */
export function getLabel<Table extends 'departments' | 'actions' | 'recordProblems'>(
  table: Table,
  key: keyof (typeof labels)[Table] & string,
  language: InterfaceLanguage,
  values: MessageValues = {},
): string {
  const labelTexts: Readonly<Record<string, InterfaceText>> = labels[table];
  return fillMessage(labelTexts[key]?.[language] ?? key, language, values);
}

export interface Template {
  readonly id: string;
  readonly kind: string;
  readonly name: InterfaceText;
  readonly text: InterfaceText;
}
export const TEMPLATES: readonly Template[] = templates;

/** Formats a day in the time zone of Seoul, in which the departments are. */
export const formatDay = (iso: string, language: InterfaceLanguage): string =>
  new Intl.DateTimeFormat(language, {
    timeZone: 'Asia/Seoul',
    dateStyle: 'medium',
  }).format(new Date(iso));

/** Formats a time in the time zone of Seoul. */
export const formatTime = (iso: string, language: InterfaceLanguage): string =>
  new Intl.DateTimeFormat(language, {
    timeZone: 'Asia/Seoul',
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(iso));
