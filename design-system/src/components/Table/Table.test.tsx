import { composeStories } from '@storybook/react-vite';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectAccessible } from '../../testing/expect-accessible.ts';
import { expectNoLayoutShift } from '../../testing/expect-no-layout-shift.ts';
import * as stories from './Table.stories.tsx';

const { Default, Numeric, CaptionVisuallyHidden, Even, Pairs, Stacked } = composeStories(stories);

const table = page.getByRole('table');
const region = page.getByRole('region');

describe('if it fits', () => {
  it('is a table with headers for columns and rows, and without a tab stop', async () => {
    await page.viewport(1024, 768);
    await Default.run();
    await expect.element(table).toHaveAccessibleName('전압에 따른 커넥터의 종류');
    expect(page.getByRole('columnheader').elements()).toHaveLength(3);
    expect(page.getByRole('rowheader').elements()).toHaveLength(3);
    await expect.element(region).not.toBeInTheDocument();
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
    await expectAccessible();
  });

  it('keeps its name if the caption is visually hidden', async () => {
    await CaptionVisuallyHidden.run();
    await expect.element(table).toHaveAccessibleName('전압에 따른 커넥터의 종류');
  });
});

/** Returns the colors of the first and the last column of pixels of an element, in the middle of its height. */
async function getEdges(element: Element): Promise<readonly [number, number]> {
  const base64 = await page.elementLocator(element).screenshot({ save: false });
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]));
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  context.drawImage(picture, 0, 0);
  const light = (x: number) =>
    Math.min(...context.getImageData(x, picture.height - 8, 1, 1).data.slice(0, 3));
  return [light(0), light(picture.width - 1)];
}

describe('if it is wider than its container', () => {
  it('has a shadow at every edge with more content', async () => {
    await page.viewport(320, 768);
    await Numeric.run();
    const box = region.element();
    const [atStart, beyondEnd] = await getEdges(box);
    expect(atStart).toBe(255);
    expect(beyondEnd).toBeLessThan(225);
    box.scrollLeft = box.scrollWidth;
    const [beyondStart, atEnd] = await getEdges(box);
    expect(beyondStart).toBeLessThan(225);
    expect(atEnd).toBe(255);
  });

  it('is a named region that the keyboard scrolls, and does not widen the page', async () => {
    await page.viewport(320, 768);
    await Numeric.run();
    await expect.element(region).toHaveAccessibleName('요약 손익계산서 (연결, 억원)');
    await userEvent.tab();
    await expect.element(region).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => region.element().scrollLeft).toBeGreaterThan(0);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await expectAccessible();
  });

  it('leaves the tab order when there is room', async () => {
    await page.viewport(320, 768);
    await Numeric.run();
    await expect.element(region).toBeInTheDocument();
    await page.viewport(1280, 768);
    await expect.element(region).not.toBeInTheDocument();
  });
});

it('gives the caption of stacked rows the full width of a phone', async () => {
  await page.viewport(360, 740);
  await Stacked.run();
  const caption = document.querySelector('caption');
  expect(caption?.clientWidth).toBe(table.element().clientWidth);
});

it.each([
  ['even columns', Even],
  ['pairs', Pairs],
])('does not shift its columns while its rows are loading: %s', async (_, story) => {
  await page.viewport(1024, 768);
  await story.run();
  expectNoLayoutShift(page.getByRole('columnheader').elements().at(-1)!);
});
