/**
 * How many finished pages a second of processor time answers: this server, node:http with nothing around
 * it, nginx (where it is installed) and express.static, each a process of its own. Elapsed time would
 * measure the client, which takes more time than a fast server; it is used where the system does not tell
 * a process's time.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';

import { run } from '../run.ts';
import { processorTime } from './processorTime.ts';
import { startBenchServer } from './server.ts';
import { DIST } from './site.ts';
import { against, median, rounded, type Figure } from './table.ts';

const SECONDS = 4;
const ROUNDS = 3;
const CONNECTIONS = 16;
const PAGES = ['home.intro', 'home.privacy', 'home.connected', 'home.faq'];
const ADDRESSES = PAGES.map((page) => `/${page.replace('.', '/')}`);
const FILES = PAGES.map((page) => `/${page}.html`);

interface Contender {
  readonly name: string;
  readonly pid: number;
  readonly urls: readonly string[];
  stop(): Promise<void>;
}

const stopped = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null) return;
  const ended = once(child, 'close');
  child.kill();
  await ended;
};

/** This server, and node:http with what it answers. */
async function ours(): Promise<readonly [Contender, Contender]> {
  const server = await startBenchServer();
  const urls = ADDRESSES.map((address) => server.url + address);
  return [
    { name: 'this server', pid: server.pid, urls, stop: () => server.stop() },
    await program('node:http alone', 'bare-http.ts', [server.url, ...ADDRESSES], ADDRESSES),
  ];
}

/** A program of this folder, which prints its port. */
async function program(
  name: string,
  file: string,
  given: readonly string[],
  paths: readonly string[],
): Promise<Contender> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, file), ...given], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    name,
    pid: child.pid ?? 0,
    urls: paths.map((at) => `http://127.0.0.1:${String(port).trim()}${at}`),
    stop: () => stopped(child),
  };
}

const expressStatic = () =>
  program('express.static', 'express-static.ts', [path.join(DIST, 'pages', 'ko')], FILES);

/** One process, as the others are; files compressed beforehand. */
const configuration = (folder: string, port: number): string => `
daemon off; master_process off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=1000;
  types { text/html html; } client_body_temp_path ${folder}; proxy_temp_path ${folder};
  fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server { listen 127.0.0.1:${port}; root ${folder}/pages; gzip_static on; }
}`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function nginx(): Promise<Contender | undefined> {
  if ((await run('nginx', ['-v'], { quiet: true })).status !== 0) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-nginx-'));
  cpSync(path.join(DIST, 'pages', 'ko'), path.join(folder, 'pages'), { recursive: true });
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port));
  const child = spawn('nginx', ['-c', file, '-e', path.join(folder, 'error.log')], {
    stdio: 'ignore',
  });
  const urls = FILES.map((page) => `http://127.0.0.1:${port}${page}`);
  const answers = () =>
    fetch(urls[0] ?? '').then(
      ({ ok }) => ok,
      () => false,
    );
  for (let attempt = 0; attempt < 50 && !(await answers()); attempt += 1)
    await new Promise((next) => setTimeout(next, 50));
  return {
    name: 'nginx',
    pid: child.pid ?? 0,
    urls,
    async stop() {
      await stopped(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function perSecond({ name, pid, urls }: Contender): Promise<number> {
  const before = processorTime(pid);
  let answered = 0;
  for (const url of urls) {
    const { requests, non2xx, errors } = await autocannon({
      url,
      connections: CONNECTIONS,
      duration: SECONDS / urls.length,
      headers: { 'Accept-Encoding': name === 'nginx' ? 'gzip' : 'br, gzip' },
    });
    if (non2xx + errors > 0)
      throw new Error(`${name} refused ${non2xx + errors} requests of ${url}.`);
    answered += requests.total;
  }
  return answered / (processorTime(pid) - before);
}

export async function measure(): Promise<readonly Figure[]> {
  const contenders = (await Promise.all([ours(), nginx(), expressStatic()]))
    .flat()
    .filter((one) => one !== undefined);
  try {
    const rates = new Map(contenders.map((one) => [one.name, [] as number[]]));
    for (let round = 0; round < ROUNDS; round += 1)
      for (const one of contenders) rates.get(one.name)?.push(await perSecond(one));
    const rateOf = (name: string) => median(rates.get(name) ?? []);
    const own = rateOf('this server');
    return [
      ...contenders.map(({ name }) => ({
        what: `finished pages, ${name}`,
        figure: `${rounded(rateOf(name))} per second`,
      })),
      rates.has('nginx')
        ? against('÷ nginx', own / rateOf('nginx'), '', { atLeast: 0.5 })
        : { what: '÷ nginx', figure: 'nginx is not installed' },
      { what: '÷ node:http alone', figure: rounded(own / rateOf('node:http alone')) },
      against('÷ express.static', own / rateOf('express.static'), '', { atLeast: 5 }),
    ];
  } finally {
    for (const one of contenders) await one.stop();
  }
}
