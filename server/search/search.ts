import { hasBatchim, removeLastCharacter } from 'es-hangul';
import MiniSearch, { type Query, type SearchResult } from 'minisearch';
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
} from '@site/contract/languages/ko/initial-consonants';
import { convertLayout } from '@site/contract/languages/ko/keyboard-layout';
import { tidyWords } from '@site/contract/lists';
import { toSearchForm } from '@site/contract/normalize';

import {
  collectMarkedWords,
  createExcerpt,
  createPatterns,
  markTitle,
  type Pattern,
} from './highlight.ts';
import { analyzeQuery, boundQuery } from './query-analysis.ts';
import { needsCapitals, removePunctuation, splitCompound, splitQuery, splitText } from './words.ts';

/** Searches the documents of one language. */
export interface Search {
  /** All matches, by groups. */
  readonly find: (text: string) => SearchAnswer;
  /** Returns the best matches. */
  readonly suggest: (text: string) => SuggestAnswer;
}

/** Weights of fields relative to the text. */
const BOOST = { title: 6, names: 4 } as const;
/**
 * The edit distance between a Latin word and a match; zero for short words and Hangul. The texts are not misspelled,
 * but a plural in them should find its singular.
 */
function getAllowedEdits(word: string, vocabulary: Vocabulary): number | false {
  if (!/^[a-z]{4,}$/.test(word)) return false;
  if (vocabulary.has(word)) return word.endsWith('s') && 1;
  return word.length > 7 ? 2 : 1;
}

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

/** An interpretation of a query, normalized, with the documents that it finds. */
interface Understood {
  readonly query: string;
  readonly words: string;
  readonly found: readonly Found[];
}

/** The share of a query's terms that a document must contain if no document contains all of them. */
const PARTIAL_MATCH = 0.5;

/**
 * Returns a query that finds an abbreviation both as itself and as the words it stands for; `undefined` if the query
 * has no abbreviation.
 */
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

/** Returns a function that returns the patterns of the words to mark. Hits that matched the same terms share them. */
function createPatternCache(words: string): (matched: readonly string[]) => readonly Pattern[] {
  const cached = new Map<string, readonly Pattern[]>();
  const forms = [boundQuery(words), analyzeQuery(words)];
  return (matched) => {
    const key = matched.join(' ');
    const patterns =
      cached.get(key) ??
      createPatterns([...new Set(forms.flatMap((form) => collectMarkedWords(form, matched)))]);
    cached.set(key, patterns);
    return patterns;
  };
}

type Vocabulary = ReadonlySet<string>;

/** Returns likely corrections of a query: Latin words that were typed as one, or keys of the other keyboard layout. */
function* readAsMistyped(typed: string, vocabulary: Vocabulary): Generator<string> {
  const words = toSearchForm(typed).split(' ');
  const apart = words.map((word) => splitCompound(word, vocabulary) ?? word);
  if (apart.some((word, index) => word !== words[index])) yield apart.join(' ');
  const other = convertLayout(typed);
  if (other !== undefined) yield other;
}

/** Returns the interpretations of a query, beginning with the query as it was typed. */
function* readAsTyped(typed: string, vocabulary: Vocabulary): Generator<string> {
  yield typed;
  yield* readAsMistyped(typed, vocabulary);
}

/**
 * Returns the interpretations of a query whose last word is incomplete. In Hangul the first letter of the next syllable
 * may be attached to the last one (하넷 on the way to 하네스), or the last syllable may be unfinished (와이어리 on the way to
 * 와이어링).
 */
function* readWhileTyped(typed: string, vocabulary: Vocabulary): Generator<string> {
  yield typed;
  const last = typed.at(-1) ?? '';
  const before = typed.slice(0, -1);
  if (/[가-힣ㄱ-ㅣ]/.test(last) && before.trim() !== '') {
    if (hasBatchim(last)) yield before + removeLastCharacter(last);
    yield before;
  }
  yield* readAsMistyped(typed, vocabulary);
}

/** The number of documents that are added to an index in one task of some milliseconds. */
const CHUNK = 10;

/**
 * Builds an index of the documents of one language in many short tasks, so that other requests are served in between.
 */
export async function createSearch({ documents, acronyms }: SearchContent): Promise<Search> {
  const indexed = documents.map((document, id): Indexed => ({
    ...document,
    id,
    compactTitle: removePunctuation(document.title),
    initials: indexInitials(`${document.title} ${document.names ?? ''}`),
  }));
  const vocabulary = new Set<string>();
  const splitWords = (query: string): string[] => splitQuery(query, vocabulary);
  const index = new MiniSearch<Indexed>({
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

  /** Returns the factor by which a match in the title ranks above one in the text. */
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
        // Returns the share of the title that is matched.
        score:
          (wanted.length / Math.max(1, document.initials.letters.length)) *
          (document.initials.letters.startsWith(wanted) ? 2 : 1),
        matched: [],
      }));
  }

  function byWords(query: string): Found[] {
    // Without particles and endings the query has fewer terms, so it also finds documents with the words as typed.
    const stems = analyzeQuery(query);
    const terms = new Set(splitWords(stems)).size;
    const matching = index.search(stems, { combineWith: 'OR' });
    const countMatched = ({ queryTerms }: SearchResult) => new Set(queryTerms).size;
    const expanded = expandAcronyms(stems, acronyms);
    const strict = expanded
      ? index.search(expanded)
      : matching.filter((result) => countMatched(result) === terms);
    const wanted = [removePunctuation(query), removePunctuation(stems)];
    // If no document contains all words, documents with at least half of them are shown.
    const results =
      strict.length > 0
        ? strict
        : matching.filter((result) => countMatched(result) >= terms * PARTIAL_MATCH);
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

  /** Returns the first interpretation of a query that finds something; otherwise the query as it was typed. */
  function understand(typed: string, readings: Iterable<string>): Understood {
    for (const query of readings) {
      const words = splitClusters(toSearchForm(query));
      const found = ranked(words);
      if (found.length > 0) return { query, words, found };
    }
    return { query: typed, words: typed, found: [] };
  }

  function find(text: string): SearchAnswer {
    const typed = tidyWords(text);
    const { query, words, found } = understand(typed, readAsTyped(typed, vocabulary));
    const getPatterns = createPatternCache(words);
    const groups = Map.groupBy(found, ({ document }) => document.group);
    const best = (group: SearchGroup) => groups.get(group)?.[0]?.score ?? 0;
    const createHit = ({ document, matched }: Found) => {
      const patterns = getPatterns(matched);
      return {
        title: markTitle(document.title, words, patterns),
        excerpt: createExcerpt(document.text, patterns),
        href: document.href,
        ...(document.picture && { picture: document.picture }),
      };
    };
    return {
      query,
      total: found.length,
      groups: SEARCH_GROUPS.filter((group) => groups.has(group))
        .toSorted((a, b) => best(b) - best(a))
        .map((group) => {
          const all = groups.get(group) ?? [];
          return { group, total: all.length, hits: all.slice(0, SEARCH_HITS_MAX).map(createHit) };
        }),
    };
  }

  function suggest(text: string): SuggestAnswer {
    const typed = tidyWords(text);
    const { query, words, found } = understand(typed, readWhileTyped(typed, vocabulary));
    const getPatterns = createPatternCache(words);
    const suggestions = found.slice(0, SUGGESTIONS_MAX).map(({ document, matched }) => ({
      title: markTitle(document.title, words, getPatterns(matched)),
      href: document.href,
      group: document.group,
    }));
    return { query, suggestions };
  }

  return { find, suggest };
}
