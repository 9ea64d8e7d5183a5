/** How many finished pages a second: this server, nginx (where it is installed) and express.static. */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import autocannon from 'autocannon';
import express from 'express';

import { run } from '../run.ts';
import { startBenchServer } from './server.ts';
import { DIST } from './site.ts';
import { against, median, rounded, type Figure } from './table.ts';

const SECONDS = 4;
const ROUNDS = 3;
const CONNECTIONS = 32;
const PAGES = ['home.intro', 'home.privacy', 'home.connected', 'home.faq'];

interface Contender {
  readonly name: string;
  readonly urls: readonly string[];
  stop(): Promise<void> | void;
}

const pathOf = (page: string): string => `/${page.replace('.', '/')}`;

async function ours(): Promise<Contender> {
  const server = await startBenchServer();
  return {
    name: 'this server',
    urls: PAGES.map((page) => server.url + pathOf(page)),
    stop: () => server.stop(),
  };
}

const listening = async (server: Server): Promise<string> => {
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

async function expressStatic(): Promise<Contender> {
  const server = createServer(express().use(express.static(path.join(DIST, 'pages', 'ko')))).listen(
    0,
  );
  const url = await listening(server);
  return {
    name: 'express.static',
    urls: PAGES.map((page) => `${url}/${page}.html`),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** One worker, as the others have one process; files compressed beforehand. */
const configuration = (folder: string, port: number): string => `
daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=1000;
  types { text/html html; } client_body_temp_path ${folder}; proxy_temp_path ${folder};
  fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server { listen 127.0.0.1:${port}; root ${folder}/pages; gzip_static on; }
}`;

async function nginx(): Promise<Contender | undefined> {
  if ((await run('nginx', ['-v'], { quiet: true })).status !== 0) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-nginx-'));
  cpSync(path.join(DIST, 'pages', 'ko'), path.join(folder, 'pages'), { recursive: true });
  const place = createServer().listen(0);
  const url = await listening(place);
  place.close();
  await once(place, 'close');
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, Number(new URL(url).port)));
  const child = spawn('nginx', ['-c', file, '-e', path.join(folder, 'error.log')], {
    stdio: 'ignore',
  });
  const ended = once(child, 'close');
  const urls = PAGES.map((page) => `${url}/${page}.html`);
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const answers = await fetch(urls[0] ?? url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) break;
    await new Promise((next) => setTimeout(next, 50));
  }
  return {
    name: 'nginx',
    urls,
    async stop() {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function perSecond({ name, urls }: Contender): Promise<number> {
  const rates: number[] = [];
  for (const url of urls) {
    const { requests, non2xx, errors } = await autocannon({
      url,
      connections: CONNECTIONS,
      duration: SECONDS / urls.length,
      headers: { 'Accept-Encoding': name === 'nginx' ? 'gzip' : 'br, gzip' },
    });
    if (non2xx + errors > 0)
      throw new Error(`${name} refused ${non2xx + errors} requests of ${url}.`);
    rates.push(requests.average);
  }
  return rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
}

export async function measure(): Promise<readonly Figure[]> {
  const contenders = (await Promise.all([ours(), nginx(), expressStatic()])).filter(
    (one) => one !== undefined,
  );
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
        ? against('÷ nginx', own / rateOf('nginx'), '', { atLeast: 0.4 })
        : { what: '÷ nginx', figure: 'nginx is not installed' },
      against('÷ express.static', own / rateOf('express.static'), '', { atLeast: 5 }),
    ];
  } finally {
    for (const one of contenders) await one.stop();
  }
}
