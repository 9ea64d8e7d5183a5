import { LANGUAGES } from '@site/contract/language';

import type { Library, SourceFile } from '../library/library.ts';
import { createProblemAt, type Problem } from '../library/problems.ts';
import { readTexts } from './facts.ts';

const SITE = 'content/site.json';

const escapePattern = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * A name in a text: in Latin letters a whole word; in Korean with any particle, but not as part of the name of a road.
 */
const createPattern = (name: string): RegExp =>
  /\p{Script=Hangul}/u.test(name)
    ? new RegExp(`${escapePattern(name)}(?!대?로|길)`, 'u')
    : new RegExp(String.raw`(?<![\p{L}\d])${escapePattern(name)}(?![\p{L}\d])`, 'u');

/**
 * Finds texts that write the company's name instead of `{fact:brand}`: they would keep it when it changes. Addresses are
 * not checked, because the name of a road does not change with it.
 */
export function createCompanyNameCheck({ site }: Library) {
  if (!site || site.brand.isWord) return (): Problem[] => [];
  const names = LANGUAGES.map((language) => {
    const name = site.brand.name[language];
    return { name, expression: createPattern(name) };
  });
  return (source: SourceFile): Problem[] =>
    [...readTexts(source.written)].flatMap(({ path, text }): Problem[] => {
      if (path.includes('address') || (source.file === SITE && path[0] === 'brand')) return [];
      const found = names.find(({ expression }) => expression.test(text));
      return found ? [createProblemAt(source, path, 'name.written', { name: found.name })] : [];
    });
}
