import { composeStories } from '@storybook/react-vite';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { renderServerHtml } from '../../testing/render-server-html.tsx';
import { composeHangul } from '../../testing/compose-hangul.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import * as stories from './SearchBox.stories.tsx';

const { Default, Scoped, FilledTest } = composeStories(stories);

const field = page.getByRole('searchbox');
const getInput = () => field.element() as HTMLInputElement;

describe('Hangul', () => {
  it('is composed syllable by syllable, and sent only when it is complete', async () => {
    const sent = vi.fn((event: { preventDefault: () => void; currentTarget: HTMLFormElement }) => {
      event.preventDefault();
      return new FormData(event.currentTarget).get('q');
    });
    await Default.run({ args: { ...Default.args, onSubmit: sent } });
    const heard = vi.fn();
    for (const type of ['compositionstart', 'compositionend'])
      getInput().addEventListener(type, () => heard(type));
    await userEvent.click(field);
    await composeHangul(['ㅎ', '하', '한'], { finish: false });
    expect(heard.mock.calls).toEqual([['compositionstart']]);
    expect(sent).not.toHaveBeenCalled();
    await composeHangul(['한']);
    await composeHangul(['ㄱ', '그', '글']);
    await expect.element(field).toHaveValue('한글');
    expect(heard).toHaveBeenLastCalledWith('compositionend');
    await userEvent.keyboard('{Enter}');
    expect(sent.mock.results.map(({ value }) => value as unknown)).toEqual(['한글']);
  });

  it('stays in place if the page rerenders during composition of a syllable', async () => {
    await Default.run();
    await userEvent.click(field);
    await composeHangul(['ㅂ', '부', '부ㅍ'], { finish: false });
    const before = getInput();
    await expectAccessible();
    expect(getInput()).toBe(before);
    await composeHangul(['부품']);
    await expect.element(field).toHaveValue('부품');
  });
});

describe('clearing', () => {
  it('is offered while the field has text, and returns the focus', async () => {
    await FilledTest.run();
    const clear = page.getByRole('button', { name: '검색어 지우기' });
    await expect.element(clear).not.toBeInTheDocument();
    await userEvent.keyboard('A');
    await expect.element(clear).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveValue('');
    await expect.element(field).toHaveFocus();
  });
});

describe('without scripts', () => {
  it('is a form whose result is an address', () => {
    const form = renderServerHtml(Scoped).querySelector('form');
    if (!form) throw new Error('There is no form.');
    expect(form.method).toBe('get');
    expect([...new FormData(form)]).toEqual([
      ['in', 'both'],
      ['q', ''],
    ]);
  });
});
