import { composeStories } from '@storybook/react-vite';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { renderServerHtml } from '../../testing/render-server-html.tsx';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import * as stories from './MobileSheet.stories.tsx';

const { Default } = composeStories(stories);

const trigger = page.getByRole('button', { name: '메뉴 열기' });
const sheet = page.getByRole('dialog', { name: '전체 메뉴' });
const link = (name: string) => page.getByRole('link', { name, exact: true });

beforeEach(() => page.viewport(360, 760));

const cases = [
  { life: 'hydrated', show: async () => Default.run() },
  { life: 'before and without scripts', show: async () => renderServerHtml(Default) },
];

describe.each(cases)('$life', ({ show }) => {
  it('covers the page, makes the rest inert, and gives the focus back on Escape', async () => {
    await show();
    await userEvent.click(trigger);
    await expect.element(sheet).toBeVisible();
    const { width, height } = sheet.element().getBoundingClientRect();
    expect([width, height]).toEqual([document.documentElement.clientWidth, 760]);
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    expect(sheet.element().matches(':modal')).toBe(true);
    await expectAccessible();

    await userEvent.keyboard('{Escape}');
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(trigger).toHaveFocus();
  });

  it('shows the group being read and opens one group at a time', async () => {
    await show();
    await userEvent.click(trigger);
    await expect.element(link('커넥티드')).toHaveAttribute('aria-current', 'page');
    await userEvent.click(page.getByText('고객지원'));
    await expect.element(link('고객문의')).toBeVisible();
    await expect.element(link('커넥티드')).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('closes with its button', async () => {
    await show();
    await userEvent.click(trigger);
    await userEvent.click(page.getByRole('button', { name: '메뉴 닫기' }));
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(trigger).toHaveFocus();
  });
});

describe('navigation', () => {
  it('closes when a page is chosen, also the one being read', async () => {
    await Default.run();
    await userEvent.click(trigger);
    await userEvent.click(link('커넥티드'));
    await expect.element(sheet).not.toBeInTheDocument();
  });

  it('closes when the address changes', async () => {
    await Default.run({ args: { ...Default.args, location: '/a' } });
    await userEvent.click(trigger);
    await expect.element(sheet).toBeVisible();
    await Default.run({ args: { ...Default.args, location: '/b' } });
    await expect.element(sheet).not.toBeInTheDocument();
  });
});
