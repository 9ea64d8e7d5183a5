import { composeStories } from '@storybook/react-vite';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { renderServerHtml } from '../../testing/render-server-html.tsx';
import { composeHangul } from '../../testing/compose-hangul.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import * as stories from './SearchCombobox.stories.tsx';

const { Default, Open } = composeStories(stories);

const field = page.getByRole('combobox');
const list = page.getByRole('listbox');
const getActiveOption = () => {
  const id = field.element().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};

describe('keyboard', () => {
  it('moves through the suggestions and back to the field, and Enter chooses', async () => {
    const onOptionSelect = vi.fn();
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    await Open.run({ args: { ...Open.args, onOptionSelect, onSubmit } });
    expect(getActiveOption()).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    expect(getActiveOption()).toContain('와이어링 하네스');
    await userEvent.keyboard('{ArrowUp}');
    expect(getActiveOption()).toBeNull();
    await userEvent.keyboard('{ArrowUp}');
    expect(getActiveOption()).toContain('용어');
    await userEvent.keyboard('{Enter}');
    expect(onOptionSelect).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: '용어' }),
    );
    expect(onSubmit).not.toHaveBeenCalled();
    await expect.element(list).not.toBeInTheDocument();
  });

  it('searches with Enter if nothing is chosen, and Escape closes without clearing', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    await Open.run({ args: { ...Open.args, onSubmit } });
    await userEvent.keyboard('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(field).toHaveValue('하네스');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(list).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
    await expect.element(list).not.toBeInTheDocument();
  });
});

it('announces the number of suggestions, and a click chooses', async () => {
  const onOptionSelect = vi.fn();
  await Open.run({ args: { ...Open.args, onOptionSelect } });
  await expect.element(page.getByRole('status')).toHaveTextContent('추천 3건');
  await expectAccessible();
  await userEvent.click(page.getByRole('option').nth(1));
  expect(onOptionSelect).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ href: '#/hv' }));
});

describe('Hangul', () => {
  it('requests complete syllables, and chooses nothing during composition', async () => {
    const onQueryChange = vi.fn<(words: string) => void>();
    const onOptionSelect = vi.fn();
    await Default.run({ args: { ...Default.args, onQueryChange, onOptionSelect } });
    await userEvent.click(field);
    await composeHangul(['ㅎ', '하']);
    expect(onQueryChange.mock.calls).toEqual([['하']]);
    await expect.element(list).toBeVisible();
    await composeHangul(['ㄴ', '네'], { finish: false });
    // Keys pressed during composition belong to the input method.
    for (const key of ['ArrowDown', 'Enter'])
      field
        .element()
        .dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true }));
    expect(getActiveOption()).toBeNull();
    expect(onOptionSelect).not.toHaveBeenCalled();
    await composeHangul(['네']);
    await vi.waitFor(() => expect(onQueryChange).toHaveBeenLastCalledWith('하네'));
    expect(onQueryChange.mock.calls.flat().every((words) => /^[가-힣]*$/.test(words))).toBe(true);
  });
});

it('is a plain search without scripts', () => {
  const html = renderServerHtml(Default);
  expect(html.querySelector('[role="combobox"], [role="listbox"]')).toBeNull();
  expect(html.querySelector('form input[type="search"]')).not.toBeNull();
});
