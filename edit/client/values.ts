import type { InterfaceLanguage } from '@site/contract/interface-language';
import { isLocalizedText } from '@site/contract/language';

import { getContentLanguage } from '../texts.ts';

/** JSON values and the way to a place in them. */

/** The keys and indices that lead to a value within another one. */
export type Path = readonly (string | number)[];

const isContainer = (value: unknown): value is Readonly<Record<string | number, unknown>> =>
  typeof value === 'object' && value !== null;

/** The value at a place; `undefined` where there is none. */
export const getValueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (isContainer(inner) ? inner[key] : undefined), value);

/** A copy with another value at a place; `undefined` removes a property. */
export function withValueAt(value: unknown, [key, ...rest]: Path, next: unknown): unknown {
  if (key === undefined) return next;
  const inner = withValueAt(isContainer(value) ? value[key] : undefined, rest, next);
  if (Array.isArray(value) || typeof key === 'number') {
    const items: unknown[] = Array.isArray(value) ? [...(value as unknown[])] : [];
    items[Number(key)] = inner;
    return items;
  }
  const { [key]: _old, ...others } = (isContainer(value) ? value : {}) as Record<string, unknown>;
  if (inner === undefined) return others;
  // In its place, so that the order of the properties stays.
  return isContainer(value) && key in value
    ? { ...value, [key]: inner }
    : { ...others, [key]: inner };
}

/** Without the parts of an optional thing that forms leave behind: properties without a value, empty objects. */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (!isContainer(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]) => [key, withoutEmpty(inner)] as const)
      .filter(
        ([, inner]) =>
          inner !== undefined &&
          !(isContainer(inner) && !Array.isArray(inner) && Object.keys(inner).length === 0),
      ),
  );
}

/** A path as one text, to compare paths by. */
export const getKey = (path: Path): string => path.join('/');

/** The words by which a person recognizes a value: its title or name, in the language of the interface, or else the default one. */
export function getHeading(value: unknown, language: InterfaceLanguage): string | undefined {
  if (typeof value === 'string') return value;
  if (isLocalizedText(value)) return getHeading(value[getContentLanguage(language)], language);
  if (!isContainer(value)) return undefined;
  for (const name of [
    'title',
    'heading',
    'subject',
    'name',
    'label',
    'question',
    'product',
    'term',
    'avoid',
    'text',
    'alt',
    'id',
  ]) {
    const found = getHeading(value[name], language);
    if (found) return found.replaceAll('\n', ' ');
  }
  return undefined;
}

/** A value in words: a text as it is, anything else by its heading, or as JSON if it has none. */
export const nameValue = (value: unknown, language: InterfaceLanguage): string =>
  typeof value === 'object' && value !== null
    ? (getHeading(value, language) ?? JSON.stringify(value))
    : String(value);
