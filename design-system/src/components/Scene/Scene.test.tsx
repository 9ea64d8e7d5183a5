import { composeStories } from '@storybook/react-vite';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectAccessible } from '../../testing/expectAccessible.ts';
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

describe.each(['ko', 'en'])('in %s', (language) => {
  it.each([320, 768, 1024, 1440])('fits into %i px', async (width) => {
    await page.viewport(width, 800);
    await Default.run({ globals: { language } });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expectAccessible();
  });
});
