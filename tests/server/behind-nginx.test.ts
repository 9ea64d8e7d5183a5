import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { LANGUAGES } from '@site/contract/language';
import { ERROR_PATH } from '@site/contract/renderer';

import { getRepetitions } from './fixture/counts.ts';
import {
  createPageText,
  createFolder,
  RELEASE_SCRIPT,
  getSharedDist,
  WIDE_RATE_LIMITS,
  writePublicData,
} from './fixture/dist.ts';
import { COMPLIMENT, getForm, REPORT } from './fixture/forms.ts';
import { createPdf } from './fixture/inquiry.ts';
import { askOverTls, hasNginx, startNginx } from './fixture/nginx.ts';
import { findFreePort } from './fixture/ports.ts';
import { prepareDatabases, queryDatabase } from './fixture/postgres-server.ts';
import { startServer } from './fixture/program.ts';
import { ask, startSite, type ReceivedResponse } from './fixture/site.ts';

// Five starts of a server, and a database.
vi.setConfig({ testTimeout: 300_000 });

const newDatabase = prepareDatabases();

const NO_NGINX =
  'nginx or openssl is not installed; on Debian: apt-get install nginx-light openssl';
const SENDERS = 4;
const ROUNDS = getRepetitions(1, 10);
/** The number of servers that are restarted in a round. */
const RESTARTED = getRepetitions(1, 3);
const CANARY = 'canaryQ7X2';

/** Encodes a form as a browser posts it. */
async function encode(form: FormData) {
  const encodedForm = new Request('http://site', { method: 'POST', body: form });
  const headers = { 'Content-Type': String(encodedForm.headers.get('content-type')) };
  return { headers, body: Buffer.from(await encodedForm.arrayBuffer()) };
}

test('three servers behind nginx: rolling restarts and kills lose nothing and cause no error', async (context) => {
  if (!hasNginx) context.skip(NO_NGINX);
  const DATABASE_URL = await newDatabase();
  const ports = [await findFreePort(), await findFreePort(), await findFreePort()];
  const sharedEnvironment = {
    DATABASE_URL,
    SERVER_SECRET: randomBytes(32).toString('base64'),
    DIST_DIR: getSharedDist(),
    TRUST_PROXY: 'true',
    ...WIDE_RATE_LIMITS,
  };
  const start = async (port: number) => {
    const folder = createFolder();
    return startServer({
      ...sharedEnvironment,
      PORT: String(port),
      DATA_DIR: path.join(folder, 'data'),
      PUBLIC_DATA_FILE: writePublicData(folder),
    });
  };
  const servers = await Promise.all(ports.map(start));
  const port = await findFreePort();
  const folder = await startNginx(port, ports);

  const stopping = new AbortController();
  const answers: number[] = [];
  const acknowledgedSubjects: string[] = [];
  async function send(sender: number): Promise<void> {
    for (let index = 0; !stopping.signal.aborted; index += 1) {
      const page = await askOverTls({ port, path: '/home/connected' });
      const subject = `${sender}-${index}`;
      const { headers, body } = await encode(getForm(COMPLIMENT, { subject }));
      const post = { port, path: '/api/compliments', method: 'POST', headers };
      const { status } = await askOverTls(post, body);
      answers.push(page.status, status);
      if (status === 201) acknowledgedSubjects.push(subject);
    }
  }
  const senders = Array.from({ length: SENDERS }, (_, sender) => send(sender));
  /** Waits until each sender has probably reached every server again. */
  const waitForAnswers = (): Promise<boolean> => {
    const enough = answers.length + SENDERS * 6;
    return vi.waitUntil(() => answers.length >= enough, { timeout: 120_000, interval: 5 });
  };

  await waitForAnswers();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, server] of servers.slice(0, RESTARTED).entries()) {
      server.child.kill('SIGTERM');
      expect((await server.ended).status).toBe(0);
      await waitForAnswers();
      servers[index] = await start(ports[index] ?? 0);
    }
    const victim = (round + 1) % servers.length;
    servers[victim]?.child.kill('SIGKILL');
    await servers[victim]?.ended;
    await waitForAnswers();
    servers[victim] = await start(ports[victim] ?? 0);
  }
  stopping.abort();
  await Promise.all(senders);

  const count = (status: number) => answers.filter((answer) => answer === status).length;
  expect([count(200), count(201)]).toEqual([answers.length / 2, answers.length / 2]);
  const [storedCount] = await queryDatabase(
    DATABASE_URL,
    'SELECT count(*)::int AS count FROM submissions',
  );
  expect(storedCount).toEqual({ count: acknowledgedSubjects.length });

  // Requests leave nothing at the proxy: it could not write a body, and logs no line for them.
  const file = { name: 'a.pdf', content: createPdf(2 * 1024 * 1024) };
  const { headers, body } = await encode(getForm(REPORT, { title: CANARY }, file));
  const report = {
    port,
    path: `/home/whistleblowing?tab=report&${CANARY}`,
    method: 'POST',
    headers,
  };
  expect((await askOverTls(report, body)).status).toBe(200);
  // The site, not nginx, answers a request that exceeds the size of a form.
  const large = await encode(
    getForm(REPORT, {}, { name: 'a.pdf', content: createPdf(4 * 1024 * 1024) }),
  );
  const response = await askOverTls(
    { ...report, path: '/api/reports', headers: large.headers },
    large.body,
  );
  expect(response.status).toBe(413);
  expect(response.body.toString()).toContain('"code":"tooLarge"');
  for (const name of readdirSync(folder).filter((entry) => entry.endsWith('.log')))
    expect(readFileSync(path.join(folder, name), 'utf8')).not.toMatch(
      new RegExp(`${CANARY}|127\\.0\\.0\\.1, server|POST|GET`),
    );

  // The release contains the files with hashed names, compressed.
  const script = await askOverTls({
    port,
    path: RELEASE_SCRIPT,
    headers: { 'Accept-Encoding': 'gzip' },
  });
  expect([script.status, script.headers['content-encoding']]).toEqual([200, 'gzip']);
  expect(script.headers['cache-control']).toContain('immutable');
  expect((await askOverTls({ port, path: `${RELEASE_SCRIPT}.gz` })).status).toBe(404);

  // If no server answers, the proxy serves cached pages, otherwise the error screen of the site.
  for (const { child, ended } of servers) {
    child.kill('SIGKILL');
    await ended;
  }
  for (const language of LANGUAGES) {
    const down = await askOverTls({
      port,
      path: '/home/inquiry',
      headers: { Cookie: `language=${language}` },
    });
    expect(down.status).toBe(502);
    expect(down.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(down.body.toString()).toBe(createPageText(ERROR_PATH, language));
  }
  expect((await askOverTls({ port, path: '/home/connected' })).status).toBe(200);
});

