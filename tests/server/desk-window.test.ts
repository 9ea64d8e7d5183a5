import { once } from 'node:events';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { TEXT_MAX } from '@site/contract/limits';

import { createKeys, DEPARTMENTS, PEOPLE } from './fixture/departments.ts';
import { makeFolder } from './fixture/dist.ts';
import {
  COMPLIMENT,
  formatJson,
  getForm,
  readReceipt,
  REPORT,
  requestReport,
  RESERVATION,
  send,
} from './fixture/forms.ts';
import { INQUIRY, createPdf } from './fixture/inquiry.ts';
import { expectEnd, runDesk } from './fixture/program.ts';
import { NOW, startSite } from './fixture/site.ts';
import { getDemonstrationKeyFile } from '../../server/submissions/keys.ts';
import { readDepartmentsFile } from '../../server/submissions/departments-file.ts';
import { makeKeyFile } from '../../server/desk/key-file.ts';
import {
  REQUEST_MAX_BYTES,
  type Case,
  type CaseSummary,
  type RecordReport,
  type WindowState,
} from '../../server/desk/window/api.ts';
import { createWindow, type WindowOptions } from '../../server/desk/window/app.ts';

const TOKEN = 'a-token-of-24-random-bytes';
const LOCK_AFTER = 600_000;

interface ReceivedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

/** Starts a window over a data folder, and returns a function that sends requests to it. */
class TestWindow {
  readonly port: number;
  constructor(port: number) {
    this.port = port;
  }

  async ask(
    at: string,
    {
      method = 'GET',
      headers = {},
      body = '',
    }: { method?: string; headers?: object; body?: string } = {},
  ): Promise<ReceivedResponse> {
    const outgoingRequest = request({
      host: '127.0.0.1',
      port: this.port,
      path: at,
      method,
      headers: { ...headers },
    });
    outgoingRequest.end(body);
    const [response] = (await once(outgoingRequest, 'response')) as [
      import('node:http').IncomingMessage,
    ];
    const parts: Buffer[] = [];
    for await (const part of response as AsyncIterable<Buffer>) parts.push(part);
    return {
      status: response.statusCode ?? 0,
      headers: response.headers,
      body: Buffer.concat(parts),
    };
  }

  async get<Value>(at: string): Promise<Value> {
    const { status, body } = await this.ask(`/${TOKEN}/api/${at}`);
    expect(status, body.toString()).toBe(200);
    return JSON.parse(body.toString()) as Value;
  }

