import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getAddresses, TAB_PARAMETER } from '@site/contract/paths';
import sharp from 'sharp';

import { PHOTOGRAPH_WIDTH_MIN } from '../../content/schema/photographs.ts';
import { library } from '../fixtures/site.ts';
import { expect, test } from './project.ts';

/** A film is drawn along a line; the latest news shows a drawing only if an item has no picture. */
const EXCEPT = ['film', 'latest'];

/** A page, the kind of block in it that names a drawing, and the path to the name. */
interface Place {
  readonly page: string;
  readonly kind: string;
  readonly path: readonly (string | number)[];
}

/** Returns the first place of each kind of block that names a drawing. */
function listKinds(): Place[] {
  const places = new Map<string, Place>();
  const visit = (page: string, value: unknown, at: (string | number)[], kind: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const ownKind = 'type' in value && typeof value.type === 'string' ? value.type : kind;
    for (const [key, inner] of Object.entries(value)) {
      const nextPath = [...at, Array.isArray(value) ? Number(key) : key];
      if (key === 'drawing' && !places.has(ownKind))
        places.set(ownKind, { page, kind: ownKind, path: nextPath });
      visit(page, inner, nextPath, ownKind);
    }
  };
  for (const [slug, page] of library.pages) visit(slug, page.blocks, ['blocks'], '');
  return [...places.values()].filter(({ kind }) => !EXCEPT.includes(kind));
}

/** Sets a value inside another one. */
function setAt(value: unknown, [key, ...rest]: Place['path'], newValue: unknown): void {
  const container = value as Record<string | number, unknown>;
  if (rest.length === 0) container[key!] = newValue;
  else setAt(container[key!], rest, newValue);
}

test('a photograph replaces the drawing of every kind of block, and of a product, by its name in the content', async ({
  request,
  project: { folder, origin, changeFile },
}) => {
  const change = (file: string, edit: (value: Record<string, unknown>) => void): void =>
    changeFile(file, (text) => {
      const value = JSON.parse(text) as Record<string, unknown>;
      edit(value);
      return JSON.stringify(value);
    });
  mkdirSync(path.join(folder, 'content/media'), { recursive: true });
  const create = {
    width: PHOTOGRAPH_WIDTH_MIN,
    height: 800,
    channels: 3,
    background: 'navy',
  } as const;
  const picture = await sharp({ create }).png().toBuffer();
  const alt = { ko: '바꾼 사진.', en: 'The replacement.' };
  const entry = { alt, credit: 'Photograph: the company' };
  const kinds = listKinds();
  const ids = ['product', ...kinds.map(({ kind }) => kind)].map((kind) => `replacement-${kind}`);
  for (const id of ids) writeFileSync(path.join(folder, `content/media/${id}.png`), picture);
  writeFileSync(
    path.join(folder, 'content/media.json'),
    JSON.stringify(Object.fromEntries(ids.map((id) => [id, entry]))),
  );
  for (const { page, kind, path: at } of kinds)
    change(`content/pages/${page}.json`, (value) => setAt(value, at, `replacement-${kind}`));
  const [product] = library.products.keys();
  if (product !== undefined)
    change(
      `content/products/${product}.json`,
      (value) => (value['drawing'] = 'replacement-product'),
    );

  const addresses = Object.entries(getAddresses(library.pages.keys()));
  for (const slug of new Set(kinds.map(({ page }) => page))) {
    const address = addresses.find(([, pageSlug]) => pageSlug === slug)?.[0] ?? '';
    const url = `${origin}${address}?lang=en`;
    // While the server reads changed files, a page may be incomplete.
    await expect(async () => {
      const response = await request.get(url, { headers: { Accept: 'text/html' } });
      expect([slug, response.status()]).toEqual([slug, 200]);
      const html = await response.text();
      // A block of a tab is at another address.
      const here = kinds.filter(({ page, path: at }) => page === slug && !at.includes('tabs'));
      expect(here.filter(({ kind }) => !html.includes(`/assets/replacement-${kind}-`))).toEqual([]);
      // Cards, lists and covers have no caption: the end of the page has the credits.
      if (here.length > 0) expect(html).toContain('The replacement. — Photograph: the company');
    }).toPass();
  }
  const area = [...library.pages].find(([, page]) =>
    JSON.stringify(page).includes(`"product":"${product}"`),
  );
  const home = addresses.find(([, pageSlug]) => pageSlug === area?.[0])?.[0];
  if (home !== undefined) {
    const at = `${origin}${home}?${TAB_PARAMETER}=${product}&lang=en`;
    const response = await request.get(at, { headers: { Accept: 'text/html' } });
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html).toContain('alt="The replacement."');
    expect(html).toContain('Photograph: the company');
  }
});
