/**
 * Bounded Unicode normalization. Its cost grows with the square of a run of combining marks: 120,000 marks take a
 * minute. Texts are therefore bounded first, in length and in runs of marks.
 */

/** Code units per character of the result: a Hangul syllable is up to three jamo, an emoji two units. */
const UNITS_PER_CHARACTER = 4;

/**
 * One more than the 30 combining marks in a row that the Stream-Safe Text Format (Unicode Standard
 * Annex 15) allows; no language needs more.
 */
const MARK_RUN = /\p{M}{31}/u;

/** Returns whether a text is short enough to have at most `max` characters after normalization. */
export const isShortEnough = (text: string, max: number): boolean =>
  text.length <= max * UNITS_PER_CHARACTER;

/** Returns whether all runs of combining marks are as short as languages need. */
export const hasUsualMarks = (text: string): boolean => !MARK_RUN.test(text);

/**
 * Normalizes a text of at most `max` characters. A longer text is cut to the bounds of `isShortEnough`. A text that
 * `hasUsualMarks` refuses is returned unchanged.
 */
export function normalizeBounded(text: string, form: 'NFC' | 'NFKC', max: number): string {
  const bounded = text.slice(0, max * UNITS_PER_CHARACTER);
  return hasUsualMarks(bounded) ? bounded.normalize(form) : bounded;
}

/** Invisible characters: direction marks, zero-width spaces, soft hyphens, variation selectors, fillers. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Dashes of all lengths, and the minus sign, but not wave dashes. */
const DASHES = /(?![\u301C\u3030])[\p{Pd}\u2212\u02D7\u2043]/gu;
/** Full-width letters, digits and signs, and half-width Hangul and kana. */
const WIDTH_VARIANTS = /[\uFF01-\uFF9F\uFFA1-\uFFEE]/g;
const SPACES = /[\p{Zs}\t]/gu;

/**
 * Returns a text of one line as people see it: NFC without invisible characters, with one kind of dash and space,
 * letters and digits of one width, and no surrounding space. All fields of one line, names and searches are cleaned
 * before they are validated, compared or stored. The length has to be bounded before.
 */
export const cleanLine = (text: string): string =>
  text
    .replace(WIDTH_VARIANTS, (character) => character.normalize('NFKC'))
    .replace(INVISIBLE, '')
    .replace(DASHES, '-')
    .replace(SPACES, ' ')
    .normalize('NFC')
    .trim();

/** Everything but single letters of Hangul, which NFKC would convert to conjoining letters. */
const NO_SINGLE_LETTERS = /[^\u3131-\u318E]+/g;

/** Returns a text in NFKC and lower case. Single letters of Hangul stay, because a search for ㅁㅈ finds 면접. */
export const foldText = (text: string): string =>
  text.replace(NO_SINGLE_LETTERS, (part) => part.normalize('NFKC')).toLowerCase();

/** Normalizes a text for the search: folded, cleaned like `cleanLine`, with single spaces. */
export const toSearchForm = (text: string): string =>
  cleanLine(foldText(text)).replaceAll(/\s+/g, ' ');
