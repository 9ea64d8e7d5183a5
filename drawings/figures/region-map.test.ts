import { expect, it } from 'vitest';

import { regionMap, regionSize } from './region-map.ts';
import { ISLANDS } from './region-maps.data.ts';

/** Returns the stretches of dots of a map: start, end and height. */
function stretches(svg: string): { from: number; to: number; y: number }[] {
  const [, d = ''] = /stroke-width="4"[^>]* d="([^"]+)"/.exec(svg) ?? [];
  return [...d.matchAll(/M(-?[\d.]+) (-?[\d.]+)h(-?[\d.]+)/g)].map(([, x, y, length]) => ({
    from: Number(x),
    to: Number(x) + Number(length),
    y: Number(y),
  }));
}

it('shows Korea with Ulleungdo and Dokdo and without the coasts of other countries', () => {
  const { width } = regionSize('korea');
  const dots = stretches(regionMap('korea'));
  const islands = dots.slice(-(ISLANDS.korea?.length ?? 0));
  expect(islands).toHaveLength(2);
  // The map contains only the mainland in the east, without Tsushima and Kyushu.
  const eastCoast = Math.max(...dots.slice(0, -2).map(({ to }) => to));
  expect(eastCoast).toBeLessThan(width * 0.7);
  for (const { from } of islands) expect(from).toBeGreaterThan(width * 0.78);
});

it.each(['korea', 'asia', 'europe', 'americas'] as const)(
  'draws no dot across the edge of the map: %s',
  (region) => {
    const { width } = regionSize(region);
    for (const { from, to } of stretches(regionMap(region))) {
      expect(from).toBeGreaterThanOrEqual(2);
      expect(to).toBeLessThanOrEqual(width - 1.8);
    }
  },
);
