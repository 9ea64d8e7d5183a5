import { LOCALES, type Language } from '../language.ts';
import { formatShortDate } from './ko/dates.ts';

/** Languages whose short dates are numeric; others abbreviate the month. */
const IN_DIGITS: Readonly<Partial<Record<Language, (date: string) => string>>> = {
  ko: formatShortDate,
};

const format = (date: string, language: Language, options: Intl.DateTimeFormatOptions): string =>
  // Only the build and the server format dates, not browsers.
  // oxlint-disable-next-line no-restricted-globals
  new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'UTC' }).format(
    new Date(date),
  );

/** Formats `2026-11-12` briefly: "Nov 12, 2026", "2026.11.12". */
export const formatDate = (date: string, language: Language): string =>
  IN_DIGITS[language]?.(date) ?? format(date, language, { dateStyle: 'medium' });

/** Formats `2026-11` briefly: "Nov 2026", "2026.11". */
export const formatMonth = (month: string, language: Language): string =>
  IN_DIGITS[language]?.(month) ?? format(month, language, { year: 'numeric', month: 'short' });

/** Formats parts of a date for a sentence: "November 12, 2026", "November 12", "2026년 11월". */
export const formatDateParts = (
  date: string,
  language: Language,
  parts: readonly ('year' | 'month' | 'day')[],
): string =>
  format(date, language, {
    ...(parts.includes('year') && { year: 'numeric' }),
    ...(parts.includes('month') && { month: 'long' }),
    ...(parts.includes('day') && { day: 'numeric' }),
  });
