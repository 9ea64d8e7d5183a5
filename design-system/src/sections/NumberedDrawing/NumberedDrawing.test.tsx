import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectAccessible } from '../../testing/expect-accessible.ts';
import * as stories from './NumberedDrawing.stories.tsx';

const { CloseTogether, Default } = composeStories(stories);

const numbers = () => [...document.querySelectorAll<HTMLElement>('ol[aria-hidden] > li > *')];

it.each([320, 768, 1440])('has its numbers on the drawing at %i px', async (width) => {
  await page.viewport(width, 800);
  await Default.run();
  expect(numbers().map((number) => number.checkVisibility())).toEqual([true, true]);
  await expectAccessible();
});

it.each([320, 390, 768])('has no two numbers that touch at %i px', async (width) => {
  await page.viewport(width, 800);
  await CloseTogether.run();
  const boxes = numbers().map((number) => number.getBoundingClientRect());
  expect(boxes).toHaveLength(6);
  const distances = boxes.flatMap((one, index) =>
    boxes.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y) - one.width),
  );
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(0);
  for (const { left, right } of boxes) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
  }
});