  async post<Value>(at: string, value: object, method = 'POST'): Promise<[number, Value]> {
    const { status, body } = await this.ask(`/${TOKEN}/api/${at}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(value),
    });
    return [status, JSON.parse(body.toString()) as Value];
  }
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function startWindow(
  dataDir: string,
  options: Partial<WindowOptions> = {},
): Promise<TestWindow> {
  const page = makeFolder();
  writeFileSync(path.join(page, 'index.html'), '<!doctype html>');
  const port = await findFreePort();
  const server: Server = createWindow({
    dataDir,
    token: TOKEN,
    port,
    page,
    home: page,
    suggested: {},
    hasStore: true,
    siteNames: {},
    lockAfter: LOCK_AFTER,
    now: () => NOW,
    ...options,
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return new TestWindow(port);
}

/** Starts a site with one submission of each kind, and an unlocked window over its store or a copy of it. */
async function startDesk({
  inCopy = false,
  ...options
}: Partial<WindowOptions> & { inCopy?: boolean } = {}) {
  const site = await startSite();
  const file = { name: '도면 1.pdf', content: createPdf(300) };
  const receipt = await readReceipt(await send(site, 'report', getForm(REPORT, {}, file)));
  expect((await send(site, 'inquiry', getForm(INQUIRY))).status).toBe(201);
  expect((await send(site, 'reservation', getForm(RESERVATION))).status).toBe(201);
  expect((await send(site, 'compliment', getForm(COMPLIMENT))).status).toBe(201);
  const { dataDir } = site.config;
  const copy = path.join(makeFolder(), 'carried', 'today.sqlite');
  if (inCopy) {
    mkdirSync(path.dirname(copy));
    await runDesk(['export', copy], dataDir);
  }
  const desk = await startWindow(inCopy ? path.join(site.folder, 'none') : dataDir, options);
  const unlock = () =>
    desk.post<WindowState>('unlock', {
      keyFile: getDemonstrationKeyFile(dataDir),
      passphrase: '',
      ...(inCopy && { storeFile: copy }),
    });
  expect((await unlock())[0]).toBe(200);
  const [report] = await desk.get<CaseSummary[]>('cases?purpose=report');
  return { site, desk, copy, unlock, receipt, id: report?.id ?? '' };
}

describe('the guard', () => {
  test('answers only below the token, with a content security policy and without caching', async () => {
    const desk = await startWindow(makeFolder());
    const { status, headers } = await desk.ask(`/${TOKEN}/`);
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  test.each([
    ['without the token', '/', {}],
    ['with another token', `/${TOKEN.replace('a', 'b')}/api/state`, {}],
    ['for another host', `/${TOKEN}/api/state`, { Host: 'desk.example' }],
    ['from another origin', `/${TOKEN}/api/state`, { Origin: 'http://evil.example' }],
    ['from a page on another port', `/${TOKEN}/api/state`, { Origin: 'http://127.0.0.1:1' }],
    ['that another site caused', `/${TOKEN}/`, { 'Sec-Fetch-Site': 'cross-site' }],
  ])('refuses a request %s', async (_, at, headers) => {
    const desk = await startWindow(makeFolder());
    expect((await desk.ask(at, { headers })).status).toBe(403);
  });

  test('refuses forms of other sites, long bodies, other shapes and unknown paths', async () => {
    const desk = await startWindow(makeFolder());
    const post = (body: string, type = 'application/json') =>
      desk.ask(`/${TOKEN}/api/unlock`, { method: 'POST', headers: { 'Content-Type': type }, body });
    expect((await post('{}', 'text/plain')).status).toBe(400);
    expect((await post('{}')).status).toBe(400);
    expect((await post('{"')).status).toBe(400);
    expect((await post(JSON.stringify({ keyFile: 'x'.repeat(REQUEST_MAX_BYTES) }))).status).toBe(
      413,
    );
    expect((await desk.ask(`/${TOKEN}/../app.ts`)).status).toBe(404);
    expect((await desk.ask(`/${TOKEN}/api/state`, { method: 'DELETE' })).status).toBe(405);
  });
});

describe('the lock', () => {
  test('refuses to read and act while it is locked', async () => {
    const { desk, id, unlock } = await startDesk();
    expect((await desk.post('lock', {}))[0]).toBe(200);
    for (const [at, body] of [
      ['open', { id }],
      ['answer', { id, text: 'x', replaces: null }],
      ['close', { id, seen: 'received' }],
      ['message', { id, text: 'x', kind: 'note' }],
      ['delete', { id }],
      ['printed', { id }],
      ['use', {}],
    ] as const)
      expect(await desk.post(at, body)).toEqual([423, { code: 'locked' }]);
    expect((await desk.ask(`/${TOKEN}/api/cases?purpose=report`)).status).toBe(423);
    expect((await desk.ask(`/${TOKEN}/api/attachment?id=${id}`)).status).toBe(423);
    expect((await unlock())[0]).toBe(200);
    expect((await desk.post('open', { id }))[0]).toBe(200);
  });

  test('an idle desk locks itself; a draft is kept for its key', async () => {
    const { site, desk, id, unlock } = await startDesk({ lockAfter: 200 });
    await unlock();
    expect((await desk.post('draft', { id, text: '쓰던 답변' }, 'PUT'))[0]).toBe(200);
    await expect.poll(() => desk.get<WindowState>('state')).toMatchObject({ lockedItself: true });
    expect((await desk.get<WindowState>('state')).unlocked).toBeUndefined();
    await unlock();
    expect(await desk.post('open', { id })).toMatchObject([200, { draft: '쓰던 답변' }]);
    // The page notices it first if a request has postponed the lock of the program.
    expect(await desk.post('lock', { isIdle: true })).toMatchObject([200, { lockedItself: true }]);
    expect((await desk.get<WindowState>('state')).suggested).toEqual({
      keyFile: getDemonstrationKeyFile(site.config.dataDir),
    });
  });

  test('names a wrong passphrase, a file that is not a key, and a missing copy', async () => {
    const desk = await startWindow(makeFolder());
    const folder = makeFolder();
    const site = await startSite();
    expect((await send(site, 'inquiry', getForm(INQUIRY))).status).toBe(201);
    const storeFile = path.join(folder, 'copy.sqlite');
    await runDesk(['export', storeFile], site.config.dataDir);
    const keyFile = path.join(folder, 'key.json');
    await makeKeyFile(keyFile, '비밀 암호');
    const unlock = (changes: object) =>
      desk.post('unlock', { keyFile, storeFile, passphrase: '비밀 암호', ...changes });
    expect(await unlock({ passphrase: 'x' })).toEqual([403, { code: 'passphrase' }]);
    expect(await unlock({ keyFile: storeFile })).toMatchObject([422, { code: 'keyFile' }]);
    expect(await unlock({ keyFile: path.join(folder, 'none') })).toMatchObject([
      422,
      { code: 'keyFile' },
    ]);
    expect(await unlock({ storeFile: keyFile })).toMatchObject([422, { code: 'store' }]);
    expect(await unlock({ storeFile: path.join(folder, 'none') })).toEqual([
      422,
      { code: 'storeFile' },
    ]);
    expect((await unlock({}))[0]).toBe(200);
    // Sealed to the key of the site: named in the list, but not opened.
    const [inquiry] = await desk.get<CaseSummary[]>('cases?purpose=inquiry');
    expect(inquiry).toMatchObject({ problem: 'anotherKey' });
    expect(await desk.post('open', { id: inquiry?.id })).toEqual([409, { code: 'sealed' }]);
  });

  test('folders show only key files and copies', async () => {
    const site = await startSite();
    const folder = makeFolder();
    await runDesk(['export', path.join(folder, 'today.sqlite')], site.config.dataDir);
    await makeKeyFile(path.join(folder, 'key.json'), '');
    writeFileSync(path.join(folder, 'other.json'), '{"name":"x"}');
    writeFileSync(path.join(folder, 'other.sqlite'), 'x');
    mkdirSync(path.join(folder, 'inner'));
    const desk = await startWindow(makeFolder(), { home: folder });
    expect(await desk.get('folder?kind=key')).toMatchObject({
      path: folder,
      files: ['key.json'],
      folders: ['inner'],
    });
    expect(await desk.get('folder?kind=copy')).toMatchObject({ files: ['today.sqlite'] });
    const none = await desk.ask(`/${TOKEN}/api/folder?kind=copy&path=${folder}/none`);
    expect([none.status, none.body.toString()]).toEqual([422, '{"code":"folder"}']);
  });
});

describe('a report', () => {
  test('is listed with its due day, read next to its file, answered for its reporter, and closed', async () => {
    const { site, desk, id, receipt } = await startDesk();
    expect(await desk.get('cases?purpose=report')).toMatchObject([
      {
        id,
        state: 'received',
        due: { step: 'review', date: '2026-11-25' },
        late: false,
        headline: { type: REPORT.type, title: REPORT.title },
      },
    ]);
    const [, openedCase] = await desk.post<Case>('open', { id });
    expect(openedCase).toMatchObject({
      state: 'read',
      due: { step: 'answer', date: '2026-12-04' },
      fields: { content: REPORT.content },
      attachment: { name: '도면 1.pdf', type: 'pdf' },
      draft: '',
    });
    const file = await desk.ask(`/${TOKEN}/api/attachment?id=${id}`);
    expect(file.body).toEqual(Buffer.from(createPdf(300)));
    expect(file.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    });
    const savedFile = await desk.ask(`/${TOKEN}/api/attachment?id=${id}&save`);
    expect(savedFile.headers['content-disposition']).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('도면 1.pdf')}`,
    );
    const [status, answeredCase] = await desk.post<Case>('answer', {
      id,
      text: ' 확인했습니다.\r\n끝. ',
      replaces: null,
    });
    expect([status, answeredCase.state, answeredCase.answer]).toEqual([
      200,
      'answered',
      { text: '확인했습니다.\n끝.', answeredAt: NOW.toISOString(), signed: true },
    ]);
    expect(await requestReport(site, receipt)).toMatchObject({
      status: 'answered',
      answer: '확인했습니다.\n끝.',
    });
    expect(await desk.post('close', { id, seen: 'answered' })).toMatchObject([
      200,
      { state: 'closed' },
    ]);
    expect(await desk.post('close', { id, seen: 'answered' })).toEqual([409, { code: 'closed' }]);
    expect(await desk.post('answer', { id, text: 'x', replaces: NOW.toISOString() })).toEqual([
      409,
      { code: 'closed' },
    ]);
  });

  test('of two answers the later one is refused, with the earlier one', async () => {
    const { site, desk, id, receipt } = await startDesk();
    const answer = (text: string, replaces: string | null) =>
      desk.post('answer', { id, text, replaces });
    // Both were written on the same state of the page.
    const results = await Promise.all([answer('먼저', null), answer('나중', null)]);
    const earlier = { text: '먼저', answeredAt: NOW.toISOString(), signed: true };
    expect(results).toMatchObject([
      [200, { answer: earlier }],
      [409, { code: 'answered', earlier }],
    ]);
    expect((await requestReport(site, receipt)).answer).toBe('먼저');
    expect((await answer('바꿈', NOW.toISOString()))[0]).toBe(200);
    expect((await requestReport(site, receipt)).answer).toBe('바꿈');
  });

  test('refuses an empty answer, one that is too long, and one to an unknown report', async () => {
    const { desk, id } = await startDesk();
    const answer = (text: string, to = id) => desk.post('answer', { id: to, text, replaces: null });
    expect(await answer(' \n')).toEqual([422, { code: 'empty' }]);
    expect(await answer('가'.repeat(TEXT_MAX.content + 1))).toEqual([422, { code: 'tooLong' }]);
    expect(await answer('x', 'none')).toEqual([404, { code: 'missing' }]);
    expect((await answer('가'.repeat(TEXT_MAX.content)))[0]).toBe(200);
  });

  test('answered in a copy, the answer is in that file, and the reporter sees it after the merge', async () => {
    const { site, desk, id, copy, receipt } = await startDesk({ inCopy: true });
    expect(await desk.post('answer', { id, text: '사본의 답변', replaces: null })).toMatchObject([
      200,
      {},
    ]);
    expect(readdirSync(path.dirname(copy))).toEqual(['today.sqlite']);
    const broughtCopy = path.join(makeFolder(), 'brought.sqlite');
    copyFileSync(copy, broughtCopy);
    expect((await requestReport(site, receipt)).answer).toBeUndefined();
    const mergeResult = await runDesk(['merge', broughtCopy], site.config.dataDir, '', {
      DIST_DIR: site.config.distDir,
    });
    expect(mergeResult).toMatchObject({ status: 0 });
    expect((await requestReport(site, receipt)).answer).toBe('사본의 답변');
  });
});

