import { MODES, TOKEN_VALUES } from '@site/tokens';
import { BRAND_VALUES, BRANDS } from '@site/tokens/brands';
import { computeContrast } from '@site/tokens/contrast';
import { describe, expect, it } from 'vitest';

import { REQUIREMENTS, findShortfalls } from './requirements.ts';

describe('contrast()', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
  ])('%s and %s have a contrast of %d', (first, second, expected) => {
    expect(computeContrast(first, second)).toBeCloseTo(expected, 2);
    expect(computeContrast(second, first)).toBe(computeContrast(first, second));
  });

  it('refuses values that are not opaque colors', () => {
    expect(() => computeContrast('rgba(0, 0, 0, 0.5)', '#ffffff')).toThrow('not an opaque color');
  });
});

const LOOKS = [
  { look: 'the site', modes: TOKEN_VALUES },
  ...BRANDS.map((brand) => ({ look: `brand ${brand}`, modes: BRAND_VALUES[brand] })),
].flatMap(({ look, modes }) =>
  MODES.map((mode) => ({ look: `${look}, ${mode}`, values: modes[mode] })),
);

describe.each(LOOKS)('$look', ({ values }) => {
  it.each(REQUIREMENTS)('$what: $ratio to 1', (requirement) => {
    expect(
      findShortfalls(values, [requirement]).map(
        ({ color, ground, ratio }) => `${color} on ${ground}: ${ratio.toFixed(2)}`,
      ),
    ).toEqual([]);
  });

  it('paints the gutter of the scrollbar like the page under a backdrop', () => {
    const channels = (color = '') =>
      color.startsWith('#')
        ? [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
        : (color.match(/[\d.]+/g) ?? []).map(Number);
    const [red = 0, green = 0, blue = 0, alpha = 1] = channels(values['color-backdrop']);
    const page = channels(values['color-surface']);
    const gutter = channels(values['color-backdrop-gutter']);
    for (const [index, channel] of [red, green, blue].entries())
      expect(gutter[index]).toBeCloseTo(channel * alpha + (page[index] ?? 0) * (1 - alpha), -0.5);
  });
});
