import {
  findInitials,
  indexInitials,
  isInitials,
} from '@site/contract/languages/ko/initial-consonants';
import type { TextPart } from '@site/contract/search';

import { needsCapitals } from './words.ts';

/** Length of an excerpt, and of its part before the first match, in characters. */
const EXCERPT = { length: 140, before: 40 } as const;

type Span = readonly [from: number, to: number];

const escapePattern = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** The places of words in a text, with or without spaces between their letters. Words are escaped: no pattern of a visitor is run. */
function findSpans(text: string, words: readonly string[]): Span[] {
  return words
    .flatMap((word) => {
      const capitals = needsCapitals(word);
      const letters = [...(capitals ? word.toUpperCase() : word)];
      const pattern = new RegExp(
        letters.map((one) => escapePattern(one)).join('[\\s-]?'),
        capitals ? 'gu' : 'giu',
      );
      return [...text.matchAll(pattern)].map((found): Span => [
        found.index,
        found.index + found[0].length,
      ]);
    })
    .toSorted(([a], [b]) => a - b);
}

/** The place of the syllables whose initial consonants are searched. */
function findInitialSpans(text: string, wanted: string): Span[] {
  const initials = indexInitials(text);
  const at = findInitials(initials, wanted);
  if (at === -1) return [];
  const { positions } = initials;
  return [[positions[at] ?? 0, (positions[at + wanted.length - 1] ?? 0) + 1]];
}

function splitIntoParts(text: string, spans: readonly Span[]): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  const joined: [number, number][] = [];
  for (const [from, to] of spans) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  for (const [from, to] of joined) {
    if (from > at) parts.push({ text: text.slice(at, from) });
    parts.push({ text: text.slice(from, to), hit: true });
    at = to;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}

/** The words to mark in a text: as typed, and the terms that the index matched. */
export const collectMarkedWords = (query: string, matched: readonly string[]): string[] => {
  const typed = [query.replaceAll(/\s/g, ''), ...query.split(' ')];
  // Pairs of syllables are no words; a Latin term may be spelled differently from what was typed.
  const latinTerms = matched.filter((word) => /^[\p{Script=Latin}\p{Number}]{3,}$/u.test(word));
  return [...new Set([...typed, ...latinTerms])].filter(
    (word) => word.length > 1 || query.length === 1,
  );
};

/** A title in parts, with matches marked. */
export function markTitle(title: string, query: string, wanted: readonly string[]): TextPart[] {
  const text = title.normalize('NFC');
  if (isInitials(query))
    return splitIntoParts(text, findInitialSpans(text, query.replaceAll(/\s/g, '')));
  return splitIntoParts(text, findSpans(text, wanted));
}

/** The part of a text around the first match, in parts. */
export function createExcerpt(whole: string, wanted: readonly string[]): TextPart[] {
  const text = whole.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  const [first] = findSpans(text, wanted);
  const start = first ? Math.max(0, first[0] - EXCERPT.before) : 0;
  // From the beginning of a word.
  const from = start === 0 ? 0 : Math.max(0, text.lastIndexOf(' ', start) + 1);
  const cut = text.slice(from, from + EXCERPT.length);
  const shown = `${from > 0 ? '… ' : ''}${cut}${from + EXCERPT.length < text.length ? ' …' : ''}`;
  return splitIntoParts(shown, findSpans(shown, wanted));
}
