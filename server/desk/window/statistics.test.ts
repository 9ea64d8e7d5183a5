import { expect, test } from 'vitest';

import { groupTypes } from './statistics.ts';

const counts = (open: number, answeredCount = 0, closed = 0) => ({
  open,
  answered: answeredCount,
  closed,
});

test('types with many reports have a row each, the largest first', () => {
  expect(
    groupTypes(
      new Map([
        ['safety', counts(5)],
        ['other', counts(2, 3, 1)],
      ]),
    ),
  ).toEqual([
    { types: ['other'], counts: counts(2, 3, 1) },
    { types: ['safety'], counts: counts(5) },
  ]);
});

test('types with few reports share a row, with as many others as needed to hide each of them', () => {
  const byType = new Map([
    ['safety', counts(9)],
    ['bribery', counts(6)],
    ['other', counts(1)],
  ]);
  // A row of one could be calculated from the sum.
  expect(groupTypes(byType)).toEqual([
    { types: ['safety'], counts: counts(9) },
    { types: ['bribery', 'other'], counts: counts(7) },
  ]);
  expect(groupTypes(new Map([...byType, ['environment', counts(0, 4)]]))).toEqual([
    { types: ['safety'], counts: counts(9) },
    { types: ['bribery'], counts: counts(6) },
    { types: ['environment', 'other'], counts: counts(1, 4) },
  ]);
});

test('a small number of reports is not broken down', () => {
  expect(
    groupTypes(
      new Map([
        ['safety', counts(3)],
        ['other', counts(1)],
      ]),
    ),
  ).toEqual([]);
  expect(groupTypes(new Map())).toEqual([]);
});
