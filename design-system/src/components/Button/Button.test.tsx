import { composeStories } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectAccessible } from '../../testing/expect-accessible.ts';
import * as stories from './Button.stories.tsx';

const { Default, Busy, Disabled } = composeStories(stories);

const button = page.getByRole('button', { name: '문의 보내기' });

/** Renders a form elsewhere on the page, to which the button belongs through its `form` attribute. */
function renderForm() {
  const form = document.createElement('form');
  form.id = 'inquiry';
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', onSubmit);
  document.body.append(form);
  onTestFinished(() => form.remove());
  return onSubmit;
}

describe('busy', () => {
  it('keeps the focus, announces its state, and neither clicks nor submits', async () => {
    const onSubmit = renderForm();
    const onClick = fn();
    const args = { type: 'submit', form: 'inquiry', onClick } as const;
    await Default.run({ args });
    await userEvent.click(button);
    expect(onClick).toHaveBeenCalledOnce();
    expect(onSubmit).toHaveBeenCalledOnce();

    onClick.mockClear();
    onSubmit.mockClear();
    await Busy.run({ args: { ...args, busy: true } });
    await userEvent.tab();
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button).toHaveTextContent('문의 보내기 처리하고 있습니다');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button, { force: true });
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    await expect.element(button).toHaveFocus();
    await expectAccessible();
  });

  it('keeps its size', async () => {
    await Default.run();
    const { width, height } = button.element().getBoundingClientRect();
    await Busy.run();
    expect(button.element().getBoundingClientRect()).toMatchObject({ width, height });
  });
});

describe('disabled', () => {
  it('is not in the tab order', async () => {
    await Disabled.run();
    await userEvent.tab();
    await expect.element(button).not.toHaveFocus();
    await expectAccessible();
  });
});
