import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectAccessible } from '../../testing/expect-accessible.ts';
import * as stories from './EmptyState.stories.tsx';

const { Default, WithoutLink } = composeStories(stories);

it('suggests what to do instead', async () => {
  await Default.run();
  await expect
    .element(page.getByRole('link', { name: '모든 소식 보기' }))
    .toHaveAttribute('href', '#/press');
  await expectAccessible();
});

it('works without a link', async () => {
  await WithoutLink.run();
  expect(page.getByRole('link').elements()).toEqual([]);
});
