/**
 * How texts and queries are split into the terms of the index. Korean compounds are written with and
 * without spaces, and particles are attached to their noun, so Hangul is indexed in pairs of syllables
 * across the spaces of a sentence; everything else in words.
 */

import { toSearchForm } from '@site/contract/normalize';

const HANGUL = /[가-힣]/;

/**
 * Names that English also has as an ordinary word. In a text they are the name where they stand in capitals: "CAN" is
 * the bus, "can" the verb.
 */
const NAMES_IN_CAPITALS: ReadonlySet<string> = new Set(['can']);

/** Whether a word is found only where it stands in capitals. */
export const needsCapitals = (word: string): boolean => NAMES_IN_CAPITALS.has(word);

const withoutOrdinaryWords = (text: string): string =>
  text.replaceAll(/\p{Script=Latin}+/gu, (word) =>
    needsCapitals(word.toLowerCase()) && word !== word.toUpperCase() ? ' ' : word,
  );

/** The letters and digits of a text alone. */
export const removePunctuation = (text: string): string =>
  toSearchForm(text).replaceAll(/[^\p{Letter}\p{Number}]/gu, '');

function splitIntoPairs(syllables: string): string[] {
  if (syllables.length < 2) return [syllables];
  return Array.from({ length: syllables.length - 1 }, (_, at) => syllables.slice(at, at + 2));
}

const splitSentences = (text: string): string[] =>
  toSearchForm(text).split(/[.!?;:,()[\]“”‘’"'·|/\n]+/);

function splitSentence(text: string): string[] {
  const words = text.match(/[가-힣]+|[^\s가-힣\p{P}\p{S}]+(?:-[^\s가-힣\p{P}\p{S}]+)*/gu) ?? [];
  return words.flatMap((word) => {
    if (HANGUL.test(word)) return splitIntoPairs(word);
    const parts = word.split('-');
    // "12V-48V" is found by its parts and by "12V48V".
    return parts.length > 1 ? [...parts, parts.join('')] : parts;
  });
}

/** The terms of a text. Pairs of syllables cross the spaces between Hangul words. */
export const splitText = (text: string): string[] =>
  splitSentences(withoutOrdinaryWords(text)).flatMap((sentence) =>
    splitSentence(sentence.replaceAll(/(?<=[가-힣])\s+(?=[가-힣])/g, '')),
  );

/** The terms of a query. Words with a space between them may occur anywhere. */
export const splitQuery = (query: string): string[] => splitSentences(query).flatMap(splitSentence);
