import * as z from 'zod/mini';

import { mapLanguages, type LocalizedText } from './language.ts';

/** A problem with one field, as a code for which browser and server have a message. */
export interface FieldProblem {
  /** The field's name in the form. */
  readonly field: string;
  /** A key of `contract/messages/*.json`, such as `email.invalid`. */
  readonly code: string;
}

/**
 * The body of all refused API requests: problem details (RFC 9457, `application/problem+json`), with a message in each
 * language.
 */
export interface Problem {
  readonly type: 'about:blank';
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly detail: LocalizedText;
  /** Identifies an unexpected error in the log of the server. */
  readonly reference?: string;
  readonly errors?: ReadonlyArray<FieldProblem & { readonly detail: LocalizedText }>;
}

const sentence: z.ZodMiniType<LocalizedText> = z.object(mapLanguages(() => z.string()));

/** Reads a `Problem` from JSON. */
export const problemSchema: z.ZodMiniType<Problem> = z.object({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: sentence,
  reference: z.exactOptional(z.string()),
  errors: z.exactOptional(
    z.array(z.object({ field: z.string(), code: z.string(), detail: sentence })),
  ),
});
