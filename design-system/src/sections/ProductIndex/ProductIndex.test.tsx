import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import * as stories from './ProductIndex.stories.tsx';

const { Default } = composeStories(stories);

// Every story is also rendered in both languages, with axe and a check of its width.
it('is a list of links that say their product alone, with a picture of 48 px each', async () => {
  await Default.run();
  const names = page
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent);
  expect(names).toEqual(['ICCB', '충전 커플러', '플렉시블 버스바']);
  for (const name of names) {
    const link = page.getByRole('link', { name, exact: true }).element();
    const picture = link.querySelector('img')?.parentElement?.getBoundingClientRect();
    expect([picture?.width, picture?.height]).toEqual([48, 48]);
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});
