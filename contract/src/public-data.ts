import * as z from 'zod/mini';

import { PRESS_CATEGORIES } from './press-categories.ts';

/** The public, changing collections that json-server serves from `db.json`. */

const bilingual = z.object({
  ko: z.string().check(z.minLength(1)),
  en: z.string().check(z.minLength(1)),
});
const date = z.iso.date();
const id = z.int().check(z.positive());

export const noticeSchema = z.object({
  id,
  subject: bilingual,
  content: bilingual,
  /** The page of the site on which more is said. */
  link: z.optional(
    z.strictObject({ label: bilingual, href: z.string().check(z.regex(/^\/(?!\/)/)) }),
  ),
  date,
  /** Views from before this site began to count its own. */
  views: z.int().check(z.nonnegative()),
});
export type Notice = z.infer<typeof noticeSchema>;

/** What comes with a press item: a picture with its caption, or a file to take away. */
const media = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('picture'),
    src: z.string().check(z.regex(/^\/media\/[a-z0-9-]+\.svg$/)),
    /** In CSS pixels, for its proportions. */
    width: z.int().check(z.positive()),
    height: z.int().check(z.positive()),
    alt: bilingual,
    caption: bilingual,
  }),
  z.strictObject({
    kind: z.literal('file'),
    title: bilingual,
    /** As known to its users: "PDF". */
    format: z.string().check(z.regex(/^[A-Z0-9]{2,5}$/)),
    /** Where the file is that is written in each language; the same one where it has no words. */
    href: z.object({
      ko: z.string().check(z.regex(/^\/downloads\/[a-z0-9-]+\.[a-z0-9]+$/)),
      en: z.string().check(z.regex(/^\/downloads\/[a-z0-9-]+\.[a-z0-9]+$/)),
    }),
  }),
]);
export type Media = z.infer<typeof media>;

export const pressItemSchema = z.object({
  id,
  category: z.enum(PRESS_CATEGORIES),
  title: bilingual,
  content: bilingual,
  date,
  media: z.optional(z.array(media).check(z.minLength(1))),
});
export type PressItem = z.infer<typeof pressItemSchema>;

export const patentSchema = z.object({
  id,
  title: bilingual,
  /** The department that holds it. */
  author: bilingual,
  /** Of registration. */
  date,
});
export type Patent = z.infer<typeof patentSchema>;

/** Recruitment news. Whether it is still recruiting is decided when it is shown. */
export const recruitmentSchema = z.object({
  id,
  title: bilingual,
  link: z.string().check(z.regex(/^(?:https:\/\/|\/(?!\/))/)),
  /** The first and the last day on which applications are taken. */
  date,
  until: date,
});
export type Recruitment = z.infer<typeof recruitmentSchema>;

/** The whole of `db.json`. Anything else in the file is refused, so nothing private can slip into it. */
export const publicDataSchema = z.strictObject({
  notices: z.array(noticeSchema),
  press: z.array(pressItemSchema),
  patents: z.array(patentSchema),
  recruitments: z.array(recruitmentSchema),
});
export type PublicData = z.infer<typeof publicDataSchema>;
export type Collection = keyof PublicData;
export const COLLECTIONS = ['notices', 'press', 'patents', 'recruitments'] as const;

/** A notice's link belongs to its text; a recruitment's is what it leads to. */
type MoreOf<C> = C extends 'notices' ? 'link' : never;

/** What lists carry of an item: its text and pictures stay behind, it has a page of its own. */
export type Headline<C extends Collection = Collection> = C extends Collection
  ? Omit<PublicData[C][number], 'content' | 'media' | MoreOf<C>>
  : never;

/** An item with what stands next to it, newer and older. */
export type Article<C extends 'notices' | 'press'> = PublicData[C][number] & {
  readonly newer?: Headline<C>;
  readonly older?: Headline<C>;
};
