import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectAccessible } from '../../testing/expect-accessible.ts';
import * as stories from './NewsList.stories.tsx';

const { Default, PlainRows } = composeStories(stories);

it('names each row by its title, and the whole row is the link', async () => {
  await page.viewport(1024, 700);
  await Default.run();
  const row = page.getByRole('listitem').first();
  await expect.element(row.getByRole('link')).toHaveAccessibleName(/^구역 제어기용/);
  await expect.element(row.getByRole('time')).toHaveAttribute('datetime', '2026-11-12');
  await userEvent.click(row, { position: { x: 20, y: 20 } });
  expect(location.hash).toBe('#/1');
  await expectAccessible();
});

it('does not widen the document when a row is hovered', async () => {
  await page.viewport(1024, 700);
  await Default.run();
  const row = page.getByRole('listitem').first();
  const arrow = row.element().querySelector('svg');
  await userEvent.hover(row);
  await expect.poll(() => arrow && getComputedStyle(arrow).translate).toBe('4px');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});

it('has no links for rows without a page', async () => {
  await PlainRows.run();
  expect(page.getByRole('link').elements()).toEqual([]);
});
