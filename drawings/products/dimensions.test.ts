import { expect, test } from 'vitest';

import { findBox, placeDimensions } from './dimensions.ts';
import { PRODUCT_DRAWINGS } from './index.ts';
import { Sheet } from './sheet.ts';

test('draws the lines of a box parallel to its edges and outside of it', () => {
  const box = findBox([
    [10, 20, 0],
    [110, 80, 30],
    [50, 40, 12],
  ]);
  expect(box).toEqual({ low: [10, 20, 0], high: [110, 80, 30] });
  expect(placeDimensions(box, { reach: 15, beyond: 5 })).toEqual([
    { measure: 'length', from: [10, 80, 0], to: [110, 80, 0], away: [0, 20, 0] },
    { measure: 'width', from: [110, 80, 0], to: [110, 20, 0], away: [15, 0, 0] },
    { measure: 'height', from: [10, 80, 0], to: [10, 80, 30], away: [-15, 0, 0] },
  ]);
});

test.each(PRODUCT_DRAWINGS)(
  'the values of $id are next to lines inside its drawing',
  ({ build, measures }) => {
    const { places = [], ratio = 0 } = measures?.() ?? {};
    expect(places.map(({ measure }) => measure).join(' ')).toMatch(/^length (?:width|branch)/);
    for (const { at } of places)
      for (const part of at) {
        expect(part).toBeGreaterThan(0.03);
        expect(part).toBeLessThan(0.97);
      }
    expect(ratio).toBeLessThan(1);
    // Compared with the plain drawing: two extension lines, the line of the measure and its arrowheads for each.
    const count = (svg: string) => svg.split('<path').length;
    expect(build({ hasMeasures: true })).not.toContain('NaN');
    expect(count(build({ hasMeasures: true }))).toBeGreaterThan(places.length * 4);
  },
);

test('refuses dimension lines for a drawing without measures', () => {
  const sheet = new Sheet();
  expect(sheet.measurePlaces()).toBeUndefined();
  expect(() => sheet.toMeasuredSvg()).toThrow('nothing of the product is measured');
});
