import {
  ANSWER_WORKING_DAYS,
  ATTACHMENT_MAX_BYTES,
  PASSWORD_LENGTH,
  BACKUP_KEPT_DAYS,
  REPORT_KEPT_DAYS,
  RESERVATION_DAYS_AHEAD,
  CANCELLED_KEPT_DAYS,
  RESERVATION_KEPT_DAYS,
  REVIEW_WORKING_DAYS,
  VISITORS_MAX,
} from '@site/contract/limits';
import { isLanguage, LANGUAGES, type Language } from '@site/contract/language';

import { COUNTED } from '../library/counted.ts';
import { REFERENCE, listSpellings } from '../library/facts.ts';
import type { Library, SourceFile } from '../library/library.ts';
import { reuseResults } from '../library/cached-results.ts';
import { createProblemAt, type Problem } from '../library/problems.ts';
import { walk } from '../library/walk.ts';
import type { Fact, Facts } from '../schema/facts.ts';

/** A text with its language. */
export interface ReadText {
  readonly path: readonly PropertyKey[];
  readonly text: string;
  /** `undefined` for a text that is the same in all languages. */
  readonly language: Language | undefined;
}

/** Yields the texts of a content file. */
export function* readTexts(value: unknown): Generator<ReadText> {
  for (const { path, value: text } of walk(value)) {
    if (typeof text !== 'string') continue;
    const language = path.findLast((part) => isLanguage(part));
    yield { path, text, language: isLanguage(language) ? language : undefined };
  }
}

const FACTS = 'content/facts.json';

/** Creates a pattern that finds a text that repeats the fact: its number with its unit, or its date with the day. */
function createPattern(fact: Fact, language: Language): RegExp | undefined {
  const [spelling = ''] = listSpellings(fact, language).map((text) => RegExp.escape(text));
  if ('number' in fact)
    return (
      fact.unit &&
      new RegExp(`(?<![\\w.,])${spelling}\\s?${RegExp.escape(fact.unit[language])}`, 'u')
    );
  const hasDay = 'date' in fact && fact.date.length > 'YYYY-MM'.length;
  return hasDay ? new RegExp(`${spelling}|${fact.date}`, 'u') : undefined;
}

/**
 * Returns a check for texts that repeat a fact instead of referring to it: they would contradict it as soon as the
 * fact changes.
 */
export const createFactsCheck = reuseResults((facts: Facts) => {
  const patterns = Object.entries(facts).flatMap(([name, fact]) =>
    LANGUAGES.flatMap((language) => {
      const pattern = createPattern(fact, language);
      return pattern ? [{ name, language, pattern }] : [];
    }),
  );
  return reuseResults((source: SourceFile): Problem[] => {
    if (source.file === FACTS) return [];
    return [...readTexts(source.writtenValue)].flatMap(({ path, text, language }) => {
      // A no-break space separates words like a normal space.
      const words = text.replaceAll('\u00A0', ' ');
      const repeatedFacts = new Map<string, string>();
      for (const { name, language: patternLanguage, pattern } of patterns) {
        const match =
          language === undefined || language === patternLanguage ? pattern.exec(words) : null;
        if (match) repeatedFacts.set(name, match[0]);
      }
      return [...repeatedFacts].map(([name, spelling]) =>
        createProblemAt(source, path, 'fact.repeats', { name, said: spelling }),
      );
    });
  });
});

/** Facts that are not in `content/facts.json`. */
const OWN_FACTS: readonly string[] = ['brand', 'legal-name', 'address', ...COUNTED];

/** Finds facts that no text refers to. */
export function checkUnusedFacts({ facts, files }: Library): Problem[] {
  const source = files.find(({ file }) => file === FACTS);
  if (!source) return [];
  const usedFacts = new Set(
    files
      .filter(({ file }) => file !== FACTS)
      .flatMap(({ writtenValue }) =>
        [...(JSON.stringify(writtenValue) ?? '').matchAll(REFERENCE)].map(([, name = '']) => name),
      ),
  );
  return Object.keys(facts)
    .filter((name) => !usedFacts.has(name) && !OWN_FACTS.includes(name))
    .map((name) => createProblemAt(source, [name], 'fact.unused'));
}

const YEAR = 365;
/** Limits in the software, by the fact with which texts state them. */
const LIMITS: Readonly<Record<string, number>> = {
  'attachment-megabytes': ATTACHMENT_MAX_BYTES / 1024 / 1024,
  'password-characters': PASSWORD_LENGTH.min,
  'visitors-max': VISITORS_MAX,
  'reservation-days-ahead': RESERVATION_DAYS_AHEAD,
  'visit-kept-years': RESERVATION_KEPT_DAYS / YEAR,
  'visit-cancelled-kept-days': CANCELLED_KEPT_DAYS,
  'backup-kept-days': BACKUP_KEPT_DAYS,
  'report-kept-years': REPORT_KEPT_DAYS / YEAR,
  'inquiry-answer-days': ANSWER_WORKING_DAYS.inquiry,
  'report-answer-days': ANSWER_WORKING_DAYS.report,
  'report-review-days': REVIEW_WORKING_DAYS,
};

const WORDS = ['none', 'one', 'two', 'three'];

/** Finds facts that state another limit than the software has. */
export function checkLimits({ facts, files }: Library): Problem[] {
  const source = files.find(({ file }) => file === FACTS);
  if (!source) return [];
  return Object.entries(LIMITS).flatMap(([name, limit]): Problem[] => {
    const fact = facts[name];
    // A site without the form does not state its limits.
    if (!fact) return [];
    const spellings = LANGUAGES.flatMap((language) => listSpellings(fact, language));
    if (spellings.includes(String(limit)) || spellings.includes(WORDS[limit] ?? '')) return [];
    return [createProblemAt(source, [name], 'fact.limit', { limit })];
  });
}
