import type { InterfaceLanguage } from '@site/contract/interface-language';
import { isLanguage } from '@site/contract/language';
import type { MessageValues } from '@site/contract/message';
import type { Node } from 'jsonc-parser';
import type * as z from 'zod';

import { getOffset, getPosition } from './json.ts';
import { isSentenceCode, getSentence, type SentenceCode } from './sentences.ts';

/** A problem that an editor has to correct. */
export interface Problem {
  /** Below the root of the project: `content/pages/home.json`. */
  readonly file: string;
  /** From 1; missing for a missing file. */
  readonly line?: number;
  readonly column?: number;
  /** The path of the value: `blocks[2].items[0].label.en`; empty for the whole file. */
  readonly key: string;
  readonly code: SentenceCode;
  readonly values?: MessageValues;
}

/** The parts of a file that are needed to locate a problem. */
export interface LocatedFile {
  readonly file: string;
  readonly text: string;
  readonly tree: Node | undefined;
}

/** Formats a problem: `content/pages/home.json:12:20 › blocks[2].title.en: The English text is missing. …` */
export function formatProblem(problem: Problem, language: InterfaceLanguage): string {
  const { file, line, column, key, code, values } = problem;
  const place = line === undefined ? file : `${file}:${line}:${column}`;
  return `${place}${key && ` › ${key}`}: ${getSentence(code, language, values)}`;
}

/** Formats a path: `blocks[0].title`. */
export const formatKey = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (key, part) =>
      typeof part === 'number' ? `${key}[${part}]` : `${key}${key && '.'}${String(part)}`,
    '',
  );

/** Creates a problem with a value of a file. */
export function createProblemAt(
  { file, text, tree }: LocatedFile,
  path: readonly PropertyKey[],
  code: SentenceCode,
  values?: MessageValues,
): Problem {
  const place = getPosition(text, getOffset(tree, path));
  return { file, ...place, key: formatKey(path), code, ...(values && { values }) };
}

/** Converts the issues of zod to problems of a file. */
export const listProblems = (source: LocatedFile, error: z.core.$ZodError): Problem[] =>
  error.issues.flatMap((issue) => findProblems(issue, source, issue.path));

type Issue = z.core.$ZodIssue;

const KINDS: Readonly<Record<string, SentenceCode>> = {
  string: 'type.string',
  object: 'type.object',
  record: 'type.object',
  array: 'type.array',
  number: 'type.number',
  int: 'type.int',
  boolean: 'type.boolean',
};

function findProblems(issue: Issue, source: LocatedFile, path: readonly PropertyKey[]): Problem[] {
  const problem = (code: SentenceCode, values?: MessageValues) => [
    createProblemAt(source, path, code, values),
  ];
  if (isSentenceCode(issue.message))
    return problem(
      issue.message,
      issue.code === 'custom' ? (issue.params as MessageValues | undefined) : undefined,
    );
  switch (issue.code) {
    case 'invalid_union': {
      const [closest] = issue.errors.toSorted((a, b) => measureDistance(a) - measureDistance(b));
      return closest
        ? closest.flatMap((closeIssue) =>
            findProblems(closeIssue, source, [...path, ...closeIssue.path]),
          )
        : problem('unknownType');
    }
    case 'unrecognized_keys':
      return problem('unknownKeys', { keys: issue.keys.map((key) => `"${key}"`).join(', ') });
    case 'invalid_type': {
      if (issue.input !== undefined) return problem(KINDS[issue.expected] ?? 'format');
      const last = path.at(-1);
      return isLanguage(last) ? problem('missing.text', { language: last }) : problem('missing');
    }
    case 'invalid_value':
      return issue.input === undefined
        ? problem('missing')
        : problem('choice', { values: issue.values.map(String).join(', ') });
    case 'too_small': {
      const minimum = Number(issue.minimum);
      if (issue.origin === 'string' && minimum === 1) return problem('text.empty');
      return problem(SMALL[issue.origin] ?? 'tooSmall', { minimum });
    }
    case 'too_big': {
      const maximum = Number(issue.maximum);
      return problem(BIG[issue.origin] ?? 'tooLarge', { maximum });
    }
    default:
      return problem(FORMATS['format' in issue ? issue.format : ''] ?? 'format');
  }
}

const SMALL: Readonly<Record<string, SentenceCode>> = { array: 'tooFew', string: 'tooShort' };
const BIG: Readonly<Record<string, SentenceCode>> = { array: 'tooMany', string: 'tooLong' };
const FORMATS: Readonly<Record<string, SentenceCode>> = {
  date: 'format.date',
  email: 'format.email',
  url: 'format.https',
};

/** Returns how far a value is from one form of a union: a wrong kind of value is farther than a wrong part. */
const measureDistance = (issues: readonly Issue[]): number =>
  issues.reduce((sum, issue) => sum + (issue.path.length === 0 ? 10 : 1), 0);