describe('the record', () => {
  const listActions = ({ entries }: RecordReport) =>
    entries.map(({ action }) => action).toReversed();

  test('has an entry for each action, but none for a refused one', async () => {
    const { desk, id } = await startDesk();
    await desk.post('open', { id });
    await desk.ask(`/${TOKEN}/api/attachment?id=${id}`);
    await desk.ask(`/${TOKEN}/api/attachment?id=${id}&save`);
    await desk.post('message', { id, text: '언제였습니까?', kind: 'question' });
    const [, notedCase] = await desk.post<Case>('message', {
      id,
      text: '안전팀과 확인',
      kind: 'note',
    });
    expect(notedCase.messages).toMatchObject([
      { kind: 'question', text: '언제였습니까?', signed: true },
      { kind: 'note', text: '안전팀과 확인', signed: true },
    ]);
    await desk.post('printed', { id });
    await desk.post('answer', { id, text: '답변', replaces: null });
    expect((await desk.post('answer', { id, text: '나중', replaces: null }))[0]).toBe(409);
    // The case is shown before it is answered.
    expect(await desk.post('close', { id, seen: 'read' })).toEqual([409, { code: 'changed' }]);
    expect((await desk.post('close', { id, seen: 'answered' }))[0]).toBe(200);
    expect(await desk.post('delete', { id })).toEqual([200, { result: 'deleted' }]);
    expect(await desk.post('open', { id })).toEqual([404, { code: 'missing' }]);
    const record = await desk.get<RecordReport>('record');
    expect(listActions(record)).toEqual([
      'opened',
      'saved-file',
      'asked',
      'noted',
      'printed',
      'answered',
      'answered',
      'refused',
      'closed',
      'refused',
      'closed',
      'deleted',
    ]);
    expect(record).toMatchObject({ count: 12, problems: [] });
  });

  test('detects a cut end, and a replaced entry', async () => {
    const { site, desk, id } = await startDesk();
    await desk.post('open', { id });
    await desk.post('printed', { id });
    const change = (statement: string) => {
      const database = new DatabaseSync(path.join(site.config.dataDir, 'submissions.sqlite'));
      database.exec(statement);
      database.close();
    };
    change(
      'UPDATE record_entries SET entry = replace(entry, \'"printed"\', \'"opened"\') WHERE number = 2',
    );
    expect((await desk.get<RecordReport>('record')).problems).toMatchObject([
      { problem: 'changed', number: 2 },
      { problem: 'cut', number: 2 },
    ]);
    change('DELETE FROM record_entries WHERE number = 2');
    expect((await desk.get<RecordReport>('record')).problems).toMatchObject([
      { problem: 'cut', number: 2 },
    ]);
  });

  test('names work in a copy that is not merged, and detects a cut end after the merge', async () => {
    const { site, desk, id, copy } = await startDesk({ inCopy: true });
    const { dataDir } = site.config;
    const otherStore = path.join(makeFolder(), 'other.sqlite');
    await runDesk(['export', otherStore], dataDir);
    await desk.post('open', { id });
    await desk.post('answer', { id, text: '사본의 답변', replaces: null });
    const check = async (storeFile?: string) => {
      const window = await startWindow(dataDir);
      const keyFile = getDemonstrationKeyFile(dataDir);
      await window.post('unlock', { keyFile, passphrase: '', ...(storeFile && { storeFile }) });
      const { problems, waiting } = await window.get<RecordReport>('record');
      return { problems, waiting };
    };
    expect(await check(copy)).toEqual({ problems: [], waiting: undefined });
    expect(await check()).toEqual({ problems: [], waiting: { count: 2, copies: [copy] } });
    // A copy contains the work that was done before its export.
    expect(await check(otherStore)).toEqual({ problems: [], waiting: { count: 2, copies: [] } });
    const settings = { DIST_DIR: site.config.distDir };
    const printResult = await runDesk(
      ['record', 'check', '--key-file', getDemonstrationKeyFile(dataDir)],
      dataDir,
    );
    expect(printResult).toMatchObject(expectEnd(0, copy));
    expect((await runDesk(['merge', copy], dataDir, '', settings)).status).toBe(0);
    expect(await check()).toEqual({ problems: [], waiting: undefined });
    const database = new DatabaseSync(path.join(dataDir, 'submissions.sqlite'));
    database.exec(`DELETE FROM record_entries WHERE number = 2 AND entry LIKE '%"answered"%'`);
    database.close();
    expect(await check()).toMatchObject({ problems: [{ problem: 'cut', number: 2 }] });
  });
});

