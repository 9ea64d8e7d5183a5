import * as z from 'zod/mini';

import { mapLanguages, type LocalizedText } from './language.ts';

/** A problem with one field, as a code for which browser and server have a message. */
export interface FieldProblem {
  /** The field's name in the form. */
  readonly field: string;
  /** A key of `contract/messages/*.json`, such as `email.invalid`. */
  readonly code: string;
}

const sentence: z.ZodMiniType<LocalizedText> = z.object(mapLanguages(() => z.string()));

/**
 * The body of all refused API requests: problem details (RFC 9457, `application/problem+json`), with a message in each
 * language.
 */
export const problemSchema = z.object({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: sentence,
  /** Identifies an unexpected error in the log of the server. */
  reference: z.exactOptional(z.string()),
  errors: z.exactOptional(
    z.array(z.object({ field: z.string(), code: z.string(), detail: sentence })),
  ),
});
export type Problem = Readonly<z.infer<typeof problemSchema>>;
