import type { Scheduled } from './visibility.ts';

/** The search of the whole site: query and response. */

/** The kinds of results, in the order of equally good results. */
export const SEARCH_GROUPS = [
  'products',
  'pages',
  'glossary',
  'faq',
  'documents',
  'press',
  'notices',
] as const;
export type SearchGroup = (typeof SEARCH_GROUPS)[number];

/**
 * One search document in one language. The build writes those of the content to `search.json`. Those with a time are
 * only found while their page shows them.
 */
export interface SearchDocument extends Pick<Scheduled, 'appears' | 'ends'> {
  readonly group: SearchGroup;
  readonly title: string;
  readonly text: string;
  /** Path, query and anchor. */
  readonly href: string;
  /** Other names: the words of an abbreviation. */
  readonly names?: string;
  /** The address of its picture: `/media/iccb.svg`. */
  readonly picture?: string;
}

/** Abbreviations in lower case: `iccb` → "in-cable control box". */
export type Acronyms = Readonly<Record<string, string>>;

/** The content of `search.json`, which the build creates for the search. */
export interface SearchContent {
  readonly documents: readonly SearchDocument[];
  readonly acronyms: Acronyms;
}

/** A part of a text; a hit is a match. */
export interface TextPart {
  readonly text: string;
  readonly hit?: true;
}

export interface SearchHit {
  readonly title: readonly TextPart[];
  readonly excerpt: readonly TextPart[];
  readonly href: string;
  readonly picture?: string;
}

export interface SearchAnswer {
  /** The normalized query: one spelling of every syllable, no surrounding spaces. */
  readonly query: string;
  readonly total: number;
  /** The group with the best hit first. */
  readonly groups: readonly {
    readonly group: SearchGroup;
    /** The number of all hits; the best of them are shown. */
    readonly total: number;
    readonly hits: readonly SearchHit[];
  }[];
}

/** The maximum number of hits in one group. */
export const SEARCH_HITS_MAX = 8;

/** Suggestions while the words are being typed. */
export interface Suggestion extends Pick<SearchHit, 'title' | 'href'> {
  readonly group: SearchGroup;
}

export interface SuggestAnswer {
  readonly query: string;
  /** The best hit first, whatever its group. */
  readonly suggestions: readonly Suggestion[];
}

/** As many suggestions as fit between field and keyboard on a phone. */
export const SUGGESTIONS_MAX = 6;
