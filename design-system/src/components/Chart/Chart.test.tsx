import { composeStories } from '@storybook/react-vite';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectAccessible } from '../../testing/expectAccessible.ts';
import * as stories from './Chart.stories.tsx';

const { Default, Stacked, TwoUnits, LongKorean, LongEnglish } = composeStories(stories);

const cells = () => page.getByRole('cell').elements();

it('is a picture named by its title, with a table that says the same', async () => {
  await Default.run();
  await expect.element(page.getByRole('img')).toHaveAccessibleName(/^매출액/);
  await userEvent.click(page.getByText('표로 보기'));
  await expect.element(page.getByRole('table')).toHaveAccessibleName('매출액');
  expect(cells().map(({ textContent }) => textContent)).toEqual([
    '17,210',
    '19,480',
    '21,730',
    '23,050',
    '24,430',
  ]);
  await expectAccessible();
});

it('draws bars as high as their amounts', async () => {
  await Default.run();
  const [first, , , , last] = [...page.getByRole('img').element().querySelectorAll('rect')].map(
    (bar) => bar.getBoundingClientRect().height,
  );
  expect((last ?? 0) / (first ?? 1)).toBeCloseTo(24_430 / 17_210, 2);
});

it('adds up stacks, above the bars and in the table', async () => {
  await Stacked.run();
  await userEvent.click(page.getByText('표로 보기'));
  expect(cells()[3]?.textContent).toBe('423');
  await expect.element(page.getByRole('columnheader', { name: '합계' })).toBeVisible();
});

it('is read in the unit that is chosen with the keyboard, everywhere at once', async () => {
  await TwoUnits.run();
  await userEvent.click(page.getByText('표로 보기'));
  await expect.element(page.getByRole('heading')).toHaveAccessibleName('매출액 단위: 억원');
  page.getByRole('radio', { name: '억원' }).element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('heading')).toHaveAccessibleName('매출액 단위: 백만원');
  await expect.element(page.getByRole('cell', { name: '2,443,000' })).toBeVisible();
  await expectAccessible();
});

describe.each([
  ['Korean', LongKorean],
  ['English', LongEnglish],
])('in %s', (_, story) => {
  it.each([320, 768, 1440])('fits into %i px', async (width) => {
    await page.viewport(width, 800);
    await story.run();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expectAccessible();
  });
});
