import type { Language } from '@site/contract/language';

/** The name of a language in itself: "한국어", "English". */
export const getNativeName = (language: Language): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
