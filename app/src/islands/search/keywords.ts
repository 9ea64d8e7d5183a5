import { beginsWord, isInitial, matchesCharacter } from '@site/contract/initial-consonants';
import { normalizeBounded } from '@site/contract/normalize';

/** Where a keyword stands in a text, in UTF-16 units: from, and up to but not including. */
export type Span = readonly [from: number, to: number];

/** The longest query, in UTF-16 units. What is longer is cut: it would cost the server time and find nothing. */
export const QUERY_MAX = 100;

/** The words of a query, in the case in which texts are compared. */
export const keywordsOf = (query: string): string[] =>
  normalizeBounded(query.slice(0, QUERY_MAX), 'NFC', QUERY_MAX)
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean);

function standsAt(text: string, at: number, keyword: string): boolean {
  if (isInitial(keyword.charAt(0)) && !beginsWord(text, at)) return false;
  for (let index = 0; index < keyword.length; index += 1) {
    if (!matchesCharacter(keyword.charAt(index), text.charAt(at + index))) return false;
  }
  return true;
}

/** Every place of a text where one of the keywords stands, in order, overlaps joined. */
export function findKeywords(text: string, keywords: readonly string[]): Span[] {
  const lower = text.toLowerCase();
  // Some letters change their length with their case; nothing can then be marked at the right place.
  const compared = lower.length === text.length ? lower : text;
  const spans: [number, number][] = [];
  for (let at = 0; at < compared.length; at += 1) {
    const longest = Math.max(
      0,
      ...keywords.filter((word) => standsAt(compared, at, word)).map((word) => word.length),
    );
    if (longest === 0) continue;
    const last = spans.at(-1);
    if (last && at <= last[1]) last[1] = Math.max(last[1], at + longest);
    else spans.push([at, at + longest]);
  }
  return spans;
}

/** Whether every keyword stands somewhere in the texts. No keyword is found everywhere. */
export const holdsKeywords = (texts: readonly string[], keywords: readonly string[]): boolean =>
  keywords.every((keyword) => texts.some((text) => findKeywords(text, [keyword]).length > 0));
