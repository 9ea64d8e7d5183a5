import { getChoseong } from 'es-hangul';

/**
 * Words as the index knows them. Korean compounds are written with and without spaces, and particles
 * cling to their noun, so Hangul is taken in pairs of syllables across the spaces of a sentence;
 * everything else in words.
 */

const HANGUL = /[가-힣]/;
const INITIALS_ONLY = /^[ㄱ-ㅎ]+$/;

/** One spelling of every syllable, one case, the same dashes and spaces. */
export const folded = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\u2010-\u2015]/g, '-')
    .replaceAll(/\s+/g, ' ');

/** Without anything that people leave out when they type. */
export const compact = (text: string): string =>
  folded(text).replaceAll(/[^\p{Letter}\p{Number}]/gu, '');

/** The first consonants of the syllables, and at which of them a word begins: 정션 블록 → ㅈㅅㅂㄹ, 0 and 2. */
export interface Initials {
  readonly letters: string;
  readonly starts: ReadonlySet<number>;
  /** Where in the text each letter comes from. */
  readonly places: readonly number[];
}

export function initialsOf(text: string): Initials {
  const starts = new Set<number>();
  const places: number[] = [];
  let letters = '';
  for (const { 0: word, index } of text.normalize('NFC').matchAll(/[가-힣]+/g)) {
    starts.add(letters.length);
    letters += getChoseong(word);
    places.push(...Array.from(word, (_, at) => index + at));
  }
  return { letters, starts, places };
}

/** Where initials are found: from the beginning of a word. -1 where they are not. */
export function findInitials({ letters, starts }: Initials, wanted: string): number {
  for (let at = letters.indexOf(wanted); at !== -1; at = letters.indexOf(wanted, at + 1))
    if (starts.has(at)) return at;
  return -1;
}

/** Whether a query is nothing but first consonants: ㅇㅇㅎㄴㅅ. */
export const isInitials = (query: string): boolean =>
  INITIALS_ONLY.test(query.replaceAll(/\s/g, ''));

function pairs(syllables: string): string[] {
  if (syllables.length < 2) return [syllables];
  return Array.from({ length: syllables.length - 1 }, (_, at) => syllables.slice(at, at + 2));
}

const sentencesOf = (text: string): string[] => folded(text).split(/[.!?;:,()[\]“”‘’"'·|/\n]+/);

function piecesOf(text: string): string[] {
  const words = text.match(/[가-힣]+|[^\s가-힣\p{P}\p{S}]+(?:-[^\s가-힣\p{P}\p{S}]+)*/gu) ?? [];
  return words.flatMap((word) => {
    if (HANGUL.test(word)) return pairs(word);
    const parts = word.split('-');
    // "12V-48V" is found by its parts, and written together.
    return parts.length > 1 ? [...parts, parts.join('')] : parts;
  });
}

/** The words of a text in the index. Pairs run across the spaces between Hangul, wherever a visitor leaves them out. */
export const wordsOf = (text: string): string[] =>
  sentencesOf(text).flatMap((sentence) =>
    piecesOf(sentence.replaceAll(/(?<=[가-힣])\s+(?=[가-힣])/g, '')),
  );

/** The words of a query: what stands apart may stand anywhere. */
export const askedWords = (query: string): string[] => sentencesOf(query).flatMap(piecesOf);
