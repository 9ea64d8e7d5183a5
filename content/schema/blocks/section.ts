import * as z from 'zod';

import { areasBlock, type AreasBlock } from './areas.ts';
import { carBlock, type CarBlock } from './car.ts';
import { cardsBlock, type CardsBlock } from './cards.ts';
import { chartsBlock, type ChartsBlock } from './charts.ts';
import { compareBlock, type CompareBlock } from './compare.ts';
import { contactActionsBlock, type ContactActionsBlock } from './contact-actions.ts';
import { contactsBlock, type ContactsBlock } from './contacts.ts';
import { departmentsBlock, type DepartmentsBlock } from './departments.ts';
import { documentBlock, type DocumentBlock } from './document.ts';
import { disclosuresBlock, type DisclosuresBlock } from './disclosures.ts';
import { downloadsBlock, type DownloadsBlock } from './downloads.ts';
import { externalMapBlock, type ExternalMapBlock } from './external-map.ts';
import { faqBlock, type FaqBlock } from './faq.ts';
import { featureListBlock, type FeatureListBlock } from './feature-list.ts';
import { figuresBlock, type FiguresBlock } from './figures.ts';
import { filmBlock, type FilmBlock } from './film.ts';
import { galleryBlock, type GalleryBlock } from './gallery.ts';
import { heroBlock, type HeroBlock } from './hero.ts';
import { complimentFormBlock, type ComplimentFormBlock } from './compliment-form.ts';
import { inquiryFormBlock, type InquiryFormBlock } from './inquiry-form.ts';
import { latestBlock, type LatestBlock } from './latest.ts';
import { letterBlock, type LetterBlock } from './letter.ts';
import { listOfLinksBlock, type ListOfLinksBlock } from './list-of-links.ts';
import { netZeroBlock, type NetZeroBlock } from './net-zero.ts';
import { networkBlock, type NetworkBlock } from './network.ts';
import { noticeBarBlock, type NoticeBarBlock } from './notice-bar.ts';
import { openingsBlock, type OpeningsBlock } from './openings.ts';
import { patentsBlock, type PatentsBlock } from './patents.ts';
import type {
  ProductBlock,
  ProductCircuitBlock,
  ProductFactsBlock,
  ProductFilesBlock,
  ProductNextBlock,
  ProductPlaceBlock,
} from './product.ts';
import { productsBlock } from './products.ts';
import { proseBlock, type ProseBlock } from './prose.ts';
import { lookupFormBlock, type LookupFormBlock } from './lookup-form.ts';
import { reportFormBlock, type ReportFormBlock } from './report-form.ts';
import { reservationFormBlock, type ReservationFormBlock } from './reservation-form.ts';
import { visitFormBlock, type VisitFormBlock } from './visit-form.ts';
import { sitesBlock, type SitesBlock } from './sites.ts';
import { recognitionsBlock, type RecognitionsBlock } from './recognitions.ts';
import { routeMapBlock, type RouteMapBlock } from './route-map.ts';
import { specimensBlock, type SpecimensBlock } from './specimens.ts';
import { recruitmentsBlock, type RecruitmentsBlock } from './recruitments.ts';
import { statementBlock, type StatementBlock } from './statement.ts';
import { stepsBlock, type StepsBlock } from './steps.ts';
import { swatchesBlock, type SwatchesBlock } from './swatches.ts';
import { tableBlock, type TableBlock } from './table.ts';
import { timelineBlock, type TimelineBlock } from './timeline.ts';

/** Every block that may stand on a page or in a tab: all but the tabs themselves. */
export const sectionBlock = z.discriminatedUnion('type', [
  heroBlock,
  noticeBarBlock,
  figuresBlock,
  areasBlock,
  cardsBlock,
  productsBlock,
  statementBlock,
  netZeroBlock,
  openingsBlock,
  networkBlock,
  latestBlock,
  tableBlock,
  recognitionsBlock,
  routeMapBlock,
  chartsBlock,
  timelineBlock,
  proseBlock,
  specimensBlock,
  galleryBlock,
  swatchesBlock,
  listOfLinksBlock,
  featureListBlock,
  carBlock,
  sitesBlock,
  compareBlock,
  filmBlock,
  patentsBlock,
  contactActionsBlock,
  contactsBlock,
  departmentsBlock,
  stepsBlock,
  disclosuresBlock,
  recruitmentsBlock,
  externalMapBlock,
  faqBlock,
  documentBlock,
  downloadsBlock,
  letterBlock,
  inquiryFormBlock,
  reservationFormBlock,
  visitFormBlock,
  reportFormBlock,
  complimentFormBlock,
  lookupFormBlock,
]);
export type SectionBlockSource = z.infer<typeof sectionBlock>;

/** A section as the app receives it: one language, and references replaced by what they name. */
export type SectionBlock =
  | HeroBlock
  | NoticeBarBlock
  | FiguresBlock
  | AreasBlock
  | CardsBlock
  | StatementBlock
  | NetZeroBlock
  | OpeningsBlock
  | NetworkBlock
  | LatestBlock
  | TableBlock
  | RecognitionsBlock
  | RouteMapBlock
  | ChartsBlock
  | TimelineBlock
  | ProseBlock
  | SpecimensBlock
  | GalleryBlock
  | SwatchesBlock
  | ListOfLinksBlock
  | FeatureListBlock
  | CarBlock
  | ProductBlock
  | ProductCircuitBlock
  | ProductPlaceBlock
  | ProductFactsBlock
  | ProductFilesBlock
  | ProductNextBlock
  | SitesBlock
  | CompareBlock
  | FilmBlock
  | PatentsBlock
  | ContactActionsBlock
  | ContactsBlock
  | DepartmentsBlock
  | StepsBlock
  | RecruitmentsBlock
  | DisclosuresBlock
  | ExternalMapBlock
  | FaqBlock
  | DocumentBlock
  | DownloadsBlock
  | LetterBlock
  | InquiryFormBlock
  | ReservationFormBlock
  | VisitFormBlock
  | ReportFormBlock
  | ComplimentFormBlock
  | LookupFormBlock;
