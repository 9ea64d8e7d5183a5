import { composeStories } from '@storybook/react-vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectAccessible } from '../../testing/expect-accessible.ts';
import * as stories from './LanguageSwitch.stories.tsx';

const { Default } = composeStories(stories);

it('offers each language in its own words, as a link that works by itself', async () => {
  await Default.run();
  const english = page.getByRole('link', { name: 'EN English' });
  await expect.element(english).toHaveAttribute('href', '?lang=en');
  await expect.element(english).toHaveAttribute('lang', 'en');
  await expect.element(english).toHaveAttribute('hreflang', 'en');
  await expect.element(english).not.toHaveAttribute('aria-current');
  await expect
    .element(page.getByRole('link', { name: 'KR 한국어' }))
    .toHaveAttribute('aria-current', 'true');
  await expectAccessible();
});

it('hands a plain click over, and leaves a click for a new tab to the browser', async () => {
  const onValueChange = vi.fn((_language: string, event: { preventDefault(): void }) =>
    event.preventDefault(),
  );
  await Default.run({ args: { ...Default.args, onValueChange } });
  const english = page.getByRole('link', { name: 'EN English' });
  // After React's listener: prevents the browser from opening a tab.
  const openNoTab = (event: Event) => event.preventDefault();
  document.addEventListener('click', openNoTab);
  onTestFinished(() => document.removeEventListener('click', openNoTab));
  await userEvent.click(english, { modifiers: ['ControlOrMeta'] });
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.click(english);
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('en', expect.anything());
});
