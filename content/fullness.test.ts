import { expect, it } from 'vitest';

import { fullnessLine, fullnessOf, measuredPage, type PageAddress } from './fullness.ts';
import { readLibrary, type Library } from './library/library.ts';
import { tabsOf } from './schema/page.ts';

const { library } = readLibrary();
const home: PageAddress = { slug: 'home', language: 'ko' };

/** The library with one file changed. */
const changed = (name: string, change: (text: string) => string): Library => ({
  ...library,
  files: library.files.map((source) =>
    source.file === name
      ? { ...source, value: JSON.parse(change(JSON.stringify(source.value))) as unknown }
      : source,
  ),
});
const addKorean = (text: string) =>
  text.replace('"ko":"', '"ko":"자동차의 전선을 설계하고 만드는 일에는 긴 호흡이 필요합니다. ');

it('is what the build measured while nothing has changed', () => {
  const [page] = fullnessOf([measuredPage(library, home, 14_000)], library);
  expect(page).toEqual({ ...home, bytes: 14_000, estimated: false });
  expect(fullnessLine(page!, 'en')).toBe('home (ko): 14,000 of 14,336 bytes, 98 %');
});

it('is estimated from what was added to the page, in the language in which it was added', () => {
  const after = changed('content/pages/home.json', addKorean);
  const sizes = (['ko', 'en'] as const).map((language) =>
    measuredPage(library, { slug: 'home', language }, 10_000),
  );
  const [ko, en] = fullnessOf(sizes, after);
  expect(ko).toMatchObject({ language: 'ko', estimated: true });
  // A sentence of forty syllables of three bytes each.
  expect(ko!.bytes).toBeGreaterThan(10_030);
  expect(ko!.bytes).toBeLessThan(10_120);
  expect(en).toMatchObject({ language: 'en', estimated: false, bytes: 10_000 });
});

it('leaves out a page that cannot be read before it is corrected, and one that is gone', () => {
  const sizes = [measuredPage(library, home, 14_000)];
  const misspelled = changed('content/pages/home.json', (text) =>
    text.replace('"blocks"', '"bloks"'),
  );
  const pages = new Map(library.pages);
  pages.delete('home');
  expect(fullnessOf(sizes, { ...misspelled, pages })).toEqual([]);
  expect(fullnessOf(sizes, { ...library, pages })).toEqual([]);
});

it('follows what a page shows of other files, and the tab that is open', () => {
  const tabs = [...library.pages].flatMap(([slug, page]) =>
    tabsOf(page).map((tab) => ({ slug, tab: tab.slug, product: 'product' in tab && tab.product })),
  );
  const shown = tabs.find(({ product }) => product);
  const withProducts = new Set(tabs.flatMap(({ slug, product }) => (product ? [slug] : [])));
  const other = tabs.find(({ slug }) => !withProducts.has(slug));
  const [document] = [...library.pages].flatMap(([slug, { blocks }]) =>
    blocks.flatMap((block) => (block.type === 'document' ? [{ slug, name: block.document }] : [])),
  );
  if (!shown || !document) throw new Error('The content has no product or no document.');
  const pages: PageAddress[] = [
    { slug: shown.slug, tab: shown.tab, language: 'ko' },
    ...(other ? [{ slug: other.slug, tab: other.tab, language: 'ko' } as const] : []),
    { slug: document.slug, language: 'ko' },
  ];
  const estimated = (file: string) =>
    fullnessOf(
      pages.map((page) => measuredPage(library, page, 1)),
      changed(file, addKorean),
    )
      .filter((page) => page.estimated)
      .map(({ slug, tab }) => `${slug} ${tab ?? ''}`);
  expect(estimated(`content/products/${shown.product}.json`)).toEqual([
    `${shown.slug} ${shown.tab}`,
  ]);
  expect(estimated(`content/documents/${document.name}.json`)).toEqual([`${document.slug} `]);
  expect(estimated('content/site.json')).toHaveLength(pages.length);
});
