import type { ComponentType } from 'react';
import type { Language } from '@site/contract/language';
import { ERROR_PATH, type PageData } from '@site/contract/renderer';
import { DIFFERENCES_PARAMETER, TAB_PARAMETER } from '@site/contract/paths';
import type { Messages } from '@site/design-system';
import { content } from 'virtual:content';
import { products as productMenus, type ProductMenu } from 'virtual:products';

import { loadBlocks } from '../blocks/registry.ts';
import { loadInlineDrawing } from '../blocks/parts/InlineDrawing.tsx';
import type { Compared } from '../compare/products.ts';
import { readLive } from '../data/Live.ts';
import { withoutBadBreaksIn } from '../language/noBreak.ts';
import { NOT_FOUND_DRAWING } from '../pages/notFoundDrawing.ts';
import { matchPath, type Route } from '../routes.ts';
import type { View } from './View.ts';
import { addTexts, loadTexts } from './texts.ts';

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

/** Whether a path is that of the error screen, which no visitor can ask for. */
export const isErrorScreen = (pathname: string): boolean => pathname === `/${ERROR_PATH}`;

/** The products of a comparison are found only where there is one. */
async function loadProducts(search: URLSearchParams, language: Language): Promise<Compared[]> {
  const { productsIn } = await import('../compare/products.ts');
  return productsIn(search, language);
}

/** The products that a press item can be about. */
async function loadProductMenu(language: Language): Promise<ProductMenu> {
  return (await productMenus[language]()).default;
}

/**
 * Everything that an address shows, loaded before it is rendered. On the server only: a browser gets
 * finished pages.
 */
export async function loadView(
  address: string,
  language: Language,
  published: PageData | undefined,
): Promise<View> {
  const data = withoutBadBreaksIn(published);
  const url = new URL(address, 'http://site');
  const { route } = matchPath(url.pathname) ?? {};
  const tab = route && tabOf(route, url.searchParams);
  const firstTab = route && content.tabs[route.slug]?.[0];

  const [Page, words, texts, products, menu] = await Promise.all([
    PAGES[route?.page ?? (isErrorScreen(url.pathname) ? 'error' : 'notFound')](),
    WORDS[language](),
    loadTexts(language, route, tab),
    route?.compares ? loadProducts(url.searchParams, language) : [],
    route?.item === 'press' ? loadProductMenu(language) : undefined,
    route ? undefined : loadInlineDrawing(NOT_FOUND_DRAWING),
  ]);
  addTexts(texts, language, route, tab);

  const { page, panel } = texts;
  const blocks = await loadBlocks([...(page?.blocks ?? []), ...(panel?.blocks ?? [])], language);
  return {
    path: url.pathname,
    language,
    ...(route && { route }),
    ...(tab && { tab }),
    ...(firstTab && { firstTab }),
    Page: Page.default,
    blocks,
    words: words.default,
    drawings: Object.assign({}, ...[page, panel, ...products].map((one) => one?.drawings)),
    ...(menu && { products: menu }),
    ...(data && { data }),
    ...(route &&
      (route.list || route.item || route.search) && { live: readLive(route, url, data) }),
    ...(products.length > 0 && {
      compared: products.map(({ product }) => product),
      onlyDifferences: url.searchParams.has(DIFFERENCES_PARAMETER),
    }),
  };
}
