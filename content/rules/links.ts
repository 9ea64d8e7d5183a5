import { LANGUAGE_PATTERN } from '@site/contract/language';
import { getAddresses, PATHS, TAB_PARAMETER } from '@site/contract/paths';
import type { MessageValues } from '@site/contract/message';

import type { Library, SourceFile } from '../library/library.ts';
import { createProblemAt, type Problem } from '../library/problems.ts';
import type { SentenceCode } from '../library/sentences.ts';
import { PRINT_ENDING } from '../library/prints.ts';
import { walk, type Found } from '../library/walk.ts';
import { listTabSlugs, getTabs, type PageSource } from '../schema/page.ts';

/** Lists the slugs of all page files, including invalid ones, which are reported separately. */
const listPageSlugs = ({ files }: Library): string[] =>
  files.flatMap(({ file }) => /^content\/pages\/(.+)\.json$/.exec(file)?.[1] ?? []);

/** Addresses that are not pages of `content/pages`: their form, and a function that finds the problem of a link. */
const OTHERS: readonly (readonly [
  form: RegExp,
  findProblem: (
    library: Library,
    name: string,
    list: string,
  ) => readonly [SentenceCode, MessageValues] | undefined,
])[] = [
  [/^\/$/, () => undefined],
  [new RegExp(String.raw`^/feeds/(?:${LANGUAGE_PATTERN})\.xml$`), () => undefined],
  [
    /^\/(?<list>press|notice)\/view\/(?<name>\d+)$/,
    ({ publicData }, name, list) => {
      const items = publicData?.[list === 'press' ? 'press' : 'notices'];
      return !items || items.some(({ id }) => String(id) === name)
        ? undefined
        : ['link.item', { id: name }];
    },
  ],
  [
    /^\/downloads\/(?<name>[\w.-]+)$/,
    (library, file) => (isMade(library, file) ? undefined : ['link.file', { file }]),
  ],
  [
    /^\/media\/(?<name>[a-z0-9-]+\.(?:svg|jpe?g|png|webp|avif))$/,
    ({ drawings, photographs }, id) =>
      drawings.has(id.replace(/\.svg$/, '')) ||
      [...photographs.values()].some(({ address }) => address === `/media/${id}`)
        ? undefined
        : ['media.picture', { id }],
  ],
];

/** Returns whether the build creates a file. Files other than PDFs are checked by the build. */
const isMade = ({ documents, reports, products }: Library, file: string): boolean => {
  const slug = file.replace(PRINT_ENDING, '');
  if (!file.endsWith('.pdf') || documents.has(slug) || reports.has(slug)) return true;
  return [...products.keys()].some((product) => file.startsWith(`${product}-`));
};

