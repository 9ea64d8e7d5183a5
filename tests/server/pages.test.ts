import { randomBytes } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';

import { encodeDepartmentKeys } from '../../server/submissions/department-keys.ts';
import { createPageText, createFolder, writeDist } from './fixture/dist.ts';
import {
  ask,
  NOW,
  parseRenderedRequest,
  getSharedSite,
  startSite,
  waitUntil,
  type RunningSite,
} from './fixture/site.ts';

/** A configured key: pages with a form do not change after the build. */
const PUBLIC_KEY = encodeDepartmentKeys({
  publicKey: randomBytes(32),
  verificationKey: randomBytes(32),
});

test('a build for another origin is served with the addresses of this one', async () => {
  const environment = { PUBLIC_ORIGIN: 'https://www.example.com' };
  const site = await startSite({ environment });
  for (const target of ['/home/connected', '/home/connected?tab=junction-block', '/nowhere'])
    for (const encoding of ['identity', 'br', 'gzip']) {
      const page = await ask(site, target, { headers: { 'Accept-Encoding': encoding } });
      const unpack = {
        br: brotliDecompressSync,
        gzip: gunzipSync,
        identity: (body: Buffer) => body,
      };
      const html = unpack[encoding as keyof typeof unpack](page.body).toString();
      expect(html).toContain('<link rel="canonical" href="https://www.example.com');
      expect(html).not.toContain('localhost');
    }
  // Pages that the server renders, too.
  const live = (await ask(site, '/home/main')).body.toString();
  expect(live).toContain('https://www.example.com/');
  expect(live).not.toContain('localhost');
});

test('a finished page is served in Korean, from memory, with its caching headers', async () => {
  const site = await getSharedSite();
  const page = await ask(site, '/home/connected');
  expect(page.status).toBe(200);
  expect(page.body.toString()).toBe(createPageText('/home/connected', 'ko'));
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-language': 'ko',
    'cache-control': 'private, no-cache',
    vary: 'Cookie, Accept-Encoding',
  });
});

test('the language is the requested one, that of the cookie, or Korean; never Accept-Language', async () => {
  const site = await getSharedSite();
  const getLanguage = async (target: string, headers: Record<string, string> = {}) =>
    (await ask(site, target, { headers })).headers['content-language'];
  const at = '/home/connected';
  expect(await getLanguage(at, { 'Accept-Language': 'en' })).toBe('ko');
  expect(await getLanguage(at, { Cookie: 'language=en' })).toBe('en');
  expect(await getLanguage(at, { Cookie: 'a=b; language=en; c=d' })).toBe('en');
  expect(await getLanguage(at, { Cookie: 'language=fr' })).toBe('ko');
  expect(await getLanguage(`${at}?lang=en`, { Cookie: 'language=ko' })).toBe('en');
  expect(await getLanguage(`${at}?lang=fr`)).toBe('ko');
  expect(await getLanguage('/nowhere', { Cookie: 'language=en' })).toBe('en');
});

test('?lang= is stored in the cookie, even if nothing has changed', async () => {
  const site = await getSharedSite();
  const firstResponse = await ask(site, '/home/connected?lang=en');
  expect(firstResponse.headers['set-cookie']).toEqual(['language=en; path=/; SameSite=Lax']);
  const again = await ask(site, '/home/connected?lang=en', {
    headers: { 'If-None-Match': String(firstResponse.headers.etag) },
  });
  expect(again.status).toBe(304);
  expect(again.headers['set-cookie']).toEqual(firstResponse.headers['set-cookie']);
  const plain = await ask(site, '/home/connected');
  expect(plain.headers['set-cookie']).toBeUndefined();
});

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ['*', 'br', brotliDecompressSync],
] as const)(
  'Accept-Encoding %s is answered in %s',
  async (acceptEncoding, encoding, decompress) => {
    const site = await getSharedSite();
    const page = await ask(site, '/home/connected', {
      headers: { 'Accept-Encoding': acceptEncoding },
    });
    expect(page.headers['content-encoding']).toBe(encoding);
    expect(Number(page.headers['content-length'])).toBe(page.body.length);
    expect(decompress(page.body).toString()).toBe(createPageText('/home/connected', 'ko'));
  },
);

