import { composeStories } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import messages from '../../messages/en.json';
import { MessagesProvider } from '../../messages/index.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import * as stories from './LanguageSwitch.stories.tsx';

const { Default, ThreeLanguages } = composeStories(stories);

it('offers each language by its own name, as a link that works without scripts', async () => {
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

it('passes on a plain click, and leaves a click for a new tab to the browser', async () => {
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

it('shows more than two languages in a menu, which closes with Escape and when the focus leaves it', async () => {
  await ThreeLanguages.run();
  const button = page.getByText('KR 한국어');
  const german = page.getByRole('link', { name: 'Deutsch' });
  await expect.element(german).not.toBeInTheDocument();
  await userEvent.click(button);
  await expect.element(german).toHaveAttribute('href', '?lang=de');
  await expect
    .element(page.getByRole('link', { name: 'Español 이 페이지는 English' }))
    .toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(german).not.toBeInTheDocument();
  expect(document.activeElement?.localName).toBe('summary');
  await userEvent.keyboard('{Enter}');
  await expect.element(german).toBeVisible();
  (document.activeElement as HTMLElement).blur();
  await expect.element(german).not.toBeInTheDocument();
});

it('shows nothing with a single language', () => {
  const english = { language: 'en', label: 'EN', name: 'English', href: '?lang=en', current: true };
  expect(
    renderToStaticMarkup(
      <MessagesProvider messages={messages}>
        <LanguageSwitch languages={[english]} />
      </MessagesProvider>,
    ),
  ).toBe('');
});
