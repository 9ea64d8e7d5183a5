import { isLocalizedText, type Language } from '@site/contract/language';
import { formatPhone } from '@site/contract/languages/phones';
import type { Localized } from '@site/content/schema/localized.ts';

import { withoutBadBreaks } from '../../src/shared/language/no-break.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Picks one language: every localized text becomes its value in that language, with no line breaks between numbers and
 * units; the same applies to cells of a table (`rows`) that are equal in both languages. A `phone` gets its country code
 * where readers may call from abroad. Everything else stays unchanged.
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
  if (isLocalizedText(value)) return withoutBreaksIn(value[language]);
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === 'phone' && typeof item === 'string'
        ? formatPhone(item, language)
        : pick(item, language, inRows || key === 'rows'),
    ]),
  );
}

/** The parts of a rich text node that are words or contain words. */
const WORDS = new Set(['value', 'children', 'items']);

/** Prevents bad line breaks in a text, or in the nodes of a rich text. */
function withoutBreaksIn(text: unknown): unknown {
  if (typeof text === 'string') return withoutBadBreaks(text);
  if (Array.isArray(text)) return text.map(withoutBreaksIn);
  if (!isRecord(text)) return text;
  return Object.fromEntries(
    Object.entries(text).map(([key, part]) => [key, WORDS.has(key) ? withoutBreaksIn(part) : part]),
  );
}
