import type { Language } from '@site/contract/language';
import { isPrefetchable } from '@site/contract/renderer';

import { queryClient } from '../shared/query-client.ts';
import { matchPath } from '../shared/routes.ts';
import type { PageHead } from './kept-pages.ts';
import { setLanguageCookie } from './language-cookie.ts';

/** The page-specific metadata in the head; everything else is the same on every page. */
const METADATA =
  'meta[name]:not([name=viewport]), meta[property], link[rel=canonical], link[rel=alternate]';
const STRUCTURED_DATA = 'script[type="application/ld+json"]';
const STYLE = /<style[^>]*>([^]*?)<\/style>/g;

/** The page cannot be shown without leaving the present document: the browser has to load the address. */
export class NotShownInPlace extends Error {}

/** Returns the inline script of a document, which names its release and language. */
const findLoader = (page: Document) => page.querySelector<HTMLScriptElement>('script[data-entry]');

/** Returns the language that a document was rendered in. */
export const getLanguage = (page: Document): Language => findLoader(page)?.lang as Language;

/**
 * The Trusted Types policy of this module, the only one that may turn text into a document. The text is a response of
 * the site's server: `connect-src 'self'` allows no other.
 */
const trustedPolicy = window.trustedTypes?.createPolicy('site-pages', {
  createHTML: (html) => html,
  createScript(json) {
    JSON.parse(json);
    return json;
  },
});

/** A fetched page, ready to be shown. */
export interface FetchedPage {
  readonly document: Document;
  readonly head: PageHead;
}

/** Returns the page-specific part of a document's head. */
export const readHead = (page: Document, styles?: CSSStyleSheet): PageHead => ({
  title: page.title,
  metadata: [...page.head.querySelectorAll(METADATA)],
  structured: page.querySelector(STRUCTURED_DATA)?.textContent ?? '',
  styles,
});

/**
 * Parses a document. Removes its style elements first, because the Content Security Policy of the present document
 * refuses them, and returns their rules as a constructed style sheet.
 */
function parsePage(html: string): FetchedPage {
  const [siteRules = '', rules = ''] = [...html.matchAll(STYLE)].map(([, text = '']) => text);
  const body = html.replaceAll(STYLE, '');
  // The DOM types do not support trusted markup yet.
  const markup = (trustedPolicy?.createHTML(body) ?? body) as string;
  const page = new DOMParser().parseFromString(markup, 'text/html');
  const isOtherLanguage = getLanguage(page) !== getLanguage(document);
  const styles = new CSSStyleSheet();
  styles.replaceSync(isOtherLanguage ? siteRules + rules : rules);
  return { document: page, head: readHead(page, styles) };
}

/** Replaces the metadata and styles of the document with those of a page. */
export function showHead({ title, metadata, structured, styles }: PageHead): void {
  document.title = title;
  for (const element of document.head.querySelectorAll(METADATA)) element.remove();
  document.head.append(...metadata.map((element) => document.adoptNode(element)));
  document.querySelector(STRUCTURED_DATA)?.remove();
  if (structured) {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.text = (trustedPolicy?.createScript(structured) ?? structured) as string;
    document.body.append(script);
  }
  document.adoptedStyleSheets = styles ? [styles] : [];
}

/** Requests a document. Throws `NotShownInPlace` if it is an error, another kind of file or of another release. */
async function fetchPage(address: string, language: Language, signal: AbortSignal) {
  // Another tab may have chosen another language.
  setLanguageCookie(language);
  const response = await fetch(address, { headers: { Accept: 'text/html' }, signal });
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  if (!isPage || response.status >= 500) throw new NotShownInPlace(`${address} is not a page.`);
  const html = await response.text();
  const { entry } = findLoader(document)?.dataset ?? {};
  // A page of another release needs the client code of that release.
  if (!html.includes(`<script lang="${language}" data-entry="${entry}"`))
    throw new NotShownInPlace(`${address} is a page of another release or language.`);
  return { html, isPrivate: response.headers.get('Cache-Control')?.includes('no-store') ?? false };
}

/** The time for which a page with live data is reused without a request, in milliseconds. */
const FRESH_TIME = 60_000;

function getQuery(address: string, language: Language) {
  const route = matchPath(new URL(address, location.href).pathname)?.route;
  const isLive = route?.live || route?.list || route?.item || route?.search || route?.form;
  return {
    queryKey: ['page', language, address],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => fetchPage(address, language, signal),
    staleTime: isLive ? FRESH_TIME : Infinity,
  };
}

/**
 * Loads the document of an address (path and query), from memory if it was fetched before. Rejects with
 * `NotShownInPlace` if the browser has to load it.
 */
export async function loadPage(address: string, language: Language): Promise<FetchedPage> {
  const query = getQuery(address, language);
  const { html, isPrivate } = await queryClient.fetchQuery(query);
  if (isPrivate) queryClient.removeQueries(query);
  return parsePage(html);
}

/** Cancels the request for the document of an address. */
export const cancelPage = (address: string, language: Language): void =>
  void queryClient.cancelQueries(getQuery(address, language));

/** Fetches the document of an address in advance. */
export function prefetchPage(address: string, language: Language): void {
  const route = matchPath(new URL(address, location.href).pathname)?.route;
  if (route && isPrefetchable(route)) void queryClient.prefetchQuery(getQuery(address, language));
}

/** Removes all documents from memory, because the server's responses have changed. */
export const forgetPages = (): void => queryClient.removeQueries({ queryKey: ['page'] });
