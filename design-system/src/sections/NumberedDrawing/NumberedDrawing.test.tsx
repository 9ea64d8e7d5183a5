import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectAccessible } from '../../testing/expect-accessible.ts';
import * as stories from './NumberedDrawing.stories.tsx';

const { CloseTogether, Default, WithPictures } = composeStories(stories);

const findNumbers = () => [...document.querySelectorAll<HTMLElement>('ol[aria-hidden] > li > *')];

it.each([320, 768, 1440])('has its numbers on the drawing at %i px', async (width) => {
  await page.viewport(width, 800);
  await Default.run();
  expect(findNumbers().map((number) => number.checkVisibility())).toEqual([true, true]);
  await expectAccessible();
});

it.each([
  { width: 320, visible: true },
  { width: 768, visible: false },
])('shows the pictures of its list on phones only: at $width px, $visible', async (expected) => {
  await page.viewport(expected.width, 800);
  await WithPictures.run();
  const rows = [...document.querySelectorAll('ol:not([aria-hidden]) > li')];
  expect(rows).toHaveLength(2);
  for (const row of rows) {
    const picture = row.querySelector('svg');
    expect(picture?.checkVisibility()).toBe(expected.visible);
    expect(row.querySelector('a')?.checkVisibility()).toBe(true);
    if (expected.visible) {
      const { width, height, right } = picture?.getBoundingClientRect() ?? new DOMRect();
      expect({ width, height }).toEqual({ width: 96, height: 72 });
      expect(row.querySelector('a')?.getBoundingClientRect().left).toBeGreaterThan(right);
    }
  }
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
