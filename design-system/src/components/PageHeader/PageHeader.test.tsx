import { composeStories } from '@storybook/react-vite';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectAccessible } from '../../testing/expectAccessible.ts';
import * as stories from './PageHeader.stories.tsx';

const { Default, Tinted } = composeStories(stories);

it('has the only h1, below the way to it', async () => {
  await Default.run();
  await expect.element(page.getByRole('heading', { level: 1, name: '연결' })).toBeVisible();
  await expect.element(page.getByRole('navigation', { name: '현재 위치' })).toBeVisible();
  await expect.element(page.getByRole('navigation', { name: '사업분야 메뉴' })).toBeVisible();
});

describe.each(['ko', 'en'])('in %s', (language) => {
  it.each([320, 768, 1024, 1440])('fits into %i px', async (width) => {
    await page.viewport(width, 800);
    for (const story of [Default, Tinted]) {
      await story.run({ globals: { language } });
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      await expectAccessible();
    }
  });
});
