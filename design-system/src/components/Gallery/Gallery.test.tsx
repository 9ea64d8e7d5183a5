import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import * as stories from './Gallery.stories.tsx';

const { Default } = composeStories(stories);

it.each([
  { width: 820, items: 4, rows: [2, 2] },
  { width: 820, items: 6, rows: [3, 3] },
  { width: 1024, items: 4, rows: [4] },
  { width: 1024, items: 6, rows: [3, 3] },
])('$items items fill rows at $width px', async ({ width, items, rows }) => {
  await page.viewport(width, 800);
  await Default.run();
  const list = page.getByRole('list').first().element();
  while (list.children.length > items) list.lastElementChild?.remove();
  while (list.children.length < items) list.append(list.firstElementChild?.cloneNode(true) as Node);
  const tops = [...list.children].map((item) => Math.round(item.getBoundingClientRect().top));
  expect([...Map.groupBy(tops, (top) => top).values()].map(({ length }) => length)).toEqual(rows);
});
