import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoLayoutShift } from '../../testing/expect-no-layout-shift.ts';
import * as stories from './Document.stories.tsx';

const { Default, KitchenSink } = composeStories(stories);

const getCurrentHref = () => document.querySelector('nav a[aria-current]')?.getAttribute('href');

it('marks the current article', async () => {
  await page.viewport(1280, 320);
  await Default.run();
  document.body.style.paddingBlockEnd = '100vh';
  document.getElementById('article-3')?.scrollIntoView();
  await expect.poll(getCurrentHref).toBe('#article-3');
  document.getElementById('article-1')?.scrollIntoView();
  await expect.poll(getCurrentHref).toBe('#article-1');
  document.body.style.paddingBlockEnd = '';
});

it('marks no article above the first one', async () => {
  await page.viewport(1280, 320);
  await Default.run();
  document.body.style.paddingBlock = '100vh';
  document.getElementById('article-3')?.scrollIntoView();
  await expect.poll(getCurrentHref).toBe('#article-3');
  scrollTo(0, 0);
  await expect.poll(getCurrentHref).toBe(undefined);
  // The list begins with its first entry again.
  expect(document.querySelector('nav a')?.closest('[popover]')?.scrollTop).toBe(0);

  document.getElementById('article-3')?.scrollIntoView();
  await expect.poll(getCurrentHref).toBe('#article-3');
  scrollTo(0, document.documentElement.scrollHeight);
  await expect
    .poll(() => document.getElementById('article-3')?.getBoundingClientRect().bottom)
    .toBeLessThan(0);
  // The observer reports in the frame after the scroll.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  scrollTo(0, 0);
  await expect.poll(getCurrentHref).toBe(undefined);
  document.body.style.paddingBlock = '';
});

it('closes the list on phones when one of its links is followed', async () => {
  await page.viewport(360, 640);
  await Default.run();
  document.getElementById('article-1')?.scrollIntoView();
  // Hydrates from here on.
  await expect.poll(getCurrentHref).toBe('#article-1');
  const list = document.querySelector('nav [popover]');
  await page.getByRole('navigation').getByRole('button').click();
  expect(list?.matches(':popover-open')).toBe(true);
  document.querySelector<HTMLAnchorElement>('nav a[href="#article-3"]')?.click();
  expect(list?.matches(':popover-open')).toBe(false);
});

it('does not shift its facts while its files are loading', async () => {
  await page.viewport(1280, 720);
  await KitchenSink.run();
  expectNoLayoutShift(document.querySelector('dl')!);
});
