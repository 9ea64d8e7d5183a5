import { createServer, request as httpRequest, type RequestListener } from 'node:http';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

import type { Change } from '../../server/cases/change.ts';
import type { RecordAction } from '../../server/cases/record.ts';
import { createWindow } from '../../server/desk/window/app.ts';
import { createPrivateClient } from '../../server/private/client.ts';
import { changesRequest, DESK_ROUTES } from '../../server/private/desk-protocol.ts';
import { createRemoteStore } from '../../server/private/desk-store.ts';
import type { KeyPair } from '../../server/submissions/key-pair.ts';
import { storeFileIn } from '../../server/submissions/sqlite.ts';
import type { SubmissionStore } from '../../server/submissions/store.ts';
import { answerReport } from '../../server/submissions/submission-service.ts';
import { createKeys, createNextEntry, DEPARTMENTS, PEOPLE } from './fixture/departments.ts';
import { createFolder } from './fixture/dist.ts';
import {
  COMPLIMENT,
  getForm,
  REPORT,
  requestReport,
  RESERVATION,
  send,
  sendReport,
} from './fixture/forms.ts';
import { INQUIRY } from './fixture/inquiry.ts';
import { expectEnd, runDesk } from './fixture/program.ts';
import { NOW, startSite } from './fixture/site.ts';
import { withStore } from './fixture/store.ts';

/** A site with a private listener and a report, and desks on machines that have only a key. */
async function startDesk() {
  const { getPair, getKeyFile, write } = await createKeys(PEOPLE);
  const environment = { ...(await write(DEPARTMENTS)), DESK_PORT: '0' };
  const site = await startSite({ environment });
  const receipt = await sendReport(site);
  const server = `http://127.0.0.1:${site.app.deskPort()}`;
  const nowhere = createFolder();
  const runAs = (person: string, command: string, input = '', address = server) =>
    runDesk(
      [...command.split(' '), '--server', address, '--key-file', getKeyFile(person)],
      nowhere,
      input,
      { DEPARTMENTS_FILE: environment.DEPARTMENTS_FILE },
    );
  const readReport = () => requestReport(site, receipt);
  const useStore = <T>(work: (store: SubmissionStore) => Promise<T>) => withStore(site, work);
  const [{ id } = { id: '' }] = await useStore((store) => store.list('report'));
  return { site, server, id, runAs, readReport, useStore, getPair, getKeyFile };
}

