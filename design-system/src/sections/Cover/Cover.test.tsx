import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectToFit } from '../../testing/expect-to-fit.ts';
import * as stories from './Cover.stories.tsx';

const { Default, Split, Stage, WithTabs } = composeStories(stories);

const getBox = (locator: { element: () => Element }) => locator.element().getBoundingClientRect();

it('has the heading next to its lead, and the tabs under the lead', async () => {
  await page.viewport(1440, 900);
  await WithTabs.run();
  const heading = getBox(page.getByRole('heading', { level: 1 }));
  const lead = getBox(page.getByText(/누구든 위험하다고/));
  const tabs = getBox(page.getByRole('tab').first());
  expect(lead.left).toBeGreaterThan(heading.right);
  expect(tabs.left).toBeCloseTo(lead.left, 0);
  expect(tabs.top).toBeGreaterThan(lead.bottom);
});

it('has the tabs of a stage below its heading, at the start of the page', async () => {
  await page.viewport(1440, 900);
  await Stage.run();
  const heading = getBox(page.getByRole('heading', { level: 1 }));
  const tabs = getBox(page.getByRole('tab').first());
  expect(tabs.left).toBeCloseTo(heading.left, 0);
  expect(tabs.top).toBeGreaterThan(heading.bottom);
});

it('shows a scene as wide as the page, and a drawing next to the words up to its edge', async () => {
  await page.viewport(1440, 900);
  const width = () => document.documentElement.clientWidth;
  const picture = () => document.querySelector('img')!.parentElement!.getBoundingClientRect();
  await Default.run();
  expect(picture().width).toBe(width());
  await Split.run();
  expect(picture().right).toBe(width());
  expect(picture().left).toBeGreaterThan(
    getBox(page.getByRole('heading', { level: 1 })).left + 400,
  );
});

it.each([
  ['Default', Default],
  ['Split', Split],
  ['Stage', Stage],
  ['WithTabs', WithTabs],
])('%s fits into every width in both languages', (_, story) => expectToFit(story));
