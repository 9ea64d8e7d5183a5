import { composeStories } from '@storybook/react-vite';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectAccessible } from '../../testing/expect-accessible.ts';
import * as stories from './VariantTable.stories.tsx';

const { Default, OneVariant } = composeStories(stories);

const CLEAR = 'rgba(0, 0, 0, 0)';
/** Returns the highlighted columns of values in every row. */
const findHighlighted = () =>
  [2, 3, 4].filter((column) =>
    [...document.querySelectorAll(`tbody tr > :nth-child(${column})`)].every(
      (cell) => getComputedStyle(cell).backgroundColor !== CLEAR,
    ),
  );

beforeEach(() => {
  history.replaceState(null, '', location.pathname + location.search);
});

describe('a variant', () => {
  it('is highlighted when chosen, but not initially', async () => {
    await page.viewport(1024, 768);
    await Default.run();
    const all = page.getByRole('radio', { name: '모두' });
    await expect.element(all).toBeChecked();
    expect(findHighlighted()).toEqual([]);
    await page.getByText('실내용 능동형').first().click();
    expect(findHighlighted()).toEqual([3]);
    await expectAccessible();
    await page.getByText('모두').click();
    await expect.element(all).toBeChecked();
    expect(findHighlighted()).toEqual([]);
  });

  it('is highlighted by its address, until another one is chosen', async () => {
    await Default.run();
    location.hash = 'variant-3';
    expect(findHighlighted()).toEqual([4]);
    await page.getByText('실내용 기본형').first().click();
    expect(findHighlighted()).toEqual([2]);
  });
});

it('emphasizes only the values of rows that differ', async () => {
  await Default.run();
  expect(document.querySelector('tbody tr')?.querySelector('strong')).toBeNull();
  expect(document.querySelectorAll('tbody tr:nth-child(2) strong')).toHaveLength(3);
});

it('offers no choice for a single variant', async () => {
  await OneVariant.run();
  expect(page.getByRole('radio').elements()).toHaveLength(0);
});

it('keeps its first column visible on a phone', async () => {
  await page.viewport(360, 740);
  await Default.run();
  const region = page.getByRole('region').element();
  const header = page.getByRole('rowheader', { name: '총전류' }).element();
  const { left } = header.getBoundingClientRect();
  region.scrollLeft = 500;
  expect(region.scrollLeft).toBeGreaterThan(50);
  expect(header.getBoundingClientRect().left).toBeCloseTo(left, 0);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
