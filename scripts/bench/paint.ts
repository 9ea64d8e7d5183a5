/**
 * How soon pages paint, and what holds them up until somebody touches them, on Lighthouse's mobile phone: each page
 * as it is and without any script. `--pages` says which (see `choosePages`), `BENCH_ROUNDS` how often.
 *
 * Some pages, spread over the others, say what the machine can tell apart and what it can reach: they are visited
 * without scripts a second time, as plain HTML of their first screen, and beside a document of one paragraph. A
 * difference is a miss where it is larger than that of nine of ten pages without scripts to themselves, and a task where
 * it is longer than that of nine of ten pages of plain HTML. Blocking time and tasks are compared in processor time,
 * which other browsers do not lengthen as they lengthen what passes.
 *
 * Of all pages, those that meet every goal in the first round have no other, and those that miss one have others until
 * most rounds say the same. As many browsers as there are cores, or as `BENCH_BROWSERS` says, look at them, because a
 * visit is silence for two thirds of its time; in other rounds half as many.
 *
 * What is found is written to `.cache/bench-paint.jsonl` page by page. A page that cannot be measured is tried again in
 * the next round and named in the end. Ctrl+C (or SIGTERM) ends the visits and prints what has been found until then.
 */
import { appendFile, mkdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';

import { ROOT } from '../run.ts';
import { type CachingProxy, startCachingProxy, withoutScripts } from './caching-proxy.ts';
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

/** How many pages are visited in all variants. */
const COMPARED = 24;

/** A document with nothing in it: what the browser takes for any page. */
const emptyDocument = (): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width"><title>Empty</title></head><body><p>Empty</p></body></html>';

/** How the responses of the server are changed before the browser gets them. */
const VARIANTS = {
  original: undefined,
  scriptless: withoutScripts,
  plain: handWritten,
  empty: emptyDocument,
} as const;

/** One round of visits to a page. */
interface Round {
  readonly original: Visit;
  readonly scriptless: Visit;
  readonly compared?: {
    /** Without scripts once more. */
    readonly again: Visit;
    readonly plain: Visit;
    readonly empty: Visit;
  };
}

interface Page {
  readonly address: string;
  readonly rounds: readonly Round[];
}

/** A task of at most so many milliseconds is no long task of the Long Tasks API. */
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
  // The screens of errors have no address.
  const finished = site.pages.filter(({ path }) => path.startsWith('/')).map(addressOf);
  return [...new Set([...finished, ...live, ...live.map(inEnglish)])];
}

/** So many items, from the first on, with as many between each. */
function spreadOver<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, items.length / count);
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
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
  if (count > 0) return spreadOver(all, count);
  const parts = choice.split(',');
  const chosen = all.filter((address) => parts.some((part) => address.includes(part)));
  if (chosen.length === 0) throw new Error(`No page has "${choice}" in its address.`);
  return chosen;
}

type Measure = (visit: Visit) => number;

const longest: Measure = ({ processor }) => Math.max(processor.before, processor.after);
const longestAfter: Measure = ({ processor }) => processor.after;

const medianOf = ({ rounds }: Page, of: (round: Round) => number): number => median(rounds.map(of));

const of =
  (valueIn: Measure, variant: 'original' | 'scriptless' = 'original') =>
  (page: Page): number =>
    medianOf(page, (round) => valueIn(round[variant]));

/** How a visit differs from that of the same page without scripts. */
type Difference = (visit: Visit, scriptless: Visit) => number;

const paintOver: Difference = (visit, scriptless) => visit.paint / scriptless.paint;
const moreBlocking: Difference = (visit, scriptless) =>
  visit.processor.blocking - scriptless.processor.blocking;
const longerBlocking: Difference = (visit, scriptless) => visit.blocking - scriptless.blocking;

const fromScriptless =
  (difference: Difference) =>
  (page: Page): number =>
    medianOf(page, ({ original, scriptless }) => difference(original, scriptless));

/** How far measurements on this machine vary, and the best that it reaches, from the pages that are visited in all variants. */
class Baseline {
  readonly #rounds: readonly Round[];

  constructor(pages: readonly Page[]) {
    this.#rounds = pages.flatMap(({ rounds }) => rounds.filter(({ compared }) => compared));
  }

  /** How far nine of ten pages without scripts are from themselves, around `none`. */
  spread(difference: Difference, none: number): number {
    const differences = this.#rounds.flatMap(({ scriptless, compared }) =>
      compared ? [Math.abs(difference(compared.again, scriptless) - none)] : [],
    );
    return differences.length > 0 ? percentile(differences, 0.9) : 0;
  }

  /** What a variant of the pages takes: the median, or the percentile of another share. */
  takes(variant: 'plain' | 'empty', valueIn: Measure, share = 0.5): number {
    const taken = this.#rounds.flatMap(({ compared }) =>
      compared ? [valueIn(compared[variant])] : [],
    );
    return taken.length > 0 ? percentile(taken, share) : 0;
  }
}

