import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectToFit } from '../../testing/expect-to-fit.ts';
import * as stories from './SiteHeader.stories.tsx';

const { Default, WithoutSearch } = composeStories(stories);

/** Expects one row of the height that pages reserve, in which links and buttons do not overlap. */
function expectOneRow(view: string): void {
  const header = page.getByRole('banner').element();
  expect(header.getBoundingClientRect().height, view).toBe(72);
  const boxes = [...header.querySelectorAll(':scope a, :scope button')]
    .filter((element) => element.checkVisibility())
    .map((element) => element.getBoundingClientRect())
    .toSorted((a, b) => a.left - b.left);
  boxes.forEach((box, index) =>
    expect(box.right, view).toBeLessThanOrEqual((boxes[index + 1]?.left ?? Infinity) + 0.5),
  );
}

it('fits into every width in both languages without overlap', () =>
  expectToFit(Default, [320, 360, 768, 1024, 1280, 1440], expectOneRow));

it('links to the home page, and to the search if there is one', async () => {
  await page.viewport(1440, 700);
  await Default.run();
  await expect
    .element(page.getByRole('link', { name: '홈으로' }))
    .toHaveAttribute('href', '#/home');
  await expect
    .element(page.getByRole('link', { name: '검색' }))
    .toHaveAttribute('href', '#/search');
  await WithoutSearch.run();
  await expect.element(page.getByRole('link', { name: '검색' })).not.toBeInTheDocument();
});
