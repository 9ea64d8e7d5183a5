/**
 * How soon pages paint, against the same pages without any script: Lighthouse's mobile phone on a slow
 * line, with throttling that is applied and not computed, one run of each in turn.
 */
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import lighthouse from 'lighthouse';

import { launch } from './browser.ts';
import { startCachingProxy } from './caching-proxy.ts';
import { startBenchServer } from './server.ts';
import { against, median, rounded, type Figure } from './table.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const LANGUAGES = ['ko', 'en'] as const;
const ADDRESSES = [
  '/home/main',
  '/home/intro',
  '/home/history',
  '/home/connected?tab=junction-block',
  '/home/network',
  '/home/environment',
  '/home/privacy',
  '/home/faq',
  '/home/inquiry',
  '/home/whistleblowing?tab=report',
  '/press',
];
const AUDITS = {
  paint: 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const;

type Run = Readonly<Record<keyof typeof AUDITS | 'score' | 'longest', number>>;
type Pair = Readonly<Record<'whole' | 'bare', Run>>;

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function look(url: string, port: number): Promise<Run> {
  const result = await lighthouse(
    url,
    { port, logLevel: 'error', output: 'json' },
    {
      extends: 'lighthouse:default',
      settings: {
        formFactor: 'mobile',
        throttlingMethod: 'devtools',
        onlyCategories: ['performance'],
        skipAboutBlank: true,
      },
    },
  );
  const audits = result?.lhr.audits ?? {};
  const valueOf = (name: keyof typeof AUDITS): number => {
    const value = audits[AUDITS[name]]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse has no ${AUDITS[name]} for ${url}.`);
    return value;
  };
  const { details } = audits['long-tasks'] ?? {};
  const tasks = (details && 'items' in details ? details.items : []) as { duration: number }[];
  return {
    paint: valueOf('paint'),
    blocking: valueOf('blocking'),
    shift: valueOf('shift'),
    score: 100 * (result?.lhr.categories['performance']?.score ?? 0),
    longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
  };
}

export async function measure(): Promise<readonly Figure[]> {
  const server = await startBenchServer();
  const whole = await startCachingProxy(server.url, 'unchanged');
  const bare = await startCachingProxy(server.url, 'removed');
  const port = await freePort();
  const browser = await launch(`--remote-debugging-port=${port}`);
  try {
    const figures: Figure[] = [];
    const runs: Pair[] = [];
    for (const address of ADDRESSES)
      for (const language of LANGUAGES) {
        const query = language === 'en' ? `${address.includes('?') ? '&' : '?'}lang=en` : '';
        console.log(`  ${address} (${language})`);
        const pairs: Pair[] = [];
        for (let round = 0; round < ROUNDS; round += 1)
          pairs.push({
            whole: await look(whole.url + address + query, port),
            bare: await look(bare.url + address + query, port),
          });
        runs.push(...pairs);
        const middle = (which: 'whole' | 'bare') => median(pairs.map((pair) => pair[which].paint));
        figures.push(
          against(
            `${address} (${language}), ÷ without scripts`,
            middle('whole') / middle('bare'),
            '',
            {
              atMost: 1.05,
            },
          ),
          { what: '  its largest paint', figure: `${rounded(middle('whole'))} ms` },
        );
      }
    const all = runs.map(({ whole: run }) => run);
    const extra = runs.map(({ whole: run, bare: without }) => run.blocking - without.blocking);
    return [
      ...figures,
      against('performance, of all runs the middle', median(all.map(({ score }) => score)), '', {
        atLeast: 100,
      }),
      against('performance, at least', Math.min(...all.map(({ score }) => score)), '', {
        atLeast: 98,
      }),
      against(
        'blocking time, of all runs the middle',
        median(all.map(({ blocking }) => blocking)),
        'ms',
        { atMost: 0 },
      ),
      {
        what: 'blocking time, at most',
        figure: `${rounded(Math.max(...all.map(({ blocking }) => blocking)))} ms`,
      },
      against('blocking time more than without scripts, the middle', median(extra), 'ms', {
        atMost: 10,
      }),
      against(
        'longest task, of all runs the middle',
        median(all.map(({ longest }) => longest)),
        'ms',
        {
          atMost: 50,
        },
      ),
      against('layout shift, at most', Math.max(...all.map(({ shift }) => shift)), '', {
        atMost: 0.01,
      }),
    ];
  } finally {
    await browser.close();
    whole.stop();
    bare.stop();
    await server.stop();
  }
}
