import { expect, it } from 'vitest';

import { localize } from './localize.ts';

const source = {
  type: 'figures',
  heading: { ko: '한 선', en: 'One line' },
  items: [{ value: '12', label: { ko: '공장', en: 'factories' } }],
  text: { ko: [{ type: 'paragraph' }], en: [] },
};

it('selects one language at every depth and leaves other values unchanged', () => {
  expect(localize(source, 'ko')).toEqual({
    type: 'figures',
    heading: '한 선',
    items: [{ value: '12', label: '공장' }],
    text: [{ type: 'paragraph' }],
  });
});

it('has the type of the localized value', () => {
  const heading: string = localize(source, 'en').heading;
  expect(heading).toBe('One line');
});
