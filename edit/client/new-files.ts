import { emptyText, FILE_GROUPS, getToday, type FileGroup } from './entries.ts';

/** Returns a new page with empty required fields. */
const createPage = (slug: string): object => ({
  slug,
  title: emptyText,
  description: emptyText,
  blocks: [],
});

/** Returns a new product with empty required fields. */
const createProduct = (slug: string, area: string, order: number): object => ({
  slug,
  area,
  order,
  name: emptyText,
  menuLabel: emptyText,
  drawing: '',
  function: emptyText,
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

/** Returns a new policy with empty required fields. */
const createPolicy = (slug: string): object => ({
  slug,
  title: emptyText,
  numbering: 'articles',
  keeper: emptyText,
  chapters: [{ articles: [{ title: emptyText, body: [emptyText] }] }],
  effective: getToday(),
  history: [{ version: '1.0', date: getToday(), change: emptyText }],
});

/** Returns a new report with empty required fields. */
const createReport = (slug: string): object => ({
  slug,
  title: emptyText,
  period: emptyText,
  issued: getToday(),
  motto: emptyText,
  chapters: [{ title: emptyText, sections: [{ title: emptyText, body: [emptyText] }] }],
});

/** The functions that create the value of a new file, by group. Other groups cannot have new files. */
const NEW_FILES: Readonly<
  Partial<Record<FileGroup, (slug: string, area: string, order: number) => object>>
> = { pages: createPage, products: createProduct, documents: createPolicy, reports: createReport };

/** Returns whether files can be added to a group; files in it can be renamed and removed. */
export const canAddFiles = (group: FileGroup): boolean => group in NEW_FILES;

/** Returns whether a file can be renamed and removed. */
export const canRenameFile = (file: string): boolean =>
  FILE_GROUPS.some(([group, folder]) => canAddFiles(group) && file.startsWith(folder));

/** Returns the value of a new file; a product has an area, and a position among its products. */
export const createNewFileValue = (
  group: FileGroup,
  slug: string,
  area: string,
  order: number,
): object => NEW_FILES[group]?.(slug, area, order) ?? {};
