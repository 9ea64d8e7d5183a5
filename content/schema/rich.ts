import * as z from 'zod';

import { parseRich } from '../build/rich.ts';
import type { Language } from './language.ts';

/** Text within a line. */
export type RichInline =
  | { readonly type: 'text'; readonly value: string }
  | { readonly type: 'emphasis' | 'strong'; readonly children: readonly RichInline[] }
  | { readonly type: 'link'; readonly href: string; readonly children: readonly RichInline[] }
  /** A phrase of another language, for `<span lang>`. */
  | { readonly type: 'phrase'; readonly language: string; readonly value: string }
  | { readonly type: 'break' };

/** A paragraph or a list; what a rich text is made of. */
export type RichNode =
  | { readonly type: 'paragraph'; readonly children: readonly RichInline[] }
  | {
      readonly type: 'list';
      readonly ordered: boolean;
      readonly items: readonly (readonly RichNode[])[];
    };

/** Long text in a small subset of Markdown, parsed when the site is built: see `build/rich.ts`. */
const markdown = z.string('must be a text').transform((value, context): readonly RichNode[] => {
  try {
    return parseRich(value);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    context.addIssue({ code: 'custom', message: error.message, input: value });
    return z.NEVER;
  }
});

/** A rich text in both languages. */
export const richText = z.strictObject({ ko: markdown, en: markdown } satisfies Record<
  Language,
  typeof markdown
>);
