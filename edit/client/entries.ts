import { getDateInSeoul } from '@site/contract/date';
import { DEFAULT_LANGUAGE, mapLanguages } from '@site/contract/language';
import { PATHS, withId } from '@site/contract/paths';
import {
  findNextChange,
  getMinuteInSeoul,
  isVisible,
  type Scheduled,
} from '@site/contract/visibility';

import { getKey, type Path } from './values.ts';

/** The unit of editing: a file, or an entry of a list in it. */
export interface Selection {
  readonly file: string;
  /** The path of the entry; empty for the whole file. */
  readonly path: Path;
}

/** A list or a record whose entries are edited one by one. */
export interface EntryList {
  readonly id:
    | 'press'
    | 'notices'
    | 'recruitments'
    | 'patents'
    | 'sites'
    | 'departments'
    | 'recognitions'
    | 'media'
    | 'drawings'
    | 'facts'
    | 'glossary'
    | 'terms';
  readonly file: string;
  /** The path of the list in its file. */
  readonly path: Path;
  /** Entries of a record have names instead of positions. */
  readonly keyed?: true;
  /** Creates a new entry, whose empty values must be filled in. */
  readonly create: (entries: readonly unknown[]) => object;
  /** Whether a new entry comes first. The tree shows the entries by date, as the site does, whatever their order. */
  readonly newestFirst?: true;
  /** Returns the address of the page that shows an entry. */
  readonly address: (entry: unknown) => string | undefined;
}

/** Returns the date of a new entry or file. */
export const getToday = (): string => getDateInSeoul(new Date());

/** A localized text that must be filled in. */
export const emptyText = mapLanguages(() => '');

const getNumber = (entry: unknown): number =>
  typeof entry === 'object' && entry && 'id' in entry && typeof entry.id === 'number'
    ? entry.id
    : 0;
const getNextNumber = (entries: readonly unknown[]): number =>
  Math.max(0, ...entries.map(getNumber)) + 1;

/** Returns the date of an entry of public data; an empty one, which is the earliest, if it has none. */
export const getDate = (entry: unknown): string =>
  typeof entry === 'object' && entry && 'date' in entry ? String(entry.date) : '';

/** Returns the date on which an entry appears on the site; `undefined` if it is already shown, or has ended. */
export function getAppearance({ file }: Selection, entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { date, ...schedule } = entry as Scheduled;
  const item = file === PUBLIC.file ? { date, ...schedule } : schedule;
  const now = getMinuteInSeoul(new Date());
  return isVisible(item, now) ? undefined : findNextChange([item], now)?.slice(0, 10);
}

/** Returns the category of the newest press item. */
function getNewestCategory(entries: readonly unknown[]): unknown {
  const [newest] = entries.toSorted((a, b) => getDate(b).localeCompare(getDate(a)));
  return typeof newest === 'object' && newest && 'category' in newest ? newest.category : '';
}

const PUBLIC = { file: 'db.json', newestFirst: true } as const;

