import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import * as stories from './ProductIndex.stories.tsx';

const { Default } = composeStories(stories);

// Every story is also rendered in both languages, with axe and a check of its width.
it('is a list of links with the product as name, with a picture of 96 × 72 px each', async () => {
  await Default.run();
  const names = page
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent);
  expect(names).toEqual(['ICCB', '충전 커플러', '플렉시블 버스바']);
  for (const name of names) {
    const link = page.getByRole('link', { name, exact: true }).element();
    const picture = link.querySelector('img')?.getBoundingClientRect();
    expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(4 / 3);
    expect(picture?.width).toBeGreaterThan(80);
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});
