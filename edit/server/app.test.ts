import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMPANY } from '@site/content/testing/company.ts';

import type { EditorState } from '../api.ts';
import { createEditor } from './app.ts';
import { Drafts } from './drafts.ts';
import { Proposals } from './proposals/proposals.ts';

const TOKEN = 'a-token-of-24-random-bytes';
const FILE = 'content/pages/home.json';

let page = '';
let drafts: Drafts;
let server: Server;
let port = 0;

/** Starts an editor whose options contain its port. */
async function listen(): Promise<void> {
  const free = createEditor({
    drafts,
    proposals: new Proposals(COMPANY, drafts),
    news: undefined,
    token: TOKEN,
    port: 0,
    preview: '',
    page,
  });
  free.listen(0, '127.0.0.1');
  await once(free, 'listening');
  ({ port } = free.address() as AddressInfo);
  free.close();
  await once(free, 'close');
  server = createEditor({
    drafts,
    proposals: new Proposals(COMPANY, drafts),
    news: undefined,
    token: TOKEN,
    port,
    preview: 'http://127.0.0.1:1',
    page,
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
}

beforeAll(async () => {
  page = mkdtempSync(path.join(tmpdir(), 'site-editor-page-'));
  writeFileSync(path.join(page, 'index.html'), '<!doctype html>');
  drafts = new Drafts(COMPANY, path.join(page, 'drafts'));
  await listen();
});
afterAll(() => {
  server.close();
  drafts.close();
  rmSync(page, { recursive: true, force: true });
});

interface ReceivedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

async function ask(
  at: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: object; body?: string } = {},
): Promise<ReceivedResponse> {
  const clientRequest = request({
    host: '127.0.0.1',
    port,
    path: at,
    method,
    headers: { ...headers },
  });
  clientRequest.end(body);
  const [response] = (await once(clientRequest, 'response')) as [
    import('node:http').IncomingMessage,
  ];
  let text = '';
  for await (const part of response.setEncoding('utf8')) text += String(part);
  return { status: response.statusCode ?? 0, headers: response.headers, body: text };
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

describe('the server of the editor', () => {
  it('answers under its token, with a content security policy', async () => {
    const { status, headers } = await ask(`/${TOKEN}/`);
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it.each([
    ['without the token', '/', {}],
    ['with another token', `/${TOKEN.replace('a', 'b')}/api/state`, {}],
    ['for another host', `/${TOKEN}/api/state`, { Host: 'editor.example' }],
    ['from another origin', `/${TOKEN}/api/state`, { Origin: 'http://evil.example' }],
    ['from a page on another port', `/${TOKEN}/api/state`, { Origin: 'http://127.0.0.1:1' }],
    ['that another site caused', `/${TOKEN}/`, { 'Sec-Fetch-Site': 'cross-site' }],
  ])('refuses a request %s', async (_, at, headers) => {
    expect((await ask(at, { headers })).status).toBe(403);
  });

  it.each(['/api/save', '/api/discard', '/api/files'])(
    'rejects a form that another site could send to %s',
    async (at) => {
      const method = at === '/api/files' ? 'PUT' : 'POST';
      const headers = { 'Content-Type': 'text/plain' };
      expect((await ask(`/${TOKEN}${at}`, { method, headers, body: '{}' })).status).toBe(415);
    },
  );

  it.each(['/../server/app.ts', '/..%2fdrafts.ts', '/assets/../../../package.json', '/nothing.js'])(
    'serves no file at %s',
    async (at) => {
      expect((await ask(`/${TOKEN}${at}`)).status).toBe(404);
    },
  );

  it('lists files with their addresses, and the problems of a draft in both languages', async () => {
    const { body } = await ask(`/${TOKEN}/api/file?file=${FILE}`);
    const draft = JSON.parse(body) as { value: { title: { en: string } } };
    draft.value.title.en = '';
    const response = await ask(`/${TOKEN}/api/files`, {
      method: 'PUT',
      headers: JSON_TYPE,
      body: JSON.stringify([draft]),
    });
    const { state } = JSON.parse(response.body) as { state: EditorState };
    const home = state.files.find(({ file }) => file === FILE);
    expect(home).toMatchObject({
      address: '/home/main',
      changes: [{ path: ['title', 'en'], after: '' }],
    });
    expect(home?.problems).toContainEqual({
      file: FILE,
      path: ['title', 'en'],
      text: {
        ko: expect.stringMatching(/\p{Script=Hangul}/u) as string,
        en: expect.any(String) as string,
      },
    });
    const refusedResponse = await ask(`/${TOKEN}/api/save`, {
      method: 'POST',
      headers: JSON_TYPE,
      body: '{}',
    });
    expect([refusedResponse.status, JSON.parse(refusedResponse.body)]).toEqual([
      409,
      { code: 'problems', files: [FILE] },
    ]);
  });

  it('accepts a photograph, and reports in both languages why it refuses another one', async () => {
    const headers = { 'Content-Type': 'application/octet-stream' };
    const at = `/${TOKEN}/api/photograph?name=yard.png`;
    expect((await ask(at, { method: 'PUT', headers: JSON_TYPE, body: 'x' })).status).toBe(415);
    const response = await ask(at, { method: 'PUT', headers, body: 'no picture' });
    expect(response.status).toBe(422);
    expect(JSON.parse(response.body)).toMatchObject({
      code: 'photograph',
      texts: [{ ko: expect.stringMatching(/\p{Script=Hangul}/u) as string }],
    });
  });

  it('refuses a body of another shape, and a file that is not content', async () => {
    const put = (body: object) =>
      ask(`/${TOKEN}/api/files`, {
        method: 'PUT',
        headers: JSON_TYPE,
        body: JSON.stringify([body]),
      });
    expect((await put({ file: FILE })).status).toBe(400);
    expect((await put({ file: 'package.json', value: {}, revision: '' })).status).toBe(404);
  });
});
