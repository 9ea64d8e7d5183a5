import { composeStories } from '@storybook/react-vite';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectAccessible } from '../../testing/expect-accessible.ts';
import * as stories from './Dialog.stories.tsx';

const { Default, Large } = composeStories(stories);

const opener = page.getByRole('button', { name: '입력한 내용 지우기' });
const dialog = page.getByRole('dialog');
const countStyleElements = () => document.querySelectorAll('style').length;

beforeEach(() => page.viewport(1024, 768));

describe('focus', () => {
  it('moves in, stays in, and returns when Escape closes', async () => {
    await Default.run();
    await userEvent.click(opener);
    await expect.element(dialog).toBeVisible();
    const inside = () => dialog.element().contains(document.activeElement);
    await expect.poll(inside).toBe(true);
    for (let stop = 0; stop < 4; stop += 1) {
      await userEvent.tab();
      expect(inside()).toBe(true);
    }
    await expectAccessible();

    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await expectAccessible();
  });

  it.each(['닫기', '계속 작성하기'])('returns when "%s" closes', async (name) => {
    await Default.run();
    await userEvent.click(opener);
    await userEvent.click(page.getByRole('button', { name }));
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });
});

describe('its name and description', () => {
  it('has its title as name and its sentence as description', async () => {
    await Default.run();
    await userEvent.click(opener);
    await expect.element(dialog).toHaveAccessibleName('입력한 내용을 모두 지울까요?');
    await expect.element(dialog).toHaveAccessibleDescription('지운 내용은 되돌릴 수 없습니다.');
  });
});

describe('the page behind it', () => {
  it('does not scroll, without an additional style element', async () => {
    await Default.run();
    // The rules of the dialog are inserted into the existing style sheet.
    const before = countStyleElements();
    await userEvent.click(opener);
    await expect.element(dialog).toBeVisible();
    expect(countStyleElements()).toBe(before);
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  });

  it('leaves a margin in a small window and scrolls inside', async () => {
    await page.viewport(320, 480);
    await Large.run();
    const { left, right, top, bottom } = dialog.element().getBoundingClientRect();
    expect(Math.min(left, 320 - right, top, 480 - bottom)).toBeGreaterThan(0);
    expect(dialog.element().scrollHeight).toBeGreaterThan(dialog.element().clientHeight);
    await expectAccessible();
  });
});
