import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { emulateMedia } from '../../testing/emulate-media.ts';
import { expectToFit } from '../../testing/expect-to-fit.ts';
import { expectNoLayoutShift } from '../../testing/expect-no-layout-shift.ts';
import * as stories from './Statement.stories.tsx';

const { Default, DrawingFirst, DrawingAcrossTheWindow, WideDrawing } = composeStories(stories);

it('is a region named by its heading, words before the drawing in reading order', async () => {
  await DrawingFirst.run();
  const region = page.getByRole('region', { name: '선 하나가 차 한 대를 깨웁니다' });
  await expect.element(region).toBeVisible();
  const heading = region.getByRole('heading').element();
  const drawing = region.getByRole('img').element();
  expect(heading.compareDocumentPosition(drawing) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it.each([
  ['Default', Default],
  ['DrawingFirst', DrawingFirst],
  ['WideDrawing', WideDrawing],
  ['DrawingAcrossTheWindow', DrawingAcrossTheWindow],
])('%s fits into every width in both languages', (_, story) => expectToFit(story));

it.each([390, 1440])('spans the window with a drawing that is as wide, at %i px', async (width) => {
  await page.viewport(width, 800);
  await DrawingAcrossTheWindow.run();
  const drawing = page.getByRole('img').element().getBoundingClientRect();
  expect(drawing.width).toBe(document.documentElement.clientWidth);
  expect(drawing.height).toBeGreaterThanOrEqual(240);
});

it('in print its drawing does not touch the next heading', async () => {
  await page.viewport(718, 1000);
  await DrawingAcrossTheWindow.run();
  await emulateMedia('print');
  const drawing = page.getByRole('img').element();
  const section = drawing.closest('section')?.getBoundingClientRect();
  expect((section?.bottom ?? 0) - drawing.getBoundingClientRect().bottom).toBeGreaterThan(16);
});

it('does not shift its text while its drawing is loading', async () => {
  await page.viewport(1280, 720);
  await Default.run();
  expectNoLayoutShift(page.getByRole('heading').element());
});
