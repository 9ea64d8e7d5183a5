import type { ComponentType } from 'react';
import type { Language } from '@site/contract/language';
import type { PageData } from '@site/contract/renderer';
import type { Pictures } from '@site/content/schema/page.ts';
import type { ComparedProduct } from '@site/content/schema/product.ts';
import type { Messages } from '@site/design-system';
import type { ProductMenu } from 'virtual:products';

import type { BlockComponents } from '../blocks/BlockComponent.ts';
import type { Live } from '../data/Live.ts';
import type { Route } from '../routes.ts';

/** What one address shows in one language, with everything that it needs to be rendered at once. */
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
  /** The design system's own words, in the language of the view. */
  readonly words: Messages;
  /** The file, size and alternative text of the drawings that are named here. */
  readonly drawings: Pictures;
  /** The products that the address of a comparison names. */
  readonly compared?: readonly ComparedProduct[];
  /** Whether that address asks for their differences alone. */
  readonly onlyDifferences?: boolean;
  /** On the page of a press item: the products that it can be about. */
  readonly products?: ProductMenu;
  /** On live pages; missing there only if the backend could not be reached. */
  readonly data?: PageData;
  /** On pages of a list, an item or a search: what they show. */
  readonly live?: Live;
}
