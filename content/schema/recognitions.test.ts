import { expect, it } from 'vitest';

import { recognitions } from './recognitions.ts';

const both = (text: string) => ({ ko: text, en: text });

const CERTIFICATE = {
  id: 'iso-9001',
  kind: 'certificate',
  field: 'quality',
  form: 'management',
  code: 'ISO 9001',
  title: both('ISO 9001 A'),
  text: both('A'),
  issuer: 'body',
  number: 'SAMPLE-1',
  scope: both('A'),
  issued: '2024-01-01',
  expires: '2027-01-01',
};
const TERMS = ['issuer', 'number', 'scope', 'level', 'issued', 'expires', 'year', 'grade'];
const names = (list: readonly string[]) =>
  Object.fromEntries(list.map((name) => [name, both(name)]));

/** Returns the problems of one certificate, as `path: code`. */
const mistakes = (change: object, { noted: isNoted = true } = {}): string[] => {
  const result = recognitions.safeParse({
    kinds: names(['certificate', 'award']),
    fields: names(['quality', 'environment', 'technology', 'market', 'society']),
    terms: names(TERMS),
    ...(isNoted && { note: both('samples') }),
    issuers: { body: both('A body') },
    items: [{ ...CERTIFICATE, ...change }],
  });
  return result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
};

it('accepts a certificate whose note states that it is a sample', () => {
  expect(mistakes({})).toEqual([]);
  expect(mistakes({ number: 'KR-1' }, { noted: false })).toEqual([]);
});

it.each([
  [{ issuer: 'nobody' }, 'items.0.issuer: recognitions.issuer'],
  [{ expires: '2023-12-31' }, 'items.0.expires: recognitions.expires'],
  [{ code: 'ISO 14001' }, 'items.0.code: recognitions.code'],
  [{ form: 'assessment', levels: ['1', '2'], level: '3' }, 'items.0.level: recognitions.level'],
  [{ number: 'KR-1' }, 'note: recognitions.note'],
])('refuses %o', (change, mistake) => {
  expect(mistakes(change)).toEqual([mistake]);
});

it('refuses an invented number without a note', () => {
  expect(mistakes({}, { noted: false })).toEqual(['note: recognitions.note']);
});
