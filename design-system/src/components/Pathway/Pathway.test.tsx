import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectToFit } from '../../testing/expectToFit.ts';
import * as stories from './Pathway.stories.tsx';

const { Default } = composeStories(stories);

it('says the values in their order', async () => {
  await page.viewport(1440, 900);
  await Default.run();
  const values = page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
  expect(values).toEqual(['2021 68.0 천 톤', '2025 58.6 실적 −13.8%', '2045 0 계획 −100%']);
});

it('a link over the drawing is clicked', async () => {
  await page.viewport(1440, 900);
  await Default.run();
  await page.getByRole('link', { name: '기후변화 대응' }).click({ timeout: 2000 });
  expect(window.location.hash).toBe('#climate');
});

it('fits into every width in both languages', () => expectToFit(Default));
