import { describe, expect, it } from 'vitest';

import { getNotations } from './colors.ts';

describe('a color in all notations', () => {
  it.each([
    ['#0b1f3f', '#0B1F3F', '11, 31, 63', '83, 51, 0, 75'],
    ['#1652f0', '#1652F0', '22, 82, 240', '91, 66, 0, 6'],
    ['#ffffff', '#FFFFFF', '255, 255, 255', '0, 0, 0, 0'],
    ['#000000', '#000000', '0, 0, 0', '0, 0, 0, 100'],
  ])('converts %s', (value, hex, rgb, cmyk) => {
    expect(getNotations(value)).toEqual({ hex, rgb, cmyk });
  });

  it('refuses a color that is not opaque', () => {
    expect(() => getNotations('rgba(0, 0, 0, 0.5)')).toThrow(RangeError);
  });
});
