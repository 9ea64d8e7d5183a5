import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';

import { findBrowser } from '../../scripts/browser.ts';

/** Two pages at once keep two cores busy; more only wait for each other. */
const PAGES_AT_ONCE = 2;
const HEIGHT = 800;
/** A moment of no importance, so that nothing in a picture depends on when it was taken. */
const NOW = Date.parse('2026-01-15T10:00:00+09:00');

export const launch = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
      // What is drawn again is drawn whole and by the same code: a rounded corner that is only partly
      // drawn again comes out a shade different.
      '--disable-partial-raster',
      '--disable-skia-runtime-opts',
      '--disable-lcd-text',
      '--disable-checker-imaging',
      '--run-all-compositor-stages-before-draw',
    ],
  });

/** A window of a visitor who has asked for calm, at a time that stands still. */
export async function openContext(browser: Browser, width: number): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
  });
  // Playwright's clock would also take the marks and measures that pages leave of their own.
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

/** Waits until fonts and pictures of the page are there and what they changed is painted. */
const settle = (page: Page): Promise<void> =>
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

/** A picture of the whole page, once it has come to rest. */
export async function photograph(page: Page, file: string): Promise<void> {
  await settle(page);
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
}

/** Works through a list, a few at once. */
export async function together<Item>(
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
