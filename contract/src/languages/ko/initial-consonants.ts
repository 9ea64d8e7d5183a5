import { getChoseong } from 'es-hangul';

/**
 * Search by initial consonants: ㅁㅈ finds 면접. The search on pages (browser) and the search of the site (server) share
 * it. Initials only match the beginning of a word.
 */

const INITIAL = /^[ㄱ-ㅎ]$/;
const INITIALS = /^[ㄱ-ㅎ]+$/;
const SYLLABLE = /[가-힣]/;
const SYLLABLES = /[가-힣]+/g;

/** Returns whether a character is a consonant that can begin a syllable. */
export const isInitial = (character: string): boolean => INITIAL.test(character);

/** Returns whether a query consists only of initial consonants and spaces: ㅇㅇㅎㄴㅅ. */
export const isInitials = (query: string): boolean => INITIALS.test(query.replaceAll(/\s/g, ''));

/** Returns whether a character of a query matches one of a text: the same character, or the initial of the syllable. */
export const matchesCharacter = (searchedCharacter: string, textCharacter: string): boolean =>
  searchedCharacter === textCharacter ||
  (isInitial(searchedCharacter) && getChoseong(textCharacter) === searchedCharacter);

/** Returns whether a syllable at an index of a text begins a word. */
export const beginsWord = (text: string, index: number): boolean =>
  !SYLLABLE.test(text.charAt(index - 1));

/** The initial consonants of a text, prepared for repeated searches: 정션 블록 → ㅈㅅㅂㄹ. */
export interface InitialsIndex {
  readonly letters: string;
  /** The indices of the letters that begin a word: 0 and 2. */
  readonly wordStarts: ReadonlySet<number>;
  /** The index of each letter's syllable in the text (NFC). */
  readonly positions: readonly number[];
}

/** Prepares a text for `findInitials`. */
export function indexInitials(text: string): InitialsIndex {
  const wordStarts = new Set<number>();
  const positions: number[] = [];
  let letters = '';
  for (const { 0: word, index } of text.normalize('NFC').matchAll(SYLLABLES)) {
    wordStarts.add(letters.length);
    letters += getChoseong(word);
    positions.push(...Array.from(word, (_, at) => index + at));
  }
  return { letters, wordStarts, positions };
}

/** Returns the index in `letters` at which `searchedLetters` occurs at the beginning of a word, or -1. */
export function findInitials(
  { letters, wordStarts }: InitialsIndex,
  searchedLetters: string,
): number {
  for (
    let at = letters.indexOf(searchedLetters);
    at !== -1;
    at = letters.indexOf(searchedLetters, at + 1)
  )
    if (wordStarts.has(at)) return at;
  return -1;
}

/** Pairs of consonants that a keyboard writes as one letter: ㄱㅅ becomes ㄳ. */
const CLUSTERS: Readonly<Record<string, string>> = {
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
};

/** Splits the clusters in a query of initial consonants: ㅂㅅ is typed as ㅄ. */
export const splitClusters = (query: string): string =>
  query.replaceAll(/[ㄳㄵㄶㄺㄻㄼㄽㄾㄿㅀㅄ]/g, (cluster) => CLUSTERS[cluster] ?? cluster);
