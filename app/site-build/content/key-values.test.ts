import { expect, it } from 'vitest';

import { assembleKeyValues } from './key-values.ts';

const product = {
  specifications: {
    columns: [{ ko: '일반형', en: 'Direct' }, { ko: '레버형', en: 'Lever' }, '48 V'],
    rows: [{ name: { ko: '극수', en: 'Poles' }, values: ['20–40', '120–154', '2'] }],
  },
};
const max = { ko: '최대', en: 'max.' };

it.each([
  [{ value: '154' }, { value: '154' }],
  [
    { value: { ko: '2극', en: '2' }, variant: 3 },
    { value: '2', variant: '48 V' },
  ],
  [
    { value: '154', unit: { ko: '극', en: 'poles' }, variant: 2, qualifier: max },
    { value: '154', unit: 'poles', variant: 'max., Lever' },
  ],
  [
    { value: '154', qualifier: max },
    { value: '154', variant: 'max.' },
  ],
])('shows the chosen figure %j', (chosenFigure, shownFigure) => {
  expect(
    assembleKeyValues({ ...product, keyValues: [{ row: 'Poles', ...chosenFigure }] }, 'en'),
  ).toEqual([{ ...shownFigure, label: 'Poles' }]);
});
