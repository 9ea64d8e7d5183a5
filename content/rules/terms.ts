import type { Problem } from '../library/problems.ts';
import type { Terms } from '../schema/terms.ts';
import { textsOf } from './facts.ts';

/** Words that the site does not use, with the word to use and the reason. */
export function createTermsCheck(terms: Terms) {
  const avoided = terms.map((term) => ({ ...term, expression: new RegExp(term.avoid, 'u') }));
  return (file: string, value: unknown): Problem[] =>
    [...textsOf(value)].flatMap(({ key, text, language }) =>
      avoided.flatMap(({ language: spoken, expression, use, why, except }): Problem[] => {
        if (language !== spoken || except?.some((start) => file.startsWith(start))) return [];
        const found = expression.exec(text)?.[0];
        if (found === undefined) return [];
        return [{ file, key, what: `says "${found}"; write "${use}" (${why})` }];
      }),
    );
}
