import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import type { ProductMenu } from 'virtual:products';

import { messagesOf, pageOf, panelOf, productMenuOf, siteOf } from './assemble.ts';
import { assembleDocument } from './documents.ts';
import { FOLDERS, readLibrary, ROOT, type Library } from '@site/content/library/library.ts';
import { moduleId } from './moduleId.ts';
import { picturesIn, type PictureOf } from './pictures.ts';
import { problemLine, type Problem } from '@site/content/library/problems.ts';
import { editorLanguage } from '@site/content/library/sentences.ts';
import { LANGUAGES, type Language } from '@site/contract/language';
import { addressesOf, areaPath, PATHS } from '@site/contract/paths';
import { tabSlugs, type Page, type Panel } from '@site/content/schema/page.ts';

const INDEX = 'virtual:content';
/** The addresses of the pages, and the menu group of each; apart, because every page has them. */
const ADDRESSES = 'virtual:addresses';
/** The texts that every page has client code for, by language; apart, because browsers get nothing else. */
const FRAMES = 'virtual:frames';
/** The products as the menu shows them, by language; apart, because they are loaded once the menu is used. */
const PRODUCTS = 'virtual:products';
/** `\0` keeps other plugins away, as is Rollup's custom. */
const RESOLVED_INDEX = '\0virtual:content';
/** What `moduleId` makes. */
const MODULE =
  /^content:(ko|en)\/(index|page|panel|frame|document|messages|products|site)(?:\/([^/]+))?(?:\/([^/]+))?$/;
const RESOLVED = '\0';
/** A page imported by its file: `@site/content/pages/home.json?language=ko`. */
const PAGE_FILE = /(?:^|\/)content\/pages\/([^/]+)\.json\?language=(ko|en)$/;

const lineOf = (problem: Problem): string => problemLine(problem, editorLanguage([], process.env));

export interface ContentOptions {
  /** What a page or panel has to know of the drawings that it names. */
  readonly pictureOf?: PictureOf;
  /** The sizes of the files that a page offers. */
  readonly downloadSizes?: () => Promise<ReadonlyMap<string, number>>;
  /** The folder that holds `content/` and `contract/messages/`; the project itself unless said otherwise. */
  readonly root?: string;
}

export interface ContentPlugin extends Plugin {
  readonly api: {
    /** What was wrong with the form of the content when it was read last, in sentences. */
    problems(): readonly string[];
    /** How often the content has been read: a page that was rendered before the last time is out of date. */
    version(): number;
  };
}

/**
 * Serves the content to the app: `virtual:content` lists loaders for every page, panel, message
 * file and the site's frame in each language (see `virtual.d.ts`). Each is a module of its own,
 * with one language picked and Markdown parsed, so a visitor downloads only what is read.
 */
export function contentPlugin({
  pictureOf = () => undefined,
  downloadSizes = () => Promise.resolve(new Map()),
  root = ROOT,
}: ContentOptions = {}): ContentPlugin {
  let library: Library | undefined;
  let sentences: readonly string[] = [];
  let version = 0;

  function readContent(): Library {
    const read = readLibrary(root);
    library = read.library;
    sentences = read.problems.map(lineOf);
    version += 1;
    return library;
  }

  return {
    name: 'site-content',
    api: { problems: () => sentences, version: () => version },
    // Before Vite finds the JSON file itself, of which only one language is wanted.
    enforce: 'pre',

    buildStart() {
      readContent();
      if (sentences.length === 0) return;
      // While someone writes, the rest of the site goes on working; a release has to be right.
      const report = sentences.join('\n');
      if (this.environment.mode === 'build') this.error(report);
      this.warn(report);
    },

    configureServer({ watcher }) {
      watcher.add(FOLDERS.map((folder) => path.join(root, folder)));
    },

    /** In development what is wrong is shown over the page, also after it has been loaded again. */
    transformIndexHtml() {
      if (sentences.length === 0) return undefined;
      const error = JSON.stringify(overlayError(sentences)).replaceAll('<', String.raw`\u003c`);
      const children = `import { ErrorOverlay } from '/@vite/client'; document.body.append(new ErrorOverlay(${error}));`;
      return [{ tag: 'script', attrs: { type: 'module' }, children, injectTo: 'body' }];
    },

    resolveId(id) {
      if (id === INDEX) return RESOLVED_INDEX;
      if (id === FRAMES || id === PRODUCTS || id === ADDRESSES) return RESOLVED + id;
      if (MODULE.test(id)) return RESOLVED + id;
      const [, slug, language] = PAGE_FILE.exec(id) ?? [];
      return slug && RESOLVED + moduleId.page(language as Language, slug);
    },

    async load(id) {
      if (id === RESOLVED + FRAMES) return { code: FRAMES_MODULE, moduleType: 'js' };
      if (id === RESOLVED + PRODUCTS) return { code: PRODUCTS_MODULE, moduleType: 'js' };
      if (id === RESOLVED + ADDRESSES) {
        library ??= readLibrary(root).library;
        return { code: addressesModule(library), moduleType: 'js' };
      }
      const isIndex = id === RESOLVED_INDEX;
      const found = isIndex ? undefined : MODULE.exec(id.slice(RESOLVED.length));
      if (!isIndex && !(id.startsWith(RESOLVED) && found)) return undefined;

      library ??= readContent();
      library = { ...library, downloads: await downloadSizes() };
      for (const { file } of library.files) this.addWatchFile(path.join(root, file));
      if (!found) return { code: indexModule(library), moduleType: 'js' };
      const [, language, kind, slug = '', tab = ''] = found;
      if (kind === 'index')
        return { code: languageModule(library, language as Language), moduleType: 'js' };
      const module: ModuleName = { language: language as Language, kind: kind as Kind, slug, tab };
      const withPictures: PartChange = (part) => ({
        ...part,
        drawings: picturesIn(part, (drawing) => pictureOf(drawing, module.language)),
      });
      const value = valueOf(library, module, withPictures);
      return { code: `export default ${jsonExpression(value)};`, moduleType: 'js' };
    },

    hotUpdate({ file }) {
      const relative = path.posix.relative(normalizePath(root), file);
      const isContent =
        relative.endsWith('.json') &&
        (FOLDERS as readonly string[]).includes(path.posix.dirname(relative)) &&
        relative !== 'content/package.json';
      if (!isContent) return undefined;
      readContent();
      const { moduleGraph, hot, logger } = this.environment;
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (
          id === RESOLVED_INDEX ||
          id === RESOLVED + ADDRESSES ||
          MODULE.test(id.slice(RESOLVED.length))
        )
          moduleGraph.invalidateModule(module);
      for (const problem of sentences) logger.warn(problem);
      hot.send(
        sentences.length > 0
          ? { type: 'error', err: overlayError(sentences) }
          : { type: 'full-reload' },
      );
      return [];
    },
  };
}

