import { parseTree } from 'jsonc-parser';
import { expect, it } from 'vitest';

import { checkLanguages } from './languages.ts';

const check = (value: unknown): string[] => {
  const text = JSON.stringify(value);
  const source = {
    file: 'content/pages/test.json',
    text,
    tree: parseTree(text),
    value,
    written: value,
  };
  return checkLanguages(source).map(({ key }) => key);
};

it('finds Korean that stands without its translation', () => {
  expect(check({ rows: [['12 V', '선택']] })).toEqual(['rows[0][1]']);
});

it('accepts codes, names of languages, marked phrases, placeholders and addresses', () => {
  expect(
    check([
      { ko: 'CAN FD, LIN', en: 'CAN FD, LIN' },
      { ko: 'English', en: '한국어' },
      { ko: '{from} ~ {until}', en: '{from} – {until}' },
      { ko: '안녕하세요', en: '[안녕하세요]{lang=ko} is a greeting' },
      { ko: 'https://www.example.com/ko', en: 'https://www.example.com/en' },
    ]),
  ).toEqual([]);
});
