import type { Language } from '@site/contract/language';

/** The file of the captions of a film, below the root of the project. */
export const getCaptionFile = (id: string, language: Language): string =>
  `content/films/${id}.${language}.vtt`;
