import type { SourceFile } from '../library/library.ts';
import { reuseResults } from '../library/cached-results.ts';
import { createProblemAt, type Problem } from '../library/problems.ts';
import type { Terms } from '../schema/terms.ts';
import { readTexts } from './facts.ts';

/** Returns whether a text contains search words of visitors, which may differ from the terms of the site. */
const isSearchWord = (path: readonly PropertyKey[]): boolean => path.includes('searchWords');

/** Creates the check for words that `content/terms.json` avoids; a problem contains the better word and the reason. */
export const createTermsCheck = reuseResults((terms: Terms) => {
  const avoidedTerms = terms.map((term) => ({ ...term, expression: new RegExp(term.avoid, 'u') }));
  return reuseResults((source: SourceFile): Problem[] => {
    const checkedTerms = avoidedTerms.filter(
      ({ except = [] }) => !except.some((start) => source.file.startsWith(start)),
    );
    return [...readTexts(source.value)].flatMap(({ path, text, language }) =>
      checkedTerms.flatMap(({ language: termLanguage, expression, use, why }) => {
        if (language !== termLanguage || isSearchWord(path)) return [];
        const [match] = expression.exec(text) ?? [];
        return match === undefined
          ? []
          : [createProblemAt(source, path, 'term.avoid', { found: match, use, why })];
      }),
    );
  });
});
