import { rename, writeFile } from 'node:fs/promises';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from 'playwright';

import { findBrowser } from '../../scripts/browser.ts';
import { CHROMIUM_ARGUMENTS } from '../../scripts/chromium.ts';

/** Height of the window in CSS pixels. */
export const HEIGHT = 800;
/** A fixed time, so that pictures do not depend on when they are taken. */
const NOW = Date.parse('2026-01-15T10:00:00+09:00');

/**
 * Sets the clock to `now`, in milliseconds. Playwright's clock would also replace performance marks, which pages set.
 */
function fixDate(now: number): void {
  globalThis.Date = class extends Date {
    constructor(...parts: ConstructorParameters<typeof Date> | []) {
      if (parts.length === 0) super(now);
      else super(...parts);
    }
    static override now = () => now;
  } as DateConstructor;
}

/** Arguments for Node that give a server the same time as the pages. */
export const FIXED_DATE: readonly string[] = [
  '--import',
  `data:text/javascript,${encodeURIComponent(`(${fixDate.toString()})(${NOW})`)}`,
];

/** Starts Chromium with settings for deterministic screenshots. */
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

/** Opens a context with reduced motion and a fixed time. */
export async function openContext(
  browser: Browser,
  width: number,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    ...options,
  });
  await context.addInitScript(fixDate, NOW);
  return context;
}

/**
 * For pages that change between pictures: hides the blinking text cursor and disables transitions, because the end of
 * one may start the next. Not while the document has full motion (`captureMotion`).
 */
export const leaveOutTransitions = (page: Page): Promise<unknown> =>
  page.addStyleTag({
    content:
      ":root:not([data-motion='full']) *, :root:not([data-motion='full']) *::before, :root:not([data-motion='full']) *::after { transition: none !important; caret-color: transparent !important; }",
  });

/** Waits until fonts and images are loaded, ends animations, and waits until everything is painted. */
const waitUntilStable = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // Layout requests the fonts that it needs.
    document.documentElement.getBoundingClientRect();
    await document.fonts.ready;
    await Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode().catch(() => undefined);
      }),
    );
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

/** Writes a file under a temporary name and renames it, so that reused pictures are never incomplete. */
async function writeAtomically(file: string, picture: Buffer): Promise<void> {
  await writeFile(`${file}.unfinished`, picture);
  await rename(`${file}.unfinished`, file);
}

/**
 * Writes a screenshot of the whole page after fonts, images and animations have finished. Uses the DevTools protocol
 * with its fast encoder: Playwright's own screenshot takes more processor time.
 */
export async function takeScreenshot(page: Page, session: CDPSession, file: string): Promise<void> {
  await waitUntilStable(page);
  const { cssContentSize: size } = await session.send('Page.getLayoutMetrics');
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: {
      x: 0,
      y: 0,
      // Otherwise the width would lack the space reserved for a scrollbar.
      width: Math.max(size.width, page.viewportSize()?.width ?? 0),
      height: size.height,
      scale: 1,
    },
  });
  await writeAtomically(file, Buffer.from(data, 'base64'));
}
