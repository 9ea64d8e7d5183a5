import * as z from 'zod';

import type { DownloadsBlock } from './blocks/downloads.ts';
import type { Localized } from './localized.ts';
import { richText } from './rich.ts';
import { tableFields, checkCells } from './table.ts';
import { date, slug, text } from './text.ts';
import { says } from '../library/sentences.ts';

/**
 * How the pieces of a document are counted, as its kind is cited: a law or a set of rules by
 * articles (제7조), a notice by sections (7.).
 */
const NUMBERINGS = ['articles', 'sections'] as const;

const table = z.strictObject(tableFields).superRefine(checkCells);

/** The text of an article: paragraphs and lists, and tables between them. */
const body = z.array(z.union([richText, table])).min(1);

/** An article or a section; its number follows from its place and is never written. */
const article = z.strictObject({ title: text, body });

/** A document that applies: `content/documents/<slug>.json`, shown on pages and made into PDFs. */
export const documentSchema = z.strictObject({
  slug,
  title: text,
  numbering: z.enum(NUMBERINGS),
  /** The department that keeps it. */
  keeper: text,
  /** What stands before the first article. */
  introduction: richText.optional(),
  /** One chapter without a title where the document has none. Articles are counted through. */
  chapters: z
    .array(z.strictObject({ title: text.optional(), articles: z.array(article).min(1) }))
    .min(1),
  /** The provisions at its end: from when it applies. */
  addendum: body.optional(),
  /** Notices that belong to it, each counted for itself. */
  annexes: z
    .array(
      z.strictObject({
        slug,
        title: text,
        introduction: richText.optional(),
        articles: z.array(article).min(1),
      }),
    )
    .optional(),
  /** A former version, kept to be read. */
  archived: z.literal(true).optional(),
  /** From when it applies. */
  effective: date,
  /** From when its latest version applies, where that is later: `effective` then stays the date of the first. */
  amended: date.optional(),
  /** Every version, oldest first. */
  history: z
    .array(
      z.strictObject({
        version: z.string().regex(/^\d+\.\d+$/, says('format.version')),
        date,
        change: text,
      }),
    )
    .min(1),
});
export type DocumentSource = z.infer<typeof documentSchema>;

/** Running text, and tables between, in one language. */
export type DocumentBody = Localized<z.infer<typeof body>>;
export type DocumentTable = Extract<DocumentBody[number], { readonly caption: unknown }>;

/** An article as the app receives it. */
export interface DocumentArticle {
  /** Its anchor: `article-7`. */
  readonly id: string;
  /** As it is cited: "제7조". */
  readonly number: string;
  readonly title: string;
  readonly body: DocumentBody;
}

/** A part of a document: a chapter, the addendum, the change history, an annex. */
export interface DocumentChapter {
  readonly id: string;
  /** "제2장"; missing where it is not counted. */
  readonly number?: string;
  /** Missing where the document has no chapters. */
  readonly title?: string;
  /** What stands before its articles, or in their place. */
  readonly text?: DocumentBody;
  readonly articles: readonly DocumentArticle[];
}

/** A document in one language, numbered. */
export interface DocumentText {
  readonly slug: string;
  readonly title: string;
  readonly contentsLabel: string;
  /** Version, effective date, keeper: shown below the title. */
  readonly facts: readonly { readonly term: string; readonly text: string }[];
  /** Its PDFs. */
  readonly downloads: DownloadsBlock['items'];
  readonly introduction?: DocumentBody;
  /** Its chapters, then the addendum, the annexes and the change history. */
  readonly chapters: readonly DocumentChapter[];
}
