import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectAccessible } from '../../testing/expect-accessible.ts';
import * as stories from './PartsDrawing.stories.tsx';

const { Default, OnStage } = composeStories(stories);

/** How far a badge is from its part in the exploded drawing, in both directions, in pixels. */
const LEADER = 20;

const findBadges = () => [...document.querySelectorAll<HTMLElement>('li > span')];
const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });

it('shows callouts while assembled, and the number of every part when exploded', async () => {
  await page.viewport(1024, 768);
  await Default.run();
  expect(findBadges().map(isVisible)).toEqual([true, false, false]);
  const leader = document.querySelector('[data-shown="assembled"] > path');
  expect(leader?.getAttribute('d')?.match(/M/g)).toHaveLength(1);
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

it.each([360, 768, 1440])('has the same height in both states at %i px', async (width) => {
  await page.viewport(width, 900);
  await OnStage.run();
  const height = () => document.querySelector('[data-callouts]')!.getBoundingClientRect().height;
  const assembled = height();
  expect(assembled).toBeGreaterThan(200);
  await page.getByRole('radio').nth(1).click({ force: true });
  expect(height()).toBe(assembled);
});

it('fills a high box with the exploded drawing on phones', async () => {
  await page.viewport(360, 800);
  await OnStage.run();
  await page.getByRole('radio').nth(1).click({ force: true });
  const picture = document.querySelector('picture img')!;
  const { left, top, width, height } = picture.getBoundingClientRect();
  expect(height / width).toBeCloseTo(1.25);
  expect(picture).toHaveProperty('currentSrc', expect.stringMatching(/#tall(-apart)?$/));
  await expect
    .poll(() => {
      const badge = findBadges()[1]!.getBoundingClientRect();
      // The end of its leader.
      return [
        (badge.left + badge.width / 2 - LEADER - left) / width,
        (badge.top + badge.height / 2 + LEADER - top) / height,
      ].map((part) => Math.round(part * 50) / 50);
    })
    .toEqual([0.8, 0.66]);
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
