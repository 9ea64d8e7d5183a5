import type { ReactNode } from 'react';

/** A link of the second level. */
export interface NavigationItem {
  /** Name of the page, the same everywhere. */
  label: string;
  /** URL of the page. */
  href: string;
  /** Whether it is the page that is shown; `within` where that page has no item of its own and belongs to this one. */
  current?: boolean | 'within' | undefined;
  /** Another site: opens in a new tab and says so. */
  external?: boolean | undefined;
  /** What the page holds: displayed below its link in a panel. */
  content?: ReactNode;
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
}
