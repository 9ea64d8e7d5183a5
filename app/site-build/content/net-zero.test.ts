import { expect, it } from 'vitest';

import { formatChange } from './net-zero.ts';

it.each([
  [100, 58, '−42%'],
  [100, 57.9, '−42.1%'],
  [80, 100, '+25%'],
  [80, 0, '−100%'],
])('from %s to %s is %s', (previousTons, currentTons, text) => {
  expect(formatChange(previousTons, currentTons)).toBe(text);
});
