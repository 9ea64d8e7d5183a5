import { expect, it } from 'vitest';

import { recognitions } from './recognitions.ts';

const createText = (text: string) => ({ ko: text, en: text });

const CERTIFICATE = {
  id: 'iso-9001',
  kind: 'certificate',
  field: 'quality',
  form: 'management',
  code: 'ISO 9001',
  title: createText('ISO 9001 A'),
  text: createText('A'),
  issuer: 'body',
  number: 'SAMPLE-1',
  scope: createText('A'),
  issued: '2024-01-01',
  expires: '2027-01-01',
};
const TERMS = ['issuer', 'number', 'scope', 'level', 'issued', 'expires', 'year', 'grade'];
const formatNames = (list: readonly string[]) =>
  Object.fromEntries(list.map((name) => [name, createText(name)]));

/** Returns the problems of one certificate, as `path: code`. */
const mistakes = (change: object, { noted: isNoted = true } = {}): string[] => {
  const result = recognitions.safeParse({
    kinds: formatNames(['certificate', 'award']),
    fields: formatNames(['quality', 'environment', 'technology', 'market', 'society']),
    terms: formatNames(TERMS),
    ...(isNoted && { note: createText('samples') }),
    issuers: { body: createText('A body') },
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
