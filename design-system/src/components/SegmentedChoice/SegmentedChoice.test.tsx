import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import * as stories from './SegmentedChoice.stories.tsx';

const { Default, Chosen } = composeStories(stories);

it('is a named group of radio buttons, none of them chosen unless one is named', async () => {
  await Default.run();
  await expect.element(page.getByRole('group', { name: '보기' })).toBeVisible();
  const radios = page.getByRole('radio').elements() as HTMLInputElement[];
  expect(radios.map(({ checked }) => checked)).toEqual([false, false]);
});

it('is chosen by a press on its label', async () => {
  await Chosen.run();
  await page.getByText('분해').click();
  await expect.element(page.getByRole('radio', { name: '분해' })).toBeChecked();
});
