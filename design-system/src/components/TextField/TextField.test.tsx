import { composeStories } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { composeHangul } from '../../testing/compose-hangul.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderServerHtml } from '../../testing/render-server-html.tsx';
import * as stories from './TextField.stories.tsx';

const { AreaNearMaxLength, Default, WithError } = composeStories(stories);

describe.each([
  { kind: 'one line', story: Default },
  // The component renders with every change of the count.
  { kind: 'several lines', story: AreaNearMaxLength },
])('$kind', ({ story }) => {
  it('accepts Hangul as an input method composes it, without interrupting a syllable', async () => {
    await story.run();
    const control = page.getByRole('textbox');
    await userEvent.clear(control);
    await userEvent.click(control);
    await composeHangul(['ㅎ', '하', '한']);
    await composeHangul(['ㄱ', '그', '글'], { finish: false });
    await expect.element(control).toHaveValue('한글');
    await composeHangul(['그', '글', '긂']);
    await expect.element(control).toHaveValue('한긂');
    await expectAccessible();
  });
});

it('counts a text from before hydration', async () => {
  const place = renderServerHtml(AreaNearMaxLength);
  place.querySelector('textarea')!.value = '하네스 견적을 두 가지로 받고 싶습니다';
  const root = hydrateRoot(place, <AreaNearMaxLength />);
  onTestFinished(() => root.unmount());
  await expect.element(page.getByRole('status')).toHaveTextContent('1자를 줄여 주세요');
});

it('has its name, hint and error as accessible name and description, and is marked invalid', async () => {
  await WithError.run();
  const input = page.getByRole('textbox', { name: /이메일/ });
  await expect.element(input).toHaveAttribute('aria-required', 'true');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  const ids = input.element().getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
    '이 주소로 답변을 보내 드립니다.',
    expect.stringMatching(/^오류: /),
  ]);
  await expectAccessible();
});
