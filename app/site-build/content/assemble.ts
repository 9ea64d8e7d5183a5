import type { MenuContent } from 'virtual:menu';
import type { ProductMenu } from 'virtual:products';
import type { Block, TabsBlock } from '@site/content/schema/blocks/index.ts';
import type { Language } from '@site/contract/language';
import { getAddresses } from '@site/contract/paths';
import type { Messages } from '@site/content/schema/messages.ts';
import { getTabs, type Page, type Panel, type TabsSource } from '@site/content/schema/page.ts';
import type { SiteContent } from '@site/content/schema/site.ts';
import type { Library } from '@site/content/library/library.ts';
import { COMPONENTS } from '@site/content/library/messages.ts';

import { assembleCharts } from './charts.ts';
import { localize } from './localize.ts';
import { findNextPage } from './next-page.ts';
import { createProductBlocks, getProduct } from './product.ts';
import {
  createMissingError,
  getAreaHref,
  getAreas,
  getPageSource,
  getProductHref,
  getProducts,
  getProductSource,
} from './references.ts';
import { assembleSection, isShown } from './section-blocks.ts';
import { createDerating } from './specification-table.ts';

/**
 * Assembles the content of one address in one language: selects the language and resolves references (a product's slug,
 * a department's id).
 */

/** Returns all products by area. */
export const assembleProductMenu = (library: Library, language: Language): ProductMenu => ({
  areas: getAreas(library).map((area) => ({
    area,
    href: getAreaHref(library, area),
    products: getProducts(library, area).map((product) => ({
      label: product.menuLabel[language],
      href: getProductHref(library, product),
      drawing: product.drawing,
    })),
  })),
});

/** Returns the cards with a drawing and a link in the first block of cards of a page. */
function listPageCards({ pages }: Library, language: Language, href: string) {
  const page = pages.get(getAddresses(pages.keys())[href] ?? '');
  const cards = page?.blocks.find((block) => block.type === 'cards');
  return (cards?.items ?? []).flatMap(({ title, href: to, drawing }) =>
    to !== undefined && drawing !== undefined
      ? [{ label: title[language], href: to, drawing }]
      : [],
  );
}

/**
 * Returns what the panels of the menu show besides words: the products of an area, and the cards of a page that is the
 * only one of its group.
 */
export function assembleMenu(library: Library, language: Language): Omit<MenuContent, 'pictures'> {
  const groups = library.site?.navigation ?? [];
  return {
    groups: Object.fromEntries(
      groups.flatMap(({ id, drawing }) => (drawing === undefined ? [] : [[id, { drawing }]])),
    ),
    items: Object.fromEntries([
      ...assembleProductMenu(library, language).areas.map(({ href, products }) => [href, products]),
      ...groups.flatMap(({ items: [item, ...otherItems] }) =>
        item && otherItems.length === 0 && item.area === undefined
          ? [[item.href, listPageCards(library, language, item.href)]]
          : [],
      ),
    ]),
  };
}

/** Returns a row of tabs without their panels. */
const assembleFrame = (library: Library, language: Language, block: TabsSource): TabsBlock => ({
  type: 'tabs',
  label: block.label[language],
  tabs: block.tabs.map((tab) => ({
    slug: tab.slug,
    label: ('product' in tab ? getProductSource(library, tab.product).menuLabel : tab.label)[
      language
    ],
  })),
});

/** The slug of the press page. */
const PRESS = 'press';

/** Returns the names of the press categories as messages, whose keys have to begin with a letter. */
const getCategoryNames = (
  { site }: Library,
  language: Language,
  prefix: string,
): Record<string, string> =>
  Object.fromEntries(
    (site?.pressCategories ?? []).map(({ id, label }) => [`${prefix}.${id}`, label[language]]),
  );

/** Returns a page without the panels of its tabs. */
export function getPage(library: Library, language: Language, slug: string): Page {
  const { blocks, next: _next, ...page } = getPageSource(library, slug);
  const shownBlocks = blocks.filter((block) => block.type === 'tabs' || isShown(library, block));
  const assembledBlocks = shownBlocks.map((block): Block =>
    block.type === 'tabs'
      ? assembleFrame(library, language, block)
      : assembleSection(library, language, block),
  );
  const texts = localize(page, language);
  const next = findNextPage(library, language, slug);
  const categories = slug === PRESS ? getCategoryNames(library, language, 'category') : {};
  return {
    ...texts,
    ...(texts.words && { words: { ...texts.words, ...categories } }),
    blocks: assembledBlocks,
    ...(next && { next }),
  };
}

/** Returns the panel of one tab of a page. */
export function getPanel(library: Library, language: Language, slug: string, tab: string): Panel {
  const source = getTabs(getPageSource(library, slug)).find((candidate) => candidate.slug === tab);
  if (!source) throw createMissingError('tab', `${slug}/${tab}`);
  if ('product' in source) {
    const product = getProduct(library, language, source.product);
    const derating = createDerating(library, getProductSource(library, source.product));
    return {
      slug: tab,
      title: product.name,
      description: product.summary,
      blocks: createProductBlocks(product, derating && assembleCharts(derating, language)),
    };
  }
  return {
    slug: tab,
    title: source.label[language],
    description: source.description[language],
    blocks: source.blocks
      .filter((block) => isShown(library, block))
      .map((block) => assembleSection(library, language, block)),
  };
}

/** Returns the content that all pages share. */
export function assembleSite(library: Library, language: Language): SiteContent {
  if (!library.site) throw createMissingError('file', 'content/site.json');
  const {
    languages: _languages,
    website: _website,
    scripts: _scripts,
    areas: _areas,
    pressCategories: _categories,
    ...site
  } = library.site;
  return localize(site, language);
}

/** Returns the interface texts of one namespace. */
export function getMessages(library: Library, language: Language, namespace: string): Messages {
  if (namespace === COMPONENTS) return library.componentMessages[language];
  const texts = library.messages.get(namespace);
  if (!texts) throw createMissingError('file of messages', namespace);
  const messages = localize(texts, language);
  // The namespace `pages` includes the names of press categories, because its pages show news.
  return namespace === 'pages'
    ? { ...messages, ...getCategoryNames(library, language, 'press') }
    : messages;
}
