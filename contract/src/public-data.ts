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

/**
 * A time in Seoul, `2027-01-15` (the beginning of that day) or `2027-01-15T09:00`; `visibility.ts` determines with it
 * which items are shown.
 */
const moment = z.optional(
  z
    .string()
    .check(
      z.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:T(?:[01]\d|2[0-3]):[0-5]\d)?$/),
    ),
);
/** When an item appears and ends; by default it is shown from its date on. */
const schedule = { appears: moment, ends: moment };

/** Slugs of the products and pages that an item is about. */
const about = z.optional(z.array(z.string().check(z.regex(/^[a-z0-9-]+$/))));

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
  ...schedule,
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
  ...schedule,
  about,
  /** The picture next to its title in lists; by default the first picture of `media`. */
  picture: z.optional(mediaAddress),
  figures: z.optional(z.array(figure).check(z.minLength(1), z.maxLength(4))),
  quotation: z.optional(quotation),
  media: z.optional(z.array(media).check(z.minLength(1))),
});
export type PressItem = z.infer<typeof pressItemSchema>;

/** Returns the picture of a press item in lists. */
export const getPressPicture = ({ picture, media: items = [] }: PressItem): string | undefined =>
  picture ?? items.find((item) => item.kind === 'picture')?.src;

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
  ...schedule,
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
  ...schedule,
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

/** Something that is wrong with public data. */
export interface ItemProblem {
  /**
   * The shape; a category that does not exist; an id of another item; an end before the appearance; a picture that is
   * missing or unreadable; a photograph without an alternative text.
   */
  readonly code: 'schema' | 'category' | 'duplicate' | 'order' | 'picture' | 'alt';
  /** Collection, index and properties. */
  readonly path: readonly (string | number)[];
  /** For developers; the editor has different messages for the codes. */
  readonly message: string;
}

/** Finds problems that a schema cannot express. */
function findContentProblems(
  data: Partial<PublicData>,
  pressCategories: readonly string[],
): ItemProblem[] {
  const problems: ItemProblem[] = [];
  for (const [index, { category }] of (data.press ?? []).entries())
    if (!pressCategories.includes(category))
      problems.push({
        code: 'category',
        path: ['press', index, 'category'],
        message: `is none of ${pressCategories.join(', ')}`,
      });
  for (const [name, items] of Object.entries(data)) {
    const ids = items.map((item) => item.id);
    for (const [index, item] of items.entries()) {
      const { appears = item.date, ends } = item;
      if (ids.indexOf(item.id) !== index)
        problems.push({
          code: 'duplicate',
          path: [name, index, 'id'],
          message: `is ${item.id}, which another item has`,
        });
      if (ends !== undefined && ends <= appears)
        problems.push({
          code: 'order',
          path: [name, index, 'ends'],
          message: 'is not after the moment at which the item appears',
        });
    }
  }
  return problems;
}

/**
 * Finds everything that is wrong with collections: what their schema refuses, otherwise what a schema cannot express.
 *
 * @param schema the collections, all or some of `publicDataSchema`
 * @param pressCategories the categories that press items may have
 */
export function findItemProblems(
  schema: z.ZodMiniType<Partial<PublicData>>,
  value: unknown,
  pressCategories: readonly string[],
): ItemProblem[] {
  const result = z.safeParse(schema, value);
  if (result.success) return findContentProblems(result.data, pressCategories);
  return result.error.issues.map(({ path, message }) => ({
    code: 'schema',
    path: path.map((part) => (typeof part === 'number' ? part : String(part))),
    message: message || 'is invalid',
  }));
}

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

/** Returns an item as lists show it. */
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
