import * as z from 'zod';

import type { Localized } from '../localized.ts';
import * as blocks from './list.ts';
import type * as products from './product.ts';

type SectionSchema = (typeof blocks)[keyof typeof blocks];

/** All blocks of a page or of a tab, except the tabs themselves. */
export const sectionBlock = z.discriminatedUnion(
  'type',
  Object.values(blocks) as [SectionSchema, ...SectionSchema[]],
);
export type SectionBlockSource = z.infer<typeof sectionBlock>;

/** Blocks that contain more than their own texts (`app/site-build/content/section-blocks.ts` assembles them). */
type AssembledBlock =
  | blocks.AreasBlock
  | blocks.CarBlock
  | blocks.ChartsBlock
  | blocks.CompareBlock
  | blocks.ComplimentFormBlock
  | blocks.ContactActionsBlock
  | blocks.ContactsBlock
  | blocks.DepartmentsBlock
  | blocks.DownloadsBlock
  | blocks.ExternalMapBlock
  | blocks.FaqBlock
  | blocks.FilmBlock
  | blocks.HeroBlock
  | blocks.InquiryFormBlock
  | blocks.LookupFormBlock
  | blocks.NetZeroBlock
  | blocks.NetworkBlock
  | blocks.RecognitionsBlock
  | blocks.ReportFormBlock
  | blocks.ReservationFormBlock
  | blocks.SitesBlock
  | blocks.SwatchesBlock
  | blocks.TimelineBlock
  | blocks.VisitFormBlock
  | products.ProductBlock
  | products.ProductCircuitBlock
  | products.ProductFactsBlock
  | products.ProductFilesBlock
  | products.ProductNextBlock
  | products.ProductPlaceBlock;

/** The types of blocks of pages that the build assembles; of all other blocks it only selects the language. */
export type AssembledType = Extract<
  SectionBlockSource['type'],
  AssembledBlock['type'] | 'products'
>;

/** A section as the app receives it: in one language, with references replaced by their targets. */
export type SectionBlock =
  | Localized<Exclude<SectionBlockSource, { type: AssembledType }>>
  | AssembledBlock;
