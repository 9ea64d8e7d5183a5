import {
  SEARCH_GROUPS,
  SEARCH_HITS_MAX,
  type SearchAnswer,
  type SearchContent,
  type SearchGroup,
  type SuggestAnswer,
  SUGGESTIONS_MAX,
} from '@site/contract/search';
import { splitClusters } from '@site/contract/languages/ko/initial-consonants';
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
import { createRanking, type RankedDocument, type Ranking } from './ranking.ts';
import { readAsTyped, readWhileTyped } from './readings.ts';

/** Searches the documents of one language. */
export interface Search {
  /** All matches, by groups. */
  readonly find: (text: string) => SearchAnswer;
  /** Returns the best matches. */
  readonly suggest: (text: string) => SuggestAnswer;
}

/** An interpretation of a query, normalized, with the documents that it finds. */
interface InterpretedQuery {
  readonly query: string;
  readonly words: string;
  readonly found: readonly RankedDocument[];
}

/** Creates a function that returns the patterns of the words to mark: hits that matched the same terms share them. */
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

/** Returns the first reading of a text that finds something, or the text as it was typed. */
function interpretQuery(
  { rank }: Ranking,
  typed: string,
  readings: Iterable<string>,
): InterpretedQuery {
  for (const query of readings) {
    const words = splitClusters(toSearchForm(query));
    const found = rank(words);
    if (found.length > 0) return { query, words, found };
  }
  return { query: typed, words: typed, found: [] };
}

/** Creates the search over the documents of one language. */
export async function createSearch(content: SearchContent): Promise<Search> {
  const ranking = await createRanking(content);
  const { vocabulary } = ranking;

  function find(text: string): SearchAnswer {
    const typed = tidyWords(text);
    const { query, words, found } = interpretQuery(ranking, typed, readAsTyped(typed, vocabulary));
    const getPatterns = createPatternCache(words);
    const groups = Map.groupBy(found, ({ document }) => document.group);
    const best = (group: SearchGroup) => groups.get(group)?.[0]?.score ?? 0;
    const createHit = ({ document, matched }: RankedDocument) => {
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
    const { query, words, found } = interpretQuery(
      ranking,
      typed,
      readWhileTyped(typed, vocabulary),
    );
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
