import type { NavigationGroup as GroupContent, NavigationItem } from '@site/content/schema/site.ts';

import { leadsSomewhere, type Route } from './routes.ts';

/** A group of the menu, ready to be shown: only items whose page exists, the current ones marked. */
export interface MenuGroup {
  readonly id: string;
  readonly label: string;
  /** What the group holds, in a sentence. */
  readonly text: string;
  readonly current: boolean;
  readonly items: readonly MenuItem[];
}
/** A link of the menu. */
export interface MenuItem {
  readonly label: string;
  readonly href: string;
  /** `nearest` on a page that has no item of its own. */
  readonly current: boolean | 'nearest';
  readonly external: boolean;
}

interface MenuOptions {
  /** The mobile menu leaves some items out and calls others by another name. */
  readonly mobile?: boolean;
}

const pathOf = (href: string): string => href.replace(/[?#].*$/, '');

/** The menu as seen from a route. Groups without a page to show are left out. */
export function menuOf(
  groups: readonly GroupContent[],
  route: Route | undefined,
  { mobile = false }: MenuOptions = {},
): MenuGroup[] {
  // A single item belongs to its list.
  const marked = route?.item ? route.nearest : (route?.sameAs ?? route?.path);
  const getCurrent = (href: string): MenuItem['current'] => {
    if (pathOf(href) === marked) return true;
    return pathOf(href) === route?.nearest && 'nearest';
  };
  const shown = (item: NavigationItem) =>
    leadsSomewhere(item.href) && !(mobile && item.mobile === false);
  return groups
    .map((group) => ({
      id: group.id,
      label: group.label,
      text: group.text,
      current: group.id === route?.group,
      items: group.items.filter(shown).map((item) => ({
        label: (mobile ? item.mobileLabel : undefined) ?? item.label,
        href: item.href,
        external: item.external,
        current: !item.external && getCurrent(item.href),
      })),
    }))
    .filter((group) => group.items.length > 0);
}
