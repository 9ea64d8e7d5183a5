/**
 * Splits texts and queries into the terms of the index. Korean compounds are written with and without spaces, and
 * particles are attached to nouns, so Hangul is indexed in pairs of syllables, across the spaces of a sentence.
 * Everything else is indexed in words.
 */

import { toSearchForm } from '@site/contract/normalize';

const HANGUL = /[가-힣]/;

/**
 * Names that are also common English words. A text contains the name only in capitals: "CAN" is the bus, "can" the
 * verb.
 */
const NAMES_IN_CAPITALS: ReadonlySet<string> = new Set(['can']);

/** Returns whether a word is found only in capitals. */
export const needsCapitals = (word: string): boolean => NAMES_IN_CAPITALS.has(word);

const withoutOrdinaryWords = (text: string): string =>
  text.replaceAll(/\p{Script=Latin}+/gu, (word) =>
    needsCapitals(word.toLowerCase()) && word !== word.toUpperCase() ? ' ' : word,
  );

/** Returns only the letters and digits of a text. */
export const removePunctuation = (text: string): string =>
  toSearchForm(text).replaceAll(/[^\p{Letter}\p{Number}]/gu, '');

function splitIntoPairs(syllables: string): string[] {
  if (syllables.length < 2) return [syllables];
  return Array.from({ length: syllables.length - 1 }, (_, at) => syllables.slice(at, at + 2));
}

const splitSentences = (text: string): string[] =>
  toSearchForm(text).split(/[.!?;:,()[\]“”‘’"'·|/\n]+/);

/** Returns the terms of a sentence; `splitHyphenated` returns those of a word such as "12V-48V". */
function splitSentence(
  text: string,
  splitHyphenated: (parts: readonly string[], joinedWord: string) => readonly string[],
): string[] {
  const words = text.match(/[가-힣]+|[^\s가-힣\p{P}\p{S}]+(?:-[^\s가-힣\p{P}\p{S}]+)*/gu) ?? [];
  return words.flatMap((word) => {
    if (HANGUL.test(word)) return splitIntoPairs(word);
    const parts = word.split('-');
    return parts.length > 1 ? splitHyphenated(parts, parts.join('')) : parts;
  });
}

/**
 * Returns the terms of a text. Pairs of syllables cross the spaces between Hangul words. The terms of a word with a
 * hyphen are its parts and the whole.
 */
export const splitText = (text: string): string[] =>
  splitSentences(withoutOrdinaryWords(text)).flatMap((sentence) =>
    splitSentence(sentence.replaceAll(/(?<=[가-힣])\s+(?=[가-힣])/g, ''), (parts, joinedWord) => [
      ...parts,
      joinedWord,
    ]),
  );

/**
 * Returns the terms of a query. Words with a space between them may occur anywhere. A word with a hyphen is one term if
 * a text contains it with a hyphen or as one word ("e-mail"); otherwise its parts are the terms.
 * @param vocabulary the terms of all texts
 */
export const splitQuery = (query: string, vocabulary: ReadonlySet<string>): string[] =>
  splitSentences(query).flatMap((sentence) =>
    splitSentence(sentence, (parts, joinedWord) =>
      vocabulary.has(joinedWord) ? [joinedWord] : parts,
    ),
  );

const COMPOUND = /^[a-z]{6,}$/;
const COMPOUND_PART_MIN = 3;

/** Returns the words of a Latin compound: `chargingcable` → `charging cable`; `undefined` for any other word. */
export function splitCompound(word: string, vocabulary: ReadonlySet<string>): string | undefined {
  if (!COMPOUND.test(word) || vocabulary.has(word)) return undefined;
  for (let at = COMPOUND_PART_MIN; at <= word.length - COMPOUND_PART_MIN; at += 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (vocabulary.has(first) && vocabulary.has(second)) return `${first} ${second}`;
  }
  return undefined;
}
