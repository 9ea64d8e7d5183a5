import { expect, it } from 'vitest';

import { compareCallouts, placeCallouts } from './callouts.ts';

it.each(['sides', 'rows'] as const)(
  'leads to badges in %s at 45° and 90° only, apart from each other',
  (places) => {
    const points = Array.from({ length: 9 }, (_, index): [number, number] => [
      0.3 + ((index * 7) % 9) * 0.045,
      (0.2 + ((index * 4) % 9) * 0.07) * 0.75,
    ]);
    const callouts = placeCallouts(points, places);
    expect(callouts).toHaveLength(points.length);
    callouts.forEach(({ badge, bend }, index) => {
      const corners = [points[index] ?? [0, 0], bend, badge] as const;
      for (const [at, next] of [
        [corners[0], corners[1]],
        [corners[1], corners[2]],
      ] as const) {
        const [dx, dy] = [Math.abs(next[0] - at[0]), Math.abs(next[1] - at[1])];
        expect(Math.min(dx, dy, Math.abs(dx - dy))).toBeCloseTo(0);
      }
      for (const other of callouts.slice(index + 1))
        expect(Math.hypot(badge[0] - other.badge[0], badge[1] - other.badge[1])).toBeGreaterThan(
          0.08,
        );
    });
  },
);

it('chooses the sides at which leaders do not cross, and numbers badges from top to bottom', () => {
  // The highest part is at the left, where badges begin below it: its badge is at the right.
  const callouts = placeCallouts(
    [
      [0.45, 0.15],
      [0.42, 0.3],
      [0.6, 0.3],
      [0.6, 0.5],
    ],
    'sides',
  );
  expect(callouts.map(({ side }) => side)).toEqual(['end', 'start', 'end', 'end']);
  const heights = callouts.toSorted(compareCallouts).map(({ badge: [, y] }) => y);
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
});
