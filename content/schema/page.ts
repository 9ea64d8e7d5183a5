import * as z from 'zod';
import type { LocalizedText } from '@site/contract/language';

import { block, type Block, type SectionBlock } from './blocks/index.ts';
import type { Localized } from './localized.ts';
import { messages } from './messages.ts';
import { type Area, heading, slug, text } from './text.ts';
import { says } from '../library/sentences.ts';

/** How long a description may be, in characters, so that search engines show the whole of it. */
export const DESCRIPTION_LENGTH = { min: 50, max: 160 } as const;
/** How long a title may be, in characters, before search results cut it off. */
export const TITLE_LENGTH = 60;

/** One page: `content/pages/<slug>.json`. */
export const pageSchema = z.strictObject({
  slug,
  title: text,
  /** For search engines and shared links, 50–160 characters. */
  description: text,
  /** Replaces the title in the browser's tab and history, where the title would disclose too much. */
  documentTitle: text.optional(),
  /** The page whose menu item is highlighted here, where this page has no item of its own. */
  nearest: slug.optional(),
  lead: heading.optional(),
  /** Stands on the social card where the title alone would say too little. */
  socialTitle: text.optional(),
  /** What visitors search for when they mean this page, and which it does not say: "careers". */
  searchWords: text.optional(),
  /** Interface texts that only this page has, by key; as in `content/messages/`. */
  words: messages.optional(),
  /** Found only by links: not in the sitemap, not by search engines, not by the site's own search. */
  unlisted: z.literal(true).optional(),
  /** The page that the band at the end leads to; what follows in the order of the menu without it. */
  next: slug.optional(),
  /** Leads the line down the page, past its sections; for long pages that open with a hero. */
  spine: z.literal(true).optional(),
  blocks: z
    .array(block)
    .refine((blocks) => blocks.filter((one) => one.type === 'tabs').length <= 1, {
      message: says('tabs.two'),
    }),
});
export type PageSource = z.infer<typeof pageSchema>;

export type TabsSource = Extract<PageSource['blocks'][number], { type: 'tabs' }>;

/** The tabs of a page in their order; empty where the page has none. */
export const getTabs = (page: PageSource): TabsSource['tabs'] =>
  page.blocks.flatMap((one) => (one.type === 'tabs' ? one.tabs : []));

/** The slugs of a page's tabs in their order. */
export const listTabSlugs = (page: PageSource): string[] => getTabs(page).map((tab) => tab.slug);

/** The page that the band at the end of a page leads to. */
export interface NextPage {
  /** The group of the menu that it belongs to. */
  readonly group: string;
  /** Whether it follows in the order of the menu; otherwise the page names it. */
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
  /** Missing for pages outside of the menu and for pages with a form. */
  readonly next?: NextPage;
  readonly drawings?: Pictures;
};

/** A drawing as a page shows it. */
export interface Picture {
  readonly src: string;
  /** In CSS pixels, for its proportions. */
  readonly width: number;
  readonly height: number;
  /** Empty for decoration. */
  readonly alt: string;
  /** Below a photograph that is shown by itself. */
  readonly caption?: string | undefined;
  /** Who took or provided a photograph, and the terms of its use. */
  readonly credit?: string | undefined;
  /** The part of a photograph that stays visible where it is cropped, in percent. */
  readonly focus?: { readonly x: number; readonly y: number } | undefined;
  /** A photograph in other formats and widths, the preferred format first. */
  readonly sources?: readonly {
    /** `image/avif` */
    readonly type: string;
    /** `/assets/yard-x1y2-480.avif 480w, …` */
    readonly srcSet: string;
  }[];
}
/** A picture that the public data can name; `null` is decoration, or is described where it is shown. */
export interface PublishedPicture extends Omit<Picture, 'alt' | 'caption' | 'credit'> {
  readonly alt: LocalizedText | null;
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
