import { expect, test } from 'vitest';

import { SCRIPT_HASH, STYLE_HASH } from './fixture/dist.ts';
import { formatJson, REPORT } from './fixture/forms.ts';
import { createInquiryForm } from './fixture/inquiry.ts';
import {
  ask,
  getSharedSite,
  startSite,
  talk,
  type ReceivedResponse,
  type RunningSite,
} from './fixture/site.ts';

const postForm = async (
  target: string,
  site: RunningSite,
  headers: Record<string, string> = {},
) => {
  const encodedForm = new Request(site.url, { method: 'POST', body: createInquiryForm() });
  const type = String(encodedForm.headers.get('content-type'));
  return ask(site, target, {
    method: 'POST',
    headers: { 'Content-Type': type, ...headers },
    body: Buffer.from(await encodedForm.arrayBuffer()),
  });
};

const postJson = (target: string, site: RunningSite, body: string) =>
  ask(site, target, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });

const UNKNOWN = formatJson({ receipt: '0000-0000-0000-0000-0', password: 'a' });

/** Returns status, headers and body of a response over a plain connection. */
function parseAnswer(text: string): ReceivedResponse {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  const status = Number(statusLine.split(' ')[1]);
  return { status, headers: Object.fromEntries(headers), body: Buffer.from(body) };
}

/** One request for every kind of response of the server. */
const KINDS: Record<string, (site: RunningSite) => Promise<ReceivedResponse>> = {
  'finished page': (site) => ask(site, '/home/connected'),
  'unchanged page': (site) => ask(site, '/home/connected', { headers: { 'If-None-Match': '*' } }),
  'live page': (site) => ask(site, '/home/main'),
  'rendered page': (site) => ask(site, '/home/inquiry?product=x'),
  'form page': (site) => ask(site, '/home/inquiry'),
  'not-found screen': (site) => ask(site, '/nowhere'),
  redirect: (site) => ask(site, '/'),
  'canonical redirect': (site) => ask(site, '/home/main/'),
  script: (site) => ask(site, '/assets/client-abc.js'),
  drawing: (site) => ask(site, '/favicon.svg'),
  'missing file': (site) => ask(site, '/assets/none.js'),
  'wrong method': (site) => ask(site, '/home/main', { method: 'DELETE' }),
  'long address': (site) => ask(site, `/${'a'.repeat(5000)}`),
  health: (site) => ask(site, '/api/health'),
  collection: (site) => ask(site, '/api/notices'),
  'refused collection': (site) => ask(site, '/api/notices?subject_like=a'),
  'unknown API': (site) => ask(site, '/api/nothing'),
  'wrong API method': (site) => ask(site, '/api/inquiries'),
  'stored inquiry': (site) => postForm('/api/inquiries', site),
  'cross-site inquiry': (site) =>
    postForm('/api/inquiries', site, { 'Sec-Fetch-Site': 'cross-site' }),
  description: (site) => ask(site, '/api/openapi.json'),
  'stored report': (site) => postJson('/api/reports', site, formatJson(REPORT)),
  'wrong report': (site) => postJson('/api/reports', site, '{}'),
  'broken report': (site) => postJson('/api/reports', site, '{'),
  'failed look-up': (site) => postJson('/api/reports/lookup', site, UNKNOWN),
  'look-up by GET': (site) => ask(site, '/api/reports/lookup'),
  'look-up page': (site) => ask(site, '/tipResult'),
  'secret in an address': (site) => ask(site, '/tipResult?password=a'),
  'two hosts': async (site) =>
    parseAnswer(await talk(site, 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n')),
  'posted form': (site) => postForm('/home/inquiry', site),
  'refused form': (site) => postForm('/home/inquiry', site, { 'Sec-Fetch-Site': 'cross-site' }),
  'broken request': async (site) => parseAnswer(await talk(site, 'nonsense\r\n\r\n')),
};

test.each(Object.entries(KINDS))('%s carries every security header', async (_kind, send) => {
  const site = await getSharedSite();
  const { headers } = await send(site);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    // Other sites may show pictures.
    'cross-origin-resource-policy':
      headers['content-type'] === 'image/svg+xml' ? 'cross-origin' : 'same-origin',
  });
  expect(headers['permissions-policy']).toMatch(/camera=\(\), .*geolocation=\(\)/);
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers['x-powered-by']).toBeUndefined();
  expect(headers['server']).toBeUndefined();
  expect(headers['access-control-allow-origin']).toBeUndefined();
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).not.toMatch(
    /script-src[^;]*unsafe|style-src-elem[^;]*unsafe|unsafe-eval|https?:|\*/,
  );
  // An SVG that is opened directly may style itself; it is sandboxed.
  if (headers['content-type'] !== 'image/svg+xml') expect(policy).not.toContain('unsafe-inline');
});

