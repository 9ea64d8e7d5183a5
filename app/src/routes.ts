import type { GroupId } from '@site/content/schema/site.ts';
import {
  PATHS,
  pathTable,
  DIFFERENCES_PARAMETER,
  PRODUCT_PARAMETER,
  QUERY_PARAMETER,
  SERIES_PARAMETER,
} from '@site/contract/paths';
import type { Collection } from '@site/contract/public-data';
import { FORM_NAMES, sentencesOf, type FormName } from '@site/contract/renderer';

export interface Route {
  /** May end in `{id}`, which stands for one item. */
  readonly path: string;
  /** The content file below `content/pages/`, and the key of its modules. */
  readonly slug: string;
  /** Which page component shows it: most pages are blocks and nothing else. */
  readonly page: 'content' | 'press' | 'article' | 'notices' | 'notice' | 'search';
  /** The navigation group that is current here. */
  readonly group?: GroupId;
  /** The path of the page above it, on pages that have no menu item of their own. */
  readonly nearest?: string;
  /** Rendered with live data: when the server starts, and whenever the data or the date changes. */
  readonly live?: true;
  /** Query parameters that have the page rendered for the request. */
  readonly query?: readonly string[];
  /** The collection that the page lists, as its address asks (`contract/src/lists.ts`). */
  readonly list?: Collection;
  /** The collection of which the page shows the item that its path names. */
  readonly item?: 'notices' | 'press';
  /** Whether the page shows what its address searches the site for. */
  readonly search?: true;
  /** The path of the page that shows the same, and is the one to be found. */
  readonly sameAs?: string;
  /** Its address names products, whose pages are loaded with it. */
  readonly compares?: true;
  /** The form that this page takes as a plain POST: one for the page, or one for each tab that has one. */
  readonly form?: FormName | Readonly<Record<string, FormName>>;
}

