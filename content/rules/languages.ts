import { isLocalizedText, LANGUAGES } from '@site/contract/language';

import type { SourceFile } from '../library/library.ts';
import { getNativeName } from '../library/native-name.ts';
import { createProblemAt, type Problem } from '../library/problems.ts';
import { walk } from '../library/walk.ts';

const HANGUL = /\p{Script=Hangul}/u;
/** Words in running Latin letters; abbreviations and codes ("CAN FD", "B-LBM", "R&D") have none. */
const LATIN_WORDS = /\p{Ll}{3,}/u;
/** What is of no language: phrases that say themselves which one they are in, and `{placeholders}`. */
const ASIDE = /\[[^\][]+\]\{lang=[\w-]+\}|\{\w+\}/g;

/** Languages are called by their own name in every language. */
const OWN_NAMES: readonly string[] = LANGUAGES.map(getNativeName);

/** Addresses are of no language. */
const ADDRESS = /^(?:\/|https?:)\S*$/;

/** Texts that were left in, or pasted into, the wrong language. */
export function checkLanguages(source: SourceFile): Problem[] {
  return walk(source.value).flatMap(({ path, name, value: text }): Problem[] => {
    if (typeof text !== 'string' || OWN_NAMES.includes(text) || ADDRESS.test(text)) return [];
    const words = text.replaceAll(ASIDE, '');
    if (name === 'ko')
      return HANGUL.test(words) || !LATIN_WORDS.test(words)
        ? []
        : [createProblemAt(source, path, 'language.noKorean', { text })];
    if (!HANGUL.test(words)) return [];
    const code = name === 'en' ? 'language.korean' : 'language.koreanOnly';
    return [createProblemAt(source, path, code, { text })];
  });
}

const PLACEHOLDER = /\{(\w+)\}/g;
const placeholders = (text: string): string =>
  [...new Set([...text.matchAll(PLACEHOLDER)].map(([placeholder]) => placeholder))]
    .toSorted((a, b) => a.localeCompare(b))
    .join(' ');

/** Messages whose two languages are filled in with different things. */
export function checkPlaceholders(source: SourceFile): Problem[] {
  return walk(source.value).flatMap(({ path, value: text }): Problem[] => {
    if (!isLocalizedText(text)) return [];
    if (typeof text.ko !== 'string' || typeof text.en !== 'string') return [];
    const [korean, english] = [placeholders(text.ko), placeholders(text.en)];
    return korean === english
      ? []
      : [createProblemAt(source, path, 'placeholders', { korean, english })];
  });
}
