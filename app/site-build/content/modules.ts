import type { ProductMenu } from 'virtual:products';
import type { Library } from '@site/content/library/library.ts';
import { COMPONENTS } from '@site/content/library/messages.ts';
import { listTabSlugs, type Page, type Panel } from '@site/content/schema/page.ts';
import { LANGUAGE_PATTERN, LANGUAGES, type Language } from '@site/contract/language';
import { getAddresses, getAreaPath, PATHS } from '@site/contract/paths';

import {
  getMessages,
  getPage,
  getPanel,
  assembleMenu,
  assembleProductMenu,
  assembleSite,
} from './assemble.ts';
import { assembleDocument } from './documents.ts';
import { ISLAND_MESSAGES } from '../../src/islands/island-messages.ts';
import { moduleId } from './module-id.ts';
import { findPictures, type GetPicture } from './pictures.ts';

const INDEX = 'virtual:content';
/** The addresses of the pages, and the menu group of each. This is a separate module, because every page loads it. */
const ADDRESSES = 'virtual:addresses';
/**
 * The texts for the client code of every page, by language. This is a separate module, because browsers load no other
 * texts.
 */
const FRAMES = 'virtual:frames';
/** The messages of client code, by language and namespace: one file each, loaded with the island that reads it. */
const MESSAGES = 'virtual:messages';
/** All products by area, by language: on the server only. */
const PRODUCTS = 'virtual:products';
/** The content of the menu's panels besides words, by language: loaded when the menu is first used. */
const MENU = 'virtual:menu';

/** An id created by `moduleId`. */
const MODULE = new RegExp(
  `^content:(${LANGUAGE_PATTERN})/(index|page|panel|frame|document|messages|products|menu|site)(?:/([^/]+))?(?:/([^/]+))?$`,
);

const VIRTUAL: readonly string[] = [INDEX, ADDRESSES, FRAMES, MESSAGES, PRODUCTS, MENU];

/** Returns whether `createContentModule` creates the module of an id. */
export const isContentModule = (id: string): boolean => VIRTUAL.includes(id) || MODULE.test(id);

/** Returns whether blocks change with the date or with live data, so that the build cannot finish their page. */
export const hasLiveBlock = (blocks: readonly { readonly type: string }[]): boolean =>
  blocks.some(({ type }) => type === 'recruitments' || type === 'recognitions');

/** Returns whether a module contains texts; other modules list modules and addresses. */
export const showsContent = (id: string): boolean => MODULE.test(id);

/**
 * Returns the code of a content module by its id: with one language, parsed Markdown, and resolved facts.
 * @param getPicture returns the pictures of a page or panel
 * @throws Error if no module has the id
 */
export function createContentModule(library: Library, id: string, getPicture: GetPicture): string {
  if (id === INDEX) return indexModule(library);
  if (id === ADDRESSES) return createAddressesModule(library);
  if (id === FRAMES) return createLanguageLoaders('frames', moduleId.frame);
  if (id === MESSAGES) return createMessagesModule(library);
  if (id === PRODUCTS) return createLanguageLoaders('products', moduleId.products);
  if (id === MENU) return createLanguageLoaders('menu', moduleId.menu);
  const match = MODULE.exec(id);
  if (!match) throw new Error(`There is no content module "${id}".`);
  const [, language, kind, slug = '', tab = ''] = match;
  if (kind === 'index') return createLanguageModule(library, language as Language);
  const module: ModuleName = { language: language as Language, kind: kind as Kind, slug, tab };
  const withPictures: PartChange = (part) => ({
    ...part,
    drawings: findPictures(part, (drawing, size) => getPicture(drawing, module.language, size)),
  });
  if (module.kind === 'menu') {
    const menu = assembleMenu(library, module.language);
    const pictures = findPictures(menu, (drawing) => getPicture(drawing, module.language, 'small'));
    return `export default ${formatJsonExpression({ ...menu, pictures })};`;
  }
  return `export default ${formatJsonExpression(getValue(library, module, withPictures))};`;
}

/** The namespaces of messages for a single page begin with this: `words/search`. */
const WORDS = 'words';

/** Returns the namespaces of the messages of the interface, of forms, and of pages with their own messages. */
const listNamespaces = ({ messages, pages }: Library): string[] => [
  COMPONENTS,
  ...messages.keys(),
  ...[...pages].flatMap(([slug, { words }]) => (words ? [`${WORDS}/${slug}`] : [])),
];

/** Returns the loaders of messages of one language, by namespace, as code. */
const createMessageLoaders = (language: Language, namespaces: readonly string[]): string =>
  record(
    namespaces.map(
      (namespace) => [namespace, createLoader(moduleId.messages(language, namespace))] as const,
    ),
  );

/** Returns the code of `virtual:messages`. */
function createMessagesModule(library: Library): string {
  const read: readonly string[] = [COMPONENTS, ...ISLAND_MESSAGES];
  const namespaces = listNamespaces(library).filter((namespace) => read.includes(namespace));
  return `export const messages = ${record(
    LANGUAGES.map((language) => [language, createMessageLoaders(language, namespaces)] as const),
  )};`;
}

