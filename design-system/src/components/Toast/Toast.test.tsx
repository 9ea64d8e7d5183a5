import { composeStories } from '@storybook/react-vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectAccessible } from '../../testing/expect-accessible.ts';
import { resetPointer } from '../../testing/reset-pointer.ts';
import * as stories from './Toast.stories.tsx';

const { Default, AfterAction, Empty } = composeStories(stories);

const status = page.getByRole('status');

it('closes after its display time', async () => {
  const set = vi.spyOn(window, 'setTimeout');
  await Default.run();
  await expectAccessible();
  // Fake timers instead of waiting eight seconds.
  const over = set.mock.calls.findLast(([, time]) => time === 8000)?.[0] as () => void;
  over();
  expect(Default.args.onClose).toHaveBeenCalledOnce();
  set.mockRestore();
});

it('stays while the pointer or the focus is on it', async () => {
  const clear = vi.spyOn(window, 'clearTimeout');
  await Default.run();
  const before = clear.mock.calls.length;
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: '닫기' })).toHaveFocus();
  expect(clear.mock.calls.length).toBeGreaterThan(before);
  clear.mockRestore();
});

it('stays while it has the focus, even if the pointer leaves', async () => {
  await Default.run();
  await userEvent.tab();
  const set = vi.spyOn(window, 'setTimeout');
  await userEvent.hover(page.getByText('비교함에 정션 블록을 담았습니다.'));
  await resetPointer();
  await expect.poll(() => document.querySelectorAll(':hover').length).toBe(0);
  expect(set.mock.calls.filter(([, time]) => time === 8000)).toEqual([]);
  set.mockRestore();
});

it('has its live region before there is a message', async () => {
  await Empty.run();
  expect(document.querySelector('[role=status]')?.childElementCount).toBe(0);
});

it('is announced and closed, and shows the next message for its full time after a hovered one', async () => {
  await AfterAction.run();
  const action = page.getByRole('button', { name: '비교함에 담기' });
  await userEvent.click(action);
  await expect.element(status).toHaveTextContent('비교함에 정션 블록을 담았습니다.');
  await expectAccessible();

  await userEvent.hover(status.getByText('비교함에 정션 블록을 담았습니다.'));
  (action.element() as HTMLElement).click();
  await expect.element(status).toBeEmptyDOMElement();
  await resetPointer();
  const set = vi.spyOn(window, 'setTimeout');
  onTestFinished(() => set.mockRestore());
  (action.element() as HTMLElement).click();
  await expect.poll(() => set.mock.calls.some(([, time]) => time === 8000)).toBe(true);
});
