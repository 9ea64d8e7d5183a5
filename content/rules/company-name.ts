import { LANGUAGES } from '@site/contract/language';

import type { Library, SourceFile } from '../library/library.ts';
import { createProblemAt, type Problem } from '../library/problems.ts';
import { readTexts } from './facts.ts';

const SITE = 'content/site.json';

/**
 * Creates a pattern that finds a name in a text: in Latin letters as a whole word; in Korean with any particle, but not
 * in the name of a road.
 */
const createPattern = (name: string): RegExp =>
  /\p{Script=Hangul}/u.test(name)
    ? new RegExp(`${RegExp.escape(name)}(?!대?로|길)`, 'u')
    : new RegExp(String.raw`(?<![\p{L}\d])${RegExp.escape(name)}(?![\p{L}\d])`, 'u');

/**
 * Creates the check for texts that contain the company's name instead of `{fact:brand}`, which would be wrong after a
 * change of the name. Addresses are not checked, because the name of a road does not change with it.
 */
export function createCompanyNameCheck({ site }: Library) {
  if (!site || site.brand.isWord) return (): Problem[] => [];
  const names = LANGUAGES.map((language) => {
    const name = site.brand.name[language];
    return { name, expression: createPattern(name) };
  });
  return (source: SourceFile): Problem[] =>
    [...readTexts(source.writtenValue)].flatMap(({ path, text }): Problem[] => {
      if (path.includes('address') || (source.file === SITE && path[0] === 'brand')) return [];
      const matchingName = names.find(({ expression }) => expression.test(text));
      return matchingName
        ? [createProblemAt(source, path, 'name.written', { name: matchingName.name })]
        : [];
    });
}
