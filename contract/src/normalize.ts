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