test('counts the reports of a year, without those of another year and those that cannot be opened', async () => {
  const { desk } = await startDesk();
  expect(await desk.get('statistics?year=2026')).toEqual({
    year: 2026,
    years: [2026],
    total: { open: 1, answered: 0, closed: 0 },
    // A count of one report in a row would reveal that report.
    rows: [],
    unopened: 0,
  });
  expect(await desk.get('statistics?year=2025')).toMatchObject({
    total: { open: 0, answered: 0, closed: 0 },
  });
});

test('a visit is approved and declined; an inquiry is deleted on the server, but not in a copy', async () => {
  const { desk } = await startDesk();
  const [visit] = await desk.get<CaseSummary[]>('cases?purpose=reservation');
  const decide = (decision: string, shownState: string) =>
    desk.post('decide', { id: visit?.id, decision, seen: shownState, moves: 0 });
  expect(await decide('confirmed', 'received')).toMatchObject([200, { state: 'confirmed' }]);
  expect(await decide('confirmed', 'received')).toEqual([409, { code: 'decided' }]);
  expect(await decide('declined', 'confirmed')).toMatchObject([200, { state: 'declined' }]);
  const [inquiry] = await desk.get<CaseSummary[]>('cases?purpose=inquiry');
  expect(await desk.post('finish', { id: inquiry?.id })).toEqual([200, {}]);
  expect(await desk.get('cases?purpose=inquiry')).toEqual([]);

  const copyDesk = await startDesk({ inCopy: true });
  const [keptInquiry] = await copyDesk.desk.get<CaseSummary[]>('cases?purpose=inquiry');
  expect(await copyDesk.desk.post('finish', { id: keptInquiry?.id })).toEqual([
    409,
    { code: 'inCopy' },
  ]);
});

