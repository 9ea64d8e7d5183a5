/**
 * How many finished pages a second of processor time answers: this server, node:http with nothing around
 * it, nginx (where it is installed) over the same files and as it is shipped, and express.static. Elapsed time would
 * measure the client, which takes more time than a fast server; it is used where the system does not tell
 * a process's time.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import autocannon from 'autocannon';

import { hasNginx, type Nginx, startPlainNginx, startShippedNginx, stopped } from './nginx.ts';
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

/** Headers that nginx writes by itself, or that are for nginx alone. */
const NOT_COPIED =
  /^(?:connection|content-(?:length|type|encoding)|date|etag|keep-alive|x-accel-.*)$/;

/** What browsers send over TLS. */
const AS_BROWSERS = 'gzip, deflate, br, zstd';
/** As in `deploy/nginx.conf`. */
const ONE_WRITE = 'postpone_output 32k; sendfile off;';

interface Contender {
  readonly name: string;
  /** Its processes. */
  readonly pids: readonly number[];
  readonly urls: readonly string[];
  readonly gzipOnly?: boolean;
}

interface Running {
  stop(): Promise<void>;
}
/** What is stopped at the end, also where something else could not be started. */
const running: Running[] = [];
async function started<One extends Running>(starting: Promise<One>): Promise<One> {
  const one = await starting;
  running.push(one);
  return one;
}

/** This server, and node:http with what it answers. */
async function ours(): Promise<readonly [Contender, Contender]> {
  const server = await started(startBenchServer());
  const urls = ADDRESSES.map((address) => server.url + address);
  return [
    { name: 'this server', pids: [server.pid], urls },
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
  running.push({ stop: () => stopped(child) });
  const ended = new AbortController();
  child.once('close', () => ended.abort());
  const [port] = (await once(child.stdout, 'data', { signal: ended.signal }).catch(() => {
    throw new Error(`${file} ended before it had a port.`);
  })) as [Buffer];
  return {
    name,
    pids: [child.pid ?? 0],
    urls: paths.map((at) => `http://127.0.0.1:${String(port).trim()}${at}`),
  };
}

const expressStatic = () =>
  program('express.static', 'express-static.ts', [path.join(DIST, 'pages', 'ko')], FILES);

const overFiles = (name: string, nginx: Nginx): Contender => ({
  name,
  pids: [nginx.pid],
  urls: FILES.map((at) => nginx.url + at),
  gzipOnly: true,
});

/** nginx over the files of the pages, and nginx as it is shipped, in front of this server. */
async function startNginxes(): Promise<readonly Contender[]> {
  if (!(await hasNginx())) return [];
  const server = await started(startBenchServer({ TRUST_PROXY: 'true' }));
  const files = path.join(DIST, 'pages', 'ko');
  const { headers } = await fetch(server.url + (ADDRESSES[0] ?? ''));
  const copied = [...headers].filter(([name]) => !NOT_COPIED.test(name));
  const plain = await started(startPlainNginx(files));
  const withHeaders = await started(startPlainNginx(files, copied));
  const inOneWrite = await started(startPlainNginx(files, copied, ONE_WRITE));
  const shipped = await started(startShippedNginx(new URL(server.url).host));
  return [
    overFiles('nginx', plain),
    overFiles('nginx with the headers of a page', withHeaders),
    overFiles('nginx with them, in one write', inOneWrite),
    {
      name: 'nginx as shipped',
      pids: [shipped.pid, server.pid],
      urls: ADDRESSES.map((at) => shipped.url + at),
    },
  ];
}

async function perSecond({ name, pids, urls, gzipOnly }: Contender): Promise<number> {
  const used = () => pids.reduce((sum, pid) => sum + processorTime(pid), 0);
  const before = used();
  let answered = 0;
  for (const url of urls) {
    const { requests, non2xx, errors } = await autocannon({
      url,
      connections: CONNECTIONS,
      duration: SECONDS / urls.length,
      headers: { 'Accept-Encoding': gzipOnly ? 'gzip, deflate' : AS_BROWSERS },
    });
    if (non2xx + errors > 0)
      throw new Error(`${name} refused ${non2xx + errors} requests of ${url}.`);
    answered += requests.total;
  }
  return answered / (used() - before);
}

/** Compares the servers in requests per second of processor time. */
export async function measure(): Promise<readonly Figure[]> {
  try {
    const contenders = [...(await ours()), ...(await startNginxes()), await expressStatic()];
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
      ...(rates.has('nginx')
        ? [
            against('÷ nginx', own / rateOf('nginx'), '', { atLeast: 0.5 }),
            against('nginx as shipped ÷ nginx', rateOf('nginx as shipped') / rateOf('nginx'), '', {
              atLeast: 1,
            }),
            {
              what: 'nginx as shipped ÷ nginx with the headers of a page',
              figure: rounded(
                rateOf('nginx as shipped') / rateOf('nginx with the headers of a page'),
              ),
            },
          ]
        : [{ what: '÷ nginx', figure: 'nginx is not installed' }]),
      { what: '÷ node:http alone', figure: rounded(own / rateOf('node:http alone')) },
      against('÷ express.static', own / rateOf('express.static'), '', { atLeast: 5 }),
    ];
  } finally {
    for (const one of running) await one.stop();
  }
}
