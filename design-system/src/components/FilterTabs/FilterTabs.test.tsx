import { composeStories } from '@storybook/react-vite';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { renderServerHtml } from '../../testing/render-server-html.tsx';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import * as stories from './FilterTabs.stories.tsx';

const { Default, Long } = composeStories(stories);

const filter = (name: string) => page.getByRole('link', { name, exact: false });

describe('hydrated', () => {
  it('is chosen with the keyboard, announces the current filter and keeps the focus', async () => {
    await Default.run();
    await expect.element(filter('전체')).toHaveAttribute('aria-current', 'true');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(filter('글로벌 소식')).toHaveAttribute('aria-current', 'true');
    await expect.element(filter('글로벌 소식')).toHaveFocus();
    await expect.element(filter('전체')).not.toHaveAttribute('aria-current');
    await expectAccessible();
  });

  it('contains its count with its unit', async () => {
    await Default.run();
    await expect.element(filter('R&D 소식')).toHaveAccessibleName('R&D 소식 19건');
  });
});

it('is a list of addresses without scripts', () => {
  const place = renderServerHtml(Default);
  const addresses = [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(addresses).toEqual([0, 1, 2, 3].map((index) => `#/press?filter=${index}`));
});

it('scrolls in a narrow window to the current filter', async () => {
  await page.viewport(320, 640);
  await Long.run();
  const list = page.getByRole('list').element();
  const expectInSight = (link: Element) => {
    const row = list.getBoundingClientRect();
    const current = link.getBoundingClientRect();
    expect(current.left).toBeGreaterThanOrEqual(row.left);
    expect(current.right).toBeLessThanOrEqual(row.right);
  };
  expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
  expectInSight(filter('생산 기술과 품질 보증').element());
  // A filter outside of the visible area is scrolled to, also in browsers without scroll-initial-target.
  for (const link of list.querySelectorAll('a'))
    link.style.setProperty('scroll-initial-target', 'none');
  const otherTab = page.getByRole('link').last();
  otherTab.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await expect.element(otherTab).toHaveAttribute('aria-current', 'true');
  expectInSight(otherTab.element());
  await expectAccessible();
});
