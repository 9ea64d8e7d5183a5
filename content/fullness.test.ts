import { expect, it } from 'vitest';

import { fullnessLine, fullnessOf, measuredPage, type PageAddress } from './fullness.ts';
import { readLibrary, type Library } from './library/library.ts';

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

it('follows what a page shows of other files, and the tab that is open', () => {
  const pages: PageAddress[] = [
    { slug: 'whistleblowing', tab: 'report', language: 'ko' },
    { slug: 'whistleblowing', tab: 'rules', language: 'ko' },
    { slug: 'connected', tab: 'junction-block', language: 'ko' },
    { slug: 'privacy', language: 'ko' },
  ];
  const estimated = (file: string) =>
    fullnessOf(
      pages.map((page) => measuredPage(library, page, 1)),
      changed(file, addKorean),
    )
      .filter((page) => page.estimated)
      .map(({ slug, tab }) => `${slug} ${tab ?? ''}`);
  expect(estimated('content/forms/report.json')).toEqual(['whistleblowing report']);
  expect(estimated('content/products/junction-block.json')).toEqual(['connected junction-block']);
  expect(estimated('content/documents/privacy.json')).toEqual(['privacy ']);
  expect(estimated('content/site.json')).toHaveLength(pages.length);
});