test('a visit is moved to a time at which visitors are received, once for both of two officers', async () => {
  const { desk, site } = await startDesk();
  const [visit] = await desk.get<CaseSummary[]>('cases?purpose=reservation');
  const { id = '', headline = {} } = visit ?? {};
  const move = (date: string, time: string, shownState = 'read', moves = 0) =>
    desk.post<Case>('move', { id, seen: shownState, moves, date, time });
  const [, openedCase] = await desk.post<Case>('open', { id });
  expect(openedCase.moves).toEqual([]);
  // A Saturday in the evening, yesterday, and the time that it has.
  expect(await move('2026-12-05', '20:00')).toEqual([
    422,
    { code: 'visitTime', fields: { date: 'date.closed', time: 'time.closed' } },
  ]);
  expect(await move('2026-11-19', '10:00')).toMatchObject([422, { fields: { date: 'date.past' } }]);
  expect(await move(RESERVATION.date, RESERVATION.time)).toEqual([409, { code: 'unchanged' }]);

  const [status, movedCase] = await move('2026-12-04', '10:30');
  expect([status, movedCase.state]).toEqual([200, 'confirmed']);
  expect(movedCase.moves).toMatchObject([{ date: '2026-12-04', time: '10:30', signed: true }]);
  expect(movedCase.fields).toMatchObject({
    date: '2026-12-04',
    before: `${RESERVATION.date} ${RESERVATION.time}`,
  });
  // The other officer has seen the visit before.
  expect(await move('2026-12-08', '11:00')).toEqual([409, { code: 'changed' }]);
  expect(await move('2026-12-08', '11:00', 'confirmed')).toEqual([409, { code: 'changed' }]);
  const decline = { id, decision: 'declined', seen: 'confirmed' };
  expect(await desk.post('decide', { ...decline, moves: 0 })).toEqual([409, { code: 'changed' }]);
  expect((await move('2026-12-08', '11:00', 'confirmed', 1))[0]).toBe(200);
  const [listedVisit] = await desk.get<CaseSummary[]>('cases?purpose=reservation');
  expect(listedVisit?.headline).toMatchObject({ date: '2026-12-08', time: '11:00' });
  const lookupResponse = await send(
    site,
    'visit',
    formatJson({ receipt: headline['receipt'], contact: RESERVATION.contact }),
  );
  expect(await lookupResponse.json()).toMatchObject({
    status: 'confirmed',
    visit: { date: '2026-12-08' },
  });
  expect(await desk.post('decide', { ...decline, moves: 2 })).toMatchObject([
    200,
    { state: 'declined' },
  ]);
});

