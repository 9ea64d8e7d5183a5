import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import * as stories from './Timeline.stories.tsx';

const { Default } = composeStories(stories);

const getPixels = (element: Element, pseudo: string, property: string) =>
  Number.parseFloat(getComputedStyle(element, pseudo).getPropertyValue(property));

it.each([360, 768, 1440])(
  'begins the branch of a first milestone at the ring of its year at %i px',
  async (width) => {
    await page.viewport(width, 900);
    await Default.run();
    const branches = [...document.querySelectorAll('li:first-child > [data-accent][aria-hidden]')];
    expect(branches.length).toBeGreaterThan(1);
    for (const branch of branches) {
      const year = branch.closest('[id^=year-]')!;
      const ring = year.getBoundingClientRect().top + getPixels(year, '::before', 'top') + 12;
      // Within the ring, which covers its beginning.
      expect(Math.abs(branch.getBoundingClientRect().top - ring)).toBeLessThanOrEqual(12);
    }
  },
);

it('ends the axis in a terminal', async () => {
  await page.viewport(1440, 900);
  await Default.run();
  const axis = document.querySelector('[id^=year-]')!.parentElement!;
  expect(getPixels(axis, '::after', 'bottom') + getPixels(axis, '::after', 'height') / 2).toBe(
    getPixels(axis, '::before', 'bottom'),
  );
});
