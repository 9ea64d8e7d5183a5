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

it('shows the drawing large on wide screens, and over an edge of phones', async () => {
  await page.viewport(1440, 900);
  await Default.run();
  const width = () => document.querySelector('img')!.getBoundingClientRect().width;
  expect(width()).toBeGreaterThan(560);
  await page.viewport(360, 900);
  expect(width()).toBeGreaterThan(360);
});

it('fits into every width in both languages', () => expectToFit(Default));
