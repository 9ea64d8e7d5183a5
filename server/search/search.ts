import MiniSearch, { type Query } from 'minisearch';
import {
  SEARCH_GROUPS,
  SEARCH_HITS_MAX,
  type Acronyms,
  type SearchAnswer,
  type SearchContent,
  type SearchDocument,
  type SearchGroup,
  type SuggestAnswer,
  SUGGESTIONS_MAX,
} from '@site/contract/search';
import { tidyWords } from '@site/contract/lists';

import { excerptOf, foldedQuery, marked, wantedIn } from './highlight.ts';
import {
  askedWords,
  compact,
  findInitials,
  initialsOf,
  isInitials,
  wordsOf,
  type Initials,
} from './words.ts';

/** Answers about the documents of one language. The same question to the same data has the same answer. */
export interface Search {
  /** Everything that fits, by groups. */
  readonly find: (asked: string) => SearchAnswer;
  /** The few that fit best. */
  readonly suggest: (asked: string) => SuggestAnswer;
}

/** How much more a hit counts here than in the text. */
const BOOST = { title: 6, names: 4 } as const;
/** Letters that may be wrong in a Latin word: none in short ones, where every letter counts. */
const MISTAKES = (word: string): number | false =>
  /^[a-z]{4,}$/.test(word) ? (word.length > 7 ? 2 : 1) : false;

interface Indexed extends SearchDocument {
  readonly id: number;
  readonly compactTitle: string;
  readonly initials: Initials;
}

interface Found {
  readonly document: Indexed;
  readonly score: number;
  readonly matched: readonly string[];
}

/** Letters are searched for as themselves, or as the words that they stand for. */
function withExpansions(query: string, acronyms: Acronyms): Query {
  const words = query.split(' ').filter((word) => word !== '');
  const expanded = words.map((word): Query => {
    const expansion = acronyms[word];
    return expansion === undefined
      ? word
      : {
          combineWith: 'OR',
          queries: [
            word,
            // Nobody typed these: they are whole and without mistakes. "In" does not begin "information".
            { combineWith: 'AND', queries: [expansion], prefix: false, fuzzy: false },
          ],
        };
  });
  return words.some((word) => acronyms[word] !== undefined)
    ? { combineWith: 'AND', queries: expanded }
    : query;
}

/** Makes an index over documents of one language. */
export function createSearch({ documents, acronyms }: SearchContent): Search {
  const indexed = documents.map((document, id): Indexed => ({
    ...document,
    id,
    compactTitle: compact(document.title),
    initials: initialsOf(`${document.title} ${document.names ?? ''}`),
  }));
  const index = new MiniSearch<Indexed>({
    fields: ['title', 'names', 'text'],
    tokenize: wordsOf,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: askedWords,
      boost: BOOST,
      combineWith: 'AND',
      fuzzy: MISTAKES,
      prefix: (term) => /^[a-z]{2,}$|^[가-힣]$/.test(term),
      weights: { fuzzy: 0.3, prefix: 0.6 },
    },
  });
  index.addAll(indexed);

  /** A title that says what was asked stands before a text that mentions it. */
  function titleFactor({ compactTitle, group }: Indexed, wanted: string): number {
    if (compactTitle === wanted) return group === 'products' || group === 'pages' ? 12 : 6;
    if (compactTitle.startsWith(wanted)) return 4;
    return compactTitle.includes(wanted) ? 2.5 : 1;
  }

  function byInitials(query: string): Found[] {
    const wanted = query.replaceAll(/\s/g, '');
    return indexed
      .filter((document) => findInitials(document.initials, wanted) !== -1)
      .map((document) => ({
        document,
        // The more of the title was asked for, the better it fits.
        score:
          (wanted.length / Math.max(1, document.initials.letters.length)) *
          (document.initials.letters.startsWith(wanted) ? 2 : 1),
        matched: [],
      }));
  }

  function byWords(query: string): Found[] {
    const wanted = compact(query);
    const strict = index.search(withExpansions(query, acronyms));
    // Where nothing holds every word, what holds some of them may still help.
    const results = strict.length > 0 ? strict : index.search(query, { combineWith: 'OR' });
    return results.flatMap(({ id, score, terms }) => {
      const document = indexed[id as number];
      return document
        ? [{ document, score: score * titleFactor(document, wanted), matched: terms }]
        : [];
    });
  }

  function ranked(words: string): Found[] {
    if (compact(words) === '') return [];
    return (isInitials(words) ? byInitials(words) : byWords(words)).toSorted(
      (a, b) => b.score - a.score || a.document.id - b.document.id,
    );
  }

  const titleOf = ({ document, matched }: Found, words: string) =>
    marked(document.title, words, wantedIn(words, matched));

  function find(asked: string): SearchAnswer {
    const query = tidyWords(asked);
    const words = foldedQuery(query);
    const found = ranked(words);
    const groups = new Map<SearchGroup, Found[]>();
    for (const one of found) {
      const group = groups.get(one.document.group) ?? [];
      groups.set(one.document.group, [...group, one]);
    }
    const best = (group: SearchGroup) => groups.get(group)?.[0]?.score ?? 0;
    return {
      query,
      total: found.length,
      groups: SEARCH_GROUPS.filter((group) => groups.has(group))
        .toSorted((a, b) => best(b) - best(a))
        .map((group) => {
          const all = groups.get(group) ?? [];
          return {
            group,
            total: all.length,
            hits: all.slice(0, SEARCH_HITS_MAX).map((one) => ({
              title: titleOf(one, words),
              excerpt: excerptOf(one.document.text, wantedIn(words, one.matched)),
              href: one.document.href,
            })),
          };
        }),
    };
  }

  function suggest(asked: string): SuggestAnswer {
    const query = tidyWords(asked);
    const words = foldedQuery(query);
    const suggestions = ranked(words)
      .slice(0, SUGGESTIONS_MAX)
      .map((one) => ({
        title: titleOf(one, words),
        href: one.document.href,
        group: one.document.group,
      }));
    return { query, suggestions };
  }

  return { find, suggest };
}