type Kind =
  | 'index'
  | 'page'
  | 'panel'
  | 'frame'
  | 'document'
  | 'messages'
  | 'products'
  | 'menu'
  | 'site';

interface ModuleName {
  readonly language: Language;
  readonly kind: Kind;
  readonly slug: string;
  readonly tab: string;
}

/**
 * Creates a loader of a part of the content: a page without panels, the panel of a tab, or the products of the menu.
 */
type PartChange = <Part extends Page | Panel | ProductMenu>(part: Part) => Part;

function getValue(
  library: Library,
  { language, kind, slug, tab }: ModuleName,
  withPictures: PartChange,
): object {
  switch (kind) {
    case 'page':
      return withPictures(getPage(library, language, slug));
    case 'panel':
      return withPictures(getPanel(library, language, slug, tab));
    case 'frame': {
      const { navigation, actions } = assembleSite(library, language);
      return { navigation, actions, shell: getMessages(library, language, 'shell') };
    }
    case 'document':
      return assembleDocument(library, language, slug);
    case 'messages':
      return slug === WORDS
        ? (getPage(library, language, tab).words ?? {})
        : getMessages(library, language, slug);
    case 'products':
      return withPictures(assembleProductMenu(library, language));
    default:
      return assembleSite(library, language);
  }
}

/** Browsers parse `JSON.parse` of a string faster than the same object as code. */
const formatJsonExpression = (value: unknown): string =>
  `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

const createLoader = (id: string): string => `() => import(${JSON.stringify(id)})`;
const record = (entries: readonly (readonly [key: string, code: string])[]): string =>
  `{ ${entries.map(([key, code]) => `${JSON.stringify(key)}: ${code}`).join(', ')} }`;

const listTabs = (library: Library) =>
  [...library.pages].map(([slug, page]) => [slug, listTabSlugs(page)] as const);

/** Returns the loaders of one language, so that a visitor does not download those of the others. */
function createLanguageModule(library: Library, language: Language): string {
  const tabs = listTabs(library);
  const pages = tabs.map(([slug]) => [slug, createLoader(moduleId.page(language, slug))] as const);
  const panels = tabs.flatMap(([slug, slugs]) =>
    slugs.map(
      (tab) => [`${slug}/${tab}`, createLoader(moduleId.panel(language, slug, tab))] as const,
    ),
  );
  const documents = [...library.documents.keys()].map(
    (slug) => [slug, createLoader(moduleId.document(language, slug))] as const,
  );
  return `export default ${record([
    ['pages', record(pages)],
    ['panels', record(panels)],
    ['documents', record(documents)],
    ['messages', createMessageLoaders(language, listNamespaces(library))],
    ['site', createLoader(moduleId.site(language))],
  ])};`;
}

/** Returns the code of a module that has a loader per language. */
const createLanguageLoaders = (name: string, getId: (language: Language) => string): string =>
  `export const ${name} = ${record(
    LANGUAGES.map((language) => [language, createLoader(getId(language))] as const),
  )};`;

/** Returns the code of `virtual:addresses`. */
function createAddressesModule({ pages, site, unpublished }: Library): string {
  const groups = (site?.navigation ?? []).flatMap(({ id, items }) =>
    items.filter(({ outside }) => !outside).map(({ href }) => [href, id] as const),
  );
  // The comparison contains products of all areas, and its page has no menu item.
  const business = groups.find(([href]) => site?.areas.some((slug) => href === getAreaPath(slug)));
  if (business) groups.push([PATHS.compare, business[1]]);
  const paths = Object.entries(getAddresses(pages.keys()));
  const nearest = [...pages].flatMap(([slug, page]) => {
    const path = paths.find(([, name]) => name === page.nearest)?.[0];
    return path === undefined ? [] : [[slug, path] as const];
  });
  const live = [...pages].flatMap(([slug, { blocks }]) => (hasLiveBlock(blocks) ? [slug] : []));
  return [
    `export const addresses = ${JSON.stringify(Object.fromEntries(paths))};`,
    `export const live = ${JSON.stringify(live)};`,
    `export const nearest = ${JSON.stringify(Object.fromEntries(nearest))};`,
    `export const unpublished = ${JSON.stringify(Object.fromEntries(unpublished))};`,
    `export const unlisted = ${JSON.stringify([...pages].filter(([, page]) => page.unlisted).map(([slug]) => slug))};`,
    `export const groups = ${JSON.stringify(Object.fromEntries(groups))};`,
    `export const pressCategories = ${JSON.stringify((site?.pressCategories ?? []).map(({ id }) => id))};`,
  ].join('\n');
}

/** Returns the code of `virtual:content`. */
function indexModule(library: Library): string {
  return `export const content = ${record([
    ...LANGUAGES.map((language) => [language, createLoader(moduleId.index(language))] as const),
    [
      'tabs',
      formatJsonExpression(
        Object.fromEntries(listTabs(library).filter(([, tabs]) => tabs.length > 0)),
      ),
    ],
  ])};`;
}
