import { parseTree } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';

import { createFactsCheck } from './facts.ts';
import { checkLanguages } from './languages.ts';

const check = (value: unknown): string[] => {
  const text = JSON.stringify(value);
  const source = {
    file: 'content/pages/test.json',
    text,
    tree: parseTree(text),
    value,
    writtenValue: value,
  };
  return checkLanguages(source).map(({ key }) => key);
};

it('finds Korean without a translation', () => {
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

describe('facts that a text repeats', () => {
  const findRepeatedFacts = createFactsCheck({
    employees: { number: 1400, unit: { ko: '명', en: 'employees' } },
    'minimum-age': { number: 18 },
    effective: { date: '2026-07-01' },
    founded: { date: '1974-09' },
  });
  const find = (value: object): string[] => {
    const source = {
      file: 'content/pages/test.json',
      text: '',
      tree: undefined,
      value,
      writtenValue: value,
    };
    return findRepeatedFacts(source).map(({ key }) => key);
  };

  it.each(['임직원 1,400명', '2026년 7월 1일부터', '1,400\u00A0명'])('finds %s', (ko) => {
    expect(find({ ko })).toEqual(['ko']);
  });

  it.each([
    ['another number', '약 1,500명'],
    ['a longer number', '11,400명'],
    ['another unit', '1,400개'],
    ['a number without a unit', '만 18세'],
    ['a month', '1974년 9월'],
    ['a reference', '{fact:employees}명'],
  ])('ignores %s', (_, ko) => {
    expect(find({ ko })).toEqual([]);
  });

  it('reads each text in its language', () => {
    expect(find({ ko: '1,400 employees', en: '1,400 employees' })).toEqual(['en']);
  });

  it('finds a date in a text that all languages share', () => {
    expect(find({ effective: '2026-07-01' })).toEqual(['effective']);
  });
});
