import { PAGE_SLUGS, TAB_PARAMETER } from '@site/contract/paths';

import type { Library, SourceFile } from '../library/library.ts';
import { problemAt, type Problem } from '../library/problems.ts';
import type { SentenceCode, SentenceValues } from '../library/sentences.ts';
import { walk } from '../library/walk.ts';
import { tabSlugs, tabsOf, type PageSource } from '../schema/page.ts';

/** The pages of the site: the slug of its content by each page's path. */
export type Addresses = Readonly<Record<string, string>>;
export const ADDRESSES: Addresses = PAGE_SLUGS;

/** Addresses that are no pages of content. */
const OTHERS = [
  /^\/$/,
  /^\/(?:press|notice)\/view\/\d+$/,
  /^\/downloads\/[\w.-]+$/,
  /^\/media\/[a-z0-9-]+\.svg$/,
  /^\/feeds\/(?:ko|en)\.xml$/,
];

const LINK_IN_TEXT = /\]\(((?:\/|#)[^)\s]*)\)/g;

/** The links of a value: a link's own address, or those inside a rich text. */
function linksOf(name: PropertyKey, value: unknown): string[] {
  if (typeof value !== 'string') return [];
  if (name === 'href' || name === 'link') return [value];
  return [...value.matchAll(LINK_IN_TEXT)].map(([, href = '']) => href);
}

/** Anchors that a block has without naming them in an `id`. */
const OWN_ANCHORS: Readonly<Record<string, readonly string[]>> = {
  departments: ['departments'],
  patents: ['patents'],
  recruitments: ['news'],
};

/** The blocks that one address shows. */
const shownBlocks = (page: PageSource, tab: string | null): readonly unknown[] => {
  const tabs = tabsOf(page);
  const open = tabs.find(({ slug }) => slug === tab) ?? tabs[0];
  return [...page.blocks.filter(({ type }) => type !== 'tabs'), ...(open ? [open] : [])];
};

/** Whether something on a page can be linked to by an anchor. */
function hasAnchor(
  library: Library,
  page: PageSource,
  tab: string | null,
  anchor: string,
): boolean {
  for (const { name, value } of walk(shownBlocks(page, tab))) {
    if (name === 'id' && value === anchor) return true;
    if (typeof value !== 'object' || value === null || !('type' in value)) continue;
    if (OWN_ANCHORS[String(value.type)]?.includes(anchor)) return true;
    if (value.type !== 'document' || !('document' in value)) continue;
    const document = library.documents.get(String(value.document));
    if (document && hasArticle(document, anchor)) return true;
  }
  return false;
}

/** Articles and chapters are counted; everything else of a document has an `id`. */
function hasArticle(document: object, anchor: string): boolean {
  const [, number] = /^(?:section|article|chapter)-(\d+)$/.exec(anchor) ?? [];
  let articles = 0;
  for (const { name, value } of walk(document)) {
    if (name === 'id' && value === anchor) return true;
    if (name === 'articles' && Array.isArray(value)) articles += value.length;
  }
  return number !== undefined && Number(number) >= 1 && Number(number) <= articles;
}

/** Links to addresses, tabs or places on a page that the site does not have. */
export function checkLinks(source: SourceFile, library: Library, addresses = ADDRESSES): Problem[] {
  const own = library.pages.get(/^content\/pages\/(.+)\.json$/.exec(source.file)?.[1] ?? '');
  return [...walk(source.value)].flatMap(({ path, name, value }) =>
    linksOf(name, value).flatMap((href): Problem[] => {
      const wrong = (code: SentenceCode, values: SentenceValues) => [
        problemAt(source, path, code, values),
      ];
      if (href.startsWith('#'))
        return !own || anchorsAnywhere(library, own, href.slice(1))
          ? []
          : wrong('link.anchor', { anchor: href.slice(1) });
      if (!href.startsWith('/')) return [];
      const { pathname, searchParams, hash } = new URL(href, 'http://site');
      const slug = Object.hasOwn(addresses, pathname) ? addresses[pathname] : undefined;
      if (slug === undefined)
        return OTHERS.some((pattern) => pattern.test(pathname))
          ? []
          : wrong('link.path', { path: pathname });
      const page = library.pages.get(slug);
      const tab = searchParams.get(TAB_PARAMETER);
      if (!page) return [];
      if (tab && !tabSlugs(page).includes(tab)) return wrong('link.tab', { tab, page: page.slug });
      const anchor = decodeURIComponent(hash.slice(1));
      return anchor === '' || hasAnchor(library, page, tab, anchor)
        ? []
        : wrong('link.anchor', { anchor });
    }),
  );
}

/** A link within a page may lead to any of its tabs. */
const anchorsAnywhere = (library: Library, page: PageSource, anchor: string): boolean =>
  [null, ...tabSlugs(page)].some((tab) => hasAnchor(library, page, tab, anchor));

/** Pages without an address, and addresses whose page has been deleted. */
export function checkPages(library: Library, addresses = ADDRESSES): Problem[] {
  const slugs = new Set(Object.values(addresses));
  const files = new Set(library.files.map(({ file }) => file));
  return [
    ...library.files.flatMap((source) => {
      const slug = /^content\/pages\/(.+)\.json$/.exec(source.file)?.[1];
      return slug === undefined || slugs.has(slug)
        ? []
        : [problemAt(source, ['slug'], 'page.noAddress')];
    }),
    ...[...new Map(Object.entries(addresses).map(([path, slug]) => [slug, path]))].flatMap(
      ([slug, path]): Problem[] => {
        const file = `content/pages/${slug}.json`;
        return files.has(file) ? [] : [{ file, key: '', code: 'page.missing', values: { path } }];
      },
    ),
  ];
}
