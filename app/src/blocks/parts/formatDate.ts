import type { Language } from '@site/contract/language';

/** `12 Nov 2026`: ECMAScript lays down how UTC is written, so that server and browser write the same. */
const english = (date: string): string =>
  new Date(date).toUTCString().slice('Thu, '.length, 'Thu, 12 Nov 2026'.length).replace(/^0/, '');

/** `2026-11-12` as it is written: 2026.11.12 in Korean, 12 Nov 2026 in English. */
export const formatDate = (date: string, language: Language): string =>
  language === 'ko' ? date.replaceAll('-', '.') : english(date);