test('every encoding has a separate ETag, for which the response is 304 without a body', async () => {
  const site = await getSharedSite();
  const etags = new Set<string>();
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'Accept-Encoding': encoding };
    const etag = String((await ask(site, '/home/connected', { headers })).headers.etag);
    expect(etag).toMatch(/^"[\w-]+"$/);
    etags.add(etag);
    for (const condition of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await ask(site, '/home/connected', {
        headers: { ...headers, 'If-None-Match': condition },
      });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
      expect(again.headers.etag).toBe(etag);
    }
  }
  expect(etags.size).toBe(3);
});

test('a tab is an address; an unknown tab shows the page without one', async () => {
  const site = await getSharedSite();
  const tab = await ask(site, '/home/connected?tab=junction-block&lang=en');
  expect(tab.body.toString()).toBe(createPageText('/home/connected', 'en', 'junction-block'));
  for (const unknown of ['nothing', '', '..%2f..', '__proto__']) {
    const page = await ask(site, `/home/connected?tab=${unknown}`);
    expect(page.body.toString()).toBe(createPageText('/home/connected', 'ko'));
  }
});

test('an unknown path shows the not-found screen with status 404', async () => {
  const site = await getSharedSite();
  const unknown = [
    '/nowhere',
    '/HOME/MAIN',
    '/home/connected/more',
    '/home//connected',
    '/%E0%A4%A',
    '/home/main%00',
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/home/../site.json',
    '/pages/ko/0.html',
    '/*',
    '//other.example/',
    '/API/notices',
  ];
  for (const target of unknown) {
    const page = await ask(site, target);
    expect([target, page.status]).toEqual([target, 404]);
    expect(page.body.toString()).toBe(createPageText('*', 'ko'));
    expect(page.headers.location).toBeUndefined();
  }
});

test('the root redirects to the main page and keeps the language', async () => {
  const site = await getSharedSite();
  const getLocation = async (target: string) => {
    const { status, headers } = await ask(site, target);
    return [status, headers.location];
  };
  expect(await getLocation('/')).toEqual([302, '/home/main']);
  expect(await getLocation('/?lang=en')).toEqual([302, '/home/main?lang=en']);
  expect(await getLocation('/?lang=//other.example')).toEqual([302, '/home/main']);
});

test('a trailing slash redirects to the page itself', async () => {
  const site = await getSharedSite();
  const page = await ask(site, '/home/connected/?tab=junction-block');
  expect(page.status).toBe(308);
  expect(page.headers.location).toBe('/home/connected?tab=junction-block');
});

test('a path is found in any percent-encoding', async () => {
  const site = await getSharedSite();
  for (const target of ['/home/r&d', '/home/r%26d', '/home/%72%26d'])
    expect((await ask(site, target)).body.toString()).toBe(createPageText('/home/r&d', 'ko'));
});

test('HEAD is GET without the body', async () => {
  const site = await getSharedSite();
  for (const target of [
    '/home/connected',
    '/nowhere',
    '/assets/client-abc.js',
    '/home/inquiry?product=x',
  ]) {
    const get = await ask(site, target);
    const head = await ask(site, target, { method: 'HEAD' });
    expect(head.body).toHaveLength(0);
    const { date: _get, ...getHeaders } = get.headers;
    const { date: _head, ...headHeaders } = head.headers;
    expect(headHeaders).toEqual(getHeaders);
  }
});

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'POST'])(
  '%s is refused',
  async (method) => {
    const site = await getSharedSite();
    const response = await ask(site, '/home/connected', { method });
    expect(response.status).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD');
    const override = await ask(site, '/home/inquiry', {
      method,
      headers: { 'X-HTTP-Method-Override': 'GET', 'Content-Length': '0' },
    });
    expect(override.status).toBe(method === 'POST' ? 415 : 405);
  },
);

