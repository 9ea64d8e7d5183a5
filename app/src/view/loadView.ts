import type { ComponentType } from 'react';
import type { Language } from '@site/contract/language';
import type { PageData } from '@site/contract/renderer';
import { TAB_PARAMETER } from '@site/contract/paths';
import type { Messages } from '@site/design-system';
import { content } from 'virtual:content';

import { loadBlocks } from '../blocks/registry.ts';
import { isStatic } from '../blocks/staticBlocks.ts';
import type { Compared } from '../compare/products.ts';
import { tracked, type Tracked } from './tracked.ts';
import { fetchPageData } from '../data/pageData.ts';
import type { Live } from '../data/Live.ts';
import type { prepareLive } from '../data/LiveData.tsx';
import { matchPath, type Route } from '../routes.ts';
import type { View } from './View.ts';
import { loadTexts, addTexts, type Texts } from './texts.ts';

const PAGES: Record<Route['page'] | 'notFound', () => Promise<{ default: ComponentType }>> = {
  content: () => import('../pages/ContentPage.tsx'),
  press: () => import('../pages/PressPage.tsx'),
  article: () => import('../pages/ArticlePage.tsx'),
  notices: () => import('../pages/NoticesPage.tsx'),
  notice: () => import('../pages/NoticePage.tsx'),
  search: () => import('../pages/SearchPage.tsx'),
  notFound: () => import('../pages/NotFoundPage.tsx'),
};

const WORDS: Record<Language, () => Promise<{ default: Messages }>> = {
  ko: () => import('@site/design-system/messages/ko.json'),
  en: () => import('@site/design-system/messages/en.json'),
};

/** The slug of the tab that an address asks for; the first one where it asks for none or an unknown one. */
function tabOf(route: Route, search: URLSearchParams): string | undefined {
  const tabs = content.tabs[route.slug] ?? [];
  const wanted = search.get(TAB_PARAMETER);
  return tabs.find((tab) => tab === wanted) ?? tabs[0];
}

/** The client of live data is loaded only where a page has a list or an item. */
async function loadLive(...asked: Parameters<typeof prepareLive>): Promise<Live> {
  const { prepareLive } = await import('../data/LiveData.tsx');
  return prepareLive(...asked);
}

/** The products of a comparison are found only where there is one. */
async function loadProducts(search: URLSearchParams, language: Language): Promise<Compared[]> {
  const { productsIn } = await import('../compare/products.ts');
  return productsIn(search, language);
}

/** @param arrival the texts of the page that the server sent, whose elements are there */
async function loadView(
  address: URL,
  language: Language,
  given?: PageData,
  arrival?: Texts,
): Promise<View> {
  const { route, id } = matchPath(address.pathname) ?? {};
  const tab = route && tabOf(route, address.searchParams);
  const firstTab = route && content.tabs[route.slug]?.[0];

  const [Page, words, texts, data, live, products] = await Promise.all([
    PAGES[route?.page ?? 'notFound'](),
    WORDS[language](),
    arrival ?? loadTexts(language, route, tab),
    // A backend out of reach costs the live parts of a page, never the page.
    route?.live ? (given ?? fetchPageData().catch(() => undefined)) : undefined,
    route && (route.list || route.item || route.search)
      ? loadLive(route, address, id, language, given)
      : undefined,
    route?.compares ? loadProducts(address.searchParams, language) : [],
  ]);
  addTexts(texts, language, route, tab);

  const { page, panel } = texts;
  const named = [...(page?.blocks ?? []), ...(panel?.blocks ?? [])];
  const wanted = arrival ? named.filter(({ type }) => !isStatic(type)) : named;
  const blocks = await loadBlocks(wanted, language);
  return {
    path: address.pathname,
    language,
    ...(route && { route }),
    ...(tab && { tab }),
    ...(firstTab && { firstTab }),
    Page: Page.default,
    arrival: Boolean(arrival),
    blocks,
    words: words.default,
    drawings: Object.assign({}, ...[page, panel, ...products].map((one) => one?.drawings)),
    ...(data && { data }),
    ...(live && { live }),
    ...(products.length > 0 && { compared: products.map(({ product }) => product) }),
  };
}

/** How long a page with live data is shown again without asking the backend, in milliseconds. */
const FRESH = 60_000;

const cachedViews = new Map<string, Tracked<View>>();

/** The view of an address (path and query), from memory where it was loaded before. */
export function viewOf(address: string, language: Language, given?: PageData): Promise<View> {
  const url = new URL(address, 'http://site');
  const { route, id } = matchPath(url.pathname) ?? {};
  const at = route && id === undefined ? route.path : url.pathname;
  const asked = (route?.list || route?.search || route?.compares) && url.search;
  const key = `${language} ${at} ${(route && tabOf(route, url.searchParams)) ?? ''} ${asked ?? ''}`;
  const known = cachedViews.get(key);
  if (known && !given) return known;

  const view = tracked(loadView(url, language, given));
  cachedViews.set(key, view);
  const removeCached = () => {
    if (cachedViews.get(key) === view) cachedViews.delete(key);
  };
  view.then(
    ({ data }) => {
      if (route?.live) setTimeout(removeCached, data ? FRESH : 0);
    },
    // The next attempt tries again; whoever waits is told.
    removeCached,
  );
  return view;
}

/** The view that the server rendered, for hydration. It is used once: who comes back asks for a whole one. */
export const arrivalView = (
  address: string,
  language: Language,
  given: PageData | undefined,
  arrival: Texts,
): Promise<View> => tracked(loadView(new URL(address, location.href), language, given, arrival));

/** The view of one rendering on the server, where nothing may be remembered from another one's data. */
export const freshView = (address: string, language: Language, data?: PageData): Promise<View> =>
  tracked(loadView(new URL(address, 'http://site'), language, data));
