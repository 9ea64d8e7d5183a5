import * as z from 'zod';

import { sectionBlock, type SectionBlock } from './section.ts';
import { tabsBlock, type TabsBlock } from './tabs.ts';

export type { AreasBlock } from './areas.ts';
export type { CarBlock } from './car.ts';
export type { CardsBlock } from './cards.ts';
export type { ChartsBlock } from './charts.ts';
export type { CompareBlock } from './compare.ts';
export type { ContactActionsBlock } from './contact-actions.ts';
export type { DepartmentsBlock } from './departments.ts';
export type { DocumentBlock } from './document.ts';
export type { DisclosuresBlock } from './disclosures.ts';
export type { DownloadsBlock } from './downloads.ts';
export type { FaqBlock } from './faq.ts';
export type { FeatureListBlock } from './feature-list.ts';
export type { FiguresBlock } from './figures.ts';
export type { FilmBlock } from './film.ts';
export type { GalleryBlock } from './gallery.ts';
export type { HeroBlock } from './hero.ts';
export type { ContactsBlock } from './contacts.ts';
export type { ExternalMapBlock, MapPlace } from './external-map.ts';
export type { InquiryFormBlock } from './inquiry-form.ts';
export type { LatestBlock } from './latest.ts';
export type { LetterBlock } from './letter.ts';
export type { ListOfLinksBlock } from './list-of-links.ts';
export type { NetZeroBlock } from './net-zero.ts';
export type { OpeningsBlock } from './openings.ts';
export type { NetworkBlock } from './network.ts';
export type { NoticeBarBlock } from './notice-bar.ts';
export type { PatentsBlock } from './patents.ts';
export type {
  ProductBlock,
  ProductCircuitBlock,
  ProductFactsBlock,
  ProductFilesBlock,
  ProductNextBlock,
  ProductPlaceBlock,
} from './product.ts';
export type { ProseBlock } from './prose.ts';
export type { ComplimentFormBlock } from './compliment-form.ts';
export type { LookupFormBlock } from './lookup-form.ts';
export type { ReportFormBlock } from './report-form.ts';
export type { ReservationFormBlock } from './reservation-form.ts';
export type { VisitFormBlock } from './visit-form.ts';
export type { RecruitmentsBlock } from './recruitments.ts';
export type { SectionBlock, SectionBlockSource } from './section.ts';
export type { ListedSite, SitesBlock } from './sites.ts';
export type { RecognitionsBlock } from './recognitions.ts';
export type { RouteMapBlock } from './route-map.ts';
export type { SpecimensBlock } from './specimens.ts';
export type { StatementBlock } from './statement.ts';
export type { StepsBlock } from './steps.ts';
export type { SwatchesBlock } from './swatches.ts';
export type { TableBlock } from './table.ts';
export type { TabsBlock } from './tabs.ts';
export type { TimelineBlock } from './timeline.ts';

/** Every block of a page, discriminated by `type`. */
export const block = z.discriminatedUnion('type', [...sectionBlock.options, tabsBlock]);

/** A block as the app receives it. */
export type Block = SectionBlock | TabsBlock;
export type BlockType = Block['type'];