test('a page with a query is rendered for the request, with only the parameters of its route', async () => {
  const site = await startSite({ environment: { SUBMISSIONS_PUBLIC_KEY: PUBLIC_KEY } });
  const page = await ask(site, '/home/inquiry?product=iccb&other=1&lang=en');
  expect(page.status).toBe(200);
  expect(page.headers['cache-control']).toBe('no-store');
  expect(parseRenderedRequest(page.body.toString())).toEqual({
    path: '/home/inquiry?product=iccb',
    language: 'en',
  });
  const compressedResponse = await ask(site, '/home/inquiry?product=a%26b%3Dc', {
    headers: { 'Accept-Encoding': 'br' },
  });
  const html = brotliDecompressSync(compressedResponse.body).toString();
  expect(parseRenderedRequest(html)['path']).toBe('/home/inquiry?product=a%26b%3Dc');
  const tooLong = await ask(site, `/home/inquiry?product=${'x'.repeat(201)}`);
  expect(tooLong.body.toString()).toBe(createPageText('/home/inquiry', 'ko'));
});

test('pages with a form show that their key is for demonstration, or missing', async () => {
  const getAvailability = async (site: RunningSite, target: string) =>
    parseRenderedRequest((await ask(site, target)).body.toString())['formsAvailability'];
  const trial = await getSharedSite();
  expect(await getAvailability(trial, '/home/inquiry')).toEqual({ inquiry: 'demonstration' });
  expect(await getAvailability(trial, '/home/inquiry?product=iccb')).toEqual({
    inquiry: 'demonstration',
  });
  expect(await getAvailability(trial, '/home/main')).toBeUndefined();
  const getHealth = async (site: RunningSite) => (await fetch(`${site.url}/api/health`)).json();
  expect(await getHealth(trial)).toMatchObject({
    status: 'ok',
    forms: { inquiry: 'demonstration' },
  });
  const closedSite = await startSite({ environment: { PUBLIC_ORIGIN: 'https://www.example.com' } });
  expect(await getAvailability(closedSite, '/home/inquiry')).toEqual({ inquiry: 'closed' });
  const real = await startSite({ environment: { SUBMISSIONS_PUBLIC_KEY: PUBLIC_KEY } });
  expect((await ask(real, '/home/inquiry')).body.toString()).toContain('text text');
  expect(await getHealth(real)).toMatchObject({ status: 'ok', database: 'ok' });
  expect(await getHealth(real)).not.toHaveProperty('forms');
});

test('a live page shows the newest published data and follows db.json', async () => {
  const site = await startSite();
  const getData = async () => {
    const page = await ask(site, '/home/main');
    return parseRenderedRequest(page.body.toString())['data'] as {
      today: string;
      notices: Array<{ date: string; subject: { en: string } }>;
    };
  };
  const initialData = await getData();
  expect(initialData.today).toBe('2026-11-20');
  expect(initialData.notices.length).toBeGreaterThan(3);
  const dates = initialData.notices.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());

  const createNotice = (en: string, date: string) => ({
    id: date.length + en.length,
    subject: { ko: '가', en },
    content: { ko: '가', en: 'a' },
    date,
    views: 0,
  });
  const save = (...notices: unknown[]) =>
    writeFileSync(
      site.config.publicDataFile,
      JSON.stringify({ notices, press: [], patents: [], recruitments: [] }),
    );
  save(createNotice('shown', '2026-11-20'), createNotice('tomorrow', '2026-11-21'));
  await waitUntil(async () => (await getData()).notices.length === 1);
  expect((await getData()).notices[0]?.subject.en).toBe('shown');

  // Neither a syntax error nor a page that cannot be rendered replaces the good one.
  writeFileSync(site.config.publicDataFile, '{\n  "notices": [\n    oops');
  await waitUntil(() => site.logLines.some((line) => line.includes('public-data.refused')));
  expect(site.logLines.join('')).toMatch(/line 3/);
  expect((await getData()).notices[0]?.subject.en).toBe('shown');
  save(createNotice('unrenderable', '2026-11-20'));
  await waitUntil(() => site.logLines.some((line) => line.includes('pages.failed')));
  expect((await getData()).notices[0]?.subject.en).toBe('shown');
});

test('without preparation a live page is rendered with its first request, and follows db.json', async () => {
  const site = await startSite({ environment: { PREPARE_PAGES: 'false' } });
  await site.app.warmUp();
  const getNotices = async (): Promise<unknown> => {
    const page = await ask(site, '/home/main');
    return (parseRenderedRequest(page.body.toString())['data'] as { notices: unknown }).notices;
  };
  expect(await getNotices()).not.toEqual([]);
  const nothing = { notices: [], press: [], patents: [], recruitments: [] };
  writeFileSync(site.config.publicDataFile, JSON.stringify(nothing));
  await waitUntil(async () => isDeepStrictEqual(await getNotices(), []));
  expect(site.logLines.join('')).not.toContain('pages.rendered');
});

