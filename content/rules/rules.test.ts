import { describe, expect, it } from 'vitest';

import { readLibrary } from '../library/library.ts';
import { checkLanguages, checkPlaceholders } from './languages.ts';
import { checkLinks } from './links.ts';
import { checkDescriptions, checkReferences } from './references.ts';

const { library } = readLibrary();
const file = 'content/pages/test.json';
const keys = (problems: readonly { key: string }[]): string[] => problems.map(({ key }) => key);

const check = (value: unknown) => keys(checkLanguages({ file, value }));

describe('checkLanguages', () => {
  it('finds Korean in English texts and English in Korean ones', () => {
    expect(
      check({ a: { ko: '연혁', en: '연혁' }, b: { ko: 'Our history', en: 'Our history' } }),
    ).toEqual(['a.en', 'b.ko']);
  });
  it('finds Korean that stands without its translation', () => {
    expect(check({ rows: [['12 V', '선택']] })).toEqual(['rows[0][1]']);
  });
  it('lets codes, names of languages, marked phrases and placeholders stand', () => {
    expect(
      check([
        { ko: 'CAN FD, LIN', en: 'CAN FD, LIN' },
        { ko: 'English', en: '한국어' },
        { ko: '{from} ~ {until}', en: '{from} – {until}' },
        { ko: '온선', en: '[온선]{lang=ko} means a whole line' },
      ]),
    ).toEqual([]);
  });
});

it('checkPlaceholders finds messages that are filled in differently', () => {
  const value = { good: { ko: '{group} 메뉴', en: '{group} menu' }, bad: { ko: '{a}', en: '{b}' } };
  expect(keys(checkPlaceholders({ file, value }))).toEqual(['bad']);
});

it('checkLinks finds addresses that the site does not have', () => {
  const value = {
    links: [
      { href: '/home/main' },
      { href: '/home/r&d' },
      { href: '/press/view/3' },
      { href: 'https://example.com/' },
      { href: '/home/intro?tab=none' },
      { href: '/home/hisotry' },
    ],
    text: { ko: '[연혁](/home/histroy)' },
  };
  expect(keys(checkLinks({ file, value }, library))).toEqual([
    'links[4].href',
    'links[5].href',
    'text.ko',
  ]);
});

it('checkReferences finds names of what does not exist', () => {
  const value = {
    drawing: 'line-car',
    point: 'iccb',
    department: 'quality',
    departments: ['quality', 'kitchen'],
    items: [{ drawing: 'line-cat' }, { product: 'toaster' }, { point: 'roof' }],
  };
  expect(keys(checkReferences({ file, value }, library))).toEqual([
    'departments[1]',
    'items[0].drawing',
    'items[1].product',
    'items[2].point',
  ]);
});

it('checkDescriptions measures what search engines show', () => {
  const value = { description: { ko: '짧은 글', en: 'x'.repeat(80) } };
  expect(keys(checkDescriptions({ file, value }))).toEqual(['description.ko']);
});
