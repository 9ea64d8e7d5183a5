import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectAccessible } from '../../testing/expect-accessible.ts';
import * as stories from './PartsDrawing.stories.tsx';

const { Default, OnStage } = composeStories(stories);

const findBadges = () => [...document.querySelectorAll<HTMLElement>('li > span')];
const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });

it('shows callouts while assembled, and the number of every part when exploded', async () => {
  await page.viewport(1024, 768);
  await Default.run();
  expect(findBadges().map(isVisible)).toEqual([true, false, false]);
  expect(document.querySelectorAll('svg circle')).toHaveLength(1);
  await page.getByRole('radio').nth(1).click({ force: true });
  expect(findBadges().map(isVisible)).toEqual([true, true, true]);
  await expectAccessible();
});

it('names every part next to the drawing on a stage, but not while assembled', async () => {
  await page.viewport(1440, 900);
  await OnStage.run();
  const words = () => [...document.querySelectorAll('li > div')];
  expect(words().some(isVisible)).toBe(false);
  await page.getByRole('radio').nth(1).click({ force: true });
  expect(words().every(isVisible)).toBe(true);
  const places = words().map((word) => word.getBoundingClientRect());
  for (const [index, place] of places.entries())
    for (const otherPlace of places.slice(index + 1)) {
      const isApart =
        place.bottom <= otherPlace.top || otherPlace.bottom <= place.top || place.right <= otherPlace.left || otherPlace.right <= place.left; // prettier-ignore
      expect(isApart).toBe(true);
    }
  await expectAccessible();
});

it.each([320, 1280])('places badges on the drawing at %i px', async (width) => {
  await page.viewport(width, 768);
  await Default.run();
  const drawing = document.querySelector('img')!.getBoundingClientRect();
  const badge = findBadges()[0]!.getBoundingClientRect();
  const middle = badge.left + badge.width / 2;
  expect((middle - drawing.left) / drawing.width).toBeCloseTo(0.5, 1);
  expect(badge.bottom).toBeLessThan(drawing.bottom);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

it('stays within the gutter while the badges move to the positions of another width', async () => {
  const gutter = 20;
  await page.viewport(1280, 768);
  await Default.run();
  await page.viewport(360, 768);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360 + gutter);
});
