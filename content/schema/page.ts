import * as z from 'zod';
import type { LocalizedText } from '@site/contract/language';

import { block, type Block, type SectionBlock } from './blocks/index.ts';
import type { Localized } from './localized.ts';
import { messages } from './messages.ts';
import { type Area, heading, slug, text } from './text.ts';
import { says } from '../library/sentences.ts';

/** The maximum length of a description, in characters: search engines shorten longer ones. */
export const DESCRIPTION_LENGTH = { min: 50, max: 160 } as const;
/** The maximum length of a title, in characters: search results shorten longer ones. */
export const TITLE_LENGTH = 60;

/** One page: `content/pages/<slug>.json`. */
export const pageSchema = z.strictObject({
  slug,
  title: text,
  /** For search engines and shared links, 50–160 characters. */
  description: text,
  /** Replaces the title in the browser's tab and history, where the title would disclose too much. */
  documentTitle: text.optional(),
  /** The page whose menu item is highlighted, if this page has none. */
  nearest: slug.optional(),
  lead: heading.optional(),
  /** A text on the social card, if the title is too short to describe the page. */
  socialTitle: text.optional(),
  /** Words by which visitors search for this page and which it does not contain: "careers". */
  searchWords: text.optional(),
  /** Interface texts of this page only, by key; as in `content/messages/`. */
  words: messages.optional(),
  /** Found only through links: missing from the sitemap, search engines and the site's search. */
  unlisted: z.literal(true).optional(),
  /** The page that the band at the end leads to; by default the next page of the menu. */
  next: slug.optional(),
  blocks: z
    .array(block)
    .refine((blocks) => blocks.filter((candidate) => candidate.type === 'tabs').length <= 1, {
      message: says('tabs.two'),
    }),
});
export type PageSource = z.infer<typeof pageSchema>;

export type TabsSource = Extract<PageSource['blocks'][number], { type: 'tabs' }>;

/** Returns the tabs of a page in their order; empty if it has none. */
export const getTabs = (page: PageSource): TabsSource['tabs'] =>
  page.blocks.flatMap((candidate) => (candidate.type === 'tabs' ? candidate.tabs : []));

/** Lists the slugs of a page's tabs in their order. */
export const listTabSlugs = (page: PageSource): string[] => getTabs(page).map((tab) => tab.slug);

/** The page that the band at the end of a page leads to. */
export interface NextPage {
  /** The menu group of that page. */
  readonly group: string;
  /** Whether it is the next page of the menu; otherwise the page's content names it. */
  readonly isInOrder: boolean;
  readonly title: string;
  readonly text?: string;
  readonly href: string;
  readonly area?: Area;
  readonly drawing?: string;
}

/** A page as the app receives it. A row of tabs contains slugs and labels; see `Panel`. */
export type Page = Omit<Localized<PageSource>, 'blocks' | 'next'> & {
  readonly blocks: readonly Block[];
  /** Missing for pages that are not in the menu, and for pages with a form. */
  readonly next?: NextPage;
  readonly drawings?: Pictures;
};

/** A drawing with the data that a page needs to show it. */
export interface Picture {
  readonly src: string;
  /** In CSS pixels, for the aspect ratio. */
  readonly width: number;
  readonly height: number;
  /** Empty for decoration. */
  readonly alt: string;
  /** The height at which a scene meets the line of the page, as a fraction of its height. */
  readonly end?: number | undefined;
  /** Shown below a photograph in the content. */
  readonly caption?: string | undefined;
  /** Who took or provided a photograph, and the terms of its use. */
  readonly credit?: string | undefined;
  /** The part of a photograph that stays visible when it is cropped, in percent. */
  readonly focus?: { readonly x: number; readonly y: number } | undefined;
  /** A photograph in other formats and widths, the preferred format first. */
  readonly sources?: readonly {
    /** `image/avif` */
    readonly type: string;
    /** `/assets/yard-x1y2-480.avif 480w, …` */
    readonly srcSet: string;
  }[];
}
/** A picture that public data can name. Its text is `null` if it is decorative, or is described where it is shown. */
export interface PublishedPicture extends Omit<Picture, 'alt' | 'caption' | 'credit'> {
  readonly alt: LocalizedText | null;
  /** The business area of the product that it shows. */
  readonly area?: Area | undefined;
  readonly caption?: LocalizedText | undefined;
  readonly credit?: LocalizedText | undefined;
}
/** By the name of the drawing. */
export type Pictures = Readonly<Record<string, Picture>>;

/** The content of one tab. */
export interface Panel {
  readonly slug: string;
  /** The tab's label. */
  readonly title: string;
  readonly description: string;
  readonly blocks: readonly SectionBlock[];
  readonly drawings?: Pictures;
}
