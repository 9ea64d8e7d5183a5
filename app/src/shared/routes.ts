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

/** A page of the site, with what the build, the server and the browser have to know of it. */
export interface Route {
  /** May end in `{id}`, which stands for one item. */
  readonly path: string;
  /** The content file below `content/pages/`, and the key of its modules. */
  readonly slug: string;
  /** Which page component shows it: most pages are blocks and nothing else. */
  readonly page: 'content' | 'press' | 'article' | 'notices' | 'notice' | 'search';
  /** The navigation group that is current here, by its id in `content/site.json`. */
  readonly group?: string;
  /** The path of the page above it, on pages that have no menu item of their own. */
  readonly nearest?: string;
  /** Rendered with live data: when the server starts, and whenever the data or the date changes. */
  readonly live?: true;
  /** Query parameters that have the page rendered for the request. */
  readonly query?: readonly string[];
  /** The collection that the page lists, as its address asks (`contract/src/lists.ts`). */
  readonly list?: Collection;
  /** What the items of the list are sorted into, in the order of the filter. */
  readonly categories?: readonly string[];
  /** The collection of which the page shows the item that its path names. */
  readonly item?: 'notices' | 'press';
  /** Whether the page shows what its address searches the site for. */
  readonly search?: true;
  /** Not to be found: neither in the sitemap nor by search engines. */
  readonly hidden?: true;
  /** The languages that it is not published in, because too little of it is translated. */
  readonly unpublished?: readonly Language[];
  /** The path of the page that shows the same, and is the one to be found. */
  readonly sameAs?: string;
  /** Its address names products, whose pages are loaded with it. */
  readonly compares?: true;
  /** The form that this page takes as a plain POST: one for the page, or one for each tab that has one. */
  readonly form?: FormName | Readonly<Record<string, FormName>>;
}

type RouteSettings = Omit<Route, 'path' | 'slug' | 'page' | 'group'> & Partial<Pick<Route, 'page'>>;

/** Pages that do more than show their blocks, by their path. A page of blocks names its nearest item in its file. */
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

/** Every page of the site: those whose content exists. The build renders what is listed here. */
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

/** The route of a path, in any percent-encoding, with the value of `{id}`. */
export function matchPath(pathname: string): ReturnType<typeof findRoute> {
  const known = findRoute(pathname);
  if (known) return known;
  try {
    return findRoute(decodeURIComponent(pathname));
  } catch {
    return undefined;
  }
}

/** The route of a path; `undefined` for an unknown path. */
export const matchRoute = (pathname: string): Route | undefined => matchPath(pathname)?.route;

/** Whether an address of the content leads to a page that exists. External addresses always do. */
export function leadsSomewhere(href: string): boolean {
  if (!href.startsWith('/')) return true;
  return matchRoute(href.replace(/[?#].*$/, '')) !== undefined;
}
