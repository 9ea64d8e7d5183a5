import type { EntryList, Selection } from './entries.ts';
import { getValueAt, withValueAt, type Path } from './values.ts';

/**
 * Returns the value of a file with a new entry in a list, and the path of the entry; `undefined` if there is no list.
 */
export function withEntry(
  { file, path, create, newestFirst }: EntryList,
  value: unknown,
): { readonly value: unknown; readonly selection: Selection } | undefined {
  const currentValue = getValueAt(value, path);
  if (!Array.isArray(currentValue)) return undefined;
  const entries: readonly unknown[] = currentValue;
  const entry = create(entries);
  const next = newestFirst ? [entry, ...entries] : [...entries, entry];
  const at = newestFirst ? 0 : entries.length;
  return { value: withValueAt(value, path, next), selection: { file, path: [...path, at] } };
}

/** Returns the value of a file without an entry of a list or a record. */
export function withoutEntry(list: EntryList, path: Path, value: unknown): unknown {
  const entries = getValueAt(value, list.path);
  if (!Array.isArray(entries)) return withValueAt(value, path, undefined);
  const otherEntries = entries.filter((_, index) => index !== path.at(-1));
  return withValueAt(value, list.path, otherEntries);
}

/** Returns the tabs of a page, and the path to them; `undefined` if it has none. */
function listTabs(
  page: unknown,
): { readonly at: Path; readonly tabs: readonly unknown[] } | undefined {
  const blocks = getValueAt(page, ['blocks']);
  if (!Array.isArray(blocks)) return undefined;
  const index = blocks.findIndex((block) => getValueAt(block, ['type']) === 'tabs');
  const at = ['blocks', index, 'tabs'];
  const tabs = getValueAt(page, at);
  return Array.isArray(tabs) ? { at, tabs } : undefined;
}

/** Returns the page of an area with a tab for a product. */
export function withTab(page: unknown, slug: string): unknown {
  const tabList = listTabs(page);
  return tabList ? withValueAt(page, tabList.at, [...tabList.tabs, { slug, product: slug }]) : page;
}

/** Returns the page of an area without the tab of a product. */
export function withoutTab(page: unknown, slug: string): unknown {
  const tabList = listTabs(page);
  if (!tabList) return page;
  return withValueAt(
    page,
    tabList.at,
    tabList.tabs.filter((tab) => getValueAt(tab, ['product']) !== slug),
  );
}
