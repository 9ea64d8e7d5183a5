import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectToFit } from '../../testing/expect-to-fit.ts';
import * as stories from './Scene.stories.tsx';

const { Default } = composeStories(stories);

it('shows its picture as wide as the window, and its start on phones', async () => {
  await page.viewport(1440, 900);
  await Default.run();
  const box = () => page.getByRole('img').element().getBoundingClientRect();
  expect(box().width).toBe(document.documentElement.clientWidth);
  await page.viewport(360, 900);
  expect(box().left).toBe(0);
  expect(box().width).toBeGreaterThan(900);
});

it('fits into every width in both languages', () => expectToFit(Default));