/** Headers that depend on the connection or the second. */
const OF_CONNECTION = ['connection', 'date', 'keep-alive', 'server'];

/** Describes a response as visitors get it, from nginx or the server. */
const describeResponse = ({ status, headers, body }: ReceivedResponse) => ({
  status,
  headers: Object.fromEntries(
    Object.entries(headers).filter(([name]) => !OF_CONNECTION.includes(name)),
  ),
  body: body.toString('latin1'),
});

test('nginx caches pages exactly as the server sends them, and no page with a form', async (context) => {
  if (!hasNginx) context.skip(NO_NGINX);
  const site = await startSite({ environment: { TRUST_PROXY: 'true' } });
  const port = await findFreePort();
  await startNginx(port, [site.port, site.port, site.port]);

  const pages = [
    '/home/main',
    '/home/connected',
    '/home/connected?tab=junction-block',
    '/home/r&d',
  ];
  const visitors = [
    {},
    { Cookie: 'language=en', 'Accept-Encoding': 'gzip, deflate, br, zstd' },
    { Cookie: 'language=en; color-scheme=dark', 'Accept-Encoding': 'gzip' },
    { Cookie: 'color-scheme=light; language=ko', 'Accept-Encoding': 'br, gzip' },
    // Not a cookie of the site: cookie names are case-sensitive, but nginx compares texts without case.
    { Cookie: 'LANGUAGE=en', 'Accept-Encoding': 'gzip' },
  ];
  const cachedRequests = pages.flatMap((target) =>
    visitors.map((headers) => ({ target, headers })),
  );
  const passedRequests = [
    '/home/inquiry',
    '/home/whistleblowing?tab=report',
    '/home/nothing',
    '/home/r%26d?lang=en',
    '/home/connected?utm=1',
    '/notice/view/1',
    '//home/connected',
  ].map((target) => ({ target, headers: {} }));
  const weightedEncoding = { 'Accept-Encoding': 'br;q=0.1, gzip' };
  passedRequests.push(
    { target: '/home/connected', headers: { Cookie: 'session=1; language=en' } },
    { target: '/home/connected', headers: weightedEncoding },
  );

  // The first request must not determine later responses: nginx and the server parse these differently.
  for (const target of pages)
    for (const encoding of ['BR', 'x-br', 'GZIP'])
      await askOverTls({ port, path: target, headers: { 'Accept-Encoding': encoding } });

  const directResponses = new Map<object, ReturnType<typeof describeResponse>>();
  for (const request of [...cachedRequests, ...passedRequests]) {
    const response = await ask(site, request.target, request);
    delete response.headers['x-accel-expires'];
    directResponses.set(request, describeResponse(response));
    const through = await askOverTls({ port, path: request.target, headers: request.headers });
    expect([request, describeResponse(through)]).toEqual([request, directResponses.get(request)]);
  }

  // These responses came from the cache, without a server.
  await site.app.close();
  for (const request of cachedRequests) {
    const again = { port, path: request.target, headers: request.headers };
    expect([request, describeResponse(await askOverTls(again))]).toEqual([
      request,
      directResponses.get(request),
    ]);
    const conditionalHeaders = {
      ...request.headers,
      'If-None-Match': directResponses.get(request)?.headers['etag'],
    };
    expect((await askOverTls({ ...again, headers: conditionalHeaders })).status).toBe(304);
  }
  for (const { target, headers } of passedRequests)
    expect([target, (await askOverTls({ port, path: target, headers })).status]).toEqual([
      target,
      502,
    ]);
});

test('nginx reuses open connections to a server', async (context) => {
  if (!hasNginx) context.skip(NO_NGINX);
  const site = await startSite({ environment: { TRUST_PROXY: 'true' } });
  const port = await findFreePort();
  await startNginx(port, [site.port, site.port, site.port]);
  const usedPorts = new Set<unknown>();
  let requestCount = 0;
  site.app.server.on('request', ({ socket }: IncomingMessage) => {
    usedPorts.add(socket);
    requestCount += 1;
  });
  // One after another, and none from the cache; nginx may keep one for each of its three names of the server.
  for (let index = 0; index < 20; index += 1)
    expect((await askOverTls({ port, path: '/home/inquiry' })).status).toBe(200);
  expect(requestCount).toBe(20);
  expect(usedPorts.size).toBeLessThanOrEqual(3);
});
