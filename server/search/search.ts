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
  readonly documents: readonly RankedDocument[];
}

/** Creates a function that returns the patterns of the words to mark: hits that matched the same terms share them. */
function createPatternCache(
  words: string,
): (matchedTerms: readonly string[]) => readonly Pattern[] {
  const cachedPatterns = new Map<string, readonly Pattern[]>();
  const forms = [boundQuery(words), analyzeQuery(words)];
  return (matchedTerms) => {
    const key = matchedTerms.join(' ');
    const patterns =
      cachedPatterns.get(key) ??
      createPatterns([...new Set(forms.flatMap((form) => collectMarkedWords(form, matchedTerms)))]);
    cachedPatterns.set(key, patterns);
    return patterns;
  };
}

/** Returns the first reading of a text that finds something, or the text as it was typed. */
function interpretQuery(
  { rank }: Ranking,
  typedText: string,
  readings: Iterable<string>,
): InterpretedQuery {
  for (const query of readings) {
    const words = splitClusters(toSearchForm(query));
    const documents = rank(words);
    if (documents.length > 0) return { query, words, documents };
  }
  return { query: typedText, words: typedText, documents: [] };
}

/** Creates the search over the documents of one language. */
export async function createSearch(content: SearchContent): Promise<Search> {
  const ranking = await createRanking(content);
  const { vocabulary } = ranking;

  function find(text: string): SearchAnswer {
    const typedText = tidyWords(text);
    const { query, words, documents } = interpretQuery(
      ranking,
      typedText,
      readAsTyped(typedText, vocabulary),
    );
    const getPatterns = createPatternCache(words);
    const groups = Map.groupBy(documents, ({ document }) => document.group);
    const best = (group: SearchGroup) => groups.get(group)?.[0]?.score ?? 0;
    const createHit = ({ document, matchedTerms }: RankedDocument) => {
      const patterns = getPatterns(matchedTerms);
      return {
        title: markTitle(document.title, words, patterns),
        excerpt: createExcerpt(document.text, patterns),
        href: document.href,
        ...(document.picture && { picture: document.picture }),
      };
    };
    return {
      query,
      total: documents.length,
      groups: SEARCH_GROUPS.filter((group) => groups.has(group))
        .toSorted((a, b) => best(b) - best(a))
        .map((group) => {
          const list = groups.get(group) ?? [];
          return {
            group,
            total: list.length,
            hits: list.slice(0, SEARCH_HITS_MAX).map(createHit),
          };
        }),
    };
  }

  function suggest(text: string): SuggestAnswer {
    const typedText = tidyWords(text);
    const { query, words, documents } = interpretQuery(
      ranking,
      typedText,
      readWhileTyped(typedText, vocabulary),
    );
    const getPatterns = createPatternCache(words);
    const suggestions = documents.slice(0, SUGGESTIONS_MAX).map(({ document, matchedTerms }) => ({
      title: markTitle(document.title, words, getPatterns(matchedTerms)),
      href: document.href,
      group: document.group,
    }));
    return { query, suggestions };
  }

  return { find, suggest };
}
