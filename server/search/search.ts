import { hasBatchim, removeLastCharacter } from 'es-hangul';
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
import {
  findInitials,
  indexInitials,
  isInitials,
  splitClusters,
  type InitialsIndex,
} from '@site/contract/initial-consonants';
import { convertLayout } from '@site/contract/keyboard-layout';
import { tidyWords } from '@site/contract/lists';
import { toSearchForm } from '@site/contract/normalize';

import { collectMarkedWords, createExcerpt, markTitle } from './highlight.ts';
import { analyzeQuery, boundQuery } from './query-analysis.ts';
import { needsCapitals, removePunctuation, splitQuery, splitText } from './words.ts';

/** Searches the documents of one language. */
export interface Search {
  /** Every match, by groups. */
  readonly find: (asked: string) => SearchAnswer;
  /** The best matches. */
  readonly suggest: (asked: string) => SuggestAnswer;
}

/** Weights of fields relative to the text. */
const BOOST = { title: 6, names: 4 } as const;
/** Edit distance that is allowed in a Latin word; none in short words and in Hangul. */
const getAllowedEdits = (word: string): number | false =>
  /^[a-z]{4,}$/.test(word) ? (word.length > 7 ? 2 : 1) : false;

interface Indexed extends SearchDocument {
  readonly id: number;
  readonly compactTitle: string;
  readonly initials: InitialsIndex;
}

interface Found {
  readonly document: Indexed;
  readonly score: number;
  readonly matched: readonly string[];
}

/** The share of a query's terms that a document must have where none has all of them. */
const PARTIAL_MATCH = 0.5;

/** Searches an abbreviation as itself or as the words that it stands for. */
function withExpansions(query: string, acronyms: Acronyms): Query {
  const words = query.split(' ').filter((word) => word !== '');
  // `acronyms` is a plain object: a word such as "constructor" must not find what it inherits.
  const expand = (word: string) => (Object.hasOwn(acronyms, word) ? acronyms[word] : undefined);
  const expanded = words.map((word): Query => {
    const expansion = expand(word);
    return expansion === undefined
      ? word
      : {
          combineWith: 'OR',
          queries: [
            word,
            // Exact words: "in" of an expansion must not match "information".
            { combineWith: 'AND', queries: [expansion], prefix: false, fuzzy: false },
          ],
        };
  });
  return words.some((word) => expand(word) !== undefined)
    ? { combineWith: 'AND', queries: expanded }
    : query;
}

/** The words to mark: as they were typed, and without what grammar attached to them. */
const listWordsToMark = (words: string, matched: readonly string[]): string[] => [
  ...new Set([
    ...collectMarkedWords(boundQuery(words), matched),
    ...collectMarkedWords(analyzeQuery(words), matched),
  ]),
];

/** What the same keys type in the other layout of the keyboard. */
function listOtherReadings(typed: string): string[] {
  const other = convertLayout(typed);
  return other === undefined ? [] : [other];
}

/**
 * Hangul that is still being typed: the first letter of the next syllable hangs on the last one (하넷 on the way to
 * 하네스), or the last syllable lacks its end (와이어리 on the way to 와이어링).
 */
function listUnfinishedReadings(typed: string): string[] {
  const last = typed.at(-1) ?? '';
  const before = typed.slice(0, -1);
  if (!/[가-힣ㄱ-ㅣ]/.test(last) || before.trim() === '') return [];
  return hasBatchim(last) ? [before + removeLastCharacter(last), before] : [before];
}

/** Documents that are added to an index in one task: some milliseconds. */
const CHUNK = 10;

/** Builds an index over the documents of one language, in many short tasks: other requests are answered meanwhile. */
export async function createSearch({ documents, acronyms }: SearchContent): Promise<Search> {
  const indexed = documents.map((document, id): Indexed => ({
    ...document,
    id,
    compactTitle: removePunctuation(document.title),
    initials: indexInitials(`${document.title} ${document.names ?? ''}`),
  }));
  const index = new MiniSearch<Indexed>({
    fields: ['title', 'names', 'text'],
    tokenize: splitText,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: splitQuery,
      boost: BOOST,
      combineWith: 'AND',
      fuzzy: getAllowedEdits,
      prefix: (term, _index, terms) =>
        !needsCapitals(term) &&
        (/^[a-z]{2,}$/.test(term) || (terms.length === 1 && /^[가-힣]$/.test(term))),
      weights: { fuzzy: 0.3, prefix: 0.6 },
    },
  });
  await index.addAllAsync(indexed, { chunkSize: CHUNK });

  /** The factor by which a match in the title ranks above one in the text. */
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
        // The share of the title that is matched.
        score:
          (wanted.length / Math.max(1, document.initials.letters.length)) *
          (document.initials.letters.startsWith(wanted) ? 2 : 1),
        matched: [],
      }));
  }

  function byWords(query: string): Found[] {
    // Without particles and endings: fewer terms, so what has the words as they were typed is found, too.
    const stems = analyzeQuery(query);
    const strict = index.search(withExpansions(stems, acronyms));
    const wanted = [removePunctuation(query), removePunctuation(stems)];
    // Where no document has every word, documents with at least half of them are shown.
    const terms = new Set(splitQuery(stems)).size;
    const results =
      strict.length > 0
        ? strict
        : index
            .search(stems, { combineWith: 'OR' })
            .filter(({ queryTerms }) => new Set(queryTerms).size >= terms * PARTIAL_MATCH);
    return results.flatMap(({ id, score, terms: matched }) => {
      const document = indexed[id as number];
      return document
        ? [
            {
              document,
              score: score * Math.max(...wanted.map((one) => titleFactor(document, one))),
              matched,
            },
          ]
        : [];
    });
  }

  function ranked(words: string): Found[] {
    if (removePunctuation(words) === '') return [];
    return (isInitials(words) ? byInitials(words) : byWords(words)).toSorted(
      (a, b) => b.score - a.score || a.document.id - b.document.id,
    );
  }

  const createTitle = ({ document, matched }: Found, words: string) =>
    markTitle(document.title, words, listWordsToMark(words, matched));

  /** What is found for words as they were typed or, where that is nothing, by the first other reading of them. */
  function understand(asked: string, readings: (query: string) => readonly string[]) {
    const typed = tidyWords(asked);
    for (const query of [typed, ...readings(typed)]) {
      const words = splitClusters(toSearchForm(query));
      const found = ranked(words);
      if (found.length > 0) return { query, words, found };
    }
    return { query: typed, words: typed, found: [] };
  }

  function find(asked: string): SearchAnswer {
    const { query, words, found } = understand(asked, listOtherReadings);
    const groups = Map.groupBy(found, (one) => one.document.group);
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
              title: createTitle(one, words),
              excerpt: createExcerpt(one.document.text, listWordsToMark(words, one.matched)),
              href: one.document.href,
              ...(one.document.picture && { picture: one.document.picture }),
            })),
          };
        }),
    };
  }

  function suggest(asked: string): SuggestAnswer {
    const { query, words, found } = understand(asked, (typed) => [
      ...listUnfinishedReadings(typed),
      ...listOtherReadings(typed),
    ]);
    const suggestions = found.slice(0, SUGGESTIONS_MAX).map((one) => ({
      title: createTitle(one, words),
      href: one.document.href,
      group: one.document.group,
    }));
    return { query, suggestions };
  }

  return { find, suggest };
}
