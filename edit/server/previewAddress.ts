import type { Library } from '@site/content/library/library.ts';
import { tabsOf } from '@site/content/schema/page.ts';
import { PAGE_SLUGS, PATHS, TAB_PARAMETER, withId } from '@site/contract/paths';

/** Files that no page is named for, and the page that shows most of them. */
const SHOWN_ON: Readonly<Record<string, string>> = {
  'content/departments.json': PATHS.inquiry,
  'content/drawings.json': PATHS.home,
  'content/recognitions.json': PATHS.authentication,
  'content/site.json': PATHS.home,
  'content/sites.json': PATHS.network,
};

/** Pages of single items, and the pages of the collections that have none. */
const COLLECTIONS: Readonly<Record<string, string>> = {
  notices: PATHS.noticeView,
  press: PATHS.pressView,
  patents: PATHS.research,
  recruitments: PATHS.recruit,
};

/** The first address of a page of content. */
const pathOf = (slug: string): string | undefined =>
  Object.entries(PAGE_SLUGS).find(([, one]) => one === slug)?.[0];

/** The address at which a file, or a list inside it (`notices/{id}`), is seen; nothing where it has none. */
export function previewAddress(library: Library, file: string): string | undefined {
  const [, folder, name = ''] = /^content\/(?:(\w+)\/)?([\w-]+)\.json$/.exec(file) ?? [];
  if (folder === 'pages') return pathOf(name);
  for (const [slug, page] of library.pages) {
    const at = pathOf(slug);
    if (at === undefined) continue;
    const tab = tabsOf(page).find((one) => JSON.stringify(one).includes(`"${name}"`));
    if (folder === 'products' && tab && 'product' in tab && tab.product === name)
      return `${at}?${TAB_PARAMETER}=${tab.slug}`;
    if (folder === 'documents') {
      const named = `"document":"${name}"`;
      const holder = tabsOf(page).find((one) => JSON.stringify(one).includes(named));
      if (holder) return `${at}?${TAB_PARAMETER}=${holder.slug}`;
      if (JSON.stringify(page).includes(named)) return at;
    }
  }
  return SHOWN_ON[file];
}

/** The address of one item of `db.json`. */
export function itemAddress(collection: string, id: number): string | undefined {
  const at = COLLECTIONS[collection];
  return at && withId(at, id);
}