/** Every page of the site. The build renders what is listed here, and nothing else is a page. */
export const ROUTES: readonly Route[] = [
  { path: PATHS.home, slug: 'home', page: 'content', live: true },
  { path: PATHS.search, slug: 'search', page: 'search', search: true },
  {
    path: PATHS.press,
    slug: 'press',
    page: 'press',
    group: 'press',
    list: 'press',
  },
  {
    path: PATHS.pressSearch,
    slug: 'press',
    page: 'press',
    group: 'press',
    nearest: PATHS.press,
    list: 'press',
    sameAs: PATHS.press,
  },
  {
    path: PATHS.pressView,
    slug: 'press',
    page: 'article',
    group: 'press',
    nearest: PATHS.press,
    item: 'press',
  },
  {
    path: PATHS.notice,
    slug: 'notice',
    page: 'notices',
    group: 'support',
    list: 'notices',
  },
  {
    path: PATHS.noticeView,
    slug: 'notice',
    page: 'notice',
    group: 'support',
    nearest: PATHS.notice,
    item: 'notices',
  },
  { path: PATHS.intro, slug: 'intro', page: 'content', group: 'introduction' },
  { path: PATHS.greeting, slug: 'greeting', page: 'content', group: 'introduction' },
  { path: PATHS.history, slug: 'history', page: 'content', group: 'introduction' },
  {
    path: PATHS.philosophy,
    slug: 'philosophy',
    page: 'content',
    group: 'introduction',
    nearest: PATHS.intro,
  },
  { path: PATHS.vision, slug: 'vision', page: 'content', group: 'introduction' },
  { path: PATHS.finance, slug: 'finance', page: 'content', group: 'introduction' },
  { path: PATHS.authentication, slug: 'authentication', page: 'content', group: 'introduction' },
  {
    path: PATHS.authenticationAll,
    slug: 'authentication-all',
    page: 'content',
    group: 'introduction',
    nearest: PATHS.authentication,
  },
  { path: PATHS.connected, slug: 'connected', page: 'content', group: 'business' },
  { path: PATHS.eco, slug: 'eco', page: 'content', group: 'business' },
  { path: PATHS.intelligent, slug: 'intelligent', page: 'content', group: 'business' },
  {
    path: PATHS.compare,
    slug: 'compare',
    page: 'content',
    group: 'business',
    query: [PRODUCT_PARAMETER, DIFFERENCES_PARAMETER],
    compares: true,
  },
  {
    path: PATHS.research,
    slug: 'rnd',
    page: 'content',
    group: 'research',
    list: 'patents',
  },
  {
    path: PATHS.researchFields,
    slug: 'rnd-part',
    page: 'content',
    group: 'research',
    nearest: PATHS.research,
  },
  { path: PATHS.duty, slug: 'duty', page: 'content', group: 'careers' },
  { path: PATHS.network, slug: 'network', page: 'content', group: 'introduction' },
  { path: PATHS.esg, slug: 'esg', page: 'content', group: 'esg', query: [SERIES_PARAMETER] },
  { path: PATHS.environment, slug: 'environment', page: 'content', group: 'esg' },
  { path: PATHS.social, slug: 'social', page: 'content', group: 'esg' },
  { path: PATHS.governance, slug: 'governance', page: 'content', group: 'esg' },
  { path: PATHS.growth, slug: 'growth', page: 'content', group: 'esg' },
  {
    path: PATHS.board,
    slug: 'board',
    page: 'content',
    group: 'esg',
    nearest: PATHS.governance,
  },
  {
    path: PATHS.suppliers,
    slug: 'suppliers',
    page: 'content',
    group: 'esg',
    nearest: PATHS.growth,
  },
  {
    path: PATHS.recruit,
    slug: 'recruit',
    page: 'content',
    group: 'careers',
    live: true,
    list: 'recruitments',
  },
  {
    path: PATHS.jobs,
    slug: 'jobs',
    page: 'content',
    group: 'careers',
    nearest: PATHS.recruit,
  },
  { path: PATHS.personnel, slug: 'personnel', page: 'content', group: 'careers' },
  { path: PATHS.ci, slug: 'ci', page: 'content', group: 'press' },
  {
    path: PATHS.faq,
    slug: 'faq',
    page: 'content',
    group: 'careers',
    query: [QUERY_PARAMETER],
  },
  { path: PATHS.communication, slug: 'communication', page: 'content', group: 'support' },
  {
    path: PATHS.inquiry,
    slug: 'inquiry',
    page: 'content',
    group: 'support',
    query: [PRODUCT_PARAMETER],
    form: 'inquiry',
  },
  {
    path: PATHS.reservation,
    slug: 'reservation',
    page: 'content',
    group: 'support',
    form: 'reservation',
  },
  {
    path: PATHS.visit,
    slug: 'visit',
    page: 'content',
    group: 'support',
    nearest: PATHS.reservation,
    form: 'visit',
  },
  {
    path: PATHS.whistleblowing,
    slug: 'whistleblowing',
    page: 'content',
    group: 'support',
    nearest: PATHS.communication,
    form: { report: 'report', compliments: 'compliment', result: 'lookup' },
  },
  {
    path: PATHS.tipResult,
    slug: 'tip-result',
    page: 'content',
    group: 'support',
    nearest: PATHS.communication,
    form: 'lookup',
  },
  {
    path: PATHS.privacy,
    slug: 'privacy',
    page: 'content',
    group: 'support',
    nearest: PATHS.communication,
  },
  {
    path: PATHS.terms,
    slug: 'terms',
    page: 'content',
    group: 'support',
    nearest: PATHS.communication,
  },
  {
    path: PATHS.accessibility,
    slug: 'accessibility',
    page: 'content',
    group: 'support',
    nearest: PATHS.communication,
  },
  {
    path: PATHS.cookies,
    slug: 'cookies',
    page: 'content',
    group: 'support',
    nearest: PATHS.communication,
  },
];

/** The form that stands on a page, or on one of its tabs. */
function formOf({ form }: Route, tab = ''): FormName | undefined {
  return typeof form === 'string' ? form : form?.[tab];
}

/** Namespaces that only pages with a form have words from: what every form says, and what each one does. */
const FORM_MESSAGES: readonly string[] = ['form', 'problems', ...FORM_NAMES];

/** Of all namespaces of messages those that a page has words from: the sentences of a form only where it is. */
export function namespacesOf(
  all: readonly string[],
  route: Route | undefined,
  tab?: string,
): string[] {
  const form = route && formOf(route, tab);
  const wanted: readonly string[] = form ? ['form', 'problems', ...sentencesOf(form)] : [];
  return all.filter(
    (namespace) => wanted.includes(namespace) || !FORM_MESSAGES.includes(namespace),
  );
}

const routeOf = pathTable(ROUTES);

/** The route of a path, in any percent-encoding, with what stands in the place of `{id}`. */
export function matchPath(pathname: string): ReturnType<typeof routeOf> {
  const known = routeOf(pathname);
  if (known) return known;
  try {
    return routeOf(decodeURIComponent(pathname));
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
