import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import * as stories from './SegmentedChoice.stories.tsx';

const { Default, Chosen } = composeStories(stories);

it('is a named group of radio buttons, initially without a choice unless a default is given', async () => {
  await Default.run();
  await expect.element(page.getByRole('group', { name: '보기' })).toBeVisible();
  const radios = page.getByRole('radio').elements() as HTMLInputElement[];
  expect(radios.map(({ checked }) => checked)).toEqual([false, false]);
});

it('is chosen by a click on its label', async () => {
  await Chosen.run();
  await page.getByText('분해').click();
  await expect.element(page.getByRole('radio', { name: '분해' })).toBeChecked();
});

it('aligns its rows at one edge, without a line between options there', async () => {
  await page.viewport(320, 700);
  await Chosen.run();
  const group = page.getByRole('group').element() as HTMLElement;
  group.style.inlineSize = '1px';
  group.style.minInlineSize = '0';
  const border = group.getBoundingClientRect().left;
  const labels = [...group.querySelectorAll('label')];
  expect(new Set(labels.map((label) => label.getBoundingClientRect().top)).size).toBe(
    labels.length,
  );
  for (const label of labels.slice(1)) expect(label.getBoundingClientRect().left).toBe(border);
});
