import type { Language } from '@site/contract/language';

/** ECMAScript lays down how UTC is written (`Thu, 12 Nov 2026 …`), so that server and browser write the same. */
const formatEnglish = (date: string): string => {
  const [, day, month, year] = new Date(date).toUTCString().split(' ');
  return `${month} ${Number(day)}, ${year}`;
};

const FORMATS: Readonly<Record<Language, (date: string) => string>> = {
  ko: (date) => date.replaceAll('-', '.'),
  en: formatEnglish,
};

/** `2026-11-12` as it is written: 2026.11.12 in Korean, Nov 12, 2026 in English. */
export const formatDate = (date: string, language: Language): string => FORMATS[language](date);
