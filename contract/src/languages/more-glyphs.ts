import type { Language } from '../language.ts';
import { listCommonSyllables, SYLLABLE_RANGE } from './ko/syllables.ts';

/** Glyphs that a language is written with, beyond those that a site shows today, in a font of their own. */
export interface MoreGlyphs {
  /** Where Unicode has them, as CSS writes it. */
  readonly range: string;
  readonly list: () => string;
}

/** Of the languages that have too many glyphs to load them all. */
export const MORE_GLYPHS: Readonly<Partial<Record<Language, MoreGlyphs>>> = {
  ko: { range: SYLLABLE_RANGE, list: listCommonSyllables },
};
