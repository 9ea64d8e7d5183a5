import { composeStories } from '@storybook/react-vite';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';

import * as stories from './KeyValues.stories.tsx';
import { KeyValues } from './KeyValues.tsx';

const { Default } = composeStories(stories);

const measureTops = () =>
  page
    .getByRole('definition')
    .elements()
    .map((element) => Math.round(element.getBoundingClientRect().top));

it('has one row on a desktop and two on a phone', async () => {
  await page.viewport(1280, 768);
  await Default.run();
  expect(new Set(measureTops()).size).toBe(1);
  await page.viewport(360, 768);
  expect(new Set(measureTops()).size).toBe(2);
});

it('names the variant to which a value applies', async () => {
  await Default.run();
  expect(page.getByRole('term').elements()[0]?.textContent).toBe('총전류, 엔진룸용 능동형');
});

it('places a unit that does not fit next to its value below it, unbroken', async () => {
  await Default.run();
  const value = page.getByRole('definition').elements()[2];
  const unit = value?.querySelector('small');
  if (!(value instanceof HTMLElement) || !unit) throw new Error('The third value has no unit.');
  value.style.fontSize = '32px';
  value.style.inlineSize = '60px';
  expect(unit.getClientRects()).toHaveLength(1);
  expect(unit.getBoundingClientRect().left).toBe(value.getBoundingClientRect().left);
});

it('accepts the same value of two variants', () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    errors.mockRestore();
  });
  const items = ['A', 'B'].map((variant) => ({
    value: '300',
    unit: 'A',
    label: '총전류',
    variant,
  }));
  flushSync(() => root.render(<KeyValues items={items} />));
  expect(page.getByRole('term').elements()).toHaveLength(2);
  expect(errors.mock.calls).toEqual([]);
});
