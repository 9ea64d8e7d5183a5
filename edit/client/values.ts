import type { InterfaceLanguage } from '@site/contract/interface-language';
import { isLocalizedText } from '@site/contract/language';

import { getContentLanguage } from '../texts.ts';

/** JSON values and paths in them. */

/** The keys and indices that lead to a value within another one. */
export type Path = readonly (string | number)[];

const isContainer = (value: unknown): value is Readonly<Record<string | number, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns the value at a path; `undefined` if there is none. */
export const getValueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (isContainer(inner) ? inner[key] : undefined), value);

/** Returns a copy with another value at a path; `undefined` removes a property. */
export function withValueAt(value: unknown, [key, ...rest]: Path, next: unknown): unknown {
  if (key === undefined) return next;
  const inner = withValueAt(isContainer(value) ? value[key] : undefined, rest, next);
  if (Array.isArray(value) || typeof key === 'number') {
    const items: unknown[] = Array.isArray(value) ? [...(value as unknown[])] : [];
    items[Number(key)] = inner;
    return items;
  }
  const { [key]: _old, ...otherValues } = (isContainer(value) ? value : {}) as Record<
    string,
    unknown
  >;
  if (inner === undefined) return otherValues;
  // Replaces the property in the same position, so that the order of the properties is preserved.
  return isContainer(value) && key in value
    ? { ...value, [key]: inner }
    : { ...otherValues, [key]: inner };
}

/** Removes what forms leave behind of an optional value: properties without a value, and empty objects. */
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

/** Returns a path as a text, for comparisons. */
export const getKey = (path: Path): string => path.join('/');

/**
 * Returns the text by which a person recognizes a value: its title or name, in the language of the interface, otherwise
 * in the default language.
 */
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
    const heading = getHeading(value[name], language);
    if (heading) return heading.replaceAll('\n', ' ');
  }
  return undefined;
}

/** Returns a value as text: a string as it is, and any other value as its heading, or as JSON if it has none. */
export const nameValue = (value: unknown, language: InterfaceLanguage): string =>
  typeof value === 'object' && value !== null
    ? (getHeading(value, language) ?? JSON.stringify(value))
    : String(value);
