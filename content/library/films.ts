import { existsSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANGUAGE, STAND_INS, type Language } from '@site/contract/language';

/** The file of the captions of a film, below the root of the project. */
export const getCaptionFile = (id: string, language: Language): string =>
  `content/films/${id}.${language}.vtt`;

/** The language whose captions are shown in a language: those of another one stand in for missing ones. */
export const findCaptionLanguage = (id: string, language: Language, root: string): Language =>
  STAND_INS[language].find((one) => existsSync(path.join(root, getCaptionFile(id, one)))) ??
  DEFAULT_LANGUAGE;
