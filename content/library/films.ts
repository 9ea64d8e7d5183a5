import { existsSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANGUAGE, STAND_INS, type Language } from '@site/contract/language';

/** Returns the caption file of a film, below the root of the project. */
export const getCaptionFile = (id: string, language: Language): string =>
  `content/films/${id}.${language}.vtt`;

/**
 * Returns the language of the captions that are shown in a language: missing ones are replaced by those of a fallback
 * language.
 */
export const findCaptionLanguage = (id: string, language: Language, root: string): Language =>
  STAND_INS[language].find((candidate) =>
    existsSync(path.join(root, getCaptionFile(id, candidate))),
  ) ?? DEFAULT_LANGUAGE;
