import type { ComponentType } from 'react';
import type { Language } from '@site/contract/language';
import type { PageData } from '@site/contract/renderer';
import type { Page, Panel, Pictures } from '@site/content/schema/page.ts';
import type { ComparedProduct } from '@site/content/schema/product.ts';
import type { SiteContent } from '@site/content/schema/site.ts';
import type { Messages } from '@site/design-system';
import type { ProductList } from 'virtual:products';

import type { BlockComponents } from '../blocks/block-component.ts';
import type { Live } from './live.ts';
import type { Route } from '../../shared/routes.ts';

/** What one address shows in one language, with everything that rendering needs synchronously. */
export interface View {
  readonly path: string;
  readonly language: Language;
  /** Missing for an unknown path. */
  readonly route?: Route;
  /** The tab that is open, on pages that have tabs. */
  readonly tab?: string;
  /** The tab that the address without `?tab=` shows. */
  readonly firstTab?: string;
  readonly Page: ComponentType;
  readonly blocks: BlockComponents;
  /** The messages of the design system. */
  readonly messages: Messages;
  readonly site: SiteContent;
  /** Missing for an unknown path. */
  readonly page: Page | undefined;
  /** The content of the open tab, on pages with tabs. */
  readonly panel: Panel | undefined;
  /** The file, size and alternative text of the drawings that are named here. */
  readonly drawings: Pictures;
  /** The products that the address of a comparison names. */
  readonly compared?: readonly ComparedProduct[];
  /** Whether that address asks for their differences alone. */
  readonly onlyDifferences?: boolean;
  /** On the page of a press item: the products that it can be about. */
  readonly products?: ProductList;
  /** On live pages; missing there only if the backend could not be reached. */
  readonly data?: PageData;
  /** On pages of a list, an item or a search: what they show. */
  readonly live?: Live;
}
