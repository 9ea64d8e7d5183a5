import { expect, it } from 'vitest';

import { readLibrary } from '../library/library.ts';
import { COMPANY } from '../testing/company.ts';
import { findMentions, listNames } from './mentions.ts';

const { library } = readLibrary(COMPANY);

/** Returns the library with one page that has this text. */
const withText = (ko: string, en: string) => {
  const value = { slug: 'charging', href: '/home/charging', text: { ko, en } };
  return {
    ...library,
    files: [
      { file: 'content/pages/test.json', text: '', tree: undefined, value, writtenValue: value },
    ],
  };
};

it.each([
  ['charging', 'We build charging connectors.', 1],
  ['Charging', 'It is charging.', 1],
  ['charger', 'Two chargers', 1],
  ['charge', 'The charging time', 0],
  ['charging inlet', 'The charging\ninlet', 1],
  ['(C++)', 'About (C++) code', 1],
])('finds %s in “%s” %i times', (word, en, count) => {
  expect(findMentions(withText('', en), [word])).toHaveLength(count);
});

it('finds Korean words with their particles, and not slugs and addresses', () => {
  expect(findMentions(withText('충전을 빠르게', 'charging'), ['충전'])).toEqual([
    { file: 'content/pages/test.json', key: 'text.ko', text: '충전을 빠르게' },
  ]);
  expect(findMentions(withText('', ''), ['charging'])).toEqual([]);
});

it('finds texts that still name a removed product', () => {
  const headlamp = library.products.get('headlamp');
  const names = listNames(headlamp);
  expect(names.length).toBeGreaterThan(1);
  const files = library.files.filter(({ file }) => file !== 'content/products/headlamp.json');
  expect(findMentions({ ...library, files }, names).length).toBeGreaterThan(0);
});
