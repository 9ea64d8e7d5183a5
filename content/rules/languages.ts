import {
  isLanguage,
  isLocalizedText,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
} from '@site/contract/language';

import type { SourceFile } from '../library/library.ts';
import { createProblemAt, type Problem } from '../library/problems.ts';
import { walk } from '../library/walk.ts';

/** Scripts of ISO 15924 that are several of Unicode. */
const COMBINED: Readonly<Record<string, string>> = {
  Kore: String.raw`\p{Script=Hangul}`,
  Jpan: String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}`,
  Hans: String.raw`\p{Script=Han}`,
  Hant: String.raw`\p{Script=Han}`,
};
const LATIN = 'Latn';

/** The script that a language is written in. */
const getScript = (language: Language): string =>
  new Intl.Locale(language).maximize().script ?? LATIN;
const getLetters = (script: string): string => COMBINED[script] ?? String.raw`\p{Script=${script}}`;

/** The letters of each language that is not written in Latin ones. */
const OWN_LETTERS = new Map(
  LANGUAGES.flatMap((language) => {
    const script = getScript(language);
    return script === LATIN
      ? []
      : [[language, new RegExp(`[${getLetters(script)}]`, 'u')] as const];
  }),
);
/** Words in running Latin letters; abbreviations and codes ("CAN FD", "B-LBM", "R&D") have none. */
const LATIN_WORDS = /\p{Ll}{3,}/u;
/** What is of no language: phrases that say themselves which one they are in, and `{placeholders}`. */
const ASIDE = /\[[^\][]+\]\{lang=[\w-]+\}|\{\w+\}/g;

/** The names of languages, which are the same in all languages. */
const OWN_NAMES: readonly string[] = Object.values(LANGUAGE_NAMES);

/** Addresses, which have no language. */
const ADDRESS = /^(?:\/|https?:)\S*$/;

/** Returns a text in all languages, for a message. */
const FORM = `{ ${LANGUAGES.map((language) => `"${language}": "…"`).join(', ')} }`;

/** Finds texts in the wrong language. */
export function checkLanguages(source: SourceFile): Problem[] {
  return walk(source.value).flatMap(({ path, name, value: text }): Problem[] => {
    if (typeof text !== 'string' || OWN_NAMES.includes(text) || ADDRESS.test(text)) return [];
    const words = text.replaceAll(ASIDE, '');
    const language = isLanguage(name) ? name : undefined;
    const own = language && OWN_LETTERS.get(language);
    if (own)
      return own.test(words) || !LATIN_WORDS.test(words)
        ? []
        : [createProblemAt(source, path, 'language.otherWords', { language, text })];
    if (![...OWN_LETTERS.values()].some((letters) => letters.test(words))) return [];
    return language
      ? [createProblemAt(source, path, 'language.otherLetters', { language, text })]
      : [createProblemAt(source, path, 'language.once', { text, languages: FORM })];
  });
}

const PLACEHOLDER = /\{(\w+)\}/g;
const findPlaceholders = (text: string): string =>
  [...new Set([...text.matchAll(PLACEHOLDER)].map(([placeholder]) => placeholder))]
    .toSorted((a, b) => a.localeCompare(b))
    .join(' ');

/** Finds messages whose placeholders differ between languages. */
export function checkPlaceholders(source: SourceFile): Problem[] {
  return walk(source.value).flatMap(({ path, value: texts }): Problem[] => {
    if (!isLocalizedText(texts)) return [];
    const [original, ...translations] = LANGUAGES.flatMap((language) => {
      const text = texts[language];
      return typeof text === 'string' ? [{ language, found: findPlaceholders(text) }] : [];
    });
    return translations
      .filter(({ found }) => found !== original?.found)
      .map(({ language, found }) =>
        createProblemAt(source, path, 'placeholders', {
          language,
          found,
          original: original?.found ?? '',
        }),
      );
  });
}
