import type { Language } from '@site/contract/language';

import { languageOf, loaderOf, loadPageState } from '../hydration/readPage.ts';
import type { PageState } from '../islands/pageState.ts';
import { setLanguageCookie } from '../language/setLanguageCookie.ts';
import { matchPath } from '../routes.ts';

/** A finished page of the server, ready to be shown. */
export interface FetchedPage {
  /** Never shown itself: its elements are copied, so that it can be shown again. */
  readonly page: Document;
  readonly state: PageState;
  /** The stylesheet that the page links; in development all rules are inside the page. */
  readonly stylesheet: CSSStyleSheet | undefined;
}

/** The answer is no page that can be shown in place: the browser has to load the address. */
export class NotShownInPlace extends Error {}

/** The attribute that holds the text of a style attribute until it is shown. */
export const STYLE_DATA = 'data-style';

const parser = new DOMParser();

/**
 * The policy of the site lets this module alone turn text into a document (Trusted Types). It is given
 * nothing but answers of the site's own server: `connect-src 'self'` allows no other. The only text that it
 * lets into a script element is JSON.
 */
const trusted = window.trustedTypes?.createPolicy('site-pages', {
  createHTML: (html) => html,
  createScript(json) {
    JSON.parse(json);
    return json;
  },
});

/** Parses markup; DOM types know no trusted markup yet. */
const parseMarkup = (html: string): Document =>
  parser.parseFromString((trusted?.createHTML(html) ?? html) as string, 'text/html');

/** A copy of an element of structured data. Throws where it holds anything but JSON. */
export function copyStructuredData({ type, text }: HTMLScriptElement): HTMLScriptElement {
  const copy = document.createElement('script');
  copy.type = type;
  copy.text = (trusted?.createScript(text) ?? text) as string;
  return copy;
}

/**
 * Styles become data here: the policy of the document that is shown refuses style elements and attributes of
 * another one. `swapPage` puts them in place through the CSSOM.
 */
const parsePage = (html: string): Document =>
  parseMarkup(
    html
      .replaceAll(
        /<style([^>]*)>([^]*?)<\/style>/g,
        (_, attributes: string, rules: string) =>
          `<script type="text/css"${attributes}>${rules}</script>`,
      )
      .replaceAll(' style="', ` ${STYLE_DATA}="`),
  );

/** The head has that of the dark mode, which is there already. */
const LINKED = 'body link[rel=stylesheet]';

/** Stylesheets by their address: all pages of a release link the same one. */
const stylesheets = new Map<string, Promise<CSSStyleSheet>>();

async function fetchStylesheet(address: string): Promise<CSSStyleSheet> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return new CSSStyleSheet().replace(await response.text());
}

/**
 * The stylesheet of a page as a sheet that can be shown in the same task as the page: a link that comes with the
 * page would load after it. The browser has the file from the first page.
 */
async function loadStylesheet(page: Document): Promise<CSSStyleSheet | undefined> {
  const link = page.querySelector(LINKED);
  const address = link?.getAttribute('href');
  if (!link || !address) return undefined;
  // It loads nothing any more; it tells where the first screen ends.
  link.removeAttribute('rel');
  const loading = stylesheets.get(address) ?? fetchStylesheet(address);
  stylesheets.set(address, loading);
  loading.catch(() => stylesheets.delete(address));
  return loading;
}

async function fetchPage(address: string, language: Language): Promise<FetchedPage> {
  // Another tab may have chosen another language meanwhile.
  setLanguageCookie(language);
  const response = await fetch(address, { headers: { Accept: 'text/html' } });
  const type = response.headers.get('Content-Type') ?? '';
  if (!type.startsWith('text/html') || response.status >= 500)
    throw new NotShownInPlace(`${address} is no page.`);
  const page = parsePage(await response.text());
  // A page of another release needs the scripts of that release.
  const isOurs = loaderOf(page)?.dataset['entry'] === loaderOf(document)?.dataset['entry'];
  if (!isOurs || languageOf(page) !== language)
    throw new NotShownInPlace(`${address} was made for another visit.`);
  const [state, stylesheet] = await Promise.all([loadPageState(page), loadStylesheet(page)]).catch(
    () => {
      throw new NotShownInPlace(`${address} names a file that is gone.`);
    },
  );
  return { page, state, stylesheet };
}

/** How long a page that names data, or whose content ends, may be shown again, in milliseconds. */
const FRESH = 60_000;
/** How many pages are kept in memory; the one that was asked for longest ago is dropped first. */
const CACHED_MAX = 30;

interface CachedPage {
  readonly promise: Promise<FetchedPage>;
  readonly until: number;
  /** Set when the page is there. */
  fetched?: FetchedPage;
}

const cache = new Map<string, CachedPage>();

/** Forgets the pages that were fetched, because the server would send others by now. */
export const forgetPages = (): void => cache.clear();

const keyOf = (address: string, language: Language): string => `${language} ${address}`;

function freshnessOf(address: string): number {
  const route = matchPath(new URL(address, location.href).pathname)?.route;
  const holdsData = route?.live || route?.list || route?.item || route?.search || route?.form;
  return holdsData ? FRESH : Infinity;
}

function cached(address: string, language: Language): CachedPage | undefined {
  const key = keyOf(address, language);
  const entry = cache.get(key);
  if (entry && entry.until > Date.now()) return entry;
  cache.delete(key);
  return undefined;
}

/** The page of an address (path and query), if it is there and may still be shown. */
export const readyPage = (address: string, language: Language): FetchedPage | undefined =>
  cached(address, language)?.fetched;

/**
 * Fetches the page of an address, from memory where it was fetched before.
 * Rejects with `NotShownInPlace` where the browser has to load it.
 */
export function loadPage(address: string, language: Language): Promise<FetchedPage> {
  const known = cached(address, language);
  if (known) return known.promise;
  const key = keyOf(address, language);
  const entry: CachedPage = {
    promise: fetchPage(address, language),
    until: Date.now() + freshnessOf(address),
  };
  cache.set(key, entry);
  const [oldest] = cache.keys();
  if (cache.size > CACHED_MAX && oldest !== undefined) cache.delete(oldest);
  entry.promise.then(
    (fetched) => (entry.fetched = fetched),
    // The next attempt tries again; whoever waits is told.
    () => cache.delete(key),
  );
  return entry.promise;
}
