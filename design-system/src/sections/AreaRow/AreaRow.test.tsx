import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

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
      const picture = document.querySelector('img')!.getBoundingClientRect();
      expect(picture.width, `${width} px`).toBeGreaterThan(least);
      const edge = document.documentElement.clientWidth;
      const distance = side === 'start' ? picture.left : edge - picture.right;
      expect(distance, `${width} px`).toBeCloseTo(0, 0);
    }
  },
);

it('fits into every width in both languages', () => expectToFit(Default));
