/**
 * The time from a click on a link to the paint of the next page, and the bytes of scripts that are fetched in between.
 * `--pages all` navigates to every page of the site, instead of to some. `BENCH_ROUNDS` says how often.
 *
 * Where the browser crashes or a page does not load, that navigation is measured once more in another browser, and
 * named in the result where it fails again; the others are not affected.
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
/** The path of the page with the link, and that of its target: pages of blocks, a long document, tabs with drawings, and a form. */
const NAVIGATIONS = [
  ['/home/intro', '/home/philosophy'],
  ['/home/intro', '/home/finance'],
  ['/home/esg', '/home/governance'],
  ['/home/terms', '/home/privacy'],
  ['/home/recruit', '/home/duty'],
  ['/home/faq', '/home/inquiry'],
] as const;

/** From the first page of `NAVIGATIONS` to each other page of the site. */
function allNavigations(): [from: string, to: string][] {
  const site = readSite();
  const live = site.routes
    .filter(({ live: isLive, list, search }) => isLive || list || search)
    .map(({ path }) => path);
  const finished = site.pages
    .filter(({ path, language }) => language === 'ko' && !path.startsWith('*'))
    .map(addressOf);
  const [[from]] = NAVIGATIONS;
  return [...new Set([...finished, ...live])].filter((to) => to !== from).map((to) => [from, to]);
}

/** One click on a link. */
interface Click {
  /** Until the next page was painted. */
  readonly milliseconds: number;
  /** Of the scripts that were fetched. */
  readonly bytes: number;
  /** What a change of one word takes until it is painted, on the page that is left: the least that a click can. */
  readonly least: number;
}

/** Hovers over a link, waits for what that fetches, and clicks. */
async function clickLink(page: Page, url: string, from: string, to: string): Promise<Click> {
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

/** Clicks as often as is asked for, in a context of its own, so that the cache holds nothing of other navigations. */
async function clickInRounds(
  browser: Browser,
  url: string,
  from: string,
  to: string,
): Promise<Click[]> {
  const context = await browser.newContext({ locale: 'ko-KR' });
  try {
    const page = await context.newPage();
    const clicks: Click[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      clicks.push(await clickLink(page, url, from, to));
    return clicks;
  } finally {
    // It is gone where the browser has ended.
    await context.close().catch(() => undefined);
  }
}

/** What was measured of one pair of pages. */
interface Navigation {
  /** `/home/intro → /home/philosophy` */
  readonly name: string;
  readonly clicks: readonly Click[];
}

const medianTime = ({ clicks }: Navigation): number =>
  median(clicks.map(({ milliseconds }) => milliseconds));

/** The pages that take longest, how many are within the goal, and which could not be measured. */
function figuresOf(navigations: readonly Navigation[], failed: readonly string[]): Figure[] {
  const all = navigations.flatMap(({ clicks }) => clicks);
  const times = all.map(({ milliseconds }) => milliseconds);
  const slowest = navigations.toSorted((a, b) => medianTime(b) - medianTime(a)).slice(0, NAMED);
  return [
    ...slowest.map((one) =>
      against(`${one.name}, painted`, medianTime(one), 'ms', { atMost: GOAL }),
    ),
    { what: 'navigations', figure: rounded(navigations.length) },
    {
      what: `navigations within ${GOAL} ms`,
      figure: rounded(navigations.filter((one) => medianTime(one) <= GOAL).length),
    },
    ...failed.map((name) => ({ what: `${name} could not be measured`, figure: '', met: false })),
    against('the median click', median(times), 'ms', { atMost: GOAL }),
    against('the 90th percentile of clicks', percentile(times, 0.9), 'ms', { atMost: GOAL }),
    {
      what: 'a change of one word, median',
      figure: `${rounded(median(all.map(({ least }) => least)))} ms`,
    },
    against('script fetched at a click', Math.max(...all.map(({ bytes }) => bytes)), 'bytes', {
      atMost: 0,
    }),
  ];
}

/**
 * Measures the navigations, and compares them with the goal.
 *
 * @param pages `all` for every page of the site
 */
export async function measure(pages?: string): Promise<readonly Figure[]> {
  const server = await startBenchServer();
  let browser = await launch();
  /** Tries a second time in another browser. */
  async function tryTwice(from: string, to: string): Promise<Click[]> {
    try {
      return await clickInRounds(browser, server.url, from, to);
    } catch (error) {
      console.log(`  ${from} → ${to} again, because: ${String(error)}`);
      await browser.close();
      browser = await launch();
      return await clickInRounds(browser, server.url, from, to);
    }
  }
  const navigations: Navigation[] = [];
  const failed: string[] = [];
  try {
    for (const [from, to] of pages === 'all' ? allNavigations() : NAVIGATIONS) {
      const name = `${from} → ${to}`;
      try {
        const measured = { name, clicks: await tryTwice(from, to) };
        navigations.push(measured);
        console.log(`  ${rounded(medianTime(measured))} ms  ${name}`);
      } catch (error) {
        failed.push(name);
        console.log(`  failed  ${name}: ${String(error)}`);
      }
    }
    return figuresOf(navigations, failed);
  } finally {
    await browser.close();
    await server.stop();
  }
}
