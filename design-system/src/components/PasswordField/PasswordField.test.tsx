import { composeStories } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { renderServerHtml } from '../../testing/render-server-html.tsx';
import { composeHangul } from '../../testing/compose-hangul.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import * as stories from './PasswordField.stories.tsx';

const { Default } = composeStories(stories);
const countMet = () => document.querySelectorAll('[data-met]').length;

it('marks its rules while Hangul is composed, without interrupting a syllable', async () => {
  await Default.run();
  const input = page.getByLabelText(/^비밀번호/).first();
  await userEvent.clear(input);
  await userEvent.click(input);
  await composeHangul(['ㅂ', '비']);
  await composeHangul(['ㅁ', '미', '밀'], { finish: false });
  await expect.element(input).toHaveValue('비밀');
  await expect.poll(countMet).toBe(1);
  await expectAccessible();
});

it('is a field with its rules but without a button if scripts are off', async () => {
  renderServerHtml(Default);
  expect(page.getByRole('button').elements()).toEqual([]);
  expect(page.getByRole('listitem').elements()).toHaveLength(4);
  await expectAccessible();
});

it('counts input from before hydration', async () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Default />);
  document.body.replaceChildren(place);
  (place.querySelector('input') as HTMLInputElement).value = '비밀번호-2026';
  const root = hydrateRoot(place, <Default />);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  await expect.poll(countMet).toBe(4);
});
