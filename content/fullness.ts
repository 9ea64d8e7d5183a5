import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { isLanguage, type Language } from '@site/contract/language';

import type { Library } from './library/library.ts';
import { sentence } from './library/sentences.ts';
import { walk } from './library/walk.ts';

/** What the first ten segments of a connection carry, in bytes: a page that fits arrives in one round trip. */
export const ROUND_TRIP = 14_336;
/** Above this share of a round trip an editor is warned. */
export const NEARLY_FULL = 0.94;

/** A page, or one of its tabs, in one language. */
export interface PageAddress {
  readonly slug: string;
  readonly tab?: string;
  readonly language: Language;
}

/** What a build measured of a page. */
export interface PageSize extends PageAddress {
  /** Of the finished page, compressed with brotli. */
  readonly bytes: number;
  /** Of the texts of the content that the page shows, compressed alone. */
  readonly textBytes: number;
  /** Of those texts. */
  readonly hash: string;
}

/** How full a page is now. */
export interface Fullness extends PageAddress {
  readonly bytes: number;
  /** Whether the content has changed since the build that measured the page. */
  readonly estimated: boolean;
}

/** Where the build writes a list of `PageSize`, below the root of the project. */
export const PAGE_SIZES = 'app/dist/page-sizes.json';

/** The content files beside the page's own that a block shows, by the block's type. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  network: ['content/sites.json'],
  sites: ['content/sites.json'],
  recognitions: ['content/recognitions.json'],
  departments: ['content/departments.json'],
  'contact-actions': ['content/departments.json'],
  'inquiry-form': ['content/forms/inquiry.json'],
  'reservation-form': ['content/forms/reservation.json'],
  'visit-form': ['content/forms/visit.json', 'content/forms/reservation.json'],
  'report-form': ['content/forms/report.json'],
  'compliment-form': ['content/forms/compliment.json'],
  'lookup-form': ['content/forms/lookup.json', 'content/forms/report.json'],
};
/** What every page shows. */
const EVERYWHERE = [
  'content/site.json',
  'content/messages/pages.json',
  'content/messages/shell.json',
];

interface RawTab {
  readonly slug: string;
  readonly product?: string;
}
interface RawBlock {
  readonly type: string;
  readonly tabs?: readonly RawTab[];
  readonly document?: string;
  readonly area?: string;
}

/** The content that a page shows, as written in its files, in one language. */
function shownText(library: Library, { slug, tab, language }: PageAddress): string {
  const files = new Map(library.files.map(({ file, value }) => [file, value]));
  const page = files.get(`content/pages/${slug}.json`) as
    | { readonly blocks: readonly RawBlock[] }
    | undefined;
  if (!page) return '';
  const tabs = page.blocks.flatMap((block) => block.tabs ?? []);
  const open = tabs.find((one) => one.slug === tab) ?? tabs[0];
  const shown: unknown[] = [
    ...EVERYWHERE.map((file) => files.get(file)),
    { ...page, blocks: page.blocks.map((block) => ({ ...block, tabs: undefined })) },
    open,
    open?.product && files.get(`content/products/${open.product}.json`),
  ];
  const also = new Set<string>();
  for (const { value } of walk([page.blocks.filter((block) => !block.tabs), open])) {
    const { type, document, area } = (value ?? {}) as Partial<RawBlock>;
    for (const file of SHARED[type ?? ''] ?? []) also.add(file);
    if (type === 'document') also.add(`content/documents/${document}.json`);
    if (type === 'products' || type === 'car')
      for (const product of library.products.values())
        if (product.area === area) also.add(`content/products/${product.slug}.json`);
  }
  return JSON.stringify([...shown, ...[...also].map((file) => files.get(file))], (key, value) =>
    isLanguage(key) && key !== language ? undefined : (value as unknown),
  );
}

/**
 * The smallest window of brotli, as a power of two, that holds a text of so many bytes: by itself the library
 * takes and clears 32 MiB for each text, which is most of its work.
 */
export const windowBits = (bytes: number): number =>
  Math.min(
    Math.max(Math.ceil(Math.log2(bytes + 16)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_MAX_WINDOW_BITS,
  );

/** Below quality 7 a sentence more can make the result hundreds of bytes larger or smaller. */
function compressedBytes(text: string): number {
  const bytes = Buffer.from(text);
  const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotliCompressSync(bytes, {
    params: {
      [BROTLI_PARAM_QUALITY]: 9,
      [BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [BROTLI_PARAM_LGWIN]: windowBits(bytes.length),
    },
  }).length;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The record of a page that the build has compressed to so many bytes. */
export function measuredPage(library: Library, page: PageAddress, bytes: number): PageSize {
  const text = shownText(library, page);
  return { ...page, bytes, textBytes: compressedBytes(text), hash: hashOf(text) };
}

/** What the last build measured; `undefined` where there is none. */
export function readPageSizes(root: string): readonly PageSize[] | undefined {
  const file = path.join(root, PAGE_SIZES);
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as readonly PageSize[])
    : undefined;
}

/**
 * How full every page is, the fullest first. Where the content has changed since the build, the page is
 * taken to have grown by as much as its texts have, compressed alone: an estimate that is a little high,
 * because in the page they share words with what is there. Pages that are gone, or have to be corrected before they
 * can be read, are left out.
 */
export const fullnessOf = (sizes: readonly PageSize[], library: Library): Fullness[] =>
  sizes
    .filter(({ slug }) => library.pages.has(slug))
    .map(({ bytes, textBytes, hash, ...page }) => {
      const text = shownText(library, page);
      const estimated = hashOf(text) !== hash;
      return {
        ...page,
        bytes: estimated ? bytes + compressedBytes(text) - textBytes : bytes,
        estimated,
      };
    })
    .toSorted((a, b) => b.bytes - a.bytes);

/** `environment?tab=data (ko): 13,974 of 14,336 bytes, 97 %` */
export function fullnessLine(
  { slug, tab, language, bytes, estimated }: Fullness,
  editor: Language,
): string {
  return sentence(estimated ? 'fullness.estimate' : 'fullness.page', editor, {
    page: `${slug}${tab ? `?tab=${tab}` : ''} (${language})`,
    bytes: bytes.toLocaleString('en'),
    limit: ROUND_TRIP.toLocaleString('en'),
    share: Math.round((bytes / ROUND_TRIP) * 100),
  });
}
