import { expect, it } from 'vitest';

import { placeCallouts, placeBadge } from './callouts.ts';

it.each([
  ['right of the middle', [0.8, 0.5], [0.885, 0.5]],
  ['above the middle', [0.5, 0.3], [0.5, 0.187]],
  ['at the edge', [0.98, 0.5], [0.965, 0.5]],
] as const)('puts the badge away from the middle: %s', (_, anchor, expected) => {
  expect(placeBadge(anchor, 0.75)).toEqual(expected);
});

it.each(['sides', 'rows'] as const)(
  'leads to badges in %s at 45° and 90° only, apart from each other',
  (places) => {
    const ratio = 0.75;
    const points = Array.from({ length: 9 }, (_, index): [number, number] => [
      0.3 + ((index * 7) % 9) * 0.045,
      0.2 + ((index * 4) % 9) * 0.07,
    ]);
    const callouts = placeCallouts(points, ratio, places);
    expect(callouts).toHaveLength(points.length);
    callouts.forEach(({ badge, bend }, index) => {
      const [x, y] = points[index] ?? [0, 0];
      const corners = [[x, y * ratio], bend, badge] as const;
      for (const [at, next] of [
        [corners[0], corners[1]],
        [corners[1], corners[2]],
      ] as const) {
        const [dx, dy] = [Math.abs(next[0] - at[0]), Math.abs(next[1] - at[1])];
        expect(Math.min(dx, dy, Math.abs(dx - dy))).toBeCloseTo(0);
      }
      for (const otherCallout of callouts.slice(index + 1))
        expect(
          Math.hypot(badge[0] - otherCallout.badge[0], badge[1] - otherCallout.badge[1]),
        ).toBeGreaterThan(0.08);
    });
  },
);
