import { expect, it } from 'vitest';

import { keyValuesOf } from './keyValues.ts';

const text = (words: string) => ({ ko: words, en: words });
const rowOf = (...values: readonly string[]) => ({
  keyValues: ['Row'],
  specifications: {
    columns: values.map((_, index) => `V${index + 1}`),
    rows: [{ name: text('Row'), values: [...values] }],
  },
});
const keyValue = (...values: readonly string[]) => {
  const [{ label: _label, ...rest } = { label: '' }] = keyValuesOf(rowOf(...values), 'en');
  return rest;
};

it.each([
  [['150 A', '300 A', '200 A'], { value: '300', unit: 'A', variant: 'V2' }],
  [['200–600 A', '200–400 A'], { value: '600', unit: 'A', variant: 'V1' }],
  [['−40 to +85 °C', '−40 to +105 °C'], { value: '+105', unit: '°C', variant: 'V2' }],
  [['≤ 0.3 mA', '≤ 0.3 mA'], { value: '≤ 0.3', unit: 'mA' }],
  [['2.0초 이하'], { value: '≤ 2.0', unit: '초' }],
  [['IP5K2', 'IP6K7'], { value: 'IP6K7', variant: 'V2' }],
  [['1,000 V', '480 V', '1,000 V'], { value: '1,000', unit: 'V', variant: 'V1 · V3' }],
  [['None', '30'], { value: '30', variant: 'V2' }],
])('the greatest of %j', (values, expected) => {
  expect(keyValue(...values)).toEqual(expected);
});
