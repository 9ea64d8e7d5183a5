import * as z from 'zod/mini';

/** The public, changing collections that json-server serves from `db.json`. */

const bilingual = z.object({
  ko: z.string().check(z.minLength(1)),
  en: z.string().check(z.minLength(1)),
});
const date = z.iso.date();

export const PRESS_CATEGORIES = ['global', 'rnd', 'pr'] as const;

export const noticeSchema = z.object({
  id: z.int().check(z.positive()),
  subject: bilingual,
  content: bilingual,
  date,
});
export type Notice = z.infer<typeof noticeSchema>;

export const pressItemSchema = z.object({
  id: z.int().check(z.positive()),
  category: z.enum(PRESS_CATEGORIES),
  title: bilingual,
  content: bilingual,
  date,
});
export type PressItem = z.infer<typeof pressItemSchema>;

/** The whole of `db.json`. Anything else in the file is refused, so nothing private can slip into it. */
export const databaseSchema = z.strictObject({
  notices: z.array(noticeSchema),
  press: z.array(pressItemSchema),
});
export type Database = z.infer<typeof databaseSchema>;
export type Collection = keyof Database;
