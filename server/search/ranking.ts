import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import type { Acronyms, SearchContent, SearchDocument } from '@site/contract/search';
import {
  findInitials,
  indexInitials,
  isInitials,
  type InitialsIndex,
} from '@site/contract/languages/ko/initial-consonants';

import { analyzeQuery } from './query-analysis.ts';
import { needsCapitals, removePunctuation, splitQuery, splitText } from './words.ts';
import type { Vocabulary } from './readings.ts';

/** Weights of fields relative to the text. */
const BOOST = { title: 6, names: 4 } as const;

/**
 * Returns how many edits may separate a Latin word from the intended one; none in short words and in Hangul. Words of the
 * indexed texts are not misspelled, but a plural also finds its singular.
 */
function getAllowedEdits(word: string, vocabulary: Vocabulary): number | false {
  if (!/^[a-z]{4,}$/.test(word)) return false;
  if (vocabulary.has(word)) return word.endsWith('s') && 1;
  return word.length > 7 ? 2 : 1;
}

/** A document of the index, with forms of its title that queries are compared with. */
export interface IndexedDocument extends SearchDocument {
  readonly id: number;
  readonly compactTitle: string;
  readonly initials: InitialsIndex;
}

/** A document that a query found. */
export interface RankedDocument {
  readonly document: IndexedDocument;
  readonly score: number;
  readonly matchedTerms: readonly string[];
}

/** The share of a query's terms that a document must contain if no document contains all of them. */
const PARTIAL_MATCH = 0.5;

/** Creates a query that finds abbreviations and their expansions; `undefined` if the words contain no abbreviation. */
function expandAcronyms(query: string, acronyms: Acronyms): Query | undefined {
  const words = query.split(' ').filter((word) => word !== '');
  // `acronyms` is a plain object: a word such as "constructor" must not find an inherited property.
  if (!words.some((word) => Object.hasOwn(acronyms, word))) return undefined;
  const queries = words.map((word): Query => {
    const expansion = Object.hasOwn(acronyms, word) ? acronyms[word] : undefined;
    return expansion === undefined
      ? word
      : {
          combineWith: 'OR',
          queries: [
            word,
            // Exact words only: "in" of an expansion must not match "information".
            { combineWith: 'AND', queries: [expansion], prefix: false, fuzzy: false },
          ],
        };
  });
  return { combineWith: 'AND', queries };
}

/** Returns the factor by which a match in the title ranks above one in the text. */
function getTitleFactor({ compactTitle, group }: IndexedDocument, compactQuery: string): number {
  if (compactTitle === compactQuery) return group === 'products' || group === 'pages' ? 12 : 6;
  if (compactTitle.startsWith(compactQuery)) return 4;
  return compactTitle.includes(compactQuery) ? 2.5 : 1;
}

/** Finds documents by the initial consonants of their titles and names. */
function findByInitials(documents: readonly IndexedDocument[], query: string): RankedDocument[] {
  const compactQuery = query.replaceAll(/\s/g, '');
  return documents
    .filter((document) => findInitials(document.initials, compactQuery) !== -1)
    .map((document) => ({
      document,
      // Returns the share of the title that is matched.
      score:
        (compactQuery.length / Math.max(1, document.initials.letters.length)) *
        (document.initials.letters.startsWith(compactQuery) ? 2 : 1),
      matchedTerms: [],
    }));
}

/** The number of documents that are added to an index in one task of some milliseconds. */
const CHUNK = 10;

/** Ranks the documents of one language. */
export interface Ranking {
  /** The words of all documents. */
  readonly vocabulary: Vocabulary;
  /** The documents that contain the words, best first. */
  readonly rank: (words: string) => RankedDocument[];
}

/**
 * Builds an index of the documents of one language in many short tasks, so that other requests are served in between.
 */
export async function createRanking({ documents, acronyms }: SearchContent): Promise<Ranking> {
  const indexed = documents.map((document, id): IndexedDocument => ({
    ...document,
    id,
    compactTitle: removePunctuation(document.title),
    initials: indexInitials(`${document.title} ${document.names ?? ''}`),
  }));
  const vocabulary = new Set<string>();
  const splitWords = (query: string): string[] => splitQuery(query, vocabulary);
  const index = new MiniSearch<IndexedDocument>({
    fields: ['title', 'names', 'text'],
    tokenize(text) {
      const terms = splitText(text);
      for (const term of terms) vocabulary.add(term);
      return terms;
    },
    processTerm: (term) => term,
    searchOptions: {
      tokenize: splitWords,
      boost: BOOST,
      combineWith: 'AND',
      fuzzy: (word) => getAllowedEdits(word, vocabulary),
      prefix: (term, _index, terms) =>
        !needsCapitals(term) &&
        (/^[a-z]{2,}$/.test(term) || (terms.length === 1 && /^[가-힣]$/.test(term))),
      weights: { fuzzy: 0.3, prefix: 0.6 },
    },
  });
  await index.addAllAsync(indexed, { chunkSize: CHUNK });

  function findByWords(query: string): RankedDocument[] {
    // Without particles and endings there are fewer terms, so documents with the typed words are found, too.
    const stems = analyzeQuery(query);
    const terms = new Set(splitWords(stems)).size;
    const matching = index.search(stems, { combineWith: 'OR' });
    const countMatched = ({ queryTerms }: SearchResult) => new Set(queryTerms).size;
    const expanded = expandAcronyms(stems, acronyms);
    const strict = expanded
      ? index.search(expanded)
      : matching.filter((result) => countMatched(result) === terms);
    const queries = [removePunctuation(query), removePunctuation(stems)];
    // If no document contains every word, documents with at least half of them are shown.
    const results =
      strict.length > 0
        ? strict
        : matching.filter((result) => countMatched(result) >= terms * PARTIAL_MATCH);
    return results.flatMap(({ id, score, terms: matchedTerms }) => {
      const document = indexed[id as number];
      return document
        ? [
            {
              document,
              score: score * Math.max(...queries.map((form) => getTitleFactor(document, form))),
              matchedTerms,
            },
          ]
        : [];
    });
  }

  function rank(words: string): RankedDocument[] {
    if (removePunctuation(words) === '') return [];
    const rankedDocuments = isInitials(words) ? findByInitials(indexed, words) : findByWords(words);
    return rankedDocuments.toSorted((a, b) => b.score - a.score || a.document.id - b.document.id);
  }

  return { vocabulary, rank };
}
