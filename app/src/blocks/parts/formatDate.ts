import type { Language } from '@site/contract/language';

const english = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** `2026-11-12` as it is written: 2026.11.12 in Korean, 12 Nov 2026 in English. */
export const formatDate = (date: string, language: Language): string =>
  language === 'ko' ? date.replaceAll('-', '.') : english.format(new Date(`${date}T00:00:00Z`));
