import * as z from 'zod';

import { refuse } from '../library/sentences.ts';
import { MarkdownError, parseRich, type RichNode } from './markdown.ts';
import { localized } from './text.ts';

/** Long text in a small subset of Markdown, which the build parses: see `markdown.ts`. */
const markdown = z.string().transform((value, context): readonly RichNode[] => {
  try {
    return parseRich(value);
  } catch (error) {
    if (!(error instanceof MarkdownError)) throw error;
    refuse(context, [], error.code, error.values);
    return z.NEVER;
  }
});

/** A rich text in every language. */
export const richText = localized(markdown);
