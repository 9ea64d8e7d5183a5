import { composeStories } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectAccessible } from '../../testing/expectAccessible.ts';
import * as stories from './TextField.stories.tsx';

const { Default, Area, WithError } = composeStories(stories);

/** Types a syllable as an input method does: composition first, the finished text at its end. */
function compose(control: HTMLInputElement | HTMLTextAreaElement, steps: readonly string[]): void {
  const before = control.value;
  const write = (text: string) => {
    const prototype = Object.getPrototypeOf(control) as object;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, before + text);
  };
  control.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  for (const step of steps) {
    write(step);
    control.dispatchEvent(new CompositionEvent('compositionupdate', { bubbles: true, data: step }));
    control.dispatchEvent(
      new InputEvent('input', { bubbles: true, isComposing: true, data: step }),
    );
  }
  control.dispatchEvent(
    new CompositionEvent('compositionend', { bubbles: true, data: steps.at(-1) ?? '' }),
  );
}

describe.each([
  { kind: 'one line', story: Default },
  { kind: 'several lines', story: Area },
])('$kind', ({ story }) => {
  it('takes Hangul as it is composed, and loses nothing of it', async () => {
    const onChange = fn();
    await story.run({ args: { ...story.args, onChange } });
    const control = page.getByRole('textbox').element() as HTMLInputElement;
    control.value = '';
    compose(control, ['ㅎ', '하', '한']);
    compose(control, ['ㄱ', '그', '글']);
    expect(control.value).toBe('한글');
    await expectAccessible();
  });
});

it('is named, described by hint and error together, and marked invalid', async () => {
  await WithError.run();
  const input = page.getByRole('textbox', { name: /이메일/ });
  await expect.element(input).toHaveAttribute('aria-required', 'true');
  const ids = input.element().getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
    '이 주소로 답변을 보내 드립니다.',
    expect.stringMatching(/^오류: /),
  ]);
  await expectAccessible();
});
