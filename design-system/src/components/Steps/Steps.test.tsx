import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import * as stories from './Steps.stories.tsx';

const { Default } = composeStories(stories);

it('keeps its stations where they are while the next one is still being read in', async () => {
  await page.viewport(1280, 720);
  await Default.run();
  const [first, ...others] = page.getByRole('listitem').elements();
  const width = first?.getBoundingClientRect().width;
  others.at(-1)?.remove();
  expect(others.length).toBeGreaterThan(0);
  expect(first?.getBoundingClientRect().width).toBe(width);
});
