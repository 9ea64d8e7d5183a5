import type { ReactNode } from 'react';

/** A link of the second level. */
export interface NavigationItem {
  label: string;
  href: string;
  /** The current page; `within` where the current page has no item of its own and belongs to this one. */
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
  label: string;
  /** The group's own page. Required for a group without items. */
  href?: string | undefined;
  /** Description of the group, shown beside its pages. */
  text?: string | undefined;
  /** The current page belongs to this group. */
  current?: boolean | undefined;
  items: readonly NavigationItem[];
}
