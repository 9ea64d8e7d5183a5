import type { Language } from '@site/contract/language';
import type { Localized } from '@site/content/schema/localized.ts';

import { withoutBadBreaks } from '../../src/language/noBreak.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isBilingual = (value: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(value).length === 2 && 'ko' in value && 'en' in value;

/**
 * Picks one language: every `{ ko, en }` becomes its value in that language, with its numbers and units kept
 * together; the same holds for the cells of a table (`rows`) that are equal in both languages. All else stays as it is.
 */
export function localize<T>(value: T, language: Language): Localized<T> {
  return pick(value, language) as Localized<T>;
}

function pick(value: unknown, language: Language, inRows = false): unknown {
  if (Array.isArray(value))
    return value.map((item) =>
      inRows && typeof item === 'string' ? withoutBadBreaks(item) : pick(item, language, inRows),
    );
  if (!isRecord(value)) return value;
  if (isBilingual(value)) {
    const text = value[language];
    return typeof text === 'string' ? withoutBadBreaks(text) : text;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      pick(item, language, inRows || key === 'rows'),
    ]),
  );
}
