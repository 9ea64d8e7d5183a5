/**
 * How soon pages paint, and what holds them up until somebody touches them: Lighthouse's mobile phone on a slow line,
 * with throttling that is applied and not computed. Each page in turn as it is, without any script, and as plain
 * HTML of its first screen. `BENCH_ROUNDS` says how often; `--pages` which (see `choosePages`).
 */
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import lighthouse from 'lighthouse';

import { launch } from './browser.ts';
import { startCachingProxy, withoutScripts } from './caching-proxy.ts';
import { handWritten } from './handWritten.ts';

import { startBenchServer } from './server.ts';
import { addressOf, readSite } from './site.ts';
import { against, median, percentile, printRows, rounded, type Figure } from './table.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
/** One page of each kind, in both languages. */
const USUAL = [
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
].flatMap((address) => [address, inEnglish(address)]);

const AUDITS = {
  paint: 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const;

/** In milliseconds, but for `shift` and `score`. */
type Run = Readonly<Record<keyof typeof AUDITS | 'score' | 'longest' | 'script', number>>;
const WAYS = { whole: undefined, bare: withoutScripts, plain: handWritten } as const;
type Way = keyof typeof WAYS;
type Round = Readonly<Record<Way, Run>>;

interface Page {
  readonly address: string;
  readonly rounds: readonly Round[];
}

function inEnglish(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}lang=en`;
}

/** Every page of the site in both languages, those with live data too. */
function allAddresses(): string[] {
  const site = readSite();
  const live = site.routes
    .filter(({ live: isLive, list, item, search }) => isLive || list || item || search)
    .map(({ path }) => path.replace('{id}', '3'));
  const finished = site.pages.filter(({ path }) => path !== '*').map(addressOf);
  return [...new Set([...finished, ...live, ...live.map(inEnglish)])];
}

/**
 * The pages to look at: without a choice one of each kind; `all`; a number of pages, spread over the site; or parts
 * of addresses, with commas between.
 */
function choosePages(choice: string | undefined): string[] {
  if (choice === undefined) return USUAL;
  const all = allAddresses();
  if (choice === 'all') return all;
  const count = Number(choice);
  if (count > 0) {
    const step = Math.max(1, all.length / count);
    return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
  }
  const parts = choice.split(',');
  const chosen = all.filter((address) => parts.some((part) => address.includes(part)));
  if (chosen.length === 0) throw new Error(`No page has "${choice}" in its address.`);
  return chosen;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The rows of an audit's table; none where it found nothing. */
const itemsOf = (details: object | undefined): readonly Record<string, unknown>[] =>
  details && 'items' in details ? (details.items as Record<string, unknown>[]) : [];

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
  const tasks = itemsOf(audits['long-tasks']?.details);
  const work = itemsOf(audits['mainthread-work-breakdown']?.details);
  return {
    paint: valueOf('paint'),
    blocking: valueOf('blocking'),
    shift: valueOf('shift'),
    score: 100 * (result?.lhr.categories['performance']?.score ?? 0),
    longest: Math.max(0, ...tasks.map(({ duration }) => Number(duration))),
    script: work
      .filter(({ group }) => group === 'scriptEvaluation' || group === 'scriptParseCompile')
      .reduce((sum, { duration }) => sum + Number(duration), 0),
  };
}

const middleOf = ({ rounds }: Page, way: Way, key: keyof Run): number =>
  median(rounds.map((round) => round[way][key]));

const addedBlocking = (page: Page): number =>
  median(page.rounds.map(({ whole, bare }) => whole.blocking - bare.blocking));

/** One row for each page: as it is, then without scripts, then plain. */
function printPages(pages: readonly Page[]): void {
  const cell = (page: Page, way: Way, key: keyof Run) => rounded(middleOf(page, way, key));
  printRows(
    [
      'page (middle of its rounds, ms)',
      'score',
      'paint',
      '÷ bare',
      '÷ plain',
      'blocking',
      'bare',
      'plain',
      'longest',
      'bare',
      'plain',
      'script',
    ],
    pages.map((page) => [
      page.address,
      cell(page, 'whole', 'score'),
      cell(page, 'whole', 'paint'),
      rounded(middleOf(page, 'whole', 'paint') / middleOf(page, 'bare', 'paint')),
      rounded(middleOf(page, 'whole', 'paint') / middleOf(page, 'plain', 'paint')),
      ...(['whole', 'bare', 'plain'] as const).map((way) => cell(page, way, 'blocking')),
      ...(['whole', 'bare', 'plain'] as const).map((way) => cell(page, way, 'longest')),
      cell(page, 'whole', 'script'),
    ]),
  );
}

/** The middle of the pages, which goal it has, the worst page by name, and the spread. */
function summary(
  what: string,
  pages: readonly Page[],
  valueOf: (page: Page) => number,
  goal: { readonly atMost: number } | { readonly atLeast: number },
  unit = 'ms',
): Figure[] {
  const sign = 'atMost' in goal ? -1 : 1;
  const sorted = pages.toSorted((a, b) => sign * (valueOf(a) - valueOf(b)));
  const values = pages.map(valueOf);
  const [worst] = sorted;
  if (!worst) return [];
  const spread = [0.1, 0.9].map((share) => rounded(percentile(values, share))).join(' to ');
  return [
    against(`${what}, the page in the middle`, median(values), unit, goal),
    against(`  the worst: ${worst.address}`, valueOf(worst), unit, goal),
    { what: '  eight of ten pages', figure: `${spread}${unit && ` ${unit}`}` },
  ];
}

/** @param choice as `choosePages` reads it */
export async function measure(choice?: string): Promise<readonly Figure[]> {
  const addresses = choosePages(choice);
  const server = await startBenchServer();
  const proxies = {
    whole: await startCachingProxy(server.url, WAYS.whole),
    bare: await startCachingProxy(server.url, WAYS.bare),
    plain: await startCachingProxy(server.url, WAYS.plain),
  };
  const port = await freePort();
  const browser = await launch(`--remote-debugging-port=${port}`);
  try {
    const pages: Page[] = [];
    for (const [index, address] of addresses.entries()) {
      console.log(`  ${index + 1} of ${addresses.length}: ${address}`);
      const rounds: Round[] = [];
      // In turn, so that whatever else the machine does falls on all of them.
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push({
          whole: await look(proxies.whole.url + address, port),
          bare: await look(proxies.bare.url + address, port),
          plain: await look(proxies.plain.url + address, port),
        });
      pages.push({ address, rounds });
    }
    printPages(pages);
    const of =
      (key: keyof Run, way: Way = 'whole') =>
      (page: Page) =>
        middleOf(page, way, key);
    const relative = (to: Way) => (page: Page) =>
      middleOf(page, 'whole', 'paint') / middleOf(page, to, 'paint');
    return [
      ...summary('largest paint ÷ without scripts', pages, relative('bare'), { atMost: 1.05 }, ''),
      ...summary('largest paint ÷ plain HTML', pages, relative('plain'), { atMost: 1.05 }, ''),
      ...summary('performance', pages, of('score'), { atLeast: 98 }, ''),
      ...summary('blocking time more than without scripts', pages, addedBlocking, { atMost: 10 }),
      ...summary('longest task', pages, of('longest'), { atMost: 50 }),
      ...summary('layout shift', pages, of('shift'), { atMost: 0.01 }, ''),
      {
        what: 'longest task without scripts, the middle',
        figure: `${rounded(median(pages.map(of('longest', 'bare'))))} ms`,
      },
      {
        what: 'longest task of plain HTML, the middle',
        figure: `${rounded(median(pages.map(of('longest', 'plain'))))} ms`,
      },
      {
        what: 'scripts evaluated and compiled, the middle',
        figure: `${rounded(median(pages.map(of('script'))))} ms`,
      },
    ];
  } finally {
    await browser.close();
    for (const proxy of Object.values(proxies)) proxy.stop();
    await server.stop();
  }
}
