import { tabSlugs } from '../schema/page.ts';
import type { Library, SourceFile } from '../library/library.ts';
import type { Problem } from '../library/problems.ts';
import { walk } from '../library/walk.ts';

/**
 * The addresses of the site, by the specification and the plan of the pages. Content may link to
 * a page before it is built; the app leaves such a link out until the page exists.
 */
const PATHS: ReadonlySet<string> = new Set([
  '/',
  '/home/main',
  '/home/intro',
  '/home/greeting',
  '/home/history',
  '/home/philosophy',
  '/home/vision',
  '/home/finance',
  '/home/authentication',
  '/home/authenticationAll',
  '/home/network',
  '/home/r&d',
  '/home/r&dPart',
  '/home/esg',
  '/home/environment',
  '/home/social',
  '/home/governance',
  '/home/growth',
  '/home/ci',
  '/press',
  '/press/search',
  '/home/recruit',
  '/home/personnel',
  '/home/duty',
  '/home/faq',
  '/home/inquiry',
  '/home/communication',
  '/notice',
  '/tipResult',
  '/home/connected',
  '/home/eco',
  '/home/intelligent',
  '/home/compare',
  '/home/reservation',
  '/home/privacy',
  '/home/terms',
  '/home/whistleblowing',
  '/home/accessibility',
  '/home/cookies',
  '/search',
]);
const PATTERNS = [
  /^\/(?:press|notice)\/view\/\d+$/,
  /^\/downloads\/[\w.-]+$/,
  /^\/feeds\/(?:ko|en)\.xml$/,
];

const LINK_IN_TEXT = /\]\((\/[^)\s]*)\)/g;

/** The links of a value: a link's own address, or those inside a rich text. */
function linksOf(name: PropertyKey, value: unknown): string[] {
  if (typeof value !== 'string') return [];
  if (name === 'href') return [value];
  return [...value.matchAll(LINK_IN_TEXT)].map(([, href = '']) => href);
}

/** Links to addresses that the site will never have, or to tabs that a page does not have. */
export function checkLinks({ file, value }: SourceFile, library: Library): Problem[] {
  return [...walk(value)].flatMap(({ key, name, value: found }) =>
    linksOf(name, found).flatMap((href): Problem[] => {
      if (!href.startsWith('/')) return [];
      const { pathname, searchParams } = new URL(href, 'http://site');
      const known = PATHS.has(pathname) || PATTERNS.some((pattern) => pattern.test(pathname));
      if (!known)
        return [{ file, key, what: `leads to "${pathname}", which is no address of this site` }];
      const tab = searchParams.get('tab');
      const page = library.pages.get(pathname.split('/').at(-1) ?? '');
      if (!tab || !page || tabSlugs(page).includes(tab)) return [];
      return [{ file, key, what: `leads to the tab "${tab}", which "${page.slug}" does not have` }];
    }),
  );
}
