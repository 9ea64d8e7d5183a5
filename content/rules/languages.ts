import type { SourceFile } from '../library/library.ts';
import type { Problem } from '../library/problems.ts';
import { walk } from '../library/walk.ts';

const HANGUL = /\p{Script=Hangul}/u;
/** Words in running Latin letters; abbreviations and codes ("CAN FD", "B-LBM", "R&D") have none. */
const LATIN_WORDS = /\p{Ll}{3,}/u;
/** What is of no language: phrases that say themselves which one they are in, and `{placeholders}`. */
const ASIDE = /\[[^\][]+\]\{lang=[\w-]+\}|\{\w+\}/g;

/** A web address that differs by language. */
const ADDRESS = /^https:\/\/\S+$/;

/** Languages are called by their own name in every language. */
const OWN_NAMES: readonly string[] = ['한국어', 'English'];

/** Texts that were left in, or pasted into, the wrong language. */
export function checkLanguages({ file, value }: SourceFile): Problem[] {
  const problems: Problem[] = [];
  for (const { key, name, value: text } of walk(value)) {
    if (typeof text !== 'string' || OWN_NAMES.includes(text) || ADDRESS.test(text)) continue;
    const words = text.replaceAll(ASIDE, '');
    if (name === 'ko') {
      if (HANGUL.test(words) || !LATIN_WORDS.test(words)) continue;
      const what =
        `has no Korean in it: "${text}"; write it in Korean, or, in a table, ` +
        'write what reads the same in both languages once: "Type 2" without { "ko", "en" }';
      problems.push({ file, key, what });
    } else if (HANGUL.test(words)) {
      const what =
        name === 'en'
          ? `holds Korean: "${text}"; translate it, or mark it as [온선]{lang=ko} in a rich text`
          : `stands there in Korean only: "${text}"; write { "ko": "…", "en": "…" }`;
      problems.push({ file, key, what });
    }
  }
  return problems;
}

const PLACEHOLDER = /\{(\w+)\}/g;
const placeholders = (text: string): string =>
  [...new Set([...text.matchAll(PLACEHOLDER)].map(([placeholder]) => placeholder))]
    .toSorted((a, b) => a.localeCompare(b))
    .join(' ');

/** Messages whose two languages are filled in with different things. */
export function checkPlaceholders({ file, value }: SourceFile): Problem[] {
  return [...walk(value)].flatMap(({ key, value: text }): Problem[] => {
    if (typeof text !== 'object' || text === null || !('ko' in text && 'en' in text)) return [];
    if (typeof text.ko !== 'string' || typeof text.en !== 'string') return [];
    const [ko, en] = [placeholders(text.ko), placeholders(text.en)];
    if (ko === en) return [];
    const what = `is filled in with "${ko}" in Korean, but with "${en}" in English; use the same names`;
    return [{ file, key, what }];
  });
}
