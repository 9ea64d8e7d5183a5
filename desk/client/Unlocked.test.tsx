import axe from 'axe-core';
import { composeStory } from '@storybook/react-vite';
import { MessagesProvider } from '@site/design-system';
import english from '@site/design-system/messages/en.json';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CaseSummary } from '@site/server/desk/window/api.ts';

import { getText } from '../texts.ts';
import { DeskContext, type DeskContextValue } from './useDesk.ts';
import { Unlocked } from './Unlocked.tsx';

const createReport = (id: string, changes: Partial<CaseSummary> = {}): CaseSummary => ({
  id,
  state: 'read',
  createdAt: '2026-11-20T15:00:00.000Z',
  expiresAt: null,
  due: { step: 'answer', date: '2099-12-04' },
  late: false,
  headline: { type: 'safety', title: `Report ${id}` },
  ...changes,
});

const REPORTS = [
  createReport('one'),
  createReport('two', {
    deletion: { key: 'abcd1234', requestedAt: '2026-11-23T01:00:00.000Z', isOwn: false },
  }),
  createReport('three', {
    deletion: { key: 'mine5678', requestedAt: '2026-11-24T01:00:00.000Z', isOwn: true },
  }),
];

const DESK: DeskContextValue = {
  language: 'en',
  state: {
    unlocked: { key: 'hotline' },
    lockedItself: false,
    lockMinutes: 10,
    suggested: {},
    hasStore: true,
    siteNames: {},
  },
  text: (key, values) => getText(key, 'en', values),
  run: (work) => work,
  report: (error) => {
    throw error;
  },
};

const Window = composeStory(
  {
    render: () => (
      <MessagesProvider messages={english}>
        <DeskContext value={DESK}>
          <Unlocked />
        </DeskContext>
      </MessagesProvider>
    ),
  },
  {},
);

/** Answers the requests of the window. */
function answer(address: string): object {
  if (address.includes('api/cases')) return address.endsWith('=report') ? REPORTS : [];
  throw new Error(address);
}

beforeEach(async () => {
  vi.stubGlobal('fetch', (address: string) => Promise.resolve(Response.json(answer(address))));
  await page.viewport(1440, 900);
  await Window.run();
  return () => vi.unstubAllGlobals();
});

test('the list shows which key requested a deletion and when, counts those to confirm, and finds them', async () => {
  await expect
    .element(page.getByRole('button', { name: /^Reports.*1 deletion to confirm$/ }))
    .toBeVisible();
  const other = page.getByText('Deletion requested by the key abcd1234 on Nov 23, 2026');
  await expect.element(other).toBeVisible();
  await expect.element(page.getByText(/^Deletion requested by this key on Nov 24/)).toBeVisible();
  const { violations } = await axe.run({ include: '.unlocked' });
  expect(violations).toEqual([]);
  await userEvent.selectOptions(
    page.getByRole('combobox', { name: 'State' }),
    'Deletion requested',
  );
  await expect.element(page.getByRole('status')).toHaveTextContent('2 entries');
  await expect.element(page.getByRole('button', { name: 'Report one' })).not.toBeInTheDocument();
});
