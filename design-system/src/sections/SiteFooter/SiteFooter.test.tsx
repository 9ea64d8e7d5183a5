import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectToFit } from '../../testing/expect-to-fit.ts';
import * as stories from './SiteFooter.stories.tsx';

const { Default, OnlyLinks } = composeStories(stories);

it('announces that related sites open in a new tab', async () => {
  await Default.run();
  const related = page.getByRole('navigation', { name: '관련 사이트' });
  for (const link of related.getByRole('link').elements()) {
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.textContent).toContain('(새 창)');
  }
});

it('contains the site map, and marks the current page', async () => {
  await Default.run();
  const map = page.getByRole('navigation', { name: '전체 메뉴' });
  expect(map.getByRole('link').elements()).toHaveLength(3);
  await expect
    .element(map.getByRole('link', { name: '연혁' }))
    .toHaveAttribute('aria-current', 'page');
});

it.each([1024, 1180, 1280])('holds seven groups in one row at %i px', async (width) => {
  await page.viewport(width, 800);
  await Default.run();
  const map = page.getByRole('navigation', { name: '전체 메뉴' }).element();
  while (map.children.length < 7) map.append(map.firstElementChild?.cloneNode(true) as Node);
  const tops = [...map.children].map((group) => group.getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(1);
});

it.each([
  ['Default', Default],
  ['OnlyLinks', OnlyLinks],
])('%s fits into every width in both languages', (_, story) => expectToFit(story));