test('a case that needs two keys is deleted by the second one; its request is shown, withdrawn and refused', async () => {
  const { getKeyFile, write, file } = await createKeys(PEOPLE);
  const environment = await write({ ...DEPARTMENTS, hotline: [['first', 'second'], 'safe', 2] });
  const site = await startSite({ environment });
  await send(site, 'report', getForm(REPORT));
  const departments = await readDepartmentsFile(file);
  const startFor = async (person: string) => {
    const desk = await startWindow(site.config.dataDir, { departments });
    await desk.post('unlock', { keyFile: getKeyFile(person), passphrase: '' });
    return desk;
  };
  const [first, second] = [await startFor('first'), await startFor('second')];
  const [{ id } = { id: '' }] = await first.get<CaseSummary[]>('cases?purpose=report');
  expect(await first.post('delete', { id })).toEqual([200, { result: 'requested' }]);
  expect(await first.post('delete', { id })).toEqual([409, { code: 'ownRequest' }]);
  expect(await first.post('open', { id })).toMatchObject([200, { deletion: { isOwn: true } }]);
  expect(await second.post('open', { id })).toMatchObject([200, { deletion: { isOwn: false } }]);
  // The lists of both officers show it.
  for (const [desk, isOwn] of [[first, true] as const, [second, false] as const])
    expect(await desk.get('cases?purpose=report')).toMatchObject([
      {
        id,
        deletion: { isOwn, requestedAt: NOW.toISOString(), key: expect.stringMatching(/^.{8}$/) },
      },
    ]);
  const [status, keptCase] = await second.post<Case>('keep', { id });
  expect([status, keptCase.deletion]).toEqual([200, undefined]);
  expect((await first.get<CaseSummary[]>('cases?purpose=report'))[0]).not.toHaveProperty(
    'deletion',
  );
  expect(await second.post('delete', { id })).toEqual([200, { result: 'requested' }]);
  expect(await first.post('delete', { id })).toEqual([200, { result: 'deleted' }]);
  expect(await second.post('open', { id })).toEqual([404, { code: 'missing' }]);
  // A key of another department finds nothing to delete, and does not even learn that there is something.
  await send(site, 'report', getForm(REPORT, { title: '다시' }));
  const [otherCase] = await first.get<CaseSummary[]>('cases?purpose=report');
  const clerk = await startFor('clerk');
  expect(await clerk.post('delete', { id: otherCase?.id })).toEqual([409, { code: 'sealed' }]);
  expect(await clerk.get('cases?purpose=report')).toEqual([]);
  expect(await clerk.get('statistics?year=2026')).toMatchObject({ unopened: 0 });
  expect(await clerk.get('record')).toMatchObject({ count: 0, problems: [] });
});

test('no file contains texts that are read and written in the window', async () => {
  const { site, desk, id } = await startDesk();
  const canary = 'canaryQ7X2';
  await desk.post('open', { id });
  await desk.ask(`/${TOKEN}/api/attachment?id=${id}`);
  await desk.post('draft', { id, text: canary }, 'PUT');
  await desk.post('answer', { id, text: canary, replaces: null });
  const files = readdirSync(site.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(2);
  for (const needle of [canary, REPORT.title, REPORT.personName])
    expect(files.filter((file) => readFileSync(file).includes(needle))).toEqual([]);
});