/** All lists and records whose entries are edited one by one, in the order of the tree. */
export const ENTRY_LISTS: readonly EntryList[] = [
  {
    ...PUBLIC,
    id: 'press',
    path: ['press'],
    create: (entries) => ({
      id: getNextNumber(entries),
      category: getNewestCategory(entries),
      title: emptyText,
      content: emptyText,
      date: getToday(),
    }),
    address: (entry) => withId(PATHS.pressView, getNumber(entry)),
  },
  {
    ...PUBLIC,
    id: 'notices',
    path: ['notices'],
    create: (entries) => ({
      id: getNextNumber(entries),
      subject: emptyText,
      content: emptyText,
      date: getToday(),
      views: 0,
    }),
    address: (entry) => withId(PATHS.noticeView, getNumber(entry)),
  },
  {
    ...PUBLIC,
    id: 'recruitments',
    path: ['recruitments'],
    create: (entries) => ({
      id: getNextNumber(entries),
      title: emptyText,
      link: PATHS.jobs,
      date: getToday(),
      until: getToday(),
    }),
    address: () => PATHS.recruit,
  },
  {
    ...PUBLIC,
    id: 'patents',
    path: ['patents'],
    create: (entries) => ({
      id: getNextNumber(entries),
      title: emptyText,
      author: emptyText,
      date: getToday(),
    }),
    address: () => PATHS.research,
  },
  {
    id: 'sites',
    file: 'content/sites.json',
    path: [],
    create: () => ({
      id: '',
      name: emptyText,
      place: emptyText,
      country: emptyText,
      countryCode: '',
      kind: 'plant',
      factory: true,
      overseas: true,
      address: emptyText,
      timeZone: '',
    }),
    address: () => PATHS.network,
  },
  {
    id: 'departments',
    file: 'content/departments.json',
    path: [],
    create: () => ({ id: '', name: emptyText, phone: '', email: '', matters: emptyText }),
    address: () => PATHS.inquiry,
  },
  {
    id: 'recognitions',
    file: 'content/recognitions.json',
    path: ['items'],
    create: () => ({
      form: 'management',
      id: '',
      kind: 'certificate',
      field: 'quality',
      title: emptyText,
      text: emptyText,
      issuer: '',
      number: '',
      scope: emptyText,
      issued: getToday(),
    }),
    address: () => PATHS.authenticationAll,
  },
  {
    id: 'media',
    file: 'content/media.json',
    path: [],
    keyed: true,
    create: () => ({ alt: emptyText }),
    address: () => undefined,
  },
  {
    id: 'drawings',
    file: 'content/drawings.json',
    path: [],
    keyed: true,
    // A drawing starts with two parts.
    create: () => ({
      alt: emptyText,
      stack: [
        { part: 'housing', width: 120, depth: 80, height: 40, material: 'shell' },
        { part: 'lid', width: 110, depth: 70, height: 8, material: 'metal' },
      ],
    }),
    address: () => undefined,
  },
  {
    id: 'facts',
    file: 'content/facts.json',
    path: [],
    keyed: true,
    create: () => ({ text: '' }),
    address: () => undefined,
  },
  {
    id: 'glossary',
    file: 'content/glossary.json',
    path: [],
    create: () => ({ term: '', name: emptyText, explanation: emptyText }),
    address: () => undefined,
  },
  {
    id: 'terms',
    file: 'content/terms.json',
    path: [],
    create: () => ({ language: DEFAULT_LANGUAGE, avoid: '', use: '', why: '' }),
    address: () => undefined,
  },
];

/** The groups of files, by their folders. */
export const FILE_GROUPS = [
  ['pages', 'content/pages/'],
  ['products', 'content/products/'],
  ['documents', 'content/documents/'],
  ['reports', 'content/reports/'],
  ['forms', 'content/forms/'],
  ['messages', 'content/messages/'],
] as const;
export type FileGroup = (typeof FILE_GROUPS)[number][0];

/** Files that are edited as a whole and are not in a folder. */
export const SHARED_FILES = [
  'recognitions',
  'site',
  'standards',
  'statutes',
  'collected',
  'document-words',
  'samples',
].map((name) => `content/${name}.json`);

/** Returns the list that contains a selected entry. */
export const getList = ({ file, path }: Selection): EntryList | undefined =>
  ENTRY_LISTS.find(
    (list) =>
      list.file === file &&
      path.length === list.path.length + 1 &&
      getKey(path.slice(0, -1)) === getKey(list.path),
  );

/** Returns the entry or file to select for a place in a file; `undefined` if it has no form. */
export function getSelectionAt(file: string, path: Path): Selection | undefined {
  const list = ENTRY_LISTS.find(
    (candidate) =>
      candidate.file === file &&
      path.length > candidate.path.length &&
      getKey(path.slice(0, candidate.path.length)) === getKey(candidate.path),
  );
  if (list) return { file, path: path.slice(0, list.path.length + 1) };
  const isWhole =
    SHARED_FILES.includes(file) || FILE_GROUPS.some(([, folder]) => file.startsWith(folder));
  return isWhole ? { file, path: [] } : undefined;
}
