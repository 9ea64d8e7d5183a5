import type { ComponentType, ReactNode } from 'react';
import type { RuleSet } from 'styled-components';

import type { Accent } from '../../styles/accent.ts';

/** A link of the second level. */
export interface NavigationItem {
  /** Name of the page, the same everywhere. */
  label: string;
  /** URL of the page. */
  href: string;
  /** Whether it is the current page; `within` if the current page belongs to this item and has no other. */
  current?: boolean | 'within' | undefined;
  /** Another site: opens in a new tab, which is announced. */
  external?: boolean | undefined;
  /** The page in a few words, beside its label where the menu has room for them. */
  text?: string | undefined;
  /** The business area of the page: its ground in a group whose items all have one. */
  accent?: Accent | undefined;
  /** What the page contains: displayed below its link in a panel. */
  content?: ReactNode;
  /** Drawing on the row of an item with an accent in `MobileSheet`. */
  picture?: ReactNode;
}

/** How panels show what is loaded when the menu is first used: `menuStyles` of the sections. */
export interface MenuStyles {
  /** Of every panel. */
  readonly opened: RuleSet;
  /** Of the list of a group with one page. */
  readonly single: RuleSet;
  /** Of a panel with business areas, its text and its list. */
  readonly panel: RuleSet;
  /** Of the text of such a panel. */
  readonly head: RuleSet;
  /** Of the list of such a panel. */
  readonly list: RuleSet;
  /** The frame of a group's drawing. */
  readonly Picture: ComponentType<{ readonly children: ReactNode }>;
  /** The links below the areas. */
  readonly Links: ComponentType<{
    readonly links: readonly Pick<NavigationItem, 'label' | 'href'>[];
  }>;
}

/** A group of the first level with its pages. */
export interface NavigationGroup {
  /** ASCII; becomes part of element ids. */
  id: string;
  /** Name of the group, on the button or link that opens it. */
  label: string;
  /** The group's own page. Required for a group without items. */
  href?: string | undefined;
  /** Description of the group, shown beside its pages. */
  text?: string | undefined;
  /** The current page belongs to this group. */
  current?: boolean | undefined;
  /** Pages of the group; empty for a group that is only a link. */
  items: readonly NavigationItem[];
  /** Drawing at the edge of the panel. */
  picture?: ReactNode;
  /** Links below the pages of a group whose items have accents. */
  links?: readonly Pick<NavigationItem, 'label' | 'href'>[] | undefined;
}
