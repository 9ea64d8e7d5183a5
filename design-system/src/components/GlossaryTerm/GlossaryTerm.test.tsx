import { composeStories } from '@storybook/react-vite';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { renderServerHtml } from '../../testing/render-server-html.tsx';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import * as stories from './GlossaryTerm.stories.tsx';

const { Default, Long } = composeStories(stories);

const term = page.getByRole('button', { name: 'V2L' });
const explanation = page.getByText('자동차의 고전압 배터리에서', { exact: false });

it.each([
  ['hydrated', () => Default.run()],
  ['without scripts', () => Promise.resolve(renderServerHtml(Default))],
])('opens and closes with the keyboard, %s', async (_, show) => {
  await show();
  await userEvent.tab();
  await expect.element(term).toHaveFocus();
  await expect.element(explanation).not.toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(explanation).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(explanation).not.toBeVisible();
  await expect.element(term).toHaveFocus();
});

describe('its position', () => {
  it('is directly below its term', async () => {
    await page.viewport(1024, 600);
    await Default.run();
    await userEvent.click(term);
    const above = term.element().getBoundingClientRect();
    const below = explanation.element().getBoundingClientRect();
    expect(below.top).toBeGreaterThanOrEqual(above.bottom);
    expect(below.top - above.bottom).toBeLessThan(24);
  });

  it('is inside a narrow window', async () => {
    await page.viewport(320, 640);
    await Long.run({ globals: { language: 'en' } });
    const { left, right } = page
      .getByText('Measures the resistance', { exact: false })
      .element()
      .getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(320);
    await expectAccessible();
  });
});
