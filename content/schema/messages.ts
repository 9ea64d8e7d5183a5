import * as z from 'zod';

import { text } from './text.ts';
import { says } from '../library/sentences.ts';

/**
 * Interface texts by flat key: `content/messages/<namespace>.json`. `{name}` in a text is replaced when it is shown;
 * all languages must have the same placeholders.
 */
export const messages = z.record(
  z.string().regex(/^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9_]*)*$/, says('format.key')),
  text,
);

/** The messages of one namespace in one language, by key. */
export type Messages = Readonly<Record<string, string>>;
