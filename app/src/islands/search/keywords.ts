import {
  beginsWord,
  isInitial,
  matchesCharacter,
  splitClusters,
} from '@site/contract/languages/ko/initial-consonants';
import { convertLayout } from '@site/contract/languages/ko/keyboard-layout';
import { foldText, hasUsualMarks, toSearchForm } from '@site/contract/normalize';

/** The position of a keyword in a text, in UTF-16 units; the end is exclusive. */
export type Span = readonly [from: number, to: number];

/** The longest query, in UTF-16 units. A longer one is cut: it would cost the server time and find nothing. */
export const QUERY_MAX = 100;

/** Returns the words of a query, in the case in which texts are compared. */
export function splitKeywords(query: string): string[] {
  const boundedQuery = query.slice(0, QUERY_MAX);
  return splitClusters(hasUsualMarks(boundedQuery) ? toSearchForm(boundedQuery) : boundedQuery)
    .split(' ')
    .filter(Boolean);
}

function matchesAt(text: string, at: number, keyword: string): boolean {
  if (isInitial(keyword.charAt(0)) && !beginsWord(text, at)) return false;
  for (let index = 0; index < keyword.length; index += 1) {
    if (!matchesCharacter(keyword.charAt(index), text.charAt(at + index))) return false;
  }
  return true;
}

/** Returns all matches of keywords in a text, in order, with overlaps merged. */
export function findKeywords(text: string, keywords: readonly string[]): Span[] {
  const form = foldText(text);
  // The length of some letters depends on their case; then the positions of matches are unknown.
  const comparedText = form.length === text.length ? form : text.toLowerCase();
  const spans: [number, number][] = [];
  for (let at = 0; at < comparedText.length; at += 1) {
    const longest = Math.max(
      0,
      ...keywords.filter((word) => matchesAt(comparedText, at, word)).map((word) => word.length),
    );
    if (longest === 0) continue;
    const last = spans.at(-1);
    if (last && at <= last[1]) last[1] = Math.max(last[1], at + longest);
    else spans.push([at, at + longest]);
  }
  return spans;
}

/** Returns whether the texts contain every keyword. Without keywords they always do. */
export const hasKeywords = (texts: readonly string[], keywords: readonly string[]): boolean =>
  keywords.every((keyword) => texts.some((text) => findKeywords(text, [keyword]).length > 0));

/**
 * Returns the result of `find` for the keywords of a query, and those keywords. If it is empty, the query is converted
 * to the other keyboard layout and searched again.
 */
export function findByQuery<Found>(
  query: string,
  find: (keywords: readonly string[]) => readonly Found[],
): { readonly keywords: readonly string[]; readonly results: readonly Found[] } {
  const keywords = splitKeywords(query);
  const results = find(keywords);
  const convertedQuery =
    results.length === 0 ? convertLayout(query.slice(0, QUERY_MAX)) : undefined;
  if (convertedQuery === undefined) return { keywords, results };
  const otherKeywords = splitKeywords(convertedQuery);
  return { keywords: otherKeywords, results: find(otherKeywords) };
}
