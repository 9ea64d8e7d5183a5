import { LOCALES, type Language } from '@site/contract/language';

/** August 20, 2015, 2015년 8월 20일: a date as documents write it. */
export const formatWrittenDate = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(date));

/** May 2017, 2017년 5월: a month (`2017-05`) or a year as texts write it. */
export const writeMonth = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    year: 'numeric',
    ...(month.includes('-') && { month: 'long' }),
    timeZone: 'UTC',
  }).format(new Date(month));
