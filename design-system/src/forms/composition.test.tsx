import { composeStories } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import * as stories from '../stories/patterns/FormWithErrors.stories.tsx';
import { composeHangul } from '../testing/composeHangul.ts';

const { Empty, WithErrors } = composeStories(stories);

const writer = page.getByRole('textbox', { name: /작성자/ });
const content = page.getByRole('textbox', { name: /^내용/ });

it('takes Hangul as it is composed, in one line and in several', async () => {
  await Empty.run();
  for (const control of [writer, content]) {
    await userEvent.click(control);
    await composeHangul(['ㅎ', '하', '한']);
    await composeHangul(['ㄱ', '그', '글']);
    await expect.element(control).toHaveValue('한글');
  }
});

it('judges a syllable when it is finished, not before', async () => {
  await WithErrors.run();
  await expect.element(writer).toHaveAttribute('aria-invalid', 'true');
  await userEvent.click(writer);
  await composeHangul(['ㅎ', '하'], { finish: false });
  await expect.element(writer).toHaveValue('하');
  await expect.element(writer).toHaveAttribute('aria-invalid', 'true');
  await composeHangul(['한']);
  await expect.element(writer).toHaveValue('한');
  await expect.element(writer).not.toHaveAttribute('aria-invalid');
});

it('sends what was being composed when the button was pressed', async () => {
  const send = fn(async () => undefined);
  await Empty.run({ args: { ...Empty.args, filled: true, send } });
  await userEvent.clear(writer);
  await userEvent.click(writer);
  await composeHangul(['ㅎ', '하', '한'], { finish: false });
  await userEvent.click(page.getByRole('button', { name: '문의 보내기' }));
  await expect.poll(() => send.mock.calls.length).toBe(1);
  expect(send.mock.calls[0]).toMatchObject([{ writer: '한' }]);
});

it('sends by Enter, but not by the Enter that ends a syllable', async () => {
  const send = fn(async () => undefined);
  await Empty.run({ args: { ...Empty.args, filled: true, send } });
  await userEvent.click(writer);
  await composeHangul(['ㅎ'], { finish: false });
  // What browsers send for it: a key that belongs to the input method.
  writer.element().dispatchEvent(
    new KeyboardEvent('keydown', {
      key: 'Process',
      code: 'Enter',
      keyCode: 229,
      isComposing: true,
      bubbles: true,
    }),
  );
  await composeHangul(['하']);
  expect(send).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => send.mock.calls.length).toBe(1);
});
