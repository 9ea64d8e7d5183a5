/** A site with many times the content of this one: its products, pages and press items, repeated with texts of their own. */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { prepareBrand } from '../brand/folder.ts';
import { ROOT } from '../run.ts';

/** How much a site holds. Where this one holds more already, that is how much there is. */
export interface SiteSize {
  readonly products: number;
  readonly pages: number;
  readonly press: number;
}

interface Bilingual {
  readonly ko: string;
  readonly en: string;
}
interface Product {
  readonly slug: string;
  readonly order: number;
  readonly area: string;
}
interface Page {
  readonly slug: string;
  readonly blocks: readonly object[];
}
interface TabbedPage extends Page {
  readonly blocks: readonly { readonly tabs?: readonly object[] }[];
}
interface PressItem {
  readonly id: number;
}

/** Pages of text, tables, figures and drawings, without a name that may stand once on a site. */
const REPEATED_PAGES = ['greeting', 'intro', 'personnel', 'philosophy', 'vision'];
/** Texts that name a product or page. Of all others, those get a code that are longer than this, in characters. */
const NAMES: readonly string[] = ['title', 'name', 'menuLabel'];
const LONG = 60;

/** What tells a copy from its original and from other copies, as a maker's series do: "K3QF". */
const codeOf = (slug: string, number: number): string =>
  createHash('sha256')
    .update(`${slug} ${number}`)
    .digest('base64')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, 4)
    .toUpperCase();

const isBilingual = (value: object): value is Bilingual =>
  Object.keys(value).length === 2 && 'ko' in value && 'en' in value;

/** A value with a code in its names and long texts, so that no two copies say the same. */
function withCode(value: unknown, code: string, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withCode(item, code, name));
  if (typeof value !== 'object' || value === null) return value;
  if (isBilingual(value)) {
    const isOwn = NAMES.includes(name) || (value.ko.length > LONG && value.en.length > LONG);
    return isOwn ? { ko: `${value.ko} ${code}`, en: `${value.en} ${code}` } : value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      // The rows of a table are named by other values.
      key === 'rows' ? item : withCode(item, code, key),
    ]),
  );
}

/** Copies of the originals, numbered from 2, as many as are missing. */
function repeated<Item extends object>(
  originals: readonly Item[],
  count: number,
  copyOf: (item: Item, number: number) => Item,
): Item[] {
  const missing = Math.max(0, count - originals.length);
  return Array.from({ length: missing }, (_, index) =>
    copyOf(originals[index % originals.length] as Item, 2 + Math.floor(index / originals.length)),
  );
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const writeJson = (file: string, value: unknown): void =>
  writeFileSync(file, JSON.stringify(value, null, 2));

const readFolder = <Item>(folder: string): Item[] =>
  readdirSync(folder)
    .toSorted()
    .map((name) => readJson(path.join(folder, name)) as Item);

/** Adds products, and their tabs to the pages of their areas. */
function addProducts(content: string, count: number): void {
  const folder = path.join(content, 'products');
  const originals = readFolder<Product>(folder);
  const added = repeated(originals, count, (product, number) => ({
    ...(withCode(product, codeOf(product.slug, number)) as Product),
    slug: `${product.slug}-${codeOf(product.slug, number).toLowerCase()}`,
    order: product.order + number * originals.length,
  }));
  for (const product of added) writeJson(path.join(folder, `${product.slug}.json`), product);
  const { areas } = readJson(path.join(content, 'site.json')) as { areas: readonly string[] };
  for (const [index, area] of ['first', 'second', 'third'].entries()) {
    const file = path.join(content, 'pages', `${areas[index]}.json`);
    const page = readJson(file) as TabbedPage;
    const tabs = added
      .filter((product) => product.area === area)
      .map(({ slug }) => ({ slug, product: slug }));
    const blocks = page.blocks.map((block) =>
      block.tabs ? { ...block, tabs: [...block.tabs, ...tabs] } : block,
    );
    writeJson(file, { ...page, blocks });
  }
}

/** Adds pages, each of which leads to the next one, and the last to the first. */
function addPages(content: string, count: number): void {
  const folder = path.join(content, 'pages');
  const originals = REPEATED_PAGES.map(
    (slug) => readJson(path.join(folder, `${slug}.json`)) as Page,
  );
  const missing = count - readdirSync(folder).length;
  const added = repeated(originals, originals.length + missing, (page, number) => ({
    ...(withCode(page, codeOf(page.slug, number)) as Page),
    slug: `${page.slug}-${codeOf(page.slug, number).toLowerCase()}`,
  }));
  for (const [index, page] of added.entries()) {
    const next = added[(index + 1) % added.length] ?? page;
    const href = `/home/${next.slug}`;
    const text = { ko: `[다음](${href})`, en: `[Next](${href})` };
    const blocks = [...page.blocks, { type: 'prose', text }];
    writeJson(path.join(folder, `${page.slug}.json`), { ...page, blocks });
  }
}

/** Adds press items, newer and older than those there are. */
function addPress(file: string, count: number): void {
  const data = readJson(file) as { press: readonly PressItem[] };
  const highest = Math.max(...data.press.map(({ id }) => id));
  const added = repeated(data.press, count, (item, number) => ({
    ...(withCode(item, codeOf(String(item.id), number)) as PressItem),
    id: item.id + (number - 1) * highest,
  }));
  writeJson(file, { ...data, press: [...data.press, ...added] });
}

/**
 * Writes a site of a size into a folder of its own, with all that it is built and served from and an empty cache.
 * @returns the folder
 */
export async function writeLargerSite(name: string, size: SiteSize): Promise<string> {
  const folder = path.join(ROOT, '.cache', 'larger', name);
  const source = `${folder}-content`;
  for (const one of [folder, source]) rmSync(one, { recursive: true, force: true });
  cpSync(path.join(ROOT, 'content'), path.join(source, 'content'), {
    recursive: true,
    filter: (file) => !/node_modules|\.ts$/.test(path.relative(ROOT, file)),
  });
  cpSync(path.join(ROOT, 'db.json'), path.join(source, 'db.json'));
  mkdirSync(path.join(source, 'tokens'), { recursive: true });
  addProducts(path.join(source, 'content'), size.products);
  addPages(path.join(source, 'content'), size.pages);
  addPress(path.join(source, 'db.json'), size.press);
  mkdirSync(path.join(folder, '.cache'), { recursive: true });
  return prepareBrand(source, folder);
}
