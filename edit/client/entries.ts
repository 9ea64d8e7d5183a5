import { PATHS, withId } from '@site/contract/paths';

import type { Path } from './values.ts';

/** What is edited at once: a file, or an entry of a list in one. */
export interface Selection {
  readonly file: string;
  /** The place of the entry; empty for the whole file. */
  readonly path: Path;
}

/** A list whose entries are edited one by one. */
export interface EntryList {
  readonly id:
    'press' | 'notices' | 'recruitments' | 'patents' | 'sites' | 'departments' | 'recognitions';
  readonly file: string;
  /** Where the list stands in its file. */
  readonly path: Path;
  /** A new entry, of which everything else has to be filled in. */
  readonly create: (entries: readonly unknown[]) => object;
  /** Whether a new entry comes first. */
  readonly newestFirst?: true;
  /** Where an entry is seen. */
  readonly address: (entry: unknown) => string | undefined;
}

const today = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(new Date());

const text = { ko: '', en: '' };

const numberOf = (entry: unknown): number =>
  typeof entry === 'object' && entry && 'id' in entry && typeof entry.id === 'number'
    ? entry.id
    : 0;
const nextNumber = (entries: readonly unknown[]): number =>
  Math.max(0, ...entries.map(numberOf)) + 1;

const PUBLIC = { file: 'db.json', newestFirst: true } as const;

export const ENTRY_LISTS: readonly EntryList[] = [
  {
    ...PUBLIC,
    id: 'press',
    path: ['press'],
    create: (entries) => ({
      id: nextNumber(entries),
      category: 'global',
      title: text,
      content: text,
      date: today(),
    }),
    address: (entry) => withId(PATHS.pressView, numberOf(entry)),
  },
  {
    ...PUBLIC,
    id: 'notices',
    path: ['notices'],
    create: (entries) => ({
      id: nextNumber(entries),
      subject: text,
      content: text,
      date: today(),
      views: 0,
    }),
    address: (entry) => withId(PATHS.noticeView, numberOf(entry)),
  },
  {
    ...PUBLIC,
    id: 'recruitments',
    path: ['recruitments'],
    create: (entries) => ({
      id: nextNumber(entries),
      title: text,
      link: PATHS.jobs,
      date: today(),
      until: today(),
    }),
    address: () => PATHS.recruit,
  },
  {
    ...PUBLIC,
    id: 'patents',
    path: ['patents'],
    create: (entries) => ({ id: nextNumber(entries), title: text, author: text, date: today() }),
    address: () => PATHS.research,
  },
  {
    id: 'sites',
    file: 'content/sites.json',
    path: [],
    create: () => ({
      id: '',
      name: text,
      place: text,
      country: text,
      countryCode: '',
      kind: 'plant',
      factory: true,
      overseas: true,
      address: text,
      timeZone: '',
    }),
    address: () => PATHS.network,
  },
  {
    id: 'departments',
    file: 'content/departments.json',
    path: [],
    create: () => ({ id: '', name: text, phone: '', email: '', matters: text }),
    address: () => PATHS.inquiry,
  },
  {
    id: 'recognitions',
    file: 'content/recognitions.json',
    path: ['items'],
    create: () => ({ id: '', kind: 'certificate', field: 'quality', title: text, text }),
    address: () => PATHS.authenticationAll,
  },
];

/** The groups of files, by their folders. */
export const FILE_GROUPS = [
  ['pages', 'content/pages/'],
  ['products', 'content/products/'],
  ['documents', 'content/documents/'],
  ['reports', 'content/reports/'],
] as const;

/** Files that are edited as a whole and stand in no folder. */
export const SHARED_FILES = ['site', 'glossary', 'standards', 'drawings'].map(
  (name) => `content/${name}.json`,
);

/** The name of the schema that describes a file. */
export function schemaOf(file: string): string | undefined {
  if (file === 'db.json') return 'public-data';
  const [, folder, name] = /^content\/(?:(\w+)\/)?([\w-]+)\.json$/.exec(file) ?? [];
  const folders: Readonly<Record<string, string>> = {
    pages: 'page',
    products: 'product',
    documents: 'document',
    reports: 'report',
    messages: 'messages',
  };
  return folder ? folders[folder] : name;
}
