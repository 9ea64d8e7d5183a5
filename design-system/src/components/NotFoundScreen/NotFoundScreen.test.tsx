import { composeStories } from '@storybook/react-vite';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectAccessible } from '../../testing/expectAccessible.ts';
import * as stories from './NotFoundScreen.stories.tsx';

const { Default, WithoutDrawing } = composeStories(stories);

it('shows the ways on, and no header', async () => {
  await Default.run();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByRole('link', { name: '홈으로 가기' })).toBeVisible();
  expect(page.getByRole('banner').elements()).toEqual([]);
});

describe.each(['ko', 'en'])('in %s', (language) => {
  it.each([320, 768, 1024, 1440])('fits into %i px', async (width) => {
    await page.viewport(width, 800);
    for (const story of [Default, WithoutDrawing]) {
      await story.run({ globals: { language } });
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      await expectAccessible();
    }
  });
});
