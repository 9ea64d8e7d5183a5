import { describe, expect, it } from 'vitest';

import { listShownPages } from './shown-pages.ts';

const formatPages = (page: number, pages: number) =>
  listShownPages(page, pages)
    .map((shownPage) => shownPage ?? '…')
    .join(' ');

describe('the shown pages', () => {
  it.each([
    [1, 1, '1'],
    [1, 2, '1 2'],
    [1, 5, '1 2 … 5'],
    [2, 5, '1 2 3 4 5'],
    [3, 5, '1 2 3 4 5'],
    [4, 7, '1 2 3 4 5 6 7'],
    [5, 9, '1 … 4 5 6 … 9'],
    [20, 20, '1 … 19 20'],
    [10, 120, '1 … 9 10 11 … 120'],
  ])('on page %i of %i: %s', (page, pages, expected) => {
    expect(formatPages(page, pages)).toBe(expected);
  });
});
