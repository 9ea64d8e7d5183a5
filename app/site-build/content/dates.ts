import { LOCALES, type Language } from '@site/contract/language';

/** Formats a date for documents: August 20, 2015, 2015년 8월 20일. */
export const formatWrittenDate = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(date));

/** Formats a month (`2017-05`) or a year for texts: May 2017, 2017년 5월. */
export const writeMonth = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    year: 'numeric',
    ...(month.includes('-') && { month: 'long' }),
    timeZone: 'UTC',
  }).format(new Date(month));
