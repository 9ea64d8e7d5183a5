import { composeStories } from '@storybook/react-vite';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { renderServerHtml } from '../../testing/render-server-html.tsx';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import * as stories from './CopyButton.stories.tsx';

const { Default, Copied, ManualCopyTest } = composeStories(stories);

const button = page.getByRole('button', { name: '주소 복사' });
const status = page.getByRole('status');

describe('with a clipboard', () => {
  it('copies the text, announces it, and keeps its size and the focus', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    await Default.run();
    await document.fonts.ready;
    const { width } = button.element().getBoundingClientRect();
    await userEvent.tab();
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(writeText.mock.calls).toEqual([['인천광역시 연수구 송도과학로 000']]);
    await expect.element(status).toHaveTextContent('복사됨');
    const pressed = page.getByRole('button', { name: '복사됨' });
    await expect.element(pressed).toHaveFocus();
    expect(pressed.element().getBoundingClientRect().width).toBe(width);
    await expectAccessible();
  });

  it('shows its label again after a while', async () => {
    const wait = vi.spyOn(window, 'setTimeout');
    await Copied.run();
    const [over] = wait.mock.calls.findLast(([, time]) => time === 4000) ?? [];
    wait.mockRestore();
    (over as () => void)();
    await expect.element(status).toBeEmptyDOMElement();
  });
});

describe('without one', () => {
  it('shows the text selected and asks to copy it', async () => {
    await ManualCopyTest.run();
    const field = page
      .getByRole('textbox', { name: '복사할 텍스트' })
      .element() as HTMLInputElement;
    expect(document.activeElement).toBe(field);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
    await expect
      .element(status)
      .toHaveTextContent('자동으로 복사하지 못했습니다. 선택된 텍스트를 직접 복사해 주세요.');
    await expectAccessible();
  });
});

describe('before scripts', () => {
  it('keeps its place and cannot be clicked', () => {
    const place = renderServerHtml(Default);
    const copy = place.querySelector('button');
    expect(copy?.offsetWidth).toBeGreaterThan(44);
    expect(copy && getComputedStyle(copy).visibility).toBe('hidden');
  });
});