test.each(Object.entries(KINDS))('%s is HSTS under https', async (_kind, send) => {
  const site = await getSharedSite({ PUBLIC_ORIGIN: 'https://www.example.com' });
  const { headers } = await send(site);
  expect(headers['strict-transport-security']).toBe('max-age=63072000');
});

test('HSTS covers subdomains if it is configured', async () => {
  const site = await startSite({
    environment: { PUBLIC_ORIGIN: 'https://www.example.com', HSTS_INCLUDE_SUBDOMAINS: 'true' },
  });
  const { headers } = await ask(site, '/home/connected');
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
});

test('the cookie is Secure only behind TLS', async () => {
  const getCookie = async (environment: Record<string, string>) =>
    (await ask(await startSite({ environment }), '/home/connected?lang=en')).headers['set-cookie'];
  expect(await getCookie({})).toEqual(['language=en; path=/; SameSite=Lax']);
  expect(await getCookie({ PUBLIC_ORIGIN: 'https://www.example.com' })).toEqual([
    'language=en; path=/; SameSite=Lax; Secure',
  ]);
});

test('the policy of a page allows only its own inline elements', async () => {
  const site = await getSharedSite();
  for (const target of ['/home/connected', '/home/main', '/nowhere']) {
    const { headers } = await ask(site, target);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; " +
        `script-src 'self' '${SCRIPT_HASH}'; ` +
        `style-src-elem 'self' '${STYLE_HASH}' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; ` +
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
        "media-src 'self'; manifest-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; " +
        "require-trusted-types-for 'script'; trusted-types site-pages external-scripts",
    );
  }
});

test('an allowed origin extends the policy only by itself, and not on pages with a form', async () => {
  const allowedOrigins = 'https://maps.example.com http://127.0.0.1:9';
  const site = await startSite({ environment: { ALLOWED_SCRIPT_ORIGINS: allowedOrigins } });
  const plain = await startSite();
  const getPolicy = async (policySite: RunningSite, target: string) =>
    String((await ask(policySite, target)).headers['content-security-policy']);
  for (const target of ['/home/connected', '/home/main', '/nowhere'])
    expect((await getPolicy(site, target)).replaceAll(` ${allowedOrigins}`, '')).toBe(
      await getPolicy(plain, target),
    );
  expect(await getPolicy(site, '/home/connected')).toContain(`'${SCRIPT_HASH}' ${allowedOrigins};`);
  for (const target of [
    '/home/inquiry',
    '/home/whistleblowing?tab=report',
    '/tipResult',
    '/home/visit',
  ])
    expect(await getPolicy(site, target)).toBe(await getPolicy(plain, target));
  await expect(
    startSite({ environment: { ALLOWED_SCRIPT_ORIGINS: 'https://maps.example.com/sdk.js' } }),
  ).rejects.toThrow(/ALLOWED_SCRIPT_ORIGINS/);
});

test.each([
  'form page',
  'posted form',
  'stored inquiry',
  'stored report',
  'failed look-up',
  'look-up page',
  'health',
  'collection',
  'unknown API',
])('caches do not store %s', async (kind) => {
  const site = await getSharedSite();
  const answer = await KINDS[kind]?.(site);
  expect(answer?.headers['cache-control']).toBe('no-store');
  expect(answer?.headers.etag).toBeUndefined();
});
