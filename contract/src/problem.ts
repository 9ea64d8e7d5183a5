import type { Bilingual } from './language.ts';

/** One thing that is wrong with one field, as a code that both sides have a sentence for. */
export interface FieldProblem {
  /** The field's name in the form. */
  readonly field: string;
  /** A key of `contract/messages/*.json`, such as `email.invalid`. */
  readonly code: string;
}

/**
 * The body of every refused API request: problem details after RFC 9457
 * (`application/problem+json`), with a sentence in each language.
 */
export interface Problem {
  readonly type: 'about:blank';
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly detail: Bilingual;
  readonly errors?: ReadonlyArray<FieldProblem & { readonly detail: Bilingual }>;
}
