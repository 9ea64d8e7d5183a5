import type { TextPart } from '@site/contract/search';

import { findInitials, folded, initialsOf, isInitials } from './words.ts';

/** Characters of a text that an excerpt shows, and of these, before the first hit. */
const EXCERPT = { length: 140, before: 40 } as const;

type Span = readonly [from: number, to: number];

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** Where words stand in a text, whatever spaces are between their letters. Literal: no pattern of a visitor is run. */
function spansOf(text: string, words: readonly string[]): Span[] {
  return words
    .flatMap((word) => {
      const pattern = new RegExp([...word].map((one) => escaped(one)).join('[\\s-]?'), 'giu');
      return [...text.matchAll(pattern)].map((found): Span => [
        found.index,
        found.index + found[0].length,
      ]);
    })
    .toSorted(([a], [b]) => a - b);
}

/** Where the syllables stand whose first consonants are asked for. */
function initialSpans(text: string, wanted: string): Span[] {
  const initials = initialsOf(text);
  const at = findInitials(initials, wanted);
  if (at === -1) return [];
  const { places } = initials;
  return [[places[at] ?? 0, (places[at + wanted.length - 1] ?? 0) + 1]];
}

function partsOf(text: string, spans: readonly Span[]): TextPart[] {
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

/** The words of a query as they are looked for in a text: as typed, and as the index understood them. */
export const wantedIn = (query: string, matched: readonly string[]): string[] => {
  const typed = [query.replaceAll(/\s/g, ''), ...query.split(' ')];
  // Pairs of syllables are the index's own; what a visitor meant by Latin letters may be spelt otherwise.
  const understood = matched.filter((word) => /^[\p{Script=Latin}\p{Number}]{3,}$/u.test(word));
  return [...new Set([...typed, ...understood])].filter(
    (word) => word.length > 1 || query.length === 1,
  );
};

/** A title with what was searched for marked. */
export function marked(title: string, query: string, wanted: readonly string[]): TextPart[] {
  const text = title.normalize('NFC');
  if (isInitials(query)) return partsOf(text, initialSpans(text, query.replaceAll(/\s/g, '')));
  return partsOf(text, spansOf(text, wanted));
}

/** The part of a text around the first hit. */
export function excerptOf(whole: string, wanted: readonly string[]): TextPart[] {
  const text = whole.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  const [first] = spansOf(text, wanted);
  const start = first ? Math.max(0, first[0] - EXCERPT.before) : 0;
  // From the beginning of a word.
  const from = start === 0 ? 0 : Math.max(0, text.lastIndexOf(' ', start) + 1);
  const cut = text.slice(from, from + EXCERPT.length);
  const shown = `${from > 0 ? '… ' : ''}${cut}${from + EXCERPT.length < text.length ? ' …' : ''}`;
  return partsOf(shown, spansOf(shown, wanted));
}

/** What is compared: kept next to the index so that a search folds nothing twice. */
export const foldedQuery = (query: string): string => folded(query).trim();
