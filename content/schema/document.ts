import * as z from 'zod';

import type { DownloadsBlock } from './blocks/downloads.ts';
import type { Localized } from './localized.ts';
import { richText } from './rich.ts';
import { tableFields, checkCells } from './table.ts';
import { date, slug, text } from './text.ts';
import { says } from '../library/sentences.ts';

/**
 * The numbering of a document, which depends on its kind: a law or a set of rules has articles (제7조), a notice has
 * sections (7.).
 */
const NUMBERINGS = ['articles', 'sections'] as const;

const table = z.strictObject(tableFields).superRefine(checkCells);

/** The text of an article: paragraphs, lists and tables. */
const body = z.array(z.union([richText, table])).min(1);

/** An article or a section; its number is derived from its position. */
const article = z.strictObject({ title: text, body });

/** A valid document: `content/documents/<slug>.json`, shown on pages and rendered as PDFs. */
export const documentSchema = z.strictObject({
  slug,
  title: text,
  numbering: z.enum(NUMBERINGS),
  /** The responsible department. */
  keeper: text,
  /** Text before the first article. */
  introduction: richText.optional(),
  /** A document without chapters has one chapter without a title. Articles are numbered continuously. */
  chapters: z
    .array(z.strictObject({ title: text.optional(), articles: z.array(article).min(1) }))
    .min(1),
  /** The addendum: its date of effect. */
  addendum: body.optional(),
  /** Annexes, each with its own numbering. */
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
  /** A former version, which stays readable. */
  archived: z.literal(true).optional(),
  /** The date since which it applies. */
  effective: date,
  /** The date since which its latest version applies, if it is later: `effective` is then the date of the first one. */
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

/** Running text and tables in one language. */
export type DocumentBody = Localized<z.infer<typeof body>>;
export type DocumentTable = Extract<DocumentBody[number], { readonly caption: unknown }>;

/** An article as the app receives it. */
export interface DocumentArticle {
  /** Its anchor: `article-7`. */
  readonly id: string;
  /** The number for citations: "제7조". */
  readonly number: string;
  readonly title: string;
  readonly body: DocumentBody;
}

/** A part of a document: a chapter, the addendum, the change history, an annex. */
export interface DocumentChapter {
  readonly id: string;
  /** "제2장"; missing without a number. */
  readonly number?: string;
  /** Missing if the document has no chapters. */
  readonly title?: string;
  /** Text before its articles, or instead of them. */
  readonly text?: DocumentBody;
  readonly articles: readonly DocumentArticle[];
}

/** A document in one language, numbered. */
export interface DocumentText {
  readonly slug: string;
  readonly title: string;
  readonly contentsLabel: string;
  /** Version, effective date, department: shown below the title. */
  readonly facts: readonly { readonly term: string; readonly text: string }[];
  /** Its PDFs. */
  readonly downloads: DownloadsBlock['items'];
  readonly introduction?: DocumentBody;
  /** Its chapters, then the addendum, the annexes and the change history. */
  readonly chapters: readonly DocumentChapter[];
}
