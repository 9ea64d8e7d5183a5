import { expect, it } from 'vitest';

import english from './en.json';
import korean from './ko.json';

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

it('has the same keys and the same values to fill in, in both languages', () => {
  expect(Object.keys(english)).toEqual(Object.keys(korean));
  for (const [key, text] of Object.entries(korean))
    expect(placeholders(english[key as keyof typeof english]), key).toEqual(placeholders(text));
});
