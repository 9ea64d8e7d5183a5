/**
 * Lighthouse's mobile metrics of pages with and without their scripts, and the layout shift of a first visit when the
 * font is late.
 */
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import lighthouse from 'lighthouse';
import type { Browser } from 'playwright';

import { launch } from './browser.ts';
import { startProxy } from './proxy.ts';
import { alternate, type Bench, type Site } from './site.ts';
import { createFigure, computeMedian, computePercentile, type Figure } from './table.ts';

/** Delay of the font in milliseconds. */
const FONT_DELAY = 400;
const WIDTHS = [390, 1440];
/** Maximum number of attempts until a trace is complete. */
const ATTEMPTS = 3;

/** Lighthouse's figures of one page view; times in milliseconds. */
interface Visit {
  readonly paint: number;
  readonly blocking: number;
  /** Up to 100. */
  readonly performance: number;
}

/** A page view, and one of the same page without its scripts. */
interface Pair {
  readonly whole: Visit;
  readonly scriptless: Visit;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Opens a page with Lighthouse's default settings. Throws if the trace lacks a figure. */
async function visitOnce(url: string): Promise<Visit> {
  const port = await findFreePort();
  const browser = await launch(`--remote-debugging-port=${port}`);
  try {
    const onlyCategories = ['performance'];
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories });
    const paint = result?.lhr.audits['largest-contentful-paint']?.numericValue;
    const blocking = result?.lhr.audits['total-blocking-time']?.numericValue;
    const score = result?.lhr.categories['performance']?.score;
    if (paint === undefined || blocking === undefined || score === undefined || score === null)
      throw new Error(`Lighthouse lacks a figure for ${url}.`);
    return { paint, blocking, performance: Math.round(100 * score) };
  } finally {
    await browser.close();
  }
}

async function visit(url: string): Promise<Visit> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await visitOnce(url);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
}

async function measurePaint({ sites, addresses, rounds }: Bench): Promise<Figure[]> {
  await using proxies = new AsyncDisposableStack();
  const serve = async ({ origin }: Site, variant: 'original' | 'scriptless') =>
    proxies.use(await startProxy(origin, variant)).origin;
  const served = new Map<Site, readonly [whole: string, scriptless: string]>();
  for (const site of sites)
    served.set(site, [await serve(site, 'original'), await serve(site, 'scriptless')]);

  /** The page views of all rounds by page, then by site. */
  const pairsByAddress = new Map<string, readonly (readonly Pair[])[]>();
  for (const address of addresses) {
    const pairs = await alternate(sites, rounds, async (site): Promise<Pair> => {
      const [whole, scriptless] = served.get(site) ?? [site.origin, site.origin];
      return { whole: await visit(whole + address), scriptless: await visit(scriptless + address) };
    });
    pairsByAddress.set(address, pairs);
  }

  const read = (address: string, value: (pair: Pair) => number): number[] =>
    (pairsByAddress.get(address) ?? []).map((pairs) => computeMedian(pairs.map(value)));
  const readAll = (value: (pair: Pair) => number, choose: (...values: number[]) => number) =>
    sites.map((_, site) => choose(...addresses.map((at) => read(at, value)[site] ?? Number.NaN)));
  const paint = ({ whole }: Pair) => whole.paint;
  const ratio = ({ whole, scriptless }: Pair) => whole.paint / scriptless.paint;
  const blocking = readAll(
    ({ whole, scriptless }) => whole.blocking - scriptless.blocking,
    Math.max,
  );
  const score = readAll(({ whole }) => whole.performance, Math.min);
  return [
    ...addresses.flatMap((address) => [
      createFigure(`${address}: largest paint`, 'ms', read(address, paint)),
      createFigure('  ÷ without scripts', '', read(address, ratio), { atMost: 1.05 }),
    ]),
    createFigure('blocking time more than without scripts, at most', 'ms', blocking, {
      atMost: 10,
    }),
    createFigure('performance, at least', '', score, { atLeast: 100 }),
  ];
}

/** Returns the cumulative layout shift of a first page view without interaction. */
async function visitWithLateFont(browser: Browser, url: string, width: number): Promise<number> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  await page.route(/\.woff2$/, async (route) => {
    await setTimeout(FONT_DELAY);
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const shift = await page.evaluate(async () => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const { value } of entries as (PerformanceEntry & { value: number })[]) sum += value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    await document.fonts.ready;
    // Layout shifts caused by the font happen within two frames and are reported afterwards.
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise((drawn) => requestAnimationFrame(drawn));
    add(observer.takeRecords());
    return sum;
  });
  await context.close();
  return shift;
}

async function measureShift({ sites, addresses }: Bench): Promise<Figure[]> {
  const browser = await launch();
  const paths = [...new Set(addresses.map((address) => address.replace(/[?&]lang=en/, '')))];
  const visits = paths.flatMap((address) =>
    [address, `${address}${address.includes('?') ? '&' : '?'}lang=en`].flatMap((at) =>
      WIDTHS.map((width) => ({ at, width })),
    ),
  );
  try {
    const shifts: number[][] = sites.map(() => []);
    for (const { at, width } of visits)
      for (const [index, { origin }] of sites.entries())
        shifts[index]?.push(await visitWithLateFont(browser, origin + at, width));
    const [firstShifts = []] = shifts;
    const worst = visits[firstShifts.indexOf(Math.max(...firstShifts))];
    const most = shifts.map((values) => Math.max(...values));
    const ninth = shifts.map((values) => computePercentile(values, 0.9));
    return [
      createFigure('layout shift, late font, median', '', shifts.map(computeMedian), {
        atMost: 0.001,
      }),
      createFigure('  nine of ten', '', ninth),
      createFigure(`  at most (here ${worst?.at} at ${worst?.width})`, '', most, { atMost: 0.03 }),
    ];
  } finally {
    await browser.close();
  }
}

/** Measures paint times and layout shifts. */
export const measure = async (bench: Bench): Promise<readonly Figure[]> => [
  ...(await measurePaint(bench)),
  ...(await measureShift(bench)),
];
