import type { ComponentType } from 'react';
import type { Language } from '@site/contract/language';
import type { PageData } from '@site/contract/renderer';
import type { Page, Panel, Pictures } from '@site/content/schema/page.ts';
import type { ComparedProduct } from '@site/content/schema/product.ts';
import type { SiteContent } from '@site/content/schema/site.ts';
import type { Messages } from '@site/design-system';
import type { ProductMenu } from 'virtual:products';

import type { BlockComponents } from '../blocks/block-component.ts';
import type { Live } from './live.ts';
import type { Route } from '../../shared/routes.ts';

/** The content of one address in one language, with everything that synchronous rendering needs. */
export interface View {
  readonly path: string;
  readonly language: Language;
  /** Missing for an unknown path. */
  readonly route?: Route;
  /** The open tab, on pages with tabs. */
  readonly tab?: string;
  /** The tab of the address without `?tab=`. */
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
  /** The file, size and alternative text of the drawings that the page names. */
  readonly drawings: Pictures;
  /** The products in the address of a comparison. */
  readonly comparedProducts?: readonly ComparedProduct[];
  /** Whether the address of a comparison shows only differences. */
  readonly onlyDifferences?: boolean;
  /** On the page of a press item: the products that it can be about. */
  readonly products?: ProductMenu;
  /** On live pages; missing there only if the backend could not be reached. */
  readonly data?: PageData;
  /** On pages of a list, an item or a search: their live content. */
  readonly live?: Live;
}
