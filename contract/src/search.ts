/** The search over the whole site: what is asked, and what is answered. */

/** The kinds of things that are found, in the order in which they stand when they fit equally well. */
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

/** One thing that can be found, in one language. The build writes those of the content to `search.json`. */
export interface SearchDocument {
  readonly group: SearchGroup;
  readonly title: string;
  readonly text: string;
  /** Path, query and anchor. */
  readonly href: string;
  /** What else it is called: the words behind its letters. */
  readonly names?: string;
  /** The address of what shows it: `/media/iccb.svg`. */
  readonly picture?: string;
}

/** Letters that stand for words, in lower case: `iccb` → "in-cable control box". */
export type Acronyms = Readonly<Record<string, string>>;

/** What the build leaves for the search: `search.json`. */
export interface SearchContent {
  readonly documents: readonly SearchDocument[];
  readonly acronyms: Acronyms;
}

/** A piece of a text; a hit is what was searched for. */
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
  /** As it was understood: one spelling of every syllable, no spaces around. */
  readonly query: string;
  readonly total: number;
  /** The group with the best hit first. */
  readonly groups: readonly {
    readonly group: SearchGroup;
    /** How many there are; the best of them are shown. */
    readonly total: number;
    readonly hits: readonly SearchHit[];
  }[];
}

/** Hits that one group shows at most. */
export const SEARCH_HITS_MAX = 8;

/** What is offered while the words are still being typed. */
export interface Suggestion extends Pick<SearchHit, 'title' | 'href'> {
  readonly group: SearchGroup;
}

export interface SuggestAnswer {
  readonly query: string;
  /** The best hit first, whatever its group. */
  readonly suggestions: readonly Suggestion[];
}

/** As many as fit under the field on a phone, above its keyboard. */
export const SUGGESTIONS_MAX = 6;
