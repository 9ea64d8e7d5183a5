import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectToFit } from '../../testing/expect-to-fit.ts';
import * as stories from './PageHeader.stories.tsx';

const { Default, Tinted } = composeStories(stories);

it('has the only h1, below the way to it', async () => {
  await Default.run();
  await expect.element(page.getByRole('heading', { level: 1, name: '커넥티드' })).toBeVisible();
  await expect.element(page.getByRole('navigation', { name: '현재 위치' })).toBeVisible();
  await expect.element(page.getByRole('navigation', { name: '사업분야 메뉴' })).toBeVisible();
});

it.each([
  ['Default', Default],
  ['Tinted', Tinted],
])('%s fits into every width in both languages', (_, story) => expectToFit(story));
