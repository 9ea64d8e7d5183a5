import { composeStories } from '@storybook/react-vite';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectAccessible } from '../../testing/expectAccessible.ts';
import * as stories from './SiteHeader.stories.tsx';

const { Default, WithoutSearch } = composeStories(stories);

describe.each(['ko', 'en'])('in %s', (language) => {
  it.each([320, 360, 768, 1024, 1280, 1440])('fits into %i px without overlap', async (width) => {
    await page.viewport(width, 700);
    await Default.run({ globals: { language } });
    const header = page.getByRole('banner').element();
    expect(header.getBoundingClientRect().height).toBe(72);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const boxes = [...header.querySelectorAll(':scope a, :scope button')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect())
      .toSorted((one, other) => one.left - other.left);
    boxes.forEach((box, index) =>
      expect(box.right).toBeLessThanOrEqual((boxes[index + 1]?.left ?? Infinity) + 0.5),
    );
    await expectAccessible();
  });
});

it('leads home, and to the search only where there is one', async () => {
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