interface Goal {
  readonly what: string;
  /** The same in one line with others. */
  readonly short: string;
  readonly unit: string;
  readonly valueOf: (page: Page) => number;
  readonly bound: { readonly atMost: number } | { readonly atLeast: number };
}

const goalsFor = (baseline: Baseline): readonly Goal[] => [
  {
    what: 'largest paint ÷ without scripts',
    short: 'paint',
    unit: '',
    valueOf: fromScriptless(paintOver),
    bound: { atMost: Math.max(1.05, 1 + baseline.spread(paintOver, 1)) },
  },
  {
    what: 'performance',
    short: 'performance',
    unit: '',
    valueOf: of(({ score }) => score),
    bound: { atLeast: 98 },
  },
  {
    what: 'blocking processor time more than without scripts',
    short: 'blocking',
    unit: 'ms',
    valueOf: fromScriptless(moreBlocking),
    bound: { atMost: Math.max(10, baseline.spread(moreBlocking, 0)) },
  },
  {
    what: 'longest task, processor time',
    short: 'longest task',
    unit: 'ms',
    valueOf: of(longest),
    bound: { atMost: Math.max(LONGEST, baseline.takes('plain', longest, 0.9)) },
  },
  {
    what: 'layout shift',
    short: 'shift',
    unit: '',
    valueOf: of(({ shift }) => shift),
    bound: { atMost: 0.01 },
  },
];

const meets = (page: Page, { valueOf, bound }: Goal): boolean =>
  'atMost' in bound ? valueOf(page) <= bound.atMost : valueOf(page) >= bound.atLeast;

const missedBy = (page: Page, goals: readonly Goal[]): readonly string[] =>
  goals.filter((goal) => !meets(page, goal)).map(({ short }) => short);

/**
 * Whether another round may change what is said of a page: it missed a goal, and neither missed nor met it in most of
 * the rounds that it can have.
 */
function isUndecided({ address, rounds }: Page, goals: readonly Goal[]): boolean {
  if (rounds.length === 0) return true;
  return goals.some((goal) => {
    const missed = rounds.filter((round) => !meets({ address, rounds: [round] }, goal)).length;
    const most = Math.max(missed, rounds.length - missed);
    return missed > 0 && most <= ROUNDS / 2;
  });
}

/** What a page has been found to be, in one line. */
const lineOf = (page: Page, goals: readonly Goal[]): string =>
  `${page.address}: ${goals.map(({ short, valueOf }) => `${short} ${rounded(valueOf(page))}`).join(', ')}`;

/** The pages from the farthest beyond a goal to the best. */
const worstFirst = (pages: readonly Page[], { valueOf, bound }: Goal): Page[] =>
  pages.toSorted((a, b) => ('atMost' in bound ? -1 : 1) * (valueOf(a) - valueOf(b)));

/** Times in milliseconds; a page as it is, then without scripts. */
const COLUMNS: readonly (readonly [string, (page: Page) => number])[] = [
  ['score', of(({ score }) => score)],
  ['paint', of(({ paint }) => paint)],
  ['÷ no scripts', fromScriptless(paintOver)],
  ['blocking', of(({ processor }) => processor.blocking)],
  ['no scripts', of(({ processor }) => processor.blocking, 'scriptless')],
  ['elapsed', of(({ blocking }) => blocking)],
  ['no scripts', of(({ blocking }) => blocking, 'scriptless')],
  ['longest', of(longest)],
  ['no scripts', of(longest, 'scriptless')],
  ['after paint', of(longestAfter)],
  ['no scripts', of(longestAfter, 'scriptless')],
  ['shift', of(({ shift }) => shift)],
  ['script', of(({ script }) => script)],
  ['rounds', ({ rounds }) => rounds.length],
];

const printPages = (pages: readonly Page[], goals: readonly Goal[]): void =>
  printRows(
    [
      'page (median of its rounds, ms)',
      ...COLUMNS.map(([head]) => head),
      'misses',
      'the longest task, elapsed',
    ],
    pages.map((page) => [
      page.address,
      ...COLUMNS.map(([, value]) => rounded(value(page))),
      missedBy(page, goals).join(', '),
      page.rounds.at(-1)?.original.parts ?? '',
    ]),
  );

/** The median page, the worst by name, the spread, and how many pages miss the goal. */
function summary(goal: Goal, pages: readonly Page[]): Figure[] {
  const { what, unit, valueOf, bound } = goal;
  const values = pages.map(valueOf);
  const [worst] = worstFirst(pages, goal);
  if (!worst) return [];
  const spread = [0.1, 0.9].map((share) => rounded(percentile(values, share))).join(' to ');
  const missing = pages.filter((page) => !meets(page, goal)).length;
  return [
    against(`${what}, the median page`, median(values), unit, bound),
    against(`  the worst: ${worst.address}`, valueOf(worst), unit, bound),
    { what: '  eight of ten pages', figure: `${spread}${unit && ` ${unit}`}` },
    { what: '  pages that miss it', figure: `${missing} of ${pages.length}` },
  ];
}

