import type { Language } from './language.ts';

/** Addresses of the site and the backend. */

export const PATHS = {
  root: '/',
  home: '/home/main',
  search: '/search',
  press: '/press',
  pressSearch: '/press/search',
  pressView: '/press/view/{id}',
  notice: '/notice',
  noticeView: '/notice/view/{id}',
  intro: '/home/intro',
  greeting: '/home/greeting',
  history: '/home/history',
  philosophy: '/home/philosophy',
  vision: '/home/vision',
  finance: '/home/finance',
  authentication: '/home/authentication',
  authenticationAll: '/home/authenticationAll',
  compare: '/home/compare',
  duty: '/home/duty',
  network: '/home/network',
  research: '/home/r&d',
  researchFields: '/home/r&dPart',
  inquiry: '/home/inquiry',
  reservation: '/home/reservation',
  visit: '/home/visit',
  /** Accepts the number and phone number of a reservation by POST, and returns its calendar file. */
  visitCalendar: '/home/visit/visit.ics',
  whistleblowing: '/home/whistleblowing',
  tipResult: '/tipResult',
  esg: '/home/esg',
  environment: '/home/environment',
  social: '/home/social',
  governance: '/home/governance',
  growth: '/home/growth',
  board: '/home/board',
  suppliers: '/home/suppliers',
  ci: '/home/ci',
  recruit: '/home/recruit',
  jobs: '/home/jobs',
  personnel: '/home/personnel',
  faq: '/home/faq',
  communication: '/home/communication',
  privacy: '/home/privacy',
  terms: '/home/terms',
  accessibility: '/home/accessibility',
  cookies: '/home/cookies',
} as const;

/** The addresses that differ from `/home/` and the slug of the page. */
const FIXED_ADDRESSES: Readonly<Record<string, string>> = {
  [PATHS.home]: 'home',
  [PATHS.search]: 'search',
  [PATHS.press]: 'press',
  [PATHS.pressSearch]: 'press',
  [PATHS.pressView]: 'press',
  [PATHS.notice]: 'notice',
  [PATHS.noticeView]: 'notice',
  [PATHS.authenticationAll]: 'authentication-all',
  [PATHS.research]: 'rnd',
  [PATHS.researchFields]: 'rnd-part',
  [PATHS.tipResult]: 'tip-result',
};
const FIXED_SLUGS = new Set(Object.values(FIXED_ADDRESSES));

/**
 * Returns the addresses of pages and the slug of each page, given the names of the files in `content/pages/`. Most
 * pages are below `/home/`. A page that a site does not have has no address.
 */
export function getAddresses(slugs: Iterable<string>): Record<string, string> {
  const present = new Set(slugs);
  return Object.fromEntries([
    ...Object.entries(FIXED_ADDRESSES).filter(([, slug]) => present.has(slug)),
    ...[...present]
      .filter((slug) => !FIXED_SLUGS.has(slug))
      .map((slug) => [`/home/${slug}`, slug] as const),
  ]);
}

/** Returns the address of the page of a business area, given its slug. */
export const getAreaPath = (slug: string): string => `/home/${slug}`;

/** Lists every page in every language, for search engines. */
export const SITEMAP = '/sitemap.xml';
/** Names the pages that search engines may read, and the sitemap. */
export const ROBOTS = '/robots.txt';
/** Returns the address of the Atom feed of the press in a language. */
export const getFeedPath = (language: Language): string => `/feeds/${language}.xml`;

/** Returns the address of one item: `/press/view/{id}` with its number. */
export const withId = (path: string, id: number): string => path.replace('{id}', String(id));

export const API = {
  health: '/api/health',
  inquiries: '/api/inquiries',
  reservations: '/api/reservations',
  visit: '/api/reservations/visit',
  reports: '/api/reports',
  lookup: '/api/reports/lookup',
  compliments: '/api/compliments',
  notices: '/api/notices',
  press: '/api/press',
  searches: '/api/searches',
  suggestions: '/api/suggestions',
  patents: '/api/patents',
  recruitments: '/api/recruitments',
} as const;

/** The OpenAPI document of the addresses above. It is a separate constant, because no page requests it. */
export const API_DESCRIPTION = '/api/openapi.json';

/** Files to download, which the build creates. */
export const DOWNLOADS = '/downloads/';

/** Returns the address of the picture that represents a shared page, or one of its tabs after the first. */
export const getCardAddress = (language: Language, slug: string, tab?: string): string =>
  `/cards/${slug}${tab ? `.${tab}` : ''}.${language}.png`;

/** The list of departments with phone numbers on the inquiry page. */
export const DEPARTMENTS_ANCHOR = 'departments';

/** The open panel of a page with tabs. */
export const PANEL_ANCHOR = 'panel';

/** A technical term that a product page explains. */
export const TERM_ANCHOR = 'term';

/** The result of a comparison. */
export const COMPARISON_ANCHOR = 'comparison';
/** Shows only the rows of a comparison that differ: `differences=only`. */
export const DIFFERENCES_PARAMETER = 'differences';

/** The variants on a product page: `#variant-2` is the second one. */
export const VARIANT_ANCHOR = 'variant';

/** The tabs of the whistleblowing page, in order. */
export const WHISTLEBLOWING_TABS = ['rules', 'report', 'compliments', 'result'] as const;

/** The query parameter that names a tab: `/home/connected?tab=junction-block`. */
export const TAB_PARAMETER = 'tab';
/** The query parameter that names a product: the subject of an inquiry or, repeated, the products to compare. */
export const PRODUCT_PARAMETER = 'product';
/** The query parameter that limits an index to one series: `/home/esg?tab=gri&series=social`. */
export const SERIES_PARAMETER = 'series';
/** The query parameter of a search: `/home/faq?q=면접`. */
export const QUERY_PARAMETER = 'q';

interface Routed<Route> {
  readonly route: Route;
  /** The value of `{id}`. */
  readonly id?: string;
}

const ID = '{id}';

/** Finds the route of a path, first by exact paths, then by those that end in `{id}`. */
export function createPathTable<Route extends { readonly path: string }>(
  routes: Iterable<Route>,
): (path: string) => Routed<Route> | undefined {
  const exact = new Map<string, Route>();
  const withItem = new Map<string, Route>();
  for (const route of routes)
    if (route.path.endsWith(ID)) withItem.set(route.path.slice(0, -ID.length), route);
    else exact.set(route.path, route);
  return (path) => {
    const exactRoute = exact.get(path);
    if (exactRoute) return { route: exactRoute };
    const idStart = path.lastIndexOf('/') + 1;
    const route = withItem.get(path.slice(0, idStart));
    return route && idStart < path.length ? { route, id: path.slice(idStart) } : undefined;
  };
}

/** Parses the number of an item in an address; returns `undefined` for anything else. */
export const parseItemNumber = (id: string): number | undefined =>
  /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined;
