import {
  PATHS,
  createPathTable,
  DIFFERENCES_PARAMETER,
  PRODUCT_PARAMETER,
  QUERY_PARAMETER,
  SERIES_PARAMETER,
} from '@site/contract/paths';
import type { Language } from '@site/contract/language';
import type { Collection } from '@site/contract/public-data';
import type { FormName } from '@site/contract/renderer';
import {
  addresses,
  groups,
  live,
  nearest,
  pressCategories,
  unlisted,
  unpublished,
} from 'virtual:addresses';

/** A page of the site, with its properties for the build, the server and the browser. */
export interface Route {
  /** May end in `{id}`, the parameter of one item. */
  readonly path: string;
  /** The content file below `content/pages/`, and the key of its modules. */
  readonly slug: string;
  /** The page component; most pages consist of blocks only. */
  readonly page: 'content' | 'press' | 'article' | 'notices' | 'notice' | 'search';
  /** The current navigation group on this page, by its id in `content/site.json`. */
  readonly group?: string;
  /** The path of the parent page, on pages without their own menu item. */
  readonly nearest?: string;
  /** Rendered with live data: when the server starts, and whenever the data or the date changes. */
  readonly live?: true;
  /** Query parameters that require rendering. */
  readonly query?: readonly string[];
  /** The collection that the page lists, as its address selects it (`contract/src/lists.ts`). */
  readonly list?: Collection;
  /** The categories of the list, in the order of the filter. */
  readonly categories?: readonly string[];
  /** The collection of the item in the path. */
  readonly item?: 'notices' | 'press';
  /** Whether the page shows the results of a site search. */
  readonly search?: true;
  /** Excluded from the sitemap and from search engines. */
  readonly hidden?: true;
  /** The languages in which it is not published, because too few of its texts are translated. */
  readonly unpublished?: readonly Language[];
  /** The path of the canonical page with the same content. */
  readonly sameAs?: string;
  /** Whether its address names products, whose pages are loaded with it. */
  readonly compares?: true;
  /** The form that is posted to this page: one for the page, or one for each tab with a form. */
  readonly form?: FormName | Readonly<Record<string, FormName>>;
}

type RouteSettings = Omit<Route, 'path' | 'slug' | 'page' | 'group'> & Partial<Pick<Route, 'page'>>;

/** Pages with more than blocks, by path. The file of a page of blocks names its nearest menu item. */
const SETTINGS: Readonly<Record<string, RouteSettings>> = {
  [PATHS.home]: { live: true },
  [PATHS.search]: { page: 'search', search: true },
  [PATHS.press]: { page: 'press', list: 'press', categories: pressCategories },
  [PATHS.pressSearch]: {
    page: 'press',
    nearest: PATHS.press,
    list: 'press',
    categories: pressCategories,
    sameAs: PATHS.press,
  },
  [PATHS.pressView]: { page: 'article', nearest: PATHS.press, item: 'press' },
  [PATHS.notice]: { page: 'notices', list: 'notices' },
  [PATHS.noticeView]: { page: 'notice', nearest: PATHS.notice, item: 'notices' },
  [PATHS.compare]: {
    query: [PRODUCT_PARAMETER, DIFFERENCES_PARAMETER],
    compares: true,
  },
  [PATHS.research]: { list: 'patents' },
  [PATHS.esg]: { query: [SERIES_PARAMETER] },
  [PATHS.recruit]: { live: true, list: 'recruitments' },
  [PATHS.faq]: { query: [QUERY_PARAMETER] },
  [PATHS.inquiry]: { query: [PRODUCT_PARAMETER], form: 'inquiry' },
  [PATHS.reservation]: { form: 'reservation' },
  [PATHS.visit]: { nearest: PATHS.reservation, form: 'visit' },
  [PATHS.whistleblowing]: {
    nearest: PATHS.communication,
    form: { report: 'report', compliments: 'compliment', result: 'lookup' },
  },
  [PATHS.tipResult]: { nearest: PATHS.communication, form: 'lookup' },
};

/** All pages of the site whose content exists. The build renders them. */
export const ROUTES: readonly Route[] = Object.entries(addresses).map(([path, slug]) => {
  const settings = SETTINGS[path];
  const above = settings?.nearest ?? nearest[slug];
  const group = groups[above ?? path];
  return {
    path,
    slug,
    page: 'content',
    ...(group && { group }),
    ...(above && { nearest: above }),
    ...(unlisted.includes(slug) && { hidden: true }),
    ...(unpublished[slug] && { unpublished: unpublished[slug] }),
    ...(live.includes(slug) && { live: true as const }),
    ...settings,
  };
});

const findRoute = createPathTable(ROUTES);

/** Finds the route of a path, in any percent-encoding, with the value of `{id}`. */
export function matchPath(pathname: string): ReturnType<typeof findRoute> {
  const knownRoute = findRoute(pathname);
  if (knownRoute) return knownRoute;
  try {
    return findRoute(decodeURIComponent(pathname));
  } catch {
    return undefined;
  }
}

/** Finds the route of a path; returns `undefined` for an unknown path. */
export const matchRoute = (pathname: string): Route | undefined => matchPath(pathname)?.route;

/** Returns whether the page of an address exists. External addresses always do. */
export function leadsSomewhere(href: string): boolean {
  if (!href.startsWith('/')) return true;
  return matchRoute(href.replace(/[?#].*$/, '')) !== undefined;
}
