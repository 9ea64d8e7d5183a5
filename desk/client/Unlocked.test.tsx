import axe from 'axe-core';
import { composeStory } from '@storybook/react-vite';
import { MessagesProvider } from '@site/design-system';
import english from '@site/design-system/messages/en.json';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Case, CaseSummary } from '@site/server/desk/window/api.ts';

import { getText } from '../texts.ts';
import { RefusedError } from './server.ts';
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

const OPENED: Case = {
  ...createReport('one'),
  purpose: 'report',
  consentVersion: '1',
  fields: { type: 'safety', title: 'Report one', content: 'The guard is off.' },
  messages: [],
  moves: [],
  draft: 'Seen to.',
};
const EARLIER = { text: 'Of a colleague.', answeredAt: '2026-11-24T02:00:00.000Z', signed: true };

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
  run: async (work, handle) => {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof RefusedError && handle?.(error.failure))) throw error;
      return undefined;
    }
  },
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

let reports: CaseSummary[];

/** Responds to the requests of the window. */
function respond(address: string, id: string): Response {
  if (address === 'api/answer')
    return Response.json({ code: 'answered', earlier: EARLIER }, { status: 409 });
  if (address === 'api/open')
    return Response.json({ ...OPENED, ...reports.find((report) => report.id === id) });
  if (address === 'api/delete') {
    reports = reports.filter((report) => report.id !== id);
    return Response.json({ result: 'deleted' });
  }
  if (address.includes('api/cases'))
    return Response.json(address.endsWith('=report') ? reports : []);
  throw new Error(address);
}

beforeEach(async () => {
  reports = REPORTS;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    const { id = '' } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as {
      id?: string;
    };
    return Promise.resolve(respond(address, id));
  });
  await page.viewport(1440, 900);
  await Window.run();
  return () => vi.unstubAllGlobals();
});

test('the list shows which key requested a deletion and when, counts those to confirm, and finds them', async () => {
  await expect
    .element(page.getByRole('button', { name: /^Reports.*1 deletion to confirm$/ }))
    .toBeVisible();
  const otherRequest = page.getByText('Deletion requested by the key abcd1234 on Nov 23, 2026');
  await expect.element(otherRequest).toBeVisible();
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

test('a deletion that another key requested is confirmed with this key, and the case leaves the list', async () => {
  await userEvent.click(page.getByRole('button', { name: 'Report two' }));
  await expect.element(page.getByText(/^The officer with the key abcd1234/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Confirm and delete' }));
  const dialog = page.getByRole('dialog', { name: 'Confirm the request, and delete it now?' });
  await expect.element(dialog).toBeVisible();
  const { violations } = await axe.run({ include: '[role=dialog]' });
  expect(violations).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm and delete' }));
  await expect.element(page.getByRole('button', { name: 'Report one' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Report two' })).not.toBeInTheDocument();
});

test('the key that requested a deletion can withdraw it, and not confirm it', async () => {
  await userEvent.click(page.getByRole('button', { name: 'Report three' }));
  await expect.element(page.getByRole('button', { name: 'Withdraw the request' })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Confirm and delete' }))
    .not.toBeInTheDocument();
});

test('after a case, its list has the same filters, and the focus is on that case', async () => {
  const dueFilter = page.getByRole('combobox', { name: 'Due' });
  await userEvent.selectOptions(dueFilter, 'To do');
  await userEvent.click(page.getByRole('button', { name: 'Report one' }));
  await expect.element(page.getByRole('main')).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: 'Back to the list' }));
  await expect.element(dueFilter).toHaveValue('open');
  await expect.element(page.getByRole('button', { name: 'Report one' })).toHaveFocus();
});

test('an answer that another officer gave first is shown in the conversation, next to the kept text', async () => {
  await userEvent.click(page.getByRole('button', { name: 'Report one' }));
  await expect.element(page.getByText('Nothing has been written yet.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Send the answer' }));
  const conversation = page.getByRole('region', { name: 'Answer and conversation' });
  await expect.element(conversation.getByText('Of a colleague.')).toBeVisible();
  await expect.element(page.getByText('Nothing has been written yet.')).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('alert').getByText('Another officer has answered in the meantime.'))
    .toBeVisible();
  await expect.element(page.getByRole('textbox')).toHaveValue('Seen to.');
  await expect
    .element(page.getByRole('button', { name: 'Replace the earlier answer' }))
    .toBeVisible();
});