const LINK_IN_TEXT = /\]\(((?:\/|#)[^)\s]*)\)/g;

/** Returns the links of a value: a link's address, or those inside a rich text. */
function collectLinks({ path, name, value }: Found): string[] {
  if (typeof value !== 'string') return [];
  const isNamedLink = path.length === 2 && path[0] === 'links';
  if (name === 'href' || name === 'link' || isNamedLink) return [value];
  // A block of downloads names files of the site without their folder.
  if (name === 'file' && value.endsWith('.pdf')) return [`/downloads/${value}`];
  return [...value.matchAll(LINK_IN_TEXT)].map(([, href = '']) => href);
}

/** Anchors of blocks that are not in an `id`. */
const OWN_ANCHORS: Readonly<Record<string, readonly string[]>> = {
  departments: ['departments'],
  patents: ['patents'],
  recruitments: ['news'],
};

/** Lists the blocks that one address shows. */
const listShownBlocks = (page: PageSource, tab: string | null): readonly unknown[] => {
  const tabs = getTabs(page);
  const open = tabs.find(({ slug }) => slug === tab) ?? tabs[0];
  return [...page.blocks.filter(({ type }) => type !== 'tabs'), ...(open ? [open] : [])];
};

/** Returns whether an element of a page has the anchor as its id. */
function hasAnchor(
  library: Library,
  page: PageSource,
  tab: string | null,
  anchor: string,
): boolean {
  for (const { name, value } of walk(listShownBlocks(page, tab))) {
    if (name === 'id' && value === anchor) return true;
    if (typeof value !== 'object' || value === null || !('type' in value)) continue;
    if (OWN_ANCHORS[String(value.type)]?.includes(anchor)) return true;
    if (value.type !== 'document' || !('document' in value)) continue;
    const document = library.documents.get(String(value.document));
    if (document && hasArticle(document, anchor)) return true;
  }
  return false;
}

/** Returns whether a document has an anchor: articles and chapters are counted, other parts have an `id`. */
function hasArticle(document: object, anchor: string): boolean {
  const [, kind = '', number = ''] = /^(section|article|chapter)-(\d+)$/.exec(anchor) ?? [];
  const countedParts = kind === 'chapter' ? 'chapters' : 'articles';
  let count = 0;
  for (const { name, value } of walk(document)) {
    if (name === 'id' && value === anchor) return true;
    if (name === countedParts && Array.isArray(value)) count += value.length;
  }
  return Number(number) >= 1 && Number(number) <= count;
}

/** Decodes a fragment; it stays unchanged if its encoding is invalid, such as `100%`. */
function decodeAddress(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** Finds links to addresses, tabs or anchors that do not exist. */
export function checkLinks(source: SourceFile, library: Library): Problem[] {
  const addresses = getAddresses(listPageSlugs(library));
  const own = library.pages.get(/^content\/pages\/(.+)\.json$/.exec(source.file)?.[1] ?? '');
  return walk(source.value).flatMap((entry) =>
    collectLinks(entry).flatMap((href): Problem[] => {
      const wrong = (code: SentenceCode, values: MessageValues) => [
        createProblemAt(source, entry.path, code, values),
      ];
      if (href.startsWith('#'))
        return !own || listAnchors(library, own, href.slice(1))
          ? []
          : wrong('link.anchor', { anchor: href.slice(1) });
      const site = library.site?.website;
      if (site !== undefined && `${href}/`.startsWith(`${site}/`))
        return wrong('link.own', { path: href.slice(site.length) || '/' });
      if (!href.startsWith('/')) return [];
      // Text in the form of a path need not be one: `//` would begin with the name of a host.
      const url = URL.parse(href, 'http://site');
      if (!url) return wrong('link.path', { path: href });
      const { pathname, searchParams, hash } = url;
      const slug = Object.hasOwn(addresses, pathname) ? addresses[pathname] : undefined;
      if (slug === undefined) {
        const [form, findProblem] = OTHERS.find(([pattern]) => pattern.test(pathname)) ?? [];
        if (!form || !findProblem) return wrong('link.path', { path: pathname });
        const { name: id = '', list = '' } = form.exec(pathname)?.groups ?? {};
        const problem = findProblem(library, id, list);
        return problem ? wrong(...problem) : [];
      }
      const page = library.pages.get(slug);
      const tab = searchParams.get(TAB_PARAMETER);
      if (!page) return [];
      if (tab && !listTabSlugs(page).includes(tab))
        return wrong('link.tab', { tab, page: page.slug });
      const anchor = decodeAddress(hash.slice(1));
      return anchor === '' || hasAnchor(library, page, tab, anchor)
        ? []
        : wrong('link.anchor', { anchor });
    }),
  );
}

/** Lists the anchors that a link within a page can lead to, which may be on any of its tabs. */
const listAnchors = (library: Library, page: PageSource, anchor: string): boolean =>
  [null, ...listTabSlugs(page)].some((tab) => hasAnchor(library, page, tab, anchor));

/** Pages that every site has, because the head of each page links to them. */
const REQUIRED = ['home', 'search'];

/** Pages that components of the site link to, so that no text has to. */
const LINKED_BY_CODE: ReadonlySet<string> = new Set([
  PATHS.home,
  PATHS.search,
  PATHS.pressSearch,
  PATHS.pressView,
  PATHS.noticeView,
  PATHS.compare,
  PATHS.visit,
  PATHS.tipResult,
]);

/** Finds missing pages, and pages without a link to them. */
export function checkPages(library: Library): Problem[] {
  const files = new Set(library.files.map(({ file }) => file));
  const missing = REQUIRED.map((slug) => `content/pages/${slug}.json`).filter(
    (file) => !files.has(file),
  );
  const linkedPaths = new Set(
    library.files.flatMap(({ value }) =>
      walk(value).flatMap((entry) =>
        collectLinks(entry).map((href) => href.replace(/[?#].*$/, '')),
      ),
    ),
  );
  return [
    ...missing.map((file): Problem => ({ file, key: '', code: 'page.missing' })),
    ...Object.entries(getAddresses(listPageSlugs(library))).flatMap(([path, slug]) => {
      const source = library.files.find(({ file }) => file === `content/pages/${slug}.json`);
      return !source || linkedPaths.has(path) || LINKED_BY_CODE.has(path)
        ? []
        : [createProblemAt(source, ['slug'], 'page.noLink', { path })];
    }),
  ];
}
