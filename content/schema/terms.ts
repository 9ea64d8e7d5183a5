import { LANGUAGES } from '@site/contract/language';
import * as z from 'zod';

import { expression } from './text.ts';

/** A word or turn of phrase that texts avoid. */
const term = z.strictObject({
  /** The language it is avoided in. */
  language: z.enum(LANGUAGES),
  /** A regular expression that finds it. */
  avoid: expression.min(1),
  use: z.string().min(1),
  why: z.string().min(1),
  /** Where it is right: beginnings of file names. */
  except: z.array(z.string()).optional(),
});

/** `content/terms.json`: what the site calls things, and what it does not. */
export const terms = z.array(term);
export type Terms = z.infer<typeof terms>;
