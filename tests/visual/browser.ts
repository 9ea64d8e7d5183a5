import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';

import { findBrowser } from '../../scripts/browser.ts';
import { CHROMIUM_ARGUMENTS } from '../../scripts/chromium.ts';

/** Number of pages that are photographed concurrently; more do not help on two cores. */
const PAGES_AT_ONCE = 2;
const HEIGHT = 800;
/** A fixed time, so that no picture depends on when it was taken. */
const NOW = Date.parse('2026-01-15T10:00:00+09:00');

export const launch = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await findBrowser(),
    args: [
      ...CHROMIUM_ARGUMENTS,
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
      // Deterministic rasterization: partial repaints of rounded corners differ by a shade.
      '--disable-partial-raster',
      '--disable-skia-runtime-opts',
      '--disable-lcd-text',
      '--disable-checker-imaging',
      '--run-all-compositor-stages-before-draw',
    ],
  });

/** A context with reduced motion and a fixed time. */
export async function openContext(browser: Browser, width: number): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
  });
  // Playwright's clock would also replace performance marks and measures, which pages set.
  await context.addInitScript((now) => {
    globalThis.Date = class extends Date {
      constructor(...parts: ConstructorParameters<typeof Date> | []) {
        if (parts.length === 0) super(now);
        else super(...parts);
      }
      static override now = () => now;
    } as DateConstructor;
  }, NOW);
  return context;
}

/** Waits until fonts and images are loaded and painted. */
const waitUntilStable = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode().catch(() => undefined);
      }),
    );
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

/** A screenshot of the whole page after it has settled. */
export async function screenshot(page: Page, file: string): Promise<void> {
  await waitUntilStable(page);
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
}

/** Runs `work` for each item, `PAGES_AT_ONCE` at a time. */
export async function forEachConcurrent<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items];
  await Promise.all(
    Array.from({ length: PAGES_AT_ONCE }, async () => {
      for (let item = left.shift(); item; item = left.shift()) await work(item);
    }),
  );
}
