import catalog from './catalog.json';
import { getDocsUrl, getGroup } from './docs-url.ts';

const pages = import.meta.glob<string>('../../design-system/src/{components,sections}/*/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A component or section as somebody looks for it. */
export interface CatalogEntry {
  readonly folder: string;
  /** As in the sidebar: "Components", "Actions". */
  readonly kind: string;
  readonly group: string;
  readonly href: string;
  readonly korean: string;
  readonly summary: { readonly ko: string; readonly en: string };
  /** Other words for it in both languages, separated by spaces. */
  readonly synonyms: string;
  /** The text of its page. */
  readonly page: string;
}

const texts: Readonly<Record<string, { name: string; summary: string; synonyms: string }>> =
  catalog;

/** All components and sections, in the order of the sidebar. */
export const entries: readonly CatalogEntry[] = Object.entries(pages)
  .map(([file, page]) => {
    const folder = file.replace(/^.*\/|\.mdx$/g, '');
    const { name = '', summary = '', synonyms = '' } = texts[folder] ?? {};
    const [kind = '', group = ''] = getGroup(folder).split('/');
    const [, english = ''] = /^# .+\n\n(.+)$/m.exec(page) ?? [];
    return {
      folder,
      kind,
      group,
      href: getDocsUrl(folder),
      korean: name,
      summary: { ko: summary, en: english.replaceAll('`', '') },
      synonyms,
      page,
    };
  })
  .toSorted((a, b) =>
    `${a.kind}/${a.group}/${a.folder}`.localeCompare(`${b.kind}/${b.group}/${b.folder}`, 'en'),
  );

/** Whether a component is what somebody calls by these words, in Korean or English. */
export const matches = (entry: CatalogEntry, query: string): boolean => {
  const text = [
    entry.folder,
    entry.korean,
    entry.summary.ko,
    entry.summary.en,
    entry.synonyms,
    entry.group,
  ]
    .join(' ')
    .toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};
