import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { resetPointer } from './reset-pointer.ts';

it('leaves no element hovered, wherever the previous test pointed', async () => {
  document.body.innerHTML = '<button>Label</button>';
  const button = page.getByRole('button');
  await userEvent.hover(button);
  expect(button.element().matches(':hover')).toBe(true);
  await resetPointer();
  await expect.poll(() => document.querySelectorAll(':hover').length).toBe(0);
  document.body.replaceChildren();
});
