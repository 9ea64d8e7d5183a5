import { composeStories } from '@storybook/react-vite';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { expectAccessible } from '../../testing/expect-accessible.ts';
import * as stories from './SectionNav.stories.tsx';

const { Default, LastOfMany, WithExternal } = composeStories(stories);

/** How far the line begins before the word in a wide window, in pixels. */
const SLOPE = 30;

const getLine = (list: Element) => getComputedStyle(list, '::after');

it('marks the current page, with the line exactly under its name', async () => {
  await page.viewport(1440, 700);
  await Default.run();
  const current = page.getByRole('link', { name: '커넥티드' });
  await expect.element(current).toHaveAttribute('aria-current', 'page');
  const list = page.getByRole('list').element();
  const word = current.element().getBoundingClientRect();
  await vi.waitFor(() => {
    // Before the name, the line rises at 45°.
    expect(parseFloat(getLine(list).width)).toBeCloseTo(word.width + SLOPE, 0);
    expect(parseFloat(getLine(list).left)).toBeCloseTo(word.left - SLOPE, 0);
  });
  await expectAccessible();
});

it('draws no line in the window if no page of the group is current', async () => {
  await page.viewport(1440, 700);
  await Default.run({ args: { items: [{ href: '#one', label: 'One' }] } });
  const { left, width } = getLine(page.getByRole('list').element());
  expect(parseFloat(left) + parseFloat(width)).toBeLessThanOrEqual(-720);
});

it('scrolls the current page into view on a phone without moving the document', async () => {
  await page.viewport(320, 700);
  await LastOfMany.run();
  const { left, right } = page
    .getByRole('link', { name: '글로벌 네트워크' })
    .element()
    .getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(320);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  expect(window.scrollY).toBe(0);
  await expectAccessible();
});

it('announces that another site opens in a new tab', async () => {
  await WithExternal.run();
  const external = page.getByRole('link', { name: '채용 사이트 (새 창)' });
  await expect.element(external).toHaveAttribute('target', '_blank');
});
