import * as z from 'zod';

import { text } from './text.ts';
import { says } from '../library/sentences.ts';

/**
 * Interface texts by flat key: `content/messages/<namespace>.json`. `{name}` in a text is filled
 * in when it is shown; both languages must name the same.
 */
export const messages = z.record(
  z.string().regex(/^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9_]*)*$/, says('format.key')),
  text,
);

/** The messages of one namespace in one language, by key. */
export type Messages = Readonly<Record<string, string>>;