/** Starts a network that passes requests on to `target`, and loses the first response to a route. */
async function startBreakingNetwork(target: string, route: string): Promise<string> {
  let isLost = false;
  const forwardRequest: RequestListener = (request, response) => {
    const forwardedRequest = httpRequest(
      target + request.url,
      { method: 'POST', headers: request.headers, agent: false },
      (forwardedResponse) => {
        if (request.url === route && forwardedResponse.statusCode === 200 && !isLost) {
          isLost = true;
          forwardedResponse.resume().on('end', () => request.socket.destroy());
          return;
        }
        response.writeHead(forwardedResponse.statusCode ?? 500, forwardedResponse.headers);
        forwardedResponse.pipe(response);
      },
    );
    request.pipe(forwardedRequest);
  };
  const server = createServer(forwardRequest).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('an officer reads, asks, answers and closes over the network, and the reporter sees it', async () => {
  const { runAs, id, readReport } = await startDesk();
  expect((await runAs('first', 'reports list')).output).toContain(REPORT.title);
  const reportOutput = await runAs('first', `reports show ${id}`);
  expect(reportOutput).toMatchObject(expectEnd(0, `│ ${REPORT.title}`));
  expect((await runAs('first', `reports ask ${id}`, 'Since when?\n')).status).toBe(0);
  expect((await runAs('second', `reports note ${id}`, 'Ask the plant.\n')).status).toBe(0);
  expect((await runAs('first', `reports answer ${id}`, 'Seen to.\n')).status).toBe(0);
  expect(await readReport()).toMatchObject({ answer: 'Seen to.' });
  expect((await runAs('second', `reports show ${id}`)).output).toContain('│ Ask the plant.');
  expect((await runAs('first', `reports close ${id}`)).status).toBe(0);
  expect((await runAs('first', `reports answer ${id}`, 'Late.\n')).status).toBe(1);
  const { output } = await runAs('first', 'record list');
  for (const action of ['handed out, sealed', 'opened', 'asked', 'noted', 'answered', 'closed'])
    expect(output).toContain(action);
  expect((await runAs('first', 'record check')).status).toBe(0);
});

test('each department finds what it received, and nothing else', async () => {
  const { site, runAs, useStore } = await startDesk();
  await send(site, 'inquiry', getForm(INQUIRY));
  await send(site, 'reservation', getForm(RESERVATION));
  await send(site, 'compliment', getForm(COMPLIMENT));
  expect((await runAs('gate', 'reports list')).output).toBe('Reports: 0\n');
  const [{ id } = { id: '' }] = await useStore((store) => store.list('reservation'));
  expect((await runAs('gate', `reservations confirm ${id}`)).status).toBe(0);
  expect((await runAs('gate', `reservations confirm ${id}`)).status).toBe(1);
  const [{ id: inquiry } = { id: '' }] = await useStore((store) => store.list('inquiry'));
  expect((await runAs('gate', `inquiries show ${inquiry}`)).status).toBe(1);
  expect((await runAs('clerk', `inquiries show ${inquiry}`)).status).toBe(0);
  expect((await runAs('clerk', `inquiries answered ${inquiry}`, 'yes\n')).status).toBe(0);
  expect(await useStore((store) => store.list('inquiry'))).toEqual([]);
});

test('a key that the operator does not name is refused, and what needs the store is done elsewhere', async () => {
  const { runAs, server } = await startDesk();
  // The recovery key opens rows; it does not act for the department.
  expect(await runAs('safe', 'reports list')).toMatchObject(
    expectEnd(1, 'does not accept this key'),
  );
  expect(await runAs('first', 'export copy.sqlite')).toMatchObject({ status: 1 });
  expect(await runAs('first', 'keys apply')).toMatchObject({ status: 1 });
  expect(await runAs('first', 'reports list', '', `${server}/path`)).toMatchObject({ status: 1 });
  expect(await runAs('first', 'reports list', '', 'http://127.0.0.1:1')).toMatchObject(
    expectEnd(1, 'cannot be reached'),
  );
});

test('of two officers at the same time one answers, and the other is shown that answer', async () => {
  const { server, id, getPair, useStore } = await startDesk();
  const [first, second] = await Promise.all(
    ['first', 'second'].map(async (person) =>
      createRemoteStore(await createPrivateClient(server, getPair(person))),
    ),
  );
  if (!first || !second) throw new Error('stores');
  const record = async (person: string) => [await sign(getPair(person), 'answered', id, useStore)];
  const results = await Promise.all([
    answerReport(first, id, 'First.', NOW, getPair('first'), { record: await record('first') }),
    answerReport(second, id, 'Second.', new Date(NOW.getTime() + 1), getPair('second'), {
      record: await record('second'),
    }),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['conflict', 'done']);
  const winner = results[0].status === 'done' ? 'First.' : 'Second.';
  expect(results.find(({ status }) => status === 'conflict')).toMatchObject({
    earlier: { text: winner },
  });
});

type UseStore = Awaited<ReturnType<typeof startDesk>>['useStore'];

const sign = (pair: KeyPair, action: RecordAction, id: string, useStore: UseStore) =>
  useStore((store) => createNextEntry(store, pair, action, id));

test.each([
  ['reports answer', 'Seen to.\n', /answered/g],
  ['reports ask', 'Since when?\n', /asked/g],
  ['reports close', '', /closed/g],
])(
  'where the network breaks before the response, %s is sent again and stored once',
  async (command, input, isStored) => {
    const { server, runAs, id } = await startDesk();
    const broken = await startBreakingNetwork(server, DESK_ROUTES.changes);
    expect((await runAs('first', `${command} ${id}`, input, broken)).status).toBe(0);
    const { output } = await runAs('first', 'record list');
    expect(output.match(isStored)).toHaveLength(1);
    expect(output).not.toContain('refused');
    expect((await runAs('first', 'record check')).status).toBe(0);
  },
);

test('a change is stored with its record, or not at all, and can be sent again afterwards', async () => {
  const { site, runAs, id, readReport, useStore } = await startDesk();
  await runAs('first', `reports show ${id}`);
  const database = new DatabaseSync(storeFileIn(site.config.dataDir), { timeout: 5000 });
  // A full disk, or a server that is killed between both writes, leaves the same state.
  database.exec(
    `CREATE TRIGGER stop BEFORE INSERT ON record_entries WHEN NEW.entry LIKE '%"answered"%'
     BEGIN SELECT RAISE(ABORT, 'stop'); END`,
  );
  expect(await runAs('first', `reports answer ${id}`, 'Seen to.\n')).toMatchObject(
    expectEnd(1, 'reported an error'),
  );
  expect(await readReport()).not.toHaveProperty('answer', 'Seen to.');
  expect((await useStore((store) => store.getReport(id)))?.answeredAt).toBeNull();
  database.exec('DROP TRIGGER stop');
  database.close();
  expect((await runAs('first', `reports answer ${id}`, 'Seen to.\n')).status).toBe(0);
  expect(await readReport()).toMatchObject({ answer: 'Seen to.' });
  expect((await runAs('first', 'record check')).status).toBe(0);
});

test('a change without its record entry is refused with its whole batch', async () => {
  const { server, id, getPair, useStore } = await startDesk();
  const client = await createPrivateClient(server, getPair('first'));
  const createTestEntry = (action: RecordAction, person = 'first', of = id) =>
    sign(getPair(person), action, of, useStore);
  const close = (record: Change['record']): Change => ({
    kind: 'close',
    id,
    closedAt: '2001-01-01T00:00:00.000Z',
    record,
  });
  const post = async (...changes: Change[]) =>
    client.send(DESK_ROUTES.changes, z.encode(changesRequest, { changes }));
  const changedEntry = await createTestEntry('closed');
  for (const record of [
    [],
    [await createTestEntry('opened')],
    [await createTestEntry('closed', 'second')],
    [await createTestEntry('closed', 'first', 'another')],
    [{ ...changedEntry, time: '2026-11-20T03:00:01.000Z' }],
  ])
    expect(await post(close([await createTestEntry('closed')]), close(record))).toMatchObject({
      status: 422,
    });
  expect(await useStore((store) => store.list('report'))).toMatchObject([{ state: 'received' }]);
  expect(await post(close([await createTestEntry('closed')]))).toEqual({
    status: 200,
    body: ['done'],
  });
  // The clock of the server decides when it is deleted.
  const [closedReport] = await useStore((store) => store.list('report'));
  expect(closedReport?.expiresAt?.slice(0, 4)).toBe('2027');
});

test('to an excluded officer a case of others is the same as one that does not exist', async () => {
  const { site, server, getPair, useStore } = await startDesk();
  await send(site, 'report', getForm(REPORT, { recipient: 'audit' }));
  const rows = await useStore(async (store) =>
    Promise.all((await store.list('report')).map(({ id }) => store.find(id))),
  );
  const hidden = rows.find((row) => row?.recipient.startsWith('audit'))?.id ?? '';
  const client = await createPrivateClient(server, getPair('first'));
  const notify = async (id: string) => {
    const record = [await sign(getPair('first'), 'deleted', id, useStore)];
    return [
      await client.send(DESK_ROUTES.case, { id }),
      await client.send(DESK_ROUTES.changes, { changes: [{ kind: 'remove', id, record }] }),
      await client.send(DESK_ROUTES.lastEntry, { department: 'audit' }),
    ];
  };
  expect(await notify(hidden)).toEqual(await notify('a86fbc2e-0000-4000-8000-000000000000'));
  expect((await client.send(DESK_ROUTES.list, { purpose: 'report' })).body).toHaveLength(1);
  expect(JSON.stringify(await client.send(DESK_ROUTES.record, {}))).not.toContain('audit');
  expect(await useStore((store) => store.find(hidden))).toBeDefined();
});

test('the window of the desk works through the private listener, and reports when it is unavailable', async () => {
  const { site, server, id, readReport, getKeyFile } = await startDesk();
  const page = createFolder();
  writeFileSync(path.join(page, 'index.html'), '<!doctype html>');
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  const desk = createWindow({
    dataDir: createFolder(),
    server,
    token: 'token',
    port,
    page,
    home: page,
    suggested: {},
    hasStore: true,
    siteNames: {},
    lockAfter: 600_000,
    now: () => NOW,
  }).listen(port, '127.0.0.1');
  await once(desk, 'listening');
  onTestFinished(() => desk.close().closeAllConnections());
  const post = async (route: string, value: object) => {
    const response = await fetch(`http://127.0.0.1:${port}/token/api/${route}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(value),
    });
    return { status: response.status, ...((await response.json()) as object) };
  };
  const unlock = (person: string) =>
    post('unlock', { keyFile: getKeyFile(person), passphrase: '' });
  expect(await unlock('safe')).toMatchObject({ status: 422, code: 'store' });
  expect(await unlock('first')).toMatchObject({ status: 200, server });
  const listedResponse = await fetch(`http://127.0.0.1:${port}/token/api/cases?purpose=report`);
  expect(await listedResponse.json()).toMatchObject([{ id, headline: { title: REPORT.title } }]);
  expect(await post('open', { id })).toMatchObject({ status: 200, state: 'read' });
  const answer = { id, text: 'Seen to.', replaces: null };
  expect(await post('answer', answer)).toMatchObject({ status: 200, state: 'answered' });
  expect(await readReport()).toMatchObject({ answer: 'Seen to.' });
  expect(await post('answer', { ...answer, text: 'Again.' })).toMatchObject({
    status: 409,
    code: 'answered',
    earlier: { text: 'Seen to.' },
  });
  await site.app.close();
  expect(await post('close', { id, seen: 'answered' })).toMatchObject({
    status: 422,
    code: 'store',
    reason: expect.stringContaining('cannot be reached'),
  });
});
