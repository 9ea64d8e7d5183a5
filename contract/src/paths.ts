import type { Language } from './language.ts';

/** Every address that the site and the backend agree on. */

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
  /** Takes the number and the phone number of a reservation by POST, and answers its calendar file. */
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

/** The addresses that are not `/home/` and the slug of their page. */
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
 * The addresses of pages and the slug of the page that each shows, given the names of the files in
 * `content/pages/`: most pages stand below `/home/`. A page that a site does not have has no address.
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

/** The address of the page of a business area, given its slug. */
export const getAreaPath = (slug: string): string => `/home/${slug}`;

/** Every page in every language, for search engines. */
export const SITEMAP = '/sitemap.xml';
/** What search engines may read, and where the sitemap is. */
export const ROBOTS = '/robots.txt';
/** The Atom feed of the press in a language. */
export const getFeedPath = (language: Language): string => `/feeds/${language}.xml`;

/** The address of one item: `/press/view/{id}` with its number filled in. */
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

/** Describes all of them, in OpenAPI; apart, because no page asks for it. */
export const API_DESCRIPTION = '/api/openapi.json';

/** Files to take away, made when the site is built. */
export const DOWNLOADS = '/downloads/';

/** The picture that stands for a page, or for one of its tabs after the first, where it is shared. */
export const getCardAddress = (language: Language, slug: string, tab?: string): string =>
  `/cards/${slug}${tab ? `.${tab}` : ''}.${language}.png`;

/** Where the page of inquiries lists the departments with their phone numbers. */
export const DEPARTMENTS_ANCHOR = 'departments';

/** The open panel of a page with tabs. */
export const PANEL_ANCHOR = 'panel';

/** Where a product's page explains a word of the trade. */
export const TERM_ANCHOR = 'term';

/** Where a comparison shows its result. */
export const COMPARISON_ANCHOR = 'comparison';
/** Asks a comparison for the rows that differ alone: `differences=only`. */
export const DIFFERENCES_PARAMETER = 'differences';

/** Where a product's page has its variants: `#variant-2` is the second one. */
export const VARIANT_ANCHOR = 'variant';

/** The tabs of the whistleblowing page, in their order. */
export const WHISTLEBLOWING_TABS = ['rules', 'report', 'compliments', 'result'] as const;

/** The query parameter that names a tab: `/home/connected?tab=junction-block`. */
export const TAB_PARAMETER = 'tab';
/**
 * The query parameter that names a product: the one that an inquiry is about, or, several times over,
 * those to compare.
 */
export const PRODUCT_PARAMETER = 'product';
/** The query parameter that narrows an index to one series: `/home/esg?tab=gri&series=social`. */
export const SERIES_PARAMETER = 'series';
/** The query parameter of a search: `/home/faq?q=면접`. */
export const QUERY_PARAMETER = 'q';

interface Routed<Route> {
  readonly route: Route;
  /** The value of `{id}`. */
  readonly id?: string;
}

const ID = '{id}';

/** Finds the route of a path, by exact paths first, then by those that end in `{id}`. */
export function createPathTable<Route extends { readonly path: string }>(
  routes: Iterable<Route>,
): (path: string) => Routed<Route> | undefined {
  const exact = new Map<string, Route>();
  const withItem = new Map<string, Route>();
  for (const route of routes)
    if (route.path.endsWith(ID)) withItem.set(route.path.slice(0, -ID.length), route);
    else exact.set(route.path, route);
  return (path) => {
    const known = exact.get(path);
    if (known) return { route: known };
    const cut = path.lastIndexOf('/') + 1;
    const route = withItem.get(path.slice(0, cut));
    return route && cut < path.length ? { route, id: path.slice(cut) } : undefined;
  };
}

/** The number of an item, as it is written in an address; `undefined` for anything else. */
export const parseItemNumber = (id: string): number | undefined =>
  /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined;
