import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectToFit } from '../../testing/expect-to-fit.ts';
import * as stories from './ProductHeader.stories.tsx';

const { Default, EcoFriendly } = composeStories(stories);

it('is a region named by the product, with its drawing, points and actions', async () => {
  await Default.run();
  const region = page.getByRole('region', { name: '정션 블록' });
  await expect.element(region.getByRole('img', { name: '정션 블록' })).toBeVisible();
  await expect.element(region.getByRole('link', { name: '온라인 문의' })).toBeVisible();
});

it.each([
  ['Default', Default],
  ['EcoFriendly', EcoFriendly],
])('%s fits into every width in both languages', (_, story) => expectToFit(story));

it('does not shift its drawing while the text next to it is loading', async () => {
  await page.viewport(1280, 720);
  await Default.run();
  const drawing = page.getByRole('img').element();
  const { top } = drawing.getBoundingClientRect();
  page
    .getByRole('list')
    .element()
    .append(...Array.from({ length: 40 }, () => document.createElement('hr')));
  expect(drawing.getBoundingClientRect().top).toBe(top);
});
