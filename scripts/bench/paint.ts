/**
 * How soon pages paint, and what holds them up until somebody touches them, on Lighthouse's mobile phone: each page
 * as it is, without any script, and as plain HTML of its first screen. `--pages` says which (see `choosePages`),
 * `BENCH_ROUNDS` how often. Of all pages, those that meet every goal in the first round have no other, and those that
 * miss one have others until most rounds say the same.
 *
 * All pages are looked at by as many browsers as there are cores, or as `BENCH_BROWSERS` says, because a visit is
 * silence for two thirds of its time. Where visits disturb each other nevertheless, a page misses a goal, and has its
 * other rounds with half as many.
 *
 * What is found is written to `.cache/bench-paint.jsonl` page by page. A page that cannot be measured is tried again in
 * the next round and named in the end. Ctrl+C (or SIGTERM) ends the visits and prints what has been found until then.
 */
import { appendFile, mkdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';

import { ROOT } from '../run.ts';
import { startCachingProxy, withoutScripts } from './caching-proxy.ts';
import { handWritten } from './handWritten.ts';
import { startVisitor, type Visit, type Visitor } from './lighthouse.ts';
import { startBenchServer } from './server.ts';
import { addressOf, readSite } from './site.ts';
import { against, median, percentile, printRows, rounded, type Figure } from './table.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
/** How many look at all pages at once. */
const BROWSERS = Number(process.env['BENCH_BROWSERS'] ?? availableParallelism());
/** One line for each round of a page. */
const FOUND = join(ROOT, '.cache', 'bench-paint.jsonl');
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

const WAYS = { whole: undefined, bare: withoutScripts, plain: handWritten } as const;
type Way = keyof typeof WAYS;
type Measure = Exclude<keyof Visit, 'parts'>;
type Round = Readonly<Record<Way, Visit>>;

interface Page {
  readonly address: string;
  readonly rounds: readonly Round[];
}

/** How much longer than that of plain HTML the longest task may be where this one is over the goal too. */
const OVER_PLAIN = 1.1;
const LONGEST = 50;

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

const middleOf = ({ rounds }: Page, way: Way, key: Measure): number =>
  median(rounds.map((round) => round[way][key]));

const of =
  (key: Measure, way: Way = 'whole') =>
  (page: Page): number =>
    middleOf(page, way, key);

const paintOver = (way: Way) => (page: Page) =>
  middleOf(page, 'whole', 'paint') / middleOf(page, way, 'paint');

const addedBlocking = (page: Page): number =>
  median(page.rounds.map(({ whole, bare }) => whole.blocking - bare.blocking));

/**
 * How far the longest task is over the goal, in milliseconds. Where plain HTML has a task over the goal too,
 * this machine cannot reach it, and the task may be a tenth longer than that one.
 */
const excessOfLongest = (page: Page): number =>
  middleOf(page, 'whole', 'longest') -
  Math.max(LONGEST, OVER_PLAIN * middleOf(page, 'plain', 'longest'));

interface Goal {
  readonly what: string;
  /** The same in one line with others. */
  readonly short: string;
  readonly unit: string;
  readonly valueOf: (page: Page) => number;
  readonly bound: { readonly atMost: number } | { readonly atLeast: number };
}

const GOALS: readonly Goal[] = [
  {
    what: 'largest paint ÷ without scripts',
    short: 'paint',
    unit: '',
    valueOf: paintOver('bare'),
    bound: { atMost: 1.05 },
  },
  {
    what: 'performance',
    short: 'performance',
    unit: '',
    valueOf: of('score'),
    bound: { atLeast: 98 },
  },
  {
    what: 'blocking time more than without scripts',
    short: 'blocking',
    unit: 'ms',
    valueOf: addedBlocking,
    bound: { atMost: 10 },
  },
  {
    what: `longest task beyond ${LONGEST} ms, or beyond plain HTML's × ${OVER_PLAIN}`,
    short: 'longest task',
    unit: 'ms',
    valueOf: excessOfLongest,
    bound: { atMost: 0 },
  },
  {
    what: 'layout shift',
    short: 'shift',
    unit: '',
    valueOf: of('shift'),
    bound: { atMost: 0.01 },
  },
];

const meets = (page: Page, { valueOf, bound }: Goal): boolean =>
  'atMost' in bound ? valueOf(page) <= bound.atMost : valueOf(page) >= bound.atLeast;

const missedBy = (page: Page): readonly Goal[] => GOALS.filter((goal) => !meets(page, goal));

/**
 * Whether another round may change what is said of a page: it missed a goal, and neither missed nor met it in most of
 * the rounds that it can have.
 */
function isUndecided({ address, rounds }: Page): boolean {
  if (rounds.length === 0) return true;
  return GOALS.some((goal) => {
    const missed = rounds.filter((round) => !meets({ address, rounds: [round] }, goal)).length;
    const most = Math.max(missed, rounds.length - missed);
    return missed > 0 && most <= ROUNDS / 2;
  });
}

/** What a page has been found to be, in one line. */
function lineOf(page: Page): string {
  const figures = GOALS.map(({ short, valueOf }) => `${short} ${rounded(valueOf(page))}`);
  const missed = missedBy(page).map(({ short }) => short);
  return `${page.address}: ${figures.join(', ')}${missed.length > 0 ? `; misses ${missed.join(', ')}` : ''}`;
}

/** The pages from the farthest beyond a goal to the best. */
const worstFirst = (pages: readonly Page[], { valueOf, bound }: Goal): Page[] =>
  pages.toSorted((a, b) => ('atMost' in bound ? -1 : 1) * (valueOf(a) - valueOf(b)));

/** A page as it is, then without scripts, then plain; times in milliseconds. */
const COLUMNS: readonly (readonly [string, (page: Page) => string])[] = [
  ['page (middle of its rounds, ms)', ({ address }) => address],
  ['score', (page) => rounded(middleOf(page, 'whole', 'score'))],
  ['paint', (page) => rounded(middleOf(page, 'whole', 'paint'))],
  ['÷ bare', (page) => rounded(paintOver('bare')(page))],
  ['÷ plain', (page) => rounded(paintOver('plain')(page))],
  ...(['blocking', 'longest'] as const).flatMap((key) =>
    (['whole', 'bare', 'plain'] as const).map(
      (way) =>
        [way === 'whole' ? key : way, (page: Page) => rounded(middleOf(page, way, key))] as const,
    ),
  ),
  ['shift', (page) => rounded(middleOf(page, 'whole', 'shift'))],
  ['script', (page) => rounded(middleOf(page, 'whole', 'script'))],
  ['rounds', ({ rounds }) => String(rounds.length)],
  [
    'misses',
    (page) =>
      missedBy(page)
        .map(({ short }) => short)
        .join(', '),
  ],
  ['the longest task', ({ rounds }) => rounds.at(-1)?.whole.parts ?? ''],
];

const printPages = (pages: readonly Page[]): void =>
  printRows(
    COLUMNS.map(([head]) => head),
    pages.map((page) => COLUMNS.map(([, cell]) => cell(page))),
  );

/** The page in the middle, the worst by name, the spread, and how many pages miss the goal. */
function summary(goal: Goal, pages: readonly Page[]): Figure[] {
  const { what, unit, valueOf, bound } = goal;
  const values = pages.map(valueOf);
  const [worst] = worstFirst(pages, goal);
  if (!worst) return [];
  const spread = [0.1, 0.9].map((share) => rounded(percentile(values, share))).join(' to ');
  const missing = pages.filter((page) => !meets(page, goal)).length;
  return [
    against(`${what}, the page in the middle`, median(values), unit, bound),
    against(`  the worst: ${worst.address}`, valueOf(worst), unit, bound),
    { what: '  eight of ten pages', figure: `${spread}${unit && ` ${unit}`}` },
    { what: '  pages that miss it', figure: `${missing} of ${pages.length}` },
  ];
}

const middle = (what: string, pages: readonly Page[], valueOf: (page: Page) => number): Figure => ({
  what: `${what}, the page in the middle`,
  figure: `${rounded(median(pages.map(valueOf)))} ms`,
});

/** Calls for each item, by as many at a time as there are visitors. */
async function inTurn<Item>(
  items: readonly Item[],
  visitors: readonly Visitor[],
  call: (item: Item, visitor: Visitor) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  await Promise.all(
    visitors.map(async (visitor) => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift())
        await call(item, visitor);
    }),
  );
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** @param choice as `choosePages` reads it */
export async function measure(choice?: string): Promise<readonly Figure[]> {
  const addresses = choosePages(choice);
  const server = await startBenchServer();
  const proxies = {
    whole: await startCachingProxy(server.url, WAYS.whole),
    bare: await startCachingProxy(server.url, WAYS.bare),
    plain: await startCachingProxy(server.url, WAYS.plain),
  };
  const isAll = choice === 'all';
  const visitors = Array.from({ length: isAll ? BROWSERS : 1 }, startVisitor);
  console.log(`  ${addresses.length} pages, browsers: ${visitors.length}`);
  const start = performance.now();
  const minutes = () => `${rounded((performance.now() - start) / 60_000)} min`;
  const found = new Map<string, Round[]>(addresses.map((address) => [address, []]));
  const pageOf = (address: string): Page => ({ address, rounds: found.get(address) ?? [] });
  const interrupted = new AbortController();
  const interrupt = () => interrupted.abort();
  for (const signal of SIGNALS) process.once(signal, interrupt);
  await mkdir(dirname(FOUND), { recursive: true });
  await rm(FOUND, { force: true });

  async function look(address: string, visitor: Visitor): Promise<void> {
    if (interrupted.signal.aborted) return;
    try {
      // In turn, so that whatever else the machine does falls on all of them.
      const round = {
        whole: await visitor.visit(proxies.whole.url + address),
        bare: await visitor.visit(proxies.bare.url + address),
        plain: await visitor.visit(proxies.plain.url + address),
      };
      found.get(address)?.push(round);
      await appendFile(FOUND, `${JSON.stringify({ address, ...round })}\n`);
      console.log(`  ${minutes()}  ${lineOf(pageOf(address))}`);
    } catch (error) {
      console.log(`  ${minutes()}  ${address} could not be measured: ${String(error)}`);
    }
  }
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const again = isAll && round > 0;
      const asked = addresses.filter((at) => !again || isUndecided(pageOf(at)));
      console.log(`  Round ${round + 1}: ${asked.length} pages`);
      await inTurn(
        asked,
        again ? visitors.slice(0, Math.ceil(visitors.length / 2)) : visitors,
        look,
      );
    }
    const pages = addresses.map(pageOf).filter(({ rounds }) => rounds.length > 0);
    const failed = addresses.filter((address) => pageOf(address).rounds.length === 0);
    printPages(isAll ? pages.filter((page) => missedBy(page).length > 0) : pages);
    return [
      ...GOALS.flatMap((goal) => summary(goal, pages)),
      middle('longest task', pages, of('longest')),
      middle('longest task without scripts', pages, of('longest', 'bare')),
      middle('longest task of plain HTML', pages, of('longest', 'plain')),
      middle('scripts evaluated and compiled', pages, of('script')),
      ...(interrupted.signal.aborted
        ? [{ what: 'interrupted: pages without a figure', figure: rounded(failed.length) }]
        : failed.map((address) => ({
            what: `${address} could not be measured`,
            figure: '',
            met: false,
          }))),
      { what: 'the whole run', figure: minutes() },
    ];
  } finally {
    for (const signal of SIGNALS) process.off(signal, interrupt);
    for (const visitor of visitors) visitor.stop();
    for (const proxy of Object.values(proxies)) proxy.stop();
    await server.stop();
  }
}
