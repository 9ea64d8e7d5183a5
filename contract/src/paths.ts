/** Every address that the site and the backend agree on. */

export const PATHS = {
  root: '/',
  home: '/home/main',
  intro: '/home/intro',
  greeting: '/home/greeting',
  philosophy: '/home/philosophy',
  finance: '/home/finance',
  connected: '/home/connected',
  eco: '/home/eco',
  intelligent: '/home/intelligent',
  network: '/home/network',
  inquiry: '/home/inquiry',
  reservation: '/home/reservation',
  whistleblowing: '/home/whistleblowing',
  tipResult: '/tipResult',
  esg: '/home/esg',
  environment: '/home/environment',
  social: '/home/social',
  governance: '/home/governance',
  growth: '/home/growth',
  recruit: '/home/recruit',
  personnel: '/home/personnel',
  faq: '/home/faq',
  communication: '/home/communication',
  privacy: '/home/privacy',
  terms: '/home/terms',
  accessibility: '/home/accessibility',
  cookies: '/home/cookies',
} as const;

export const API = {
  health: '/api/health',
  /** Describes all the others, in OpenAPI. */
  description: '/api/openapi.json',
  inquiries: '/api/inquiries',
  reservations: '/api/reservations',
  reports: '/api/reports',
  lookup: '/api/reports/lookup',
  compliments: '/api/compliments',
  notices: '/api/notices',
  press: '/api/press',
} as const;

/** Files to take away, made when the site is built. */
export const DOWNLOADS = '/downloads/';

/** The tabs of the whistleblowing page, in their order. */
export const WHISTLEBLOWING_TABS = ['rules', 'report', 'compliments', 'result'] as const;

/** The query parameter that names a tab: `/home/connected?tab=junction-block`. */
export const TAB_PARAMETER = 'tab';
/** The query parameter by which a product page opens the inquiry form with its product filled in. */
export const PRODUCT_PARAMETER = 'product';
/** The query parameter of a search: `/home/faq?q=면접`. */
export const QUERY_PARAMETER = 'q';
