import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ERROR_PATH } from '@site/contract/renderer';

import { createPageText, createFolder, RELEASE_SCRIPT, writeRelease } from './fixture/dist.ts';
import { getForm, REPORT } from './fixture/forms.ts';
import { createPdf } from './fixture/inquiry.ts';
import { askOverTls } from './fixture/nginx.ts';
import { findFreePort } from './fixture/ports.ts';
import { startSite } from './fixture/site.ts';

const EXAMPLE = fileURLToPath(new URL('../../deploy/Caddyfile', import.meta.url));
const CADDY = ['/usr/bin/caddy', '/usr/local/bin/caddy'].find((file) => existsSync(file));
const NO_CADDY = 'caddy is not installed; on Debian: apt-get install caddy';
const CANARY = 'canaryQ7X2';

// Caddy creates a certificate authority and a certificate before it starts.
vi.setConfig({ testTimeout: 60_000 });

/**
 * Starts the installed Caddy with `deploy/Caddyfile` in front of a server. Returns a function that stops it and returns
 * its output.
 */
async function startCaddy(port: number, server: number) {
  const folder = createFolder();
  writeRelease(path.join(folder, 'release'));
  const file = path.join(folder, 'Caddyfile');
  const ownOptions = '{\nadmin off\nskip_install_trust\nauto_https disable_redirects\n';
  writeFileSync(file, readFileSync(EXAMPLE, 'utf8').replace(/^\{\n/m, ownOptions));
  const child = spawn(CADDY ?? '', ['run', '--adapter', 'caddyfile', '--config', file], {
    env: {
      HOME: folder,
      SITE_ADDRESS: `localhost:${port}`,
      SITE_SERVERS: `127.0.0.1:${server}`,
      SITE_RELEASE: path.join(folder, 'release'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit');
  const stop = async (): Promise<string> => {
    child.kill('SIGTERM');
    await ended;
    return output;
  };
  onTestFinished(async () => void (await stop()));
  await vi.waitUntil(
    () => {
      if (child.exitCode !== null) throw new Error(output);
      return askOverTls({ port, host: 'localhost', path: '/' }).then(
        () => true,
        () => false,
      );
    },
    { timeout: 30_000, interval: 50 },
  );
  return stop;
}

test('Caddy supports TLS and HTTP/3, serves files of the release, and logs nothing about a reporter', async (context) => {
  if (!CADDY) context.skip(NO_CADDY);
  const site = await startSite({ environment: { TRUST_PROXY: 'true' } });
  const port = await findFreePort();
  const stop = await startCaddy(port, site.port);
  const askCaddy = (options: object, body?: Buffer) =>
    askOverTls({ port, host: 'localhost', ...options }, body);

  const page = await askCaddy({ path: '/home/connected' });
  expect([page.status, page.headers['content-language']]).toEqual([200, 'ko']);
  expect(page.headers['alt-svc']).toContain(`h3=":${port}"`);
  const script = { path: RELEASE_SCRIPT, headers: { 'Accept-Encoding': 'br, gzip' } };
  const file = await askCaddy(script);
  expect([file.status, file.headers['content-encoding']]).toEqual([200, 'br']);
  expect(file.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
  });
  for (const missing of [`${RELEASE_SCRIPT}.br`, '/assets/none.js'])
    expect((await askCaddy({ path: missing })).status).toBe(404);

  const post = async (attachment: number) => {
    const form = getForm(
      REPORT,
      { title: CANARY },
      { name: 'a.pdf', content: createPdf(attachment) },
    );
    const encodedForm = new Request('http://site', { method: 'POST', body: form });
    return askCaddy(
      {
        path: `/api/reports?${CANARY}`,
        method: 'POST',
        headers: { 'Content-Type': String(encodedForm.headers.get('content-type')) },
      },
      Buffer.from(await encodedForm.arrayBuffer()),
    );
  };
  expect((await post(64)).status).toBe(201);
  // The site answers a request that exceeds the size of a form.
  const response = await post(4 * 1024 * 1024);
  expect([response.status, response.body.toString()]).toEqual([
    413,
    expect.stringContaining('"code":"tooLarge"'),
  ]);

  await site.app.close();
  const headers = { Cookie: 'language=en' };
  const down = await askCaddy({ path: `/home/connected?${CANARY}`, headers });
  expect(down.status).toBe(502);
  expect(down.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(down.body.toString()).toBe(createPageText(ERROR_PATH, 'en'));
  expect(await stop()).not.toContain(CANARY);
});
