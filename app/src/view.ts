import type { ComponentType } from 'react';
import type { Language } from '@site/contract/language';
import type { PageData } from '@site/contract/renderer';
import { TAB_PARAMETER } from '@site/contract/paths';
import type { Product } from '@site/content/schema/product.ts';
import type { Messages } from '@site/design-system';
import { content } from 'virtual:content';
import type { Pictures } from '@site/content/schema/page.ts';

import { loadBlocks, type BlockComponents } from './blocks/registry.ts';
import { isStill } from './blocks/still.ts';
import type { Compared } from './compare/products.ts';
import { tracked, type Tracked } from './tracked.ts';
import { fetchPageData } from './data/pageData.ts';
import type { Live, prepareLive } from './data/LiveData.tsx';
import { matchPath, type Route } from './routes.ts';
import { loadTexts, remember, type Texts } from './texts.ts';

/** What one address shows in one language, with everything that it needs to be rendered at once. */
export interface View {
  readonly path: string;
  readonly language: Language;
  /** Missing for an unknown path. */
  readonly route?: Route;
  /** The tab that is open, on pages that have tabs. */
  readonly tab?: string;
  /** The tab that the address without `?tab=` shows. */
  readonly firstTab?: string;
  readonly Page: ComponentType;
  readonly blocks: BlockComponents;
  /** Whether the server's elements are there, and stay where nothing happens in them. */
  readonly arrival: boolean;
  /** The design system's own words, in the language of the view. */
  readonly words: Messages;
  /** The file, size and alternative text of the drawings that are named here. */
  readonly drawings: Pictures;
  /** The products that the address of a comparison names. */
  readonly compared?: readonly Product[];
  /** On live pages; missing there only if the backend could not be reached. */
  readonly data?: PageData;
  /** On pages of a list or an item: what they show, and the memory that it comes from. */
  readonly live?: Live;
}

const PAGES: Record<Route['page'] | 'notFound', () => Promise<{ default: ComponentType }>> = {
  content: () => import('./pages/ContentPage.tsx'),
  press: () => import('./pages/PressPage.tsx'),
  article: () => import('./pages/ArticlePage.tsx'),
  notices: () => import('./pages/NoticesPage.tsx'),
  notice: () => import('./pages/NoticePage.tsx'),
  search: () => import('./pages/SearchPage.tsx'),
  notFound: () => import('./pages/NotFoundPage.tsx'),
};

const WORDS: Record<Language, () => Promise<{ default: Messages }>> = {
  ko: () => import('@site/design-system/messages/ko.json'),
  en: () => import('@site/design-system/messages/en.json'),
};

/** The slug of the tab that an address asks for; the first one where it asks for none or an unknown one. */
export function tabOf(route: Route, search: URLSearchParams): string | undefined {
  const tabs = content.tabs[route.slug] ?? [];
  const wanted = search.get(TAB_PARAMETER);
  return tabs.find((tab) => tab === wanted) ?? tabs[0];
}

/** The client of live data is loaded only where a page has a list or an item. */
async function loadLive(...asked: Parameters<typeof prepareLive>): Promise<Live> {
  const { prepareLive } = await import('./data/LiveData.tsx');
  return prepareLive(...asked);
}

/** The products of a comparison are found only where there is one. */
async function loadProducts(search: URLSearchParams, language: Language): Promise<Compared[]> {
  const { productsIn } = await import('./compare/products.ts');
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
  remember(texts, language, route, tab);

  const { page, panel } = texts;
  const named = [...(page?.blocks ?? []), ...(panel?.blocks ?? [])];
  const wanted = arrival ? named.filter(({ type }) => !isStill(type)) : named;
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

const views = new Map<string, Tracked<View>>();

/** The view of an address (path and query), from memory where it was loaded before. */
export function viewOf(address: string, language: Language, given?: PageData): Promise<View> {
  const url = new URL(address, 'http://site');
  const { route, id } = matchPath(url.pathname) ?? {};
  const at = route && id === undefined ? route.path : url.pathname;
  const asked = (route?.list || route?.search || route?.compares) && url.search;
  const key = `${language} ${at} ${(route && tabOf(route, url.searchParams)) ?? ''} ${asked ?? ''}`;
  const known = views.get(key);
  if (known && !given) return known;

  const view = tracked(loadView(url, language, given));
  views.set(key, view);
  const forget = () => {
    if (views.get(key) === view) views.delete(key);
  };
  view.then(
    ({ data }) => {
      if (route?.live) setTimeout(forget, data ? FRESH : 0);
    },
    // The next attempt tries again; whoever waits is told.
    forget,
  );
  return view;
}

/** The view that the server rendered, as it wakes up. It is shown once: who comes back asks for a whole one. */
export const arrivalView = (
  address: string,
  language: Language,
  given: PageData | undefined,
  arrival: Texts,
): Promise<View> => tracked(loadView(new URL(address, location.href), language, given, arrival));

/** The view of one rendering on the server, where nothing may be remembered from another one's data. */
export const freshView = (address: string, language: Language, data?: PageData): Promise<View> =>
  tracked(loadView(new URL(address, 'http://site'), language, data));
