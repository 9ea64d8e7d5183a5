import {
  getLatinText,
  isLanguage,
  LANGUAGES,
  LOCALES,
  mapLanguages,
  type Language,
} from '@site/contract/language';
import { formatDateParts, formatMonth } from '@site/contract/languages/dates';
import { addParticle } from '@site/contract/languages/particles';
import type { MessageValues } from '@site/contract/message';

import type { Fact, Facts } from '../schema/facts.ts';
import { toFileName } from './file-name.ts';
import type { SentenceCode } from './sentences.ts';

/** The formats of a date; the default has all known parts. */
const DATE_STYLES = ['', 'day', 'year', 'short', 'iso'] as const;
type DateStyle = (typeof DATE_STYLES)[number];

function formatFactDate(date: string, style: DateStyle, language: Language): string | undefined {
  const isDay = date.length === '2026-11-12'.length;
  switch (style) {
    case 'iso':
      return date;
    case 'year':
      return formatDateParts(date, language, ['year']);
    case 'short':
      return isDay ? undefined : formatMonth(date, language);
    case 'day':
      return isDay ? formatDateParts(date, language, ['month', 'day']) : undefined;
    case '':
      return formatDateParts(date, language, isDay ? ['year', 'month', 'day'] : ['year', 'month']);
  }
}

/** Creating a format takes a hundred times longer than using it. */
const NUMBER_FORMATS = mapLanguages(
  (language) => new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 20 }),
);

/** Formats 24430 as 24,430. */
const formatNumber = (number: number, language: Language): string =>
  NUMBER_FORMATS[language].format(number);

/** Formats a fact in one language; returns `undefined` if the format does not exist. */
function formatFact(fact: Fact, style: string, language: Language): string | undefined {
  if ('date' in fact) {
    const dateStyle = DATE_STYLES.find((candidate) => candidate === style);
    return dateStyle === undefined ? undefined : formatFactDate(fact.date, dateStyle, language);
  }
  if ('list' in fact) return undefined;
  if ('number' in fact) return style === '' ? formatNumber(fact.number, language) : undefined;
  const texts = fact.text;
  const text = typeof texts === 'string' ? texts : texts[language];
  const latin = typeof texts === 'string' ? texts : getLatinText(texts);
  if (isLanguage(style)) return typeof texts === 'string' ? texts : texts[style];
  if (style === 'capital') return text.charAt(0).toUpperCase() + text.slice(1);
  if (style === 'latin') return latin;
  if (style === 'file') return toFileName(latin);
  return style === '' ? text : addParticle(text, style, language);
}

/** Returns all forms in which a language may write a fact. */
export const listSpellings = (fact: Fact, language: Language): string[] =>
  DATE_STYLES.flatMap((style) => formatFact(fact, style, language) ?? []);

/**
 * `{fact:founded}`, `{fact:founded:day}`; at the beginning of a sentence `{fact:collected-inquiry-kept:capital}`; in
 * Korean with a particle `{fact:brand:은/는}`; always in one language `{fact:brand:en}`; in Latin letters
 * `{fact:brand:latin}`; for a file name `{fact:brand:file}`.
 */
export const REFERENCE = /\{fact:([\w-]+)(?::([\w가-힣/]+))?\}/g;

interface Unresolved {
  readonly path: readonly PropertyKey[];
  readonly code: SentenceCode;
  readonly values: MessageValues;
}

/**
 * Replaces the references to facts in a content file. A text outside of `ko` and `en` may only name facts that are the
 * same in both languages.
 */
export function resolveFacts(
  value: unknown,
  facts: Facts,
  fileLanguage?: string,
): { readonly value: unknown; readonly problems: readonly Unresolved[] } {
  const problems: Unresolved[] = [];

  function resolveText(text: string, path: readonly PropertyKey[]): unknown {
    const language = path.findLast((part) => isLanguage(part)) ?? fileLanguage;
    const reportProblem = (code: SentenceCode, values: MessageValues): string => {
      problems.push({ path, code, values });
      return '';
    };
    const whole = /^\{fact:([\w-]+)\}$/.exec(text)?.[1];
    const list = whole === undefined ? undefined : facts[whole];
    if (list && 'list' in list) return resolve(list.list, path);
    return text.replaceAll(REFERENCE, (reference, name: string, style = '') => {
      const fact = facts[name];
      if (!fact) return reportProblem('fact.unknown', { name });
      const spellings = (isLanguage(language) ? [language] : LANGUAGES).map((spelledLanguage) =>
        formatFact(fact, style, spelledLanguage),
      );
      const [first] = spellings;
      if (first === undefined || spellings.includes(undefined))
        return reportProblem('fact.style', { reference });
      if (spellings.some((spelling) => spelling !== first))
        return reportProblem('fact.language', { reference });
      return first;
    });
  }

  function resolve(inner: unknown, path: readonly PropertyKey[]): unknown {
    if (typeof inner === 'string')
      return inner.includes('{fact:') ? resolveText(inner, path) : inner;
    if (Array.isArray(inner)) return inner.map((item, index) => resolve(item, [...path, index]));
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(
      Object.entries(inner).map(([name, item]) => [name, resolve(item, [...path, name])]),
    );
  }

  return { value: resolve(value, []), problems };
}
