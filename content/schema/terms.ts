import { LANGUAGES } from '@site/contract/language';
import * as z from 'zod';

import { expression } from './text.ts';

/** A word or phrase that texts avoid. */
const term = z.strictObject({
  /** The language in which it is avoided. */
  language: z.enum(LANGUAGES),
  /** A regular expression that matches it. */
  avoid: expression.min(1),
  use: z.string().min(1),
  why: z.string().min(1),
  /** Files in which it is allowed, by the beginning of their names. */
  except: z.array(z.string()).optional(),
});

/** `content/terms.json`: the preferred and the avoided terms of the site. */
export const terms = z.array(term);
export type Terms = z.infer<typeof terms>;
