import type { ComponentType } from 'react';
import type { Language } from '@site/contract/language';
import { ERROR_PATH, type PageData } from '@site/contract/renderer';
import { DIFFERENCES_PARAMETER, TAB_PARAMETER } from '@site/contract/paths';
import type { Messages } from '@site/design-system';
import { content, type LanguageContent } from 'virtual:content';
import { products as productMenus, type ProductMenu } from 'virtual:products';

import { loadBlocks } from '../blocks/registry.ts';
import { loadInlineDrawing, SCREEN_DRAWING } from '../blocks/parts/InlineDrawing.tsx';
import type { ComparedEntry } from '../compare/products.ts';
import { addMessages } from '../../shared/language/i18n.ts';
import { withoutBadBreaksIn } from '../../shared/language/no-break.ts';
import { matchPath, type Route } from '../../shared/routes.ts';
import { readLive } from './live.ts';
import type { View } from './view.ts';

const PAGES: Record<
  Route['page'] | 'notFound' | 'error',
  () => Promise<{ default: ComponentType }>
> = {
  content: () => import('../pages/ContentPage.tsx'),
  press: () => import('../pages/PressPage.tsx'),
  article: () => import('../pages/ArticlePage.tsx'),
  notices: () => import('../pages/NoticesPage.tsx'),
  notice: () => import('../pages/NoticePage.tsx'),
  search: () => import('../pages/SearchPage.tsx'),
  notFound: () => import('../pages/NotFoundPage.tsx'),
  error: () => import('../pages/ErrorPage.tsx'),
};

/** The namespace of the design system's messages. */
const COMPONENTS = 'components';

/** Returns the slug of the tab in an address; the first tab without one or for an unknown one. */
function findTab(route: Route, search: URLSearchParams): string | undefined {
  const tabs = content.tabs[route.slug] ?? [];
  const requestedTab = search.get(TAB_PARAMETER);
  return tabs.find((tab) => tab === requestedTab) ?? tabs[0];
}

/** Returns whether a path is that of the error screen, which visitors cannot request. */
export const isErrorScreen = (pathname: string): boolean => pathname === `/${ERROR_PATH}`;

/** Loads the products of a comparison, with code that only comparisons need. */
async function loadProducts(search: URLSearchParams, language: Language): Promise<ComparedEntry[]> {
  const { loadComparedProducts } = await import('../compare/products.ts');
  return loadComparedProducts(search, language);
}

/** Loads the products that a press item can be about. */
async function loadProductMenu(language: Language): Promise<ProductMenu> {
  return (await productMenus[language]()).default;
}

const loadedMessages = new Map<Language, Promise<unknown>>();

/** Adds all messages of a language to i18next, once per process. */
async function loadMessages(language: Language, loaders: LanguageContent['messages']) {
  const load = async () => {
    for (const [namespace, loadNamespace] of Object.entries(loaders))
      addMessages(language, namespace, (await loadNamespace()).default);
  };
  const loading = loadedMessages.get(language) ?? load();
  // In development messages change.
  if (!import.meta.env.DEV) loadedMessages.set(language, loading);
  await loading;
}

/** Loads everything that an address shows, before it is rendered. On the server only. */
export async function loadView(
  address: string,
  language: Language,
  published: PageData | undefined,
): Promise<View> {
  const data = withoutBadBreaksIn(published);
  const url = new URL(address, 'http://site');
  const { route } = matchPath(url.pathname) ?? {};
  const tab = route && findTab(route, url.searchParams);
  const firstTab = route && content.tabs[route.slug]?.[0];

  const { default: loaders } = await content[language]();
  const [Page, messages, site, page, panel, products, menu] = await Promise.all([
    PAGES[route?.page ?? (isErrorScreen(url.pathname) ? 'error' : 'notFound')](),
    loaders.messages[COMPONENTS]?.(),
    loaders.site(),
    route && loaders.pages[route.slug]?.(),
    route && tab ? loaders.panels[`${route.slug}/${tab}`]?.() : undefined,
    route?.compares ? loadProducts(url.searchParams, language) : [],
    route?.item === 'press' ? loadProductMenu(language) : undefined,
    route ? undefined : loadInlineDrawing(SCREEN_DRAWING),
    loadMessages(language, loaders.messages),
  ]);
  const blocks = await loadBlocks(
    [...(page?.default.blocks ?? []), ...(panel?.default.blocks ?? [])],
    language,
  );
  return {
    path: url.pathname,
    language,
    site: site.default,
    page: page?.default,
    panel: panel?.default,
    ...(route && { route }),
    ...(tab && { tab }),
    ...(firstTab && { firstTab }),
    Page: Page.default,
    blocks,
    messages: messages?.default as Messages,
    drawings: Object.assign(
      {},
      ...[page?.default, panel?.default, ...products].map((loadedModule) => loadedModule?.drawings),
    ),
    ...(menu && { products: menu }),
    ...(data && { data }),
    ...(route &&
      (route.list || route.item || route.search) && { live: readLive(route, url, data) }),
    ...(products.length > 0 && {
      comparedProducts: products.map(({ product }) => product),
      onlyDifferences: url.searchParams.has(DIFFERENCES_PARAMETER),
    }),
  };
}
