import type { ComponentDocs } from '../../design-system/src/stories/component-docs.ts';
import { componentDocs } from './component-docs.ts';
import { getDocsUrl, getGroup } from './docs-url.ts';

/** A component or section with the names by which people look for it. */
export interface CatalogEntry {
  readonly folder: string;
  /** As in the sidebar: "Components", "Actions". */
  readonly kind: string;
  readonly group: string;
  readonly href: string;
  readonly docs: ComponentDocs;
}

/** All components, sections and patterns, in the order of the sidebar. */
export const entries: readonly CatalogEntry[] = [...componentDocs]
  .map(([folder, docs]) => {
    const [kind = '', group = ''] = getGroup(folder).split('/');
    return { folder, kind, group, href: getDocsUrl(folder), docs };
  })
  .toSorted((a, b) =>
    `${a.kind}/${a.group}/${a.folder}`.localeCompare(`${b.kind}/${b.group}/${b.folder}`, 'en'),
  );

/** Returns whether a component matches a search, in Korean or English. */
export const matches = ({ folder, group, docs }: CatalogEntry, query: string): boolean => {
  const { name, description, synonyms } = docs;
  const text = [folder, name, description.ko, description.en, synonyms, group]
    .join(' ')
    .toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};
