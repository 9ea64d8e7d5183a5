import * as z from 'zod';

import { MarkdownError, parseRich, type RichNode } from './markdown.ts';
import { localized } from './text.ts';

/** Long text in a small subset of Markdown, which the build parses: see `markdown.ts`. */
const markdown = z.string().transform((value, context): readonly RichNode[] => {
  try {
    return parseRich(value);
  } catch (error) {
    if (!(error instanceof MarkdownError)) throw error;
    context.addIssue({ code: 'custom', message: error.code, params: error.values, input: value });
    return z.NEVER;
  }
});

/** A rich text in every language. */
export const richText = localized(markdown);
