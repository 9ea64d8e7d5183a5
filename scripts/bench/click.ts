/**
 * How long the next page takes after a click, and what travels then. `--pages all` goes to every page of the site, instead
 * of some ways. `BENCH_ROUNDS` says how often.
 */
import type { Page } from 'playwright';

import { launch } from './browser.ts';
import { startBenchServer } from './server.ts';
import { addressOf, readSite } from './site.ts';
import { against, median, percentile, rounded, type Figure } from './table.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
/** How many of the slowest pages are named. */
const NAMED = 10;
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
}

/** Points at a link, waits for what is fetched then, and clicks. */
async function go(page: Page, url: string, from: string, to: string): Promise<Going> {
  await page.goto(url + from);
  await page.waitForFunction(() => {
    // Nothing runs before a sign of a person, which counts from the first paint on.
    document.dispatchEvent(new PointerEvent('pointermove'));
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
  return link.evaluate(async (anchor: HTMLAnchorElement) => {
    const earlier = performance.getEntriesByType('resource').length;
    const title = document.title;
    const start = performance.now();
    anchor.click();
    if (document.title === title)
      await new Promise<void>((changed) => {
        const observer = new MutationObserver(() => {
          if (document.title === title) return;
          observer.disconnect();
          changed();
        });
        observer.observe(document.head, { subtree: true, childList: true, characterData: true });
      });
    // A frame's callbacks run before it is painted; a task asked for there runs after.
    await new Promise<void>((painted) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => painted(), { once: true });
        port1.start();
        port2.postMessage(undefined);
      }),
    );
    const milliseconds = performance.now() - start;
    const since = performance.getEntriesByType('resource').slice(earlier);
    const scripts = (since as PerformanceResourceTiming[]).filter(({ name }) =>
      name.endsWith('.js'),
    );
    return { milliseconds, bytes: scripts.reduce((sum, one) => sum + one.encodedBodySize, 0) };
  });
}

export async function measure(pages?: string): Promise<readonly Figure[]> {
  const server = await startBenchServer();
  const browser = await launch();
  try {
    const context = await browser.newContext({ locale: 'ko-KR' });
    const page = await context.newPage();
    const all: Going[] = [];
    const middles: { readonly way: string; readonly milliseconds: number }[] = [];
    for (const [from, to] of pages === 'all' ? allWays() : WAYS) {
      const goings: Going[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        goings.push(await go(page, server.url, from, to));
      all.push(...goings);
      const milliseconds = median(goings.map((going) => going.milliseconds));
      middles.push({ way: `${from} → ${to}`, milliseconds });
    }
    const slowest = middles.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, NAMED);
    const times = all.map(({ milliseconds }) => milliseconds);
    return [
      ...slowest.map(({ way, milliseconds }) =>
        against(`${way}, painted`, milliseconds, 'ms', { atMost: 50 }),
      ),
      { what: 'ways', figure: rounded(middles.length) },
      {
        what: 'ways within 50 ms',
        figure: rounded(middles.filter(({ milliseconds }) => milliseconds <= 50).length),
      },
      against('a click in the middle', median(times), 'ms', { atMost: 50 }),
      against('nine of ten clicks', percentile(times, 0.9), 'ms', { atMost: 50 }),
      against('script fetched at a click', Math.max(...all.map(({ bytes }) => bytes)), 'bytes', {
        atMost: 0,
      }),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
