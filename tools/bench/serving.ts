/**
 * Pages and refused requests per second of processor time, compared with nginx serving the same files. Elapsed time
 * would measure the client, which takes longer than a fast server.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import { PATHS } from '@site/contract/paths';

import { ROOT } from '../../scripts/run.ts';
import { startClock } from './processor-time.ts';
import { alternate, type Bench, type Site } from './site.ts';
import { createFigure, computeMedian, type Figure } from './table.ts';

const SECONDS = 4;
const CONNECTIONS = 16;
const PAGES = [PATHS.intro, PATHS.privacy, PATHS.faq];
const ENCODINGS = 'gzip, deflate, br, zstd';
const NGINX = '/usr/sbin/nginx';
/** Maximum number of attempts, 50 ms apart, until nginx responds. */
const ATTEMPTS = 100;

const REFUSED = [
  { title: 'an unknown address', method: 'GET', path: '/home/none', status: '404' },
  { title: 'a method that is not allowed', method: 'DELETE', path: PATHS.intro, status: '405' },
] as const;

/** Starts nginx with one process, precompressed pages and no TLS. */
async function startNginx(): Promise<(Site & AsyncDisposable) | undefined> {
  if (!existsSync(NGINX)) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-nginx-'));
  const file = path.join(folder, 'nginx.conf');
  const port = 20_000 + (process.pid % 10_000);
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  types { text/html html; } access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  open_file_cache max=1000; gzip_static on; root ${path.join(ROOT, 'app', 'dist', 'pages', 'ko')};
  server { listen 127.0.0.1:${port}; rewrite ^/home/(.*)$ /home.$1.html break; }
}`,
  );
  const child = spawn(NGINX, ['-c', file, '-e', `${folder}/error.log`], { stdio: 'inherit' });
  const ended = once(child, 'close');
  const origin = `http://127.0.0.1:${port}`;
  const isUp = () => fetch(origin).then(Boolean, () => false);
  for (let attempt = 0; !(await isUp()); attempt += 1) {
    if (child.exitCode !== null || attempt === ATTEMPTS) throw new Error('nginx did not start.');
    await setTimeout(50);
  }
  return {
    name: 'nginx',
    origin,
    async [Symbol.asyncDispose]() {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the responses with a status per second of processor time. */
async function measureRate(
  { name, origin }: Site,
  { method, path: at, status }: { method: 'GET' | 'DELETE'; path: string; status: `${number}` },
): Promise<number> {
  const readClock = startClock(origin);
  const { statusCodeStats, requests } = await autocannon({
    url: origin + at,
    method,
    connections: CONNECTIONS,
    duration: SECONDS / PAGES.length,
    headers: { 'Accept-Encoding': ENCODINGS },
  });
  const usedTime = readClock();
  const answerCount = statusCodeStats?.[status]?.count ?? 0;
  if (answerCount < requests.total)
    throw new Error(`${name} does not answer ${at} with ${status}.`);
  return answerCount / usedTime;
}

/** Measures the sites and nginx in turn. */
export async function measure({ sites, rounds }: Bench): Promise<readonly Figure[]> {
  await using nginx = await startNginx();
  const servers = nginx ? [...sites, nginx] : sites;
  const measurePages = async (server: Site): Promise<number> => {
    const rates: number[] = [];
    for (const at of PAGES)
      rates.push(await measureRate(server, { method: 'GET', path: at, status: '200' }));
    return computeMedian(rates);
  };
  // Warms up: V8 compiles during the first requests.
  for (const server of servers) await measurePages(server);
  const pages = await alternate(servers, rounds, measurePages);
  const rates = pages.map(computeMedian);
  const siteRates = rates.slice(0, sites.length);
  const figures = [createFigure('finished pages', 'per s of processor', siteRates)];
  const share = siteRates.map((rate) => rate / (rates.at(-1) ?? Number.NaN));
  if (nginx)
    figures.push(createFigure('  ÷ nginx over the same files', '', share, { atLeast: 0.5 }));
  else console.log(`  ${NGINX} is missing: pages are not compared with it.`);
  for (const { title, ...request } of REFUSED) {
    const refusalRates = await alternate(sites, rounds, (site) => measureRate(site, request));
    const shares = refusalRates.map(
      (values, index) => computeMedian(values) / (siteRates[index] ?? Number.NaN),
    );
    figures.push(createFigure(`${title}, ÷ finished pages`, '', shares, { atLeast: 1 }));
  }
  return figures;
}
