import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type ConsoleMessage,
  expect,
  test as base,
  type Page,
  type Request,
} from '@playwright/test';
import type { run } from 'axe-core';

import { AXE_RULES } from '../../design-system/src/testing/axeRules.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A document of the site without scripts, styles and texts of the company. */
const EMPTY = '/robots.txt';

/** Collects what a page must not do: log an error, or send a request to another origin. Returns how to stop. */
function collectErrors(page: Page, baseURL: string | undefined, errors: string[]): () => void {
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`);
  };
  const onError = (error: Error) => errors.push(`error: ${error.message}`);
  const onRequest = (request: Request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== baseURL)
      errors.push(`left the origin: ${url.href}`);
  };
  page.on('console', onConsole).on('pageerror', onError).on('request', onRequest);
  return () => {
    page.off('console', onConsole).off('pageerror', onError).off('request', onRequest);
  };
}

/**
 * A test whose page logs no error and sends no request to another origin: both are checked when the test
 * ends. A test that causes errors on purpose empties `unexpectedErrors` of them.
 *
 * The page is opened where a test asks for it: tests that only send requests take `request` alone.
 */
export const test = base.extend<{ unexpectedErrors: string[] }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that a function needs from its pattern.
  unexpectedErrors: async ({}, use) => use([]),
  page: async ({ page, baseURL, unexpectedErrors }, use) => {
    collectErrors(page, baseURL, unexpectedErrors);
    await use(page);
    expect(unexpectedErrors).toEqual([]);
  },
});

/**
 * The same test with one window for all tests of a worker, for many short visits: a window of its own takes
 * half of the time of a visit. Each test starts with an empty page, cache, cookie jar and storage; what it
 * changes of the window beyond that (its size, emulated media, scripts at the start of a document) remains.
 */
export const testInOneWindow = test.extend<object, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ baseURL: project.use.baseURL ?? '' });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ sharedPage: page, baseURL, unexpectedErrors }, use) => {
    const stop = collectErrors(page, baseURL, unexpectedErrors);
    await use(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    stop();
    // A document of the same site: `about:blank` would end the process of the page, and the next visit would start
    // one and compile all scripts again.
    await page.goto(EMPTY);
    await page.evaluate(() => sessionStorage.clear());
    await session.send('Storage.clearDataForOrigin', {
      origin: baseURL ?? '',
      storageTypes: 'all',
    });
    await session.detach();
    expect(unexpectedErrors).toEqual([]);
  },
});

export { expect };

/**
 * Does what starts the client code of a page, a movement of the pointer, and waits until the effects of all
 * its islands have run.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // Before the first paint there is nothing that somebody could mean.
    document.dispatchEvent(new PointerEvent('pointermove'));
    return document.documentElement.dataset['hydrated'] !== undefined;
  });
}

/** Opens a page and waits for its font. Resolves with how many faces of it are there, and how much the page has moved. */
export async function openWithFont(
  page: Page,
  address: string,
): Promise<{ readonly faces: number; readonly shifted: number }> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName('font').length > 0);
  return page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const { shifts } = window as unknown as { shifts: number[] };
    return {
      faces: [...document.fonts].filter(
        ({ family, status }) => family.includes(' Web') && status === 'loaded',
      ).length,
      shifted: shifts.reduce((sum, value) => sum + value, 0),
    };
  });
}

/** Sets the language in which the server answers `page`. */
export async function setLanguageCookie(
  page: Page,
  language: 'ko' | 'en',
  baseURL: string,
): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: language, url: baseURL }]);
}

/**
 * axe finds nothing on the page as it stands, by WCAG 2.2 AA and best practices, or by the rules in `runOnly`.
 * It is run without
 * `@axe-core/playwright`, which takes as long again for gathering results from frames; there are none.
 */
export async function expectAccessible(page: Page, runOnly?: readonly string[]): Promise<void> {
  await page.evaluate(AXE);
  const found = await page.evaluate(
    async ({ rules, only }) => {
      const { axe } = window as unknown as { axe: { run: typeof run } };
      const { violations } = await axe.run({
        resultTypes: ['violations'],
        ...(only ? { runOnly: { type: 'rule', values: [...only] } } : { rules }),
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    { rules: AXE_RULES, only: runOnly },
  );
  expect(found).toEqual([]);
}
