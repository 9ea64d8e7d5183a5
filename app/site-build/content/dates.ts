import { LOCALES, type Language } from '@site/contract/language';

/** August 20, 2015, 2015년 8월 20일: a date as documents write it. */
export const writtenDate = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(date));
