/** One address of the second level. */
export interface NavigationItem {
  label: string;
  href: string;
  /** The page being read. */
  current?: boolean | undefined;
  /** Another site: opens in a new tab and says so. */
  external?: boolean | undefined;
}

/** One word of the first level, with the pages below it. */
export interface NavigationGroup {
  /** ASCII; becomes part of element ids. */
  id: string;
  label: string;
  /** The group's own page, where it has one. A group without items must have it. */
  href?: string | undefined;
  /** What the group holds, in a sentence; stands beside its pages. */
  text?: string | undefined;
  /** The page being read belongs to this group. */
  current?: boolean | undefined;
  items: readonly NavigationItem[];
}
