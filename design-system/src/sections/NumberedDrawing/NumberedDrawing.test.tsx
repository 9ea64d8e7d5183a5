import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectAccessible } from '../../testing/expect-accessible.ts';
import * as stories from './NumberedDrawing.stories.tsx';

const { CloseTogether, Default } = composeStories(stories);

const findNumbers = () => [...document.querySelectorAll<HTMLElement>('ol[aria-hidden] > li > *')];

it.each([320, 768, 1440])('has its numbers on the drawing at %i px', async (width) => {
  await page.viewport(width, 800);
  await Default.run();
  expect(findNumbers().map((number) => number.checkVisibility())).toEqual([true, true]);
  await expectAccessible();
});

it.each([320, 390, 768])('has no two numbers that touch at %i px', async (width) => {
  await page.viewport(width, 800);
  await CloseTogether.run();
  const boxes = findNumbers().map((number) => number.getBoundingClientRect());
  expect(boxes).toHaveLength(6);
  const distances = boxes.flatMap((box, index) =>
    boxes
      .slice(index + 1)
      .map((otherBox) => Math.hypot(box.x - otherBox.x, box.y - otherBox.y) - box.width),
  );
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(0);
  for (const { left, right } of boxes) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
  }
});
