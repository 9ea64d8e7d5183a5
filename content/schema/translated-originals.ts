import * as z from 'zod';

const hash = z.string().regex(/^[0-9a-f]{12}$/);

/**
 * The hashes of the originals, by the hash of a translation: `content/originals/de.json`. `content:check` writes it,
 * and reports translations whose original has changed since.
 */
export const translatedOriginals = z.record(hash, z.array(hash).min(1));
