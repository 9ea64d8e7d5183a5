import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectToFit } from '../../testing/expect-to-fit.ts';
import * as stories from './NotFoundScreen.stories.tsx';

const { Default, WithoutDrawing } = composeStories(stories);

it('shows links to other pages, and no header', async () => {
  await Default.run();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByRole('link', { name: '홈으로 가기' })).toBeVisible();
  expect(page.getByRole('banner').elements()).toEqual([]);
});

it.each([
  ['Default', Default],
  ['WithoutDrawing', WithoutDrawing],
])('%s fits into every width in both languages', (_, story) => expectToFit(story));
