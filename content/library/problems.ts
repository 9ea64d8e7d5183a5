import type * as z from 'zod';

/** Something that an editor has to mend. */
export interface Problem {
  /** Below the root of the project: `content/pages/home.json`. */
  readonly file: string;
  /** The way to the value: `blocks[2].items[0].label.en`; empty for the file as a whole. */
  readonly key: string;
  /** What is wrong and what to do, as a sentence that goes on after the key. */
  readonly what: string;
}

/** `content/pages/home.json › blocks[2].title.en is missing; …` */
export const sentenceOf = ({ file, key, what }: Problem): string =>
  `${file}${key && ` › ${key}`} ${what}`;

export const keyOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (key, part) =>
      typeof part === 'number' ? `${key}[${part}]` : `${key}${key && '.'}${String(part)}`,
    '',
  );

/** Tells the issues that zod found the way a good editor would. */
export const problemsOf = (file: string, error: z.core.$ZodError): Problem[] =>
  error.issues.flatMap((issue) => told(issue, file, issue.path));

type Issue = z.core.$ZodIssue;

function told(issue: Issue, file: string, path: readonly PropertyKey[]): Problem[] {
  const problem = (what: string): Problem[] => [{ file, key: keyOf(path), what }];
  switch (issue.code) {
    case 'invalid_union': {
      const [closest] = issue.errors.toSorted((a, b) => distance(a) - distance(b));
      if (closest) return closest.flatMap((one) => told(one, file, [...path, ...one.path]));
      return problem('is of no known type; look up the types in content/schema/blocks/');
    }
    case 'unrecognized_keys':
      return problem(
        `holds ${issue.keys.map((key) => `"${key}"`).join(', ')}, which does not belong there; ` +
          'check the spelling, or delete it',
      );
    case 'invalid_type':
      if (issue.input !== undefined) return problem(mismatch(issue));
      switch (path.at(-1)) {
        case 'ko':
          return problem('is missing; write the Korean text next to the English one');
        case 'en':
          return problem('is missing; write the English text next to the Korean one');
        default:
          return problem('is missing; add it');
      }
    default:
      return problem(issue.message);
  }
}

/** How far a value is from one form of a union: a wrong kind of value is further off than a wrong part. */
const distance = (issues: readonly Issue[]): number =>
  issues.reduce((sum, issue) => sum + (issue.path.length === 0 ? 10 : 1), 0);

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  object: 'an object in braces; a text needs { "ko": "…", "en": "…" }',
  array: 'a list in brackets',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};

const mismatch = (issue: Extract<Issue, { code: 'invalid_type' }>): string =>
  `must be ${KINDS[issue.expected] ?? issue.expected}`;
