import { expect, it } from 'vitest';

import { placeBadge } from './callouts.ts';

it.each([
  ['right of the middle', [0.8, 0.5], [0.885, 0.5]],
  ['above the middle', [0.5, 0.3], [0.5, 0.187]],
  ['at the edge', [0.98, 0.5], [0.965, 0.5]],
] as const)('puts the badge away from the middle: %s', (_, anchor, expected) => {
  expect(placeBadge(anchor, 0.75)).toEqual(expected);
});
