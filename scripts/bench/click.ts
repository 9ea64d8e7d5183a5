/** How long the next page takes after a click, and what travels then. */
import type { Page } from 'playwright';

import { launch } from './browser.ts';
import { startBenchServer } from './server.ts';
import { against, median, percentile, type Figure } from './table.ts';

const ROUNDS = 5;
/** From, and to: pages of blocks, a long document, tabs with drawings, and a form. */
const WAYS = [
  ['/home/intro', '/home/philosophy'],
  ['/home/intro', '/home/finance'],
  ['/home/esg', '/home/governance'],
  ['/home/terms', '/home/privacy'],
  ['/home/recruit', '/home/duty'],
  ['/home/faq', '/home/inquiry'],
] as const;

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
  // One that stands in every page, whether its menu is open or not; a hidden one takes a pointer's event as well.
  const link = page.locator(`a[href="${to}"]`).first();
  await link.dispatchEvent('pointerover');
  await page.waitForLoadState('networkidle');
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

export async function measure(): Promise<readonly Figure[]> {
  const server = await startBenchServer();
  const browser = await launch();
  try {
    const figures: Figure[] = [];
    const all: Going[] = [];
    for (const [from, to] of WAYS) {
      const context = await browser.newContext({ locale: 'ko-KR' });
      const page = await context.newPage();
      const goings: Going[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        goings.push(await go(page, server.url, from, to));
      await context.close();
      all.push(...goings);
      figures.push(
        against(
          `${from} → ${to}, painted`,
          median(goings.map(({ milliseconds }) => milliseconds)),
          'ms',
          { atMost: 50 },
        ),
      );
    }
    return [
      ...figures,
      against(
        'nine of ten clicks',
        percentile(
          all.map(({ milliseconds }) => milliseconds),
          0.9,
        ),
        'ms',
        { atMost: 50 },
      ),
      against('script fetched at a click', Math.max(...all.map(({ bytes }) => bytes)), 'bytes', {
        atMost: 0,
      }),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
