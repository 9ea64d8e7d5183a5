import { composeStories } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

import { renderServerHtml } from '../../testing/render-server-html.tsx';
import * as stories from './FileField.stories.tsx';

const { TooLarge, WithError } = composeStories(stories);

/** Creates files as a browser passes them. */
function createDataTransfer(...names: string[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const name of names) transfer.items.add(new File(['x'.repeat(2048)], name));
  return transfer;
}

it('shows and validates a file that was chosen before hydration', async () => {
  const place = renderServerHtml(TooLarge);
  const input = place.querySelector('input');
  if (!input) throw new Error('There is no input.');
  input.files = createDataTransfer('drawing.pdf').files;
  const root = hydrateRoot(place, <TooLarge />);
  onTestFinished(() => root.unmount());
  await expect.element(page.getByText('drawing.pdf (2 KB)', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/^오류.*2MB를 넘습니다/)).toBeVisible();
  expect(page.getByRole('status').element().textContent).toMatch(/drawing\.pdf.*2MB를 넘습니다/);
});

it('accepts the first of several dropped files', async () => {
  await WithError.run();
  const input = document.querySelector('input');
  input?.dispatchEvent(
    new DragEvent('drop', {
      bubbles: true,
      dataTransfer: createDataTransfer('first.pdf', 'second.pdf'),
    }),
  );
  await expect.element(page.getByText('first.pdf (2 KB)', { exact: true })).toBeVisible();
  expect([...(input?.files ?? [])].map(({ name }) => name)).toEqual(['first.pdf']);
});

it('does not accept a dropped file while it is disabled', async () => {
  await WithError.run({ args: { disabled: true } });
  const input = document.querySelector('input');
  const dataTransfer = createDataTransfer('first.pdf');
  for (const type of ['dragover', 'drop'])
    input?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
  expect(input?.files).toHaveLength(0);
  input?.dispatchEvent(new DragEvent('dragover', { bubbles: true, dataTransfer }));
  await new Promise(requestAnimationFrame);
  expect(document.querySelector('[data-over]')).toBeNull();
});
