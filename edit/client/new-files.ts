import { emptyText, FILE_GROUPS, getToday, type FileGroup } from './entries.ts';

/** A new page of which everything else has to be filled in. */
const createPage = (slug: string): object => ({
  slug,
  title: emptyText,
  description: emptyText,
  blocks: [],
});

/** A new product of which everything else has to be filled in. */
const createProduct = (slug: string, area: string, order: number): object => ({
  slug,
  area,
  order,
  name: emptyText,
  menuLabel: emptyText,
  drawing: '',
  summary: emptyText,
  features: [emptyText, emptyText, emptyText],
  specifications: {
    columns: [emptyText],
    rows: Array.from({ length: 4 }, () => ({ name: emptyText, values: [''] })),
  },
  keyValues: [{ row: '', value: '' }],
  standards: [''],
  placeInCar: { point: '', text: emptyText },
  variants: emptyText,
  department: '',
});

/** A new policy of which everything else has to be filled in. */
const createPolicy = (slug: string): object => ({
  slug,
  title: emptyText,
  numbering: 'articles',
  keeper: emptyText,
  chapters: [{ articles: [{ title: emptyText, body: [emptyText] }] }],
  effective: getToday(),
  history: [{ version: '1.0', date: getToday(), change: emptyText }],
});

/** A new report of which everything else has to be filled in. */
const createReport = (slug: string): object => ({
  slug,
  title: emptyText,
  period: emptyText,
  issued: getToday(),
  motto: emptyText,
  chapters: [{ title: emptyText, sections: [{ title: emptyText, body: [emptyText] }] }],
});

/** Makes the value of a new file, by its group; no file is added to the others. */
const NEW_FILES: Readonly<
  Partial<Record<FileGroup, (slug: string, area: string, order: number) => object>>
> = { pages: createPage, products: createProduct, documents: createPolicy, reports: createReport };

/** Whether files can be added to a group; those in it can be renamed and removed. */
export const canAddFiles = (group: FileGroup): boolean => group in NEW_FILES;

/** Whether a file can be renamed and removed. */
export const canRenameFile = (file: string): boolean =>
  FILE_GROUPS.some(([group, folder]) => canAddFiles(group) && file.startsWith(folder));

/** The value of a new file; a product has an area, and a place among the products of it. */
export const createNewFileValue = (
  group: FileGroup,
  slug: string,
  area: string,
  order: number,
): object => NEW_FILES[group]?.(slug, area, order) ?? {};
