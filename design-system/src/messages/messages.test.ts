import { expect, it } from 'vitest';

import english from './en.json';
import korean from './ko.json';

const LANGUAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = { english, korean };

const placeholders = (text = '') => (text.match(/\{\w+\}/g) ?? []).toSorted();
const removePlural = (key: string) => key.replace(/_one$/, '');

it.each(Object.entries(LANGUAGES))('%s has every key, with the same placeholders', (_, texts) => {
  expect([...new Set(Object.keys(texts).map(removePlural))]).toEqual(Object.keys(korean));
  for (const [key, text] of Object.entries(texts))
    expect(placeholders(text), key).toEqual(
      placeholders(korean[removePlural(key) as keyof typeof korean]),
    );
});

it('English has a singular and a plural', () => {
  const counting = Object.entries(english).filter(
    ([key, text]) => /\{count\} \w+/.test(text) && !key.endsWith('_one'),
  );
  expect(counting.length).toBeGreaterThan(0);
  for (const [key] of counting) expect(english).toHaveProperty([`${key}_one`]);
});
