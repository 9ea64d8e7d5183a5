import { isLanguage, LANGUAGES, type Language } from '@site/contract/language';
import type { MessageValues } from '@site/contract/message';
import { josa } from 'es-hangul';

import type { Fact, Facts } from '../schema/facts.ts';
import { toFileName } from './file-name.ts';
import type { SentenceCode } from './sentences.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The ways to write a date; without a name, all that is known of it. */
const DATE_STYLES = ['', 'day', 'year', 'short', 'iso'] as const;
type DateStyle = (typeof DATE_STYLES)[number];

function formatDate(date: string, style: DateStyle, language: Language): string | undefined {
  const [year = '', month = '', day] = date.split('-');
  const name = MONTHS[Number(month) - 1] ?? '';
  const korean = language === 'ko';
  switch (style) {
    case 'iso':
      return date;
    case 'year':
      return korean ? `${year}년` : year;
    case 'short':
      if (day !== undefined) return undefined;
      return korean ? `${year}.${month}` : `${name.slice(0, 3)} ${year}`;
    case 'day':
      if (day === undefined) return undefined;
      return korean ? `${Number(month)}월 ${Number(day)}일` : `${name} ${Number(day)}`;
    case '':
      if (day === undefined) return korean ? `${year}년 ${Number(month)}월` : `${name} ${year}`;
      return korean
        ? `${year}년 ${Number(month)}월 ${Number(day)}일`
        : `${name} ${Number(day)}, ${year}`;
  }
}

/** 24430 as 24,430. */
const formatNumber = (number: number): string => {
  const [whole = '', decimals] = String(number).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
};

/** Korean particles whose form depends on the sound before them. */
const PARTICLES = [
  '은/는',
  '이/가',
  '을/를',
  '와/과',
  '으로/로',
  '이라/라',
  '이에요/예요',
] as const;

/** A fact in one language; `undefined` where it cannot be written that way. */
function formatFact(fact: Fact, style: string, language: Language): string | undefined {
  if ('date' in fact) {
    const known = DATE_STYLES.find((one) => one === style);
    return known === undefined ? undefined : formatDate(fact.date, known, language);
  }
  if ('list' in fact) return undefined;
  if ('number' in fact) return style === '' ? formatNumber(fact.number) : undefined;
  const text = typeof fact.text === 'string' ? fact.text : fact.text[language];
  const particle = language === 'ko' && PARTICLES.find((one) => one === style);
  if (particle) return josa(text, particle);
  const english = typeof fact.text === 'string' ? fact.text : fact.text.en;
  if (style === 'capital') return text.charAt(0).toUpperCase() + text.slice(1);
  if (style === 'en') return english;
  if (style === 'file') return toFileName(english);
  return style === '' ? text : undefined;
}

/** Every way in which a language may write a fact. */
export const listSpellings = (fact: Fact, language: Language): string[] => [
  ...DATE_STYLES.flatMap((style) => formatFact(fact, style, language) ?? []),
  ...(fact.also ?? []),
];

/**
 * `{fact:founded}`, `{fact:founded:day}`; where a sentence begins, `{fact:collected-inquiry-kept:capital}`; in Korean
 * with a particle, `{fact:brand:은/는}`; in English wherever it stands, `{fact:brand:en}`; in the name of a file,
 * `{fact:brand:file}`.
 */
export const REFERENCE = /\{fact:([\w-]+)(?::([\w가-힣/]+))?\}/g;

interface Unresolved {
  readonly path: readonly PropertyKey[];
  readonly code: SentenceCode;
  readonly values: MessageValues;
}

/**
 * Replaces every reference of a content file by the fact that it names. A text outside of `ko` and `en`
 * may name only what reads the same in both languages.
 */
export function resolveFacts(
  value: unknown,
  facts: Facts,
): { readonly value: unknown; readonly problems: readonly Unresolved[] } {
  const problems: Unresolved[] = [];

  function resolveText(text: string, path: readonly PropertyKey[]): unknown {
    const language = path.findLast((part) => isLanguage(part));
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
      const written = (isLanguage(language) ? [language] : LANGUAGES).map((one) =>
        formatFact(fact, style, one),
      );
      const [first] = written;
      if (first === undefined || written.includes(undefined))
        return reportProblem('fact.style', { reference });
      if (written.some((one) => one !== first))
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
