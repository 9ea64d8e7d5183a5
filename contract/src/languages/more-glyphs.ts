import type { Language } from '../language.ts';
import { listCommonSyllables, SYLLABLE_RANGE } from './ko/syllables.ts';

/** The glyphs of a language beyond those that the site shows now, in a separate font. */
export interface MoreGlyphs {
  /** The Unicode range, in CSS notation. */
  readonly range: string;
  readonly list: () => string;
}

/** Languages with too many glyphs to load them all. */
export const MORE_GLYPHS: Readonly<Partial<Record<Language, MoreGlyphs>>> = {
  ko: { range: SYLLABLE_RANGE, list: listCommonSyllables },
};
