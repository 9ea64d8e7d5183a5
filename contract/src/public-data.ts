import * as z from 'zod/mini';

import { mapLanguages, type LocalizedText } from './language.ts';
import { createLocalizedSchema } from './localized.ts';

/** The public, changing collections of `db.json`, which json-server serves. */

const text = createLocalizedSchema(z.string().check(z.minLength(1)));
const date = z.iso.date();
const id = z.int().check(z.positive());
/** A drawing or a photograph of the site, with a permanent address. */
const mediaAddress = z
  .string()
  .check(z.regex(/^\/media\/[a-z0-9-]+\.(?:svg|jpe?g|png|webp|avif)$/));

/** Media of an item: a picture with its caption, or a file to download. */
const media = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('picture'),
    src: mediaAddress,
    /** The description for people who do not see the picture. */
    alt: z.optional(text),
    caption: z.optional(text),
  }),
  z.strictObject({
    kind: z.literal('file'),
    title: text,
    /** The format as users know it: "PDF". */
    format: z.string().check(z.regex(/^[A-Z0-9]{2,5}$/)),
    /** The address of the file in each language; the same for a file without words. */
    href: createLocalizedSchema(z.string().check(z.regex(/^\/downloads\/[a-z0-9-]+\.[a-z0-9]+$/))),
  }),
]);
export type Media = z.infer<typeof media>;

/** Slugs of the products and pages that an item is about. */
const about = z.optional(z.array(z.string().check(z.regex(/^[a-z0-9-]+$/))).check(z.minLength(1)));

/** A notice of `db.json`. */
export const noticeSchema = z.object({
  id,
  subject: text,
  content: text,
  about,
  media: z.optional(z.array(media).check(z.minLength(1))),
  /** The page of the site with more information. */
  link: z.optional(z.strictObject({ label: text, href: z.string().check(z.regex(/^\/(?!\/)/)) })),
  date,
  /** The last day of its validity; afterwards it is marked as ended. */
  until: z.optional(date),
  /** Views from before this site began to count. */
  views: z.int().check(z.nonnegative()),
});
export type Notice = z.infer<typeof noticeSchema>;

/** A quotation by an office, such as "Head of the R&D center". */
const quotation = z.strictObject({ text: text, by: text });

/** A number of the news, written with its unit. */
const figure = z.strictObject({ value: text, label: text });

/** A press item of `db.json`. */
export const pressItemSchema = z.object({
  id,
  /** One of `pressCategories` of the company's site. */
  category: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  title: text,
  /** Paragraphs, separated by empty lines; the first one is the summary. */
  content: text,
  date,
  about,
  /** The picture next to its title in lists; by default the first picture of `media`. */
  picture: z.optional(mediaAddress),
  figures: z.optional(z.array(figure).check(z.minLength(1), z.maxLength(4))),
  quotation: z.optional(quotation),
  media: z.optional(z.array(media).check(z.minLength(1))),
});
export type PressItem = z.infer<typeof pressItemSchema>;

/** Returns the picture of a press item in lists. */
export const getPressPicture = ({ picture, media: all = [] }: PressItem): string | undefined =>
  picture ?? all.find((one) => one.kind === 'picture')?.src;

/** Returns the first paragraph of a text. */
const getFirstParagraph = (content: string): string => content.split(/\n{2,}/)[0] ?? '';

/** Returns the summary of a press item, which is its first paragraph. */
const getSummary = ({ content }: PressItem): LocalizedText =>
  mapLanguages((language) => getFirstParagraph(content[language]));

/** A patent of `db.json`. */
export const patentSchema = z.object({
  id,
  title: text,
  /** The department that owns it. */
  author: text,
  /** The date of registration. */
  date,
  /** The number of the registration at the first office. */
  number: z.optional(z.string().check(z.regex(/^[A-Z]{2} [A-Z0-9-]+$/))),
  /** Where its family is registered, the first office first, by the codes of patent offices: "KR", "EP". */
  offices: z.optional(z.array(z.string().check(z.regex(/^[A-Z]{2}$/))).check(z.minLength(1))),
});
export type Patent = z.infer<typeof patentSchema>;

/** Recruitment news. Whether it is open depends on the day on which it is shown. */
export const recruitmentSchema = z.object({
  id,
  title: text,
  link: z.string().check(z.regex(/^(?:https:\/\/|\/(?!\/))/)),
  /** The first and the last day for applications. */
  date,
  until: date,
});
export type Recruitment = z.infer<typeof recruitmentSchema>;

/** The schema of `db.json`. It refuses anything else in the file, so that no private data gets into it. */
export const publicDataSchema = z.strictObject({
  notices: z.array(noticeSchema),
  press: z.array(pressItemSchema),
  patents: z.array(patentSchema),
  recruitments: z.array(recruitmentSchema),
});
export type PublicData = z.infer<typeof publicDataSchema>;
export type Collection = keyof PublicData;
/** The names of all collections. */
export const COLLECTIONS = ['notices', 'press', 'patents', 'recruitments'] as const;

/** The fields of an item's page. The page of a recruitment is its link. */
export const OWN_PAGE = {
  notices: ['content', 'media', 'about', 'link'],
  press: ['content', 'media', 'about', 'figures', 'quotation'],
  patents: [],
  recruitments: [],
} as const satisfies { readonly [C in Collection]: readonly (keyof PublicData[C][number])[] };

/** The fields of an item in lists: its page has the others. */
export type Headline<C extends Collection = Collection> = C extends Collection
  ? Omit<PublicData[C][number], (typeof OWN_PAGE)[C][number]> &
      (C extends 'press' ? { readonly summary: LocalizedText } : unknown)
  : never;

/** An item as lists show it. */
export function getHeadline<C extends Collection>(
  name: C,
  item: PublicData[C][number],
): Headline<C> {
  const own: readonly string[] = OWN_PAGE[name];
  const headline = Object.fromEntries(Object.entries(item).filter(([key]) => !own.includes(key)));
  if (name !== 'press') return headline as Headline<C>;
  const press = item as PressItem;
  const picture = getPressPicture(press);
  return { ...headline, summary: getSummary(press), ...(picture && { picture }) } as Headline<C>;
}

/** An item with its neighbors, newer and older, and related items. */
export type Article<C extends 'notices' | 'press'> = PublicData[C][number] & {
  readonly newer?: Headline<C>;
  readonly older?: Headline<C>;
  readonly related?: readonly Headline<C>[];
};
