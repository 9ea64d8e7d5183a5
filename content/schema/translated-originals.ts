import * as z from 'zod';

const hash = z.string().regex(/^[0-9a-f]{12}$/);

/**
 * By the hash of a translation, those of the originals that it was made from: `content/originals/de.json`. Written by
 * `content:check`, which reports a translation whose original has changed since.
 */
export const translatedOriginals = z.record(hash, z.array(hash).min(1));
