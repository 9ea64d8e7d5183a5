/**
 * How long the next page takes after a click, and what travels then. `--pages all` goes to every page of the site, instead
 * of some ways. `BENCH_ROUNDS` says how often.
 *
 * A browser that ends, or a page that does not come, costs its own way alone: it is tried once more in another browser,
 * and named where that fails too.
 */
import type { Browser, Page } from 'playwright';

import { launch } from './browser.ts';
import { startBenchServer } from './server.ts';
import { addressOf, readSite } from './site.ts';
import { against, median, percentile, rounded, type Figure } from './table.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
/** How many of the slowest pages are named. */
const NAMED = 10;
const GOAL = 50;
/** How long a click may take before it counts as one that led nowhere, in milliseconds. */
const CLICK_TIMEOUT = 10_000;
/** From, and to: pages of blocks, a long document, tabs with drawings, and a form. */
const WAYS = [
  ['/home/intro', '/home/philosophy'],
  ['/home/intro', '/home/finance'],
  ['/home/esg', '/home/governance'],
  ['/home/terms', '/home/privacy'],
  ['/home/recruit', '/home/duty'],
  ['/home/faq', '/home/inquiry'],
] as const;

/** From one page to each other one. */
function allWays(): [from: string, to: string][] {
  const site = readSite();
  const live = site.routes
    .filter(({ live: isLive, list, search }) => isLive || list || search)
    .map(({ path }) => path);
  const finished = site.pages
    .filter(({ path, language }) => language === 'ko' && !path.startsWith('*'))
    .map(addressOf);
  const [[from]] = WAYS;
  return [...new Set([...finished, ...live])].filter((to) => to !== from).map((to) => [from, to]);
}

interface Going {
  readonly milliseconds: number;
  readonly bytes: number;
  /** What a change of one word takes until it is painted, on the page that is left: the least that a click can. */
  readonly least: number;
}

/** Points at a link, waits for what is fetched then, and clicks. */
async function go(page: Page, url: string, from: string, to: string): Promise<Going> {
  await page.goto(url + from);
  await page.waitForFunction(() => {
    // Nothing runs before an interaction, which counts from the first paint on.
    document.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    return document.documentElement.dataset['hydrated'] !== undefined;
  });
  // A link of its own, because not every page leads to every other one.
  const text = 'Measured';
  await page.evaluate(
    ([href, textContent]) => {
      const anchor = Object.assign(document.createElement('a'), { href, textContent });
      document.querySelector('main')?.append(anchor);
    },
    [to, text] as const,
  );
  const link = page.getByRole('link', { name: text, exact: true });
  await link.dispatchEvent('pointerover');
  await page.waitForLoadState('networkidle');
  // What the page does with what it fetched, when the browser is idle.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  return link.evaluate(async (anchor: HTMLAnchorElement, patience) => {
    // A frame's callbacks run before it is painted; a task asked for there runs after.
    const painted = () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve(), { once: true });
          port1.start();
          port2.postMessage(undefined);
        }),
      );
    let start = performance.now();
    anchor.append('.');
    await painted();
    const least = performance.now() - start;

    const earlier = performance.getEntriesByType('resource').length;
    const title = document.title;
    start = performance.now();
    anchor.click();
    if (document.title === title)
      await new Promise<void>((changed, fail) => {
        const observer = new MutationObserver(() => {
          if (document.title === title) return;
          observer.disconnect();
          changed();
        });
        observer.observe(document.head, { subtree: true, childList: true, characterData: true });
        setTimeout(() => fail(new Error('The click led nowhere.')), patience);
      });
    await painted();
    const milliseconds = performance.now() - start;
    const since = performance.getEntriesByType('resource').slice(earlier);
    const scripts = (since as PerformanceResourceTiming[]).filter(({ name }) =>
      name.endsWith('.js'),
    );
    const bytes = scripts.reduce((sum, one) => sum + one.encodedBodySize, 0);
    return { milliseconds, bytes, least };
  }, CLICK_TIMEOUT);
}

/** Goes one way as often as is asked for, in a page of its own, so that no way is measured with what others left. */
async function goRounds(browser: Browser, url: string, from: string, to: string): Promise<Going[]> {
  const context = await browser.newContext({ locale: 'ko-KR' });
  try {
    const page = await context.newPage();
    const goings: Going[] = [];
    for (let round = 0; round < ROUNDS; round += 1) goings.push(await go(page, url, from, to));
    return goings;
  } finally {
    // It is gone where the browser has ended.
    await context.close().catch(() => undefined);
  }
}

interface Way {
  readonly way: string;
  readonly goings: readonly Going[];
}

const middleOf = ({ goings }: Way): number =>
  median(goings.map(({ milliseconds }) => milliseconds));

/** The pages that take longest, how many are within the goal, and which could not be measured. */
function figuresOf(ways: readonly Way[], failed: readonly string[]): Figure[] {
  const all = ways.flatMap(({ goings }) => goings);
  const times = all.map(({ milliseconds }) => milliseconds);
  const slowest = ways.toSorted((a, b) => middleOf(b) - middleOf(a)).slice(0, NAMED);
  return [
    ...slowest.map((way) => against(`${way.way}, painted`, middleOf(way), 'ms', { atMost: GOAL })),
    { what: 'ways', figure: rounded(ways.length) },
    {
      what: `ways within ${GOAL} ms`,
      figure: rounded(ways.filter((way) => middleOf(way) <= GOAL).length),
    },
    ...failed.map((way) => ({ what: `${way} could not be measured`, figure: '', met: false })),
    against('a click in the middle', median(times), 'ms', { atMost: GOAL }),
    against('nine of ten clicks', percentile(times, 0.9), 'ms', { atMost: GOAL }),
    {
      what: 'a change of one word, in the middle',
      figure: `${rounded(median(all.map(({ least }) => least)))} ms`,
    },
    against('script fetched at a click', Math.max(...all.map(({ bytes }) => bytes)), 'bytes', {
      atMost: 0,
    }),
  ];
}

/** @param pages `all` for every page of the site */
export async function measure(pages?: string): Promise<readonly Figure[]> {
  const server = await startBenchServer();
  let browser = await launch();
  /** Tries a second time in another browser. */
  async function tryTwice(from: string, to: string): Promise<Going[]> {
    try {
      return await goRounds(browser, server.url, from, to);
    } catch (error) {
      console.log(`  ${from} → ${to} again, because: ${String(error)}`);
      await browser.close();
      browser = await launch();
      return await goRounds(browser, server.url, from, to);
    }
  }
  const ways: Way[] = [];
  const failed: string[] = [];
  try {
    for (const [from, to] of pages === 'all' ? allWays() : WAYS) {
      const way = `${from} → ${to}`;
      try {
        const measured = { way, goings: await tryTwice(from, to) };
        ways.push(measured);
        console.log(`  ${rounded(middleOf(measured))} ms  ${way}`);
      } catch (error) {
        failed.push(way);
        console.log(`  failed  ${way}: ${String(error)}`);
      }
    }
    return figuresOf(ways, failed);
  } finally {
    await browser.close();
    await server.stop();
  }
}
