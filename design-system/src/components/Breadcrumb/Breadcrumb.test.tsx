import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectAccessible } from '../../testing/expect-accessible.ts';
import * as stories from './Breadcrumb.stories.tsx';

const { Default, LastIsALink } = composeStories(stories);

it('shows the place of the page; the last item is the page', async () => {
  await Default.run();
  await expect.element(page.getByRole('navigation', { name: '현재 위치' })).toBeVisible();
  const items = page.getByRole('listitem').elements();
  expect(items.map((item) => item.textContent)).toEqual(['홈', '사업분야', '커넥티드']);
  expect(items.at(-1)?.firstElementChild?.getAttribute('aria-current')).toBe('page');
  await expectAccessible();
});

it('may end with a link', async () => {
  await LastIsALink.run();
  await expect
    .element(page.getByRole('link', { name: '정션 블록' }))
    .toHaveAttribute('aria-current', 'page');
  await expectAccessible();
});
