import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { ROOT, run } from '../run.ts';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const hasBrotli = existsSync(BROTLI);
/** How often it is asked whether it answers, before it counts as not started. */
const ATTEMPTS = 200;

/** A running nginx: one process, without TLS. */
export interface Nginx {
  readonly pid: number;
  readonly url: string;
  stop(): Promise<void>;
}

/** Whether this machine has nginx. */
export const hasNginx = async (): Promise<boolean> =>
  (await run('nginx', ['-v'], { quiet: true })).status === 0;

/** Ends a process. */
export async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'close');
  child.kill();
  await ended;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts nginx with what stands in its http block, given its port and a folder of its own. */
async function startNginx(http: (port: number, folder: string) => string): Promise<Nginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-nginx-'));
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder};`)
    .join(' ');
  writeFileSync(
    file,
    `${hasBrotli ? `load_module ${BROTLI};` : ''}
daemon off; master_process off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { types { text/html html; } sendfile on; tcp_nopush on; keepalive_requests 1000000; ${temporary}
${http(port, folder)}
}
`,
  );
  const log = path.join(folder, 'error.log');
  const child = spawn('nginx', ['-c', file, '-e', log], { stdio: 'ignore' });
  const stop = async (): Promise<void> => {
    await stopped(child);
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  for (let attempt = 0; !(await answers()); attempt += 1) {
    if (child.exitCode !== null || attempt === ATTEMPTS) {
      const said = readFileSync(log, 'utf8');
      await stop();
      throw new Error(`nginx did not start:\n${said}`);
    }
    await setTimeout(50);
  }
  return { pid: child.pid ?? 0, url, stop };
}

/** nginx over a folder of files, compressed beforehand; it adds `headers` to each answer. `directives` are added. */
export const startPlainNginx = (
  files: string,
  headers: ReadonlyArray<readonly [name: string, value: string]> = [],
  directives = '',
): Promise<Nginx> =>
  startNginx(
    (port) => `access_log off; open_file_cache max=1000;
  server { listen 127.0.0.1:${port}; root ${files}; gzip_static on; ${directives}
    ${headers.map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`).join('\n    ')}
  }`,
  );

/** nginx with `deploy/nginx.conf`, but for TLS, in front of a server (`127.0.0.1:3000`) and the built site. */
export const startShippedNginx = (server: string): Promise<Nginx> =>
  startNginx((port, folder) => {
    const shipped = readFileSync(path.join(ROOT, 'deploy', 'nginx.conf'), 'utf8');
    return shipped
      .replace(/server \{\n {4}listen 80;[^]*?\n\}\n/, '')
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
      .replace('    listen [::]:443 ssl http2;\n', '')
      .replaceAll(/^ *ssl_.*$/gm, '')
      .replaceAll(/127\.0\.0\.1:300\d/g, server)
      .replaceAll('/run/site-pages', path.join(folder, 'pages'))
      .replaceAll('/var/log/nginx', folder)
      .replaceAll('/opt/site', ROOT)
      .replace(hasBrotli ? '' : /^ *brotli_static on;$/m, '');
  });