/** Problems as Vite's overlay shows them. */
const overlayError = (sentences: readonly string[]) => ({
  message: sentences.join('\n\n'),
  stack: '',
  plugin: 'content',
});

type Kind = 'index' | 'page' | 'panel' | 'frame' | 'document' | 'messages' | 'products' | 'site';

interface ModuleName {
  readonly language: Language;
  readonly kind: Kind;
  readonly slug: string;
  readonly tab: string;
}

/** Something done to what is shown: a page's frame, the panel of a tab, or the products in the menu. */
type PartChange = <Part extends Page | Panel | ProductMenu>(part: Part) => Part;

function valueOf(
  library: Library,
  { language, kind, slug, tab }: ModuleName,
  withPictures: PartChange,
): object {
  switch (kind) {
    case 'page':
      return withPictures(pageOf(library, language, slug));
    case 'panel':
      return withPictures(panelOf(library, language, slug, tab));
    case 'frame':
      return {
        site: { navigation: siteOf(library, language).navigation },
        shell: messagesOf(library, language, 'shell'),
      };
    case 'document':
      return assembleDocument(library, language, slug);
    case 'messages':
      return messagesOf(library, language, slug);
    case 'products':
      return withPictures(productMenuOf(library, language));
    default:
      return siteOf(library, language);
  }
}

/** `JSON.parse` of one string is read faster by browsers than the same object as code. */
const jsonExpression = (value: unknown): string =>
  `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

const loader = (id: string): string => `() => import(${JSON.stringify(id)})`;
const record = (entries: readonly (readonly [key: string, code: string])[]): string =>
  `{ ${entries.map(([key, code]) => `${JSON.stringify(key)}: ${code}`).join(', ')} }`;

const tabsIn = (library: Library) =>
  [...library.pages].map(([slug, page]) => [slug, tabSlugs(page)] as const);

/** The loaders of one language: a visitor does not download those of the other. */
function languageModule(library: Library, language: Language): string {
  const tabs = tabsIn(library);
  const pages = tabs.map(([slug]) => [slug, loader(moduleId.page(language, slug))] as const);
  const panels = tabs.flatMap(([slug, slugs]) =>
    slugs.map((tab) => [`${slug}/${tab}`, loader(moduleId.panel(language, slug, tab))] as const),
  );
  const messages = [...library.messages.keys()].map(
    (namespace) => [namespace, loader(moduleId.messages(language, namespace))] as const,
  );
  const documents = [...library.documents.keys()].map(
    (slug) => [slug, loader(moduleId.document(language, slug))] as const,
  );
  return `export default ${record([
    ['pages', record(pages)],
    ['panels', record(panels)],
    ['documents', record(documents)],
    ['messages', record(messages)],
    ['site', loader(moduleId.site(language))],
  ])};`;
}

/** The code of `virtual:frames`. */
const FRAMES_MODULE = `export const frames = ${record(
  LANGUAGES.map((language) => [language, loader(moduleId.frame(language))] as const),
)};`;

/** The code of `virtual:products`. */
const PRODUCTS_MODULE = `export const products = ${record(
  LANGUAGES.map((language) => [language, loader(moduleId.products(language))] as const),
)};`;

/** The code of `virtual:addresses`. */
function addressesModule({ pages, site }: Library): string {
  const groups = (site?.navigation ?? []).flatMap(({ id, items }) =>
    items.filter(({ external }) => !external).map(({ href }) => [href, id] as const),
  );
  // Products of all areas are compared, on a page without an item of its own.
  const business = groups.find(([href]) => site?.areas.some((slug) => href === areaPath(slug)));
  if (business) groups.push([PATHS.compare, business[1]]);
  return [
    `export const addresses = ${JSON.stringify(addressesOf(pages.keys()))};`,
    `export const groups = ${JSON.stringify(Object.fromEntries(groups))};`,
  ].join('\n');
}

/** The code of `virtual:content`. */
function indexModule(library: Library): string {
  return `export const content = ${record([
    ...LANGUAGES.map((language) => [language, loader(moduleId.index(language))] as const),
    [
      'tabs',
      jsonExpression(Object.fromEntries(tabsIn(library).filter(([, tabs]) => tabs.length > 0))),
    ],
  ])};`;
}
