import type { NavigationGroup as GroupContent, NavigationItem } from '@site/content/schema/site.ts';
import type { Area } from '@site/content/schema/text.ts';

import { leadsSomewhere, type Route } from './routes.ts';

/** A group of the menu: only items whose page exists, with the current ones marked. */
export interface MenuGroup {
  readonly id: string;
  readonly label: string;
  /** A description of the group in one sentence. */
  readonly text: string;
  readonly current: boolean;
  readonly items: readonly MenuItem[];
  /** The links of the panel below its pages. */
  readonly links: readonly { readonly label: string; readonly href: string }[];
}
/** A link of the menu. */
export interface MenuItem {
  readonly label: string;
  readonly href: string;
  /** `within` on pages without their own item, and for the items of a list. */
  readonly current: boolean | 'within';
  readonly external: boolean;
  /** The content of the page, in a few words. */
  readonly text?: string | undefined;
  /** The business area that the page is of. */
  readonly accent?: Area | undefined;
}

interface MenuOptions {
  /** Adapts the menu for phones, which omits some items and renames others. */
  readonly mobile?: boolean;
}

const getPath = (href: string): string => href.replace(/[?#].*$/, '');

/** Returns the menu for a route, without groups whose pages do not exist. */
export function getMenu(
  groups: readonly GroupContent[],
  route: Route | undefined,
  { mobile = false }: MenuOptions = {},
): MenuGroup[] {
  const own = route?.sameAs ?? route?.path;
  const isCurrent = (path: string): MenuItem['current'] => {
    if (path === own) return true;
    return path === route?.nearest ? 'within' : false;
  };
  const isItemShown = (item: NavigationItem) =>
    leadsSomewhere(item.href) && !(mobile && item.mobile === false);
  return groups
    .map((group) => ({
      id: group.id,
      label: group.label,
      text: group.text,
      current: group.id === route?.group,
      items: group.items.filter(isItemShown).map((item) => ({
        label: (mobile ? item.mobileLabel : undefined) ?? item.label,
        href: item.href,
        external: item.external,
        text: item.text,
        accent: item.area,
        current: item.outside ? false : isCurrent(getPath(item.href)),
      })),
      links: group.links.filter(({ href }) => leadsSomewhere(href)),
    }))
    .filter((group) => group.items.length > 0);
}
