import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectToFit } from '../../testing/expect-to-fit.ts';
import * as stories from './AreaRow.stories.tsx';

const { Default } = composeStories(stories);

it('lists the products of the area; one without an address is not a link', async () => {
  await page.viewport(1440, 900);
  await Default.run();
  const row = page.getByRole('region', { name: '친환경' });
  await expect
    .element(row.getByRole('link', { name: '플렉시블 버스바 신제품' }))
    .toHaveAttribute('href', '#/busbar');
  expect(row.getByRole('listitem').elements()).toHaveLength(4);
  expect(row.getByRole('link').elements()).toHaveLength(4);
});

it.each(['start', 'end'] as const)(
  'shows the drawing large, up to the edge of every window at its %s',
  async (side) => {
    await Default.run({ args: { side } });
    for (const [width, least] of [
      [360, 330],
      [768, 420],
      [1440, 900],
      [1920, 1100],
    ] as const) {
      await page.viewport(width, 900);
      const picture = document.querySelector('section > img')!.getBoundingClientRect();
      expect(picture.width, `${width} px`).toBeGreaterThan(least);
      const edge = document.documentElement.clientWidth;
      const distance = side === 'start' ? picture.left : edge - picture.right;
      expect(distance, `${width} px`).toBeCloseTo(0, 0);
    }
  },
);

it('shows the picture of a product instead of the drawing while its link is hovered or focused', async () => {
  await page.viewport(1440, 900);
  await Default.run();
  const link = page.getByRole('link', { name: 'ICCB' });
  const drawing = document.querySelector('section > img')!;
  const picture = link.element().querySelector('img')!;
  expect(picture.checkVisibility()).toBe(false);
  await userEvent.hover(link);
  await expect.poll(() => getComputedStyle(drawing).opacity).toBe('0');
  // At the same place.
  const [shown, hidden] = [picture, drawing].map((element) => element.getBoundingClientRect());
  expect(shown!.right).toBeCloseTo(hidden!.right, 0);
  expect(shown!.width).toBeCloseTo(hidden!.width, 0);
  expect(shown!.top).toBeCloseTo(hidden!.top, 0);
  await userEvent.unhover(link);
  await expect.poll(() => getComputedStyle(drawing).opacity).toBe('1');
  (link.element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => getComputedStyle(drawing).opacity).toBe('0');
});

it('fits into every width in both languages', () => expectToFit(Default));