test('a live page is compressed at the highest level when the server is idle', async () => {
  const site = await getSharedSite();
  const fetchPage = () => ask(site, '/home/main', { headers: { 'Accept-Encoding': 'br' } });
  const text = brotliDecompressSync((await fetchPage()).body);
  // Another window size may cost a byte or two.
  await waitUntil(
    async () => (await fetchPage()).body.length <= brotliCompressSync(text).length + 4,
  );
  expect(brotliDecompressSync((await fetchPage()).body).equals(text)).toBe(true);
});

test('live pages follow the date in Seoul', async () => {
  let now = NOW;
  const site = await startSite({ now: () => now });
  const getToday = async () => {
    const page = await ask(site, '/home/main');
    return (parseRenderedRequest(page.body.toString())['data'] as { today: string }).today;
  };
  expect(await getToday()).toBe('2026-11-20');
  // Still the 20th in London, the 21st in Seoul.
  now = new Date('2026-11-20T15:00:00Z');
  await waitUntil(async () => (await getToday()) === '2026-11-21');
});

test('a build that is removed under a running server changes no response', async () => {
  const dist = writeDist(createFolder());
  const site = await startSite({ environment: { DIST_DIR: dist } });
  rmSync(dist, { recursive: true });

  const form = {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'writer=',
  };
  for (const [target, status, options] of [
    ['/home/connected?tab=junction-block', 200],
    ['/home/main', 200],
    ['/home/inquiry?product=harness', 200],
    ['/home/nothing', 404],
    ['/assets/client-abc.js', 200],
    ['/api/searches?q=a', 200],
    ['/home/inquiry', 422, form],
  ] as const)
    expect([target, (await ask(site, target, options)).status]).toEqual([target, status]);
});

test('client files have their type, and only hashed ones are cached forever', async () => {
  const site = await getSharedSite();
  const script = await ask(site, '/assets/client-abc.js', { headers: { 'Accept-Encoding': 'br' } });
  expect(script.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  });
  const font = await ask(site, '/assets/font-abc.woff2', { headers: { 'Accept-Encoding': 'br' } });
  expect(font.headers['content-type']).toBe('font/woff2');
  expect(font.headers['content-encoding']).toBeUndefined();
  const icon = await ask(site, '/favicon.svg');
  expect(icon.headers['content-type']).toBe('image/svg+xml');
  expect(icon.headers['cache-control']).toBe('public, no-cache');
  expect(icon.headers.etag).toBeTruthy();
  for (const missing of ['/assets/client-old.js', '/assets/client-abc.js.br', '/assets/'])
    expect([missing, (await ask(site, missing)).status]).toEqual([missing, 404]);
});

test('all unknown items share one page', async () => {
  const site = await getSharedSite();
  const [first, ...otherResponses] = await Promise.all(
    ['/press/view/999999', '/press/view/abc', '/press/view/0', '/press/view/1e1'].map((target) =>
      ask(site, target),
    ),
  );
  expect(first?.status).toBe(404);
  for (const { status, body } of otherResponses) {
    expect(status).toBe(404);
    expect(first?.body.equals(body)).toBe(true);
  }
});

test('other sites may show pictures, but not scripts and pages, and the icon exists at its default address', async () => {
  const dist = writeDist(createFolder());
  writeFileSync(path.join(dist, 'client', 'favicon-32.png'), 'PNG');
  const site = await startSite({ environment: { DIST_DIR: dist } });
  const getPolicy = async (target: string) =>
    (await ask(site, target)).headers['cross-origin-resource-policy'];
  expect(await getPolicy('/favicon.svg')).toBe('cross-origin');
  const icon = await ask(site, '/favicon.ico');
  expect([icon.status, icon.headers['content-type']]).toEqual([200, 'image/png']);
  expect(icon.headers['cross-origin-resource-policy']).toBe('cross-origin');
  for (const target of [
    '/assets/client-abc.js',
    '/assets/font-abc.woff2',
    '/home/connected',
    '/api/notices',
  ])
    expect([target, await getPolicy(target)]).toEqual([target, 'same-origin']);
});
