import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectToFit } from '../../testing/expect-to-fit.ts';
import * as stories from './Pathway.stories.tsx';

const { Default } = composeStories(stories);

it('contains the values in order', async () => {
  await page.viewport(1440, 900);
  await Default.run();
  const values = page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
  expect(values).toEqual(['2021 68.0 천 톤', '2025 58.6 실적 −13.8%', '2045 0 계획 −100%']);
});

it('a link over the drawing can be clicked', async () => {
  await page.viewport(1440, 900);
  await Default.run();
  await page.getByRole('link', { name: '기후변화 대응' }).click({ timeout: 2000 });
  expect(window.location.hash).toBe('#climate');
});

it('fits into every width in both languages', () => expectToFit(Default));

it('labels with notes stay inside the drawing', () =>
  expectToFit(Default, [1024, 1180, 1280, 1440], (view) => {
    const chart = document.querySelector('[data-line="curve"]')?.getBoundingClientRect();
    for (const label of document.querySelectorAll('[data-line="curve"] li')) {
      const { left, right } = label.getBoundingClientRect();
      expect(left, view).toBeGreaterThanOrEqual(Math.floor(chart?.left ?? 0));
      expect(right, view).toBeLessThanOrEqual(Math.ceil(chart?.right ?? 0));
    }
  }));
