import { once } from 'node:events';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { LookupResult, Received } from '@site/contract/answers';
import { TEXT_MAX } from '@site/contract/limits';

import { makeFolder } from './fixture/dist.ts';
import { COMPLIMENT, getForm, formatJson, REPORT, RESERVATION, send } from './fixture/forms.ts';
import { INQUIRY, createPdf } from './fixture/inquiry.ts';
import { runDesk } from './fixture/program.ts';
import { NOW, startSite, type RunningSite } from './fixture/site.ts';
import { getDemonstrationKeyFile } from '../../server/submissions/keys.ts';
import { makeKeyFile } from '../../server/desk/key-file.ts';
import {
  REQUEST_MAX_BYTES,
  type Case,
  type CaseSummary,
  type WindowState,
} from '../../server/desk/window/api.ts';
import { createWindow, type WindowOptions } from '../../server/desk/window/app.ts';

const TOKEN = 'a-token-of-24-random-bytes';
const LOCK_AFTER = 600_000;

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

/** A window over a data folder, and how to ask it. */
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
  ): Promise<Answer> {
    const sent = request({
      host: '127.0.0.1',
      port: this.port,
      path: at,
      method,
      headers: { ...headers },
    });
    sent.end(body);
    const [response] = (await once(sent, 'response')) as [import('node:http').IncomingMessage];
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

/** A site with something of each kind, and an unlocked window over its store or over a copy of it. */
async function startDesk({
  inCopy = false,
  ...options
}: Partial<WindowOptions> & { inCopy?: boolean } = {}) {
  const site = await startSite();
  const file = { name: '도면 1.pdf', content: createPdf(300) };
  const sent = await send(site, 'report', getForm(REPORT, {}, file));
  const { receipt = '' } = (await sent.json()) as Received;
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

async function lookUp(site: RunningSite, receipt: string): Promise<LookupResult> {
  const response = await send(site, 'lookup', formatJson({ receipt, password: REPORT.password }));
  return (await response.json()) as LookupResult;
}

describe('the guard', () => {
  test('everything is answered under the token alone, with a content security policy and no store', async () => {
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
  ])('a request %s is refused', async (_, at, headers) => {
    const desk = await startWindow(makeFolder());
    expect((await desk.ask(at, { headers })).status).toBe(403);
  });

  test('no form of another site is taken, no long body, no other shape and no unknown path', async () => {
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
  test('nothing is read or done while it is locked', async () => {
    const { desk, id, unlock } = await startDesk();
    expect((await desk.post('lock', {}))[0]).toBe(200);
    for (const [at, body] of [
      ['open', { id }],
      ['answer', { id, text: 'x', replaces: null }],
      ['close', { id }],
      ['use', {}],
    ] as const)
      expect(await desk.post(at, body)).toEqual([423, { code: 'locked' }]);
    expect((await desk.ask(`/${TOKEN}/api/cases?purpose=report`)).status).toBe(423);
    expect((await desk.ask(`/${TOKEN}/api/attachment?id=${id}`)).status).toBe(423);
    expect((await unlock())[0]).toBe(200);
    expect((await desk.post('open', { id }))[0]).toBe(200);
  });

  test('a desk that nobody uses locks itself; a draft is kept for its key', async () => {
    const { desk, id, unlock } = await startDesk({ lockAfter: 200 });
    await unlock();
    expect((await desk.post('draft', { id, text: '쓰던 답변' }, 'PUT'))[0]).toBe(200);
    await expect.poll(() => desk.get<WindowState>('state')).toMatchObject({ lockedItself: true });
    expect((await desk.get<WindowState>('state')).unlocked).toBeUndefined();
    await unlock();
    expect(await desk.post('open', { id })).toMatchObject([200, { draft: '쓰던 답변' }]);
  });

  test('a wrong passphrase, a file that is not a key and a missing copy are named', async () => {
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
    // Sealed to the key of the site: named in the list, and not opened.
    const [inquiry] = await desk.get<CaseSummary[]>('cases?purpose=inquiry');
    expect(inquiry).toMatchObject({ problem: 'anotherKey' });
    expect(await desk.post('open', { id: inquiry?.id })).toEqual([409, { code: 'sealed' }]);
  });

  test('folders show key files and copies alone', async () => {
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
  test('is listed with its due day, read beside its file, answered for its reporter, and closed', async () => {
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
    const [, opened] = await desk.post<Case>('open', { id });
    expect(opened).toMatchObject({
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
    const saved = await desk.ask(`/${TOKEN}/api/attachment?id=${id}&save`);
    expect(saved.headers['content-disposition']).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('도면 1.pdf')}`,
    );
    const [status, answered] = await desk.post<Case>('answer', {
      id,
      text: ' 확인했습니다.\r\n끝. ',
      replaces: null,
    });
    expect([status, answered.state, answered.answer]).toEqual([
      200,
      'answered',
      { text: '확인했습니다.\n끝.', answeredAt: NOW.toISOString(), signed: true },
    ]);
    expect(await lookUp(site, receipt)).toMatchObject({
      status: 'answered',
      answer: '확인했습니다.\n끝.',
    });
    expect(await desk.post('close', { id })).toMatchObject([200, { state: 'closed' }]);
    expect(await desk.post('close', { id })).toEqual([409, { code: 'closed' }]);
    expect(await desk.post('answer', { id, text: 'x', replaces: NOW.toISOString() })).toEqual([
      409,
      { code: 'closed' },
    ]);
  });

  test('of two answers the later one is refused, with the earlier one', async () => {
    const { site, desk, id, receipt } = await startDesk();
    const answer = (text: string, replaces: string | null) =>
      desk.post('answer', { id, text, replaces });
    // Both were being written from the same page.
    const results = await Promise.all([answer('먼저', null), answer('나중', null)]);
    const earlier = { text: '먼저', answeredAt: NOW.toISOString(), signed: true };
    expect(results).toMatchObject([
      [200, { answer: earlier }],
      [409, { code: 'answered', earlier }],
    ]);
    expect((await lookUp(site, receipt)).answer).toBe('먼저');
    expect((await answer('바꿈', NOW.toISOString()))[0]).toBe(200);
    expect((await lookUp(site, receipt)).answer).toBe('바꿈');
  });

  test('an empty answer, one that is too long, and one to nothing are refused', async () => {
    const { desk, id } = await startDesk();
    const answer = (text: string, to = id) => desk.post('answer', { id: to, text, replaces: null });
    expect(await answer(' \n')).toEqual([422, { code: 'empty' }]);
    expect(await answer('가'.repeat(TEXT_MAX.content + 1))).toEqual([422, { code: 'tooLong' }]);
    expect(await answer('x', 'none')).toEqual([404, { code: 'missing' }]);
    expect((await answer('가'.repeat(TEXT_MAX.content)))[0]).toBe(200);
  });

  test('answered in a copy, it is in that one file, and its reporter sees it once that is merged', async () => {
    const { site, desk, id, copy, receipt } = await startDesk({ inCopy: true });
    expect(await desk.post('answer', { id, text: '사본의 답변', replaces: null })).toMatchObject([
      200,
      {},
    ]);
    expect(readdirSync(path.dirname(copy))).toEqual(['today.sqlite']);
    const brought = path.join(makeFolder(), 'brought.sqlite');
    copyFileSync(copy, brought);
    expect((await lookUp(site, receipt)).answer).toBeUndefined();
    const merged = await runDesk(['merge', brought], site.config.dataDir, '', {
      DIST_DIR: site.config.distDir,
    });
    expect(merged).toMatchObject({ status: 0 });
    expect((await lookUp(site, receipt)).answer).toBe('사본의 답변');
  });
});

test('a visit is approved and declined; an inquiry is deleted on the server, and not in a copy', async () => {
  const { desk } = await startDesk();
  const [visit] = await desk.get<CaseSummary[]>('cases?purpose=reservation');
  const decide = (decision: string) => desk.post('decide', { id: visit?.id, decision });
  expect(await decide('confirmed')).toMatchObject([200, { state: 'confirmed' }]);
  expect(await decide('confirmed')).toEqual([409, { code: 'decided' }]);
  expect(await decide('declined')).toMatchObject([200, { state: 'declined' }]);
  const [inquiry] = await desk.get<CaseSummary[]>('cases?purpose=inquiry');
  expect(await desk.post('finish', { id: inquiry?.id })).toEqual([200, {}]);
  expect(await desk.get('cases?purpose=inquiry')).toEqual([]);

  const copied = await startDesk({ inCopy: true });
  const [kept] = await copied.desk.get<CaseSummary[]>('cases?purpose=inquiry');
  expect(await copied.desk.post('finish', { id: kept?.id })).toEqual([409, { code: 'inCopy' }]);
});

test('what is read and written at the window is in no file', async () => {
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
