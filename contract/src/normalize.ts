/**
 * Bounded Unicode normalization. Its cost grows with the square of a run of combining marks: a text of
 * 120,000 marks takes a minute. What is normalized is therefore bounded first, in length and in runs.
 */

/** Code units per character of the result: a Hangul syllable is up to three jamo, an emoji two units. */
const UNITS_PER_CHARACTER = 4;

/**
 * One more than the 30 combining marks in a row that the Stream-Safe Text Format (Unicode Standard
 * Annex 15) allows; no language needs more.
 */
const MARK_RUN = /\p{M}{31}/u;

/** Whether a text may have `max` characters after normalization: its length before is bounded. */
export const isShortEnough = (text: string, max: number): boolean =>
  text.length <= max * UNITS_PER_CHARACTER;

/** Whether no run of combining marks is longer than any language needs. */
export const hasUsualMarks = (text: string): boolean => !MARK_RUN.test(text);

/**
 * Normalizes a text of at most `max` characters. What is beyond the bounds of `isShortEnough` is cut
 * off, and a text that `hasUsualMarks` refuses is returned as it is.
 */
export function normalizeBounded(text: string, form: 'NFC' | 'NFKC', max: number): string {
  const bounded = text.slice(0, max * UNITS_PER_CHARACTER);
  return hasUsualMarks(bounded) ? bounded.normalize(form) : bounded;
}

/** What shows nothing: marks of direction, zero-width spaces, soft hyphens, variation selectors, fillers. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Dashes of every length, and the minus sign; waves are none. */
const DASHES = /(?![\u301C\u3030])[\p{Pd}\u2212\u02D7\u2043]/gu;
/** Full-width letters, digits and signs, and half-width Hangul and kana. */
const WIDTH_VARIANTS = /[\uFF01-\uFF9F\uFFA1-\uFFEE]/g;
const SPACES = /[\p{Zs}\t]/gu;

/**
 * A text of one line as people see it, whatever it was copied from: NFC without invisible characters, with one kind of
 * dash and of space, letters and digits of one width, and no space around it. Every field of one line, every name and
 * every search passes it before it is validated, compared or stored. The length has to be bounded before.
 */
export const cleanLine = (text: string): string =>
  text
    .replace(WIDTH_VARIANTS, (character) => character.normalize('NFKC'))
    .replace(INVISIBLE, '')
    .replace(DASHES, '-')
    .replace(SPACES, ' ')
    .normalize('NFC')
    .trim();

/** The letters of Hangul by themselves, which NFKC would turn into letters that wait for others. */
const NO_SINGLE_LETTERS = /[^\u3131-\u318E]+/g;

/** NFKC in lower case. Single letters of Hangul stay, because ㅁㅈ is searched for as the beginning of 면접. */
export const foldText = (text: string): string =>
  text.replace(NO_SINGLE_LETTERS, (part) => part.normalize('NFKC')).toLowerCase();

/** A text in the one form in which texts are searched: folded, cleaned as `cleanLine` does, with single spaces. */
export const toSearchForm = (text: string): string =>
  cleanLine(foldText(text)).replaceAll(/\s+/g, ' ');