const time = (what: string, milliseconds: number): Figure => ({
  what,
  figure: `${rounded(milliseconds)} ms`,
});

/** What goals are compared with, in the same run. */
const baselineFigures = (baseline: Baseline, pages: readonly Page[]): Figure[] => [
  {
    what: 'without scripts twice, nine of ten pages: largest paint ÷ the other, within 1 ±',
    figure: rounded(baseline.spread(paintOver, 1)),
  },
  time('  blocking processor time, within ±', baseline.spread(moreBlocking, 0)),
  time('  blocking time, within ±', baseline.spread(longerBlocking, 0)),
  time(
    'blocking time more than without scripts, the median page',
    median(pages.map(fromScriptless(longerBlocking))),
  ),
  ...(
    [
      ['longest task, processor time, median', longest],
      ['  after the first paint', longestAfter],
      ['longest task, elapsed, median', (visit) => visit.longest],
    ] satisfies [string, Measure][]
  ).flatMap(([what, valueIn]) => [
    time(`${what}: an empty document`, baseline.takes('empty', valueIn)),
    time('    plain HTML', baseline.takes('plain', valueIn)),
    time('    without scripts', median(pages.map(of(valueIn, 'scriptless')))),
    time('    as it is', median(pages.map(of(valueIn)))),
  ]),
  time('scripts evaluated and compiled, median', median(pages.map(of(({ script }) => script)))),
];

/** Calls for each item, by as many at a time as there are visitors. */
async function forEachWith<Item>(
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

/**
 * Visits the pages and compares what is measured with the goals.
 *
 * @param choice as `choosePages` reads it
 */
export async function measure(choice?: string): Promise<readonly Figure[]> {
  const addresses = choosePages(choice);
  const server = await startBenchServer();
  const entries = await Promise.all(
    Object.entries(VARIANTS).map(
      async ([variant, change]) => [variant, await startCachingProxy(server.url, change)] as const,
    ),
  );
  const proxies = Object.fromEntries(entries) as Record<keyof typeof VARIANTS, CachingProxy>;
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

  const compared = new Set(spreadOver(addresses, COMPARED));
  const currentBaseline = () => new Baseline([...compared].map(pageOf));

  async function measurePage(address: string, visitor: Visitor): Promise<void> {
    if (interrupted.signal.aborted) return;
    const visit = (variant: keyof typeof VARIANTS) => visitor.visit(proxies[variant].url + address);
    try {
      // In turn, so that whatever else the machine does falls on all of them.
      const pair = { original: await visit('original'), scriptless: await visit('scriptless') };
      const round: Round = compared.has(address)
        ? {
            ...pair,
            compared: {
              again: await visit('scriptless'),
              plain: await visit('plain'),
              empty: await visit('empty'),
            },
          }
        : pair;
      found.get(address)?.push(round);
      await appendFile(FOUND, `${JSON.stringify({ address, ...round })}\n`);
      console.log(`  ${minutes()}  ${lineOf(pageOf(address), goalsFor(currentBaseline()))}`);
    } catch (error) {
      console.log(`  ${minutes()}  ${address} could not be measured: ${String(error)}`);
    }
  }
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const again = isAll && round > 0;
      const goals = goalsFor(currentBaseline());
      const asked = addresses.filter((at) => !again || isUndecided(pageOf(at), goals));
      console.log(`  Round ${round + 1}: ${asked.length} pages`);
      await forEachWith(
        asked,
        again ? visitors.slice(0, Math.ceil(visitors.length / 2)) : visitors,
        measurePage,
      );
    }
    const pages = addresses.map(pageOf).filter(({ rounds }) => rounds.length > 0);
    const failed = addresses.filter((address) => pageOf(address).rounds.length === 0);
    const baseline = currentBaseline();
    const goals = goalsFor(baseline);
    printPages(isAll ? pages.filter((page) => missedBy(page, goals).length > 0) : pages, goals);
    return [
      ...goals.flatMap((goal) => summary(goal, pages)),
      ...baselineFigures(baseline, pages),
      ...(interrupted.signal.aborted
        ? [{ what: 'interrupted: pages without a figure', figure: rounded(failed.length) }]
        : failed.map((address) => ({
            what: `${address} could not be measured`,
            figure: '',
            met: false,
          }))),
      { what: 'the entire run', figure: minutes() },
    ];
  } finally {
    for (const signal of SIGNALS) process.off(signal, interrupt);
    for (const visitor of visitors) visitor.stop();
    for (const proxy of Object.values(proxies)) proxy.stop();
    await server.stop();
  }
}
