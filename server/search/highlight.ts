import {
  findInitials,
  indexInitials,
  isInitials,
} from '@site/contract/languages/ko/initial-consonants';
import type { TextPart } from '@site/contract/search';

import { needsCapitals } from './words.ts';

/** The length of an excerpt, and of its part before the first match, in characters. */
const EXCERPT = { length: 140, before: 40 } as const;

type Span = readonly [from: number, to: number];

/** A word to find in a text, with or without spaces between its letters. */
export interface Pattern {
  /** The word without spaces and hyphens. */
  readonly letters: string;
  readonly expression: RegExp;
  /** Whether the word is found only in capitals; otherwise the expression is for a text in lower case. */
  readonly inCapitals: boolean;
}

const removeGaps = (text: string): string => text.replaceAll(/[\s-]/g, '');

/** Creates the patterns of words in lower case. Words are escaped, so visitors cannot run patterns. */
export const createPatterns = (words: readonly string[]): Pattern[] =>
  words.map((word) => {
    const inCapitals = needsCapitals(word);
    const expression = [...(inCapitals ? word.toUpperCase() : word)]
      .map((letter) => RegExp.escape(letter))
      .join('[\\s-]?');
    return { letters: removeGaps(word), expression: new RegExp(expression, 'g'), inCapitals };
  });

/** Returns a text of the same length in lower case: İ is the only letter that becomes longer. */
const toLowerCase = (text: string): string => text.replaceAll('İ', 'I').toLowerCase();

/**
 * Calls a function with each pattern that a text may match, and with the form of the text that the pattern is for.
 * Searching for letters costs a fraction of a regular expression, and most words occur in few texts.
 */
function mapPatterns<Result>(
  text: string,
  patterns: readonly Pattern[],
  map: (form: string, expression: RegExp) => Result,
): Result[] {
  const lowerCase = toLowerCase(text);
  const compact = removeGaps(lowerCase);
  return patterns
    .filter(({ letters }) => compact.includes(letters))
    .map(({ expression, inCapitals }) => map(inCapitals ? text : lowerCase, expression));
}

/** Returns the matches of patterns in a text, in their order. */
const findSpans = (text: string, patterns: readonly Pattern[]): Span[] =>
  mapPatterns(text, patterns, (form, expression) =>
    [...form.matchAll(expression)].map(({ index, 0: { length } }): Span => [index, index + length]),
  )
    .flat()
    .toSorted(([a], [b]) => a - b);

/** Returns the index of the first match in a text; 0 if there is none. */
function findFirst(text: string, patterns: readonly Pattern[]): number {
  const indices = mapPatterns(text, patterns, (form, expression) => form.search(expression));
  const matchIndices = indices.filter((index) => index !== -1);
  return matchIndices.length > 0 ? Math.min(...matchIndices) : 0;
}

/** Returns the position of the syllables whose initial consonants are searched. */
function findInitialSpans(text: string, query: string): Span[] {
  const initials = indexInitials(text);
  const at = findInitials(initials, query);
  if (at === -1) return [];
  const { positions } = initials;
  return [[positions[at] ?? 0, (positions[at + query.length - 1] ?? 0) + 1]];
}

function splitIntoParts(text: string, spans: readonly Span[]): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  const joinedSpans: [number, number][] = [];
  for (const [from, to] of spans) {
    const last = joinedSpans.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joinedSpans.push([from, to]);
  }
  for (const [from, to] of joinedSpans) {
    if (from > at) parts.push({ text: text.slice(at, from) });
    parts.push({ text: text.slice(from, to), hit: true });
    at = to;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}

/** Returns the words to mark in a text: as typed, and the terms that the index matched. */
export const collectMarkedWords = (query: string, matchedTerms: readonly string[]): string[] => {
  const typedWords = [query.replaceAll(/\s/g, ''), ...query.split(' ')];
  // Pairs of syllables are not words; a Latin term may be spelled differently from the query.
  const latinTerms = matchedTerms.filter((word) =>
    /^[\p{Script=Latin}\p{Number}]{3,}$/u.test(word),
  );
  return [...new Set([...typedWords, ...latinTerms])].filter(
    (word) => word.length > 1 || query.length === 1,
  );
};

/** Returns a title in parts, with matches marked. */
export function markTitle(title: string, query: string, patterns: readonly Pattern[]): TextPart[] {
  const text = title.normalize('NFC');
  if (isInitials(query))
    return splitIntoParts(text, findInitialSpans(text, query.replaceAll(/\s/g, '')));
  return splitIntoParts(text, findSpans(text, patterns));
}

/** Returns the part of a text around the first match, in parts. */
export function createExcerpt(whole: string, patterns: readonly Pattern[]): TextPart[] {
  const text = whole.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  const start = Math.max(0, findFirst(text, patterns) - EXCERPT.before);
  // The excerpt begins with a whole word.
  const from = start === 0 ? 0 : Math.max(0, text.lastIndexOf(' ', start) + 1);
  const excerptText = text.slice(from, from + EXCERPT.length);
  const excerpt = `${from > 0 ? '… ' : ''}${excerptText}${from + EXCERPT.length < text.length ? ' …' : ''}`;
  return splitIntoParts(excerpt, findSpans(excerpt, patterns));
}
