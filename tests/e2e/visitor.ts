import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type Browser,
  type CDPSession,
  type ConsoleMessage,
  expect,
  type Locator,
  test as base,
  type Page,
  type Request,
} from '@playwright/test';
import type { run } from 'axe-core';

import { AXE_RULES } from '../../design-system/src/testing/axe-rules.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A document of the site without scripts, styles and texts of the company. */
const EMPTY = '/robots.txt';

/**
 * Collects forbidden behavior of a page: logged errors, and requests to other origins. Returns a function that stops
 * it.
 */
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

/** Fails a test whose page logged an error or left the origin, unless the test has removed it from the list. */
const expectNoErrors = (errors: readonly string[]) => expect(errors).toEqual([]);

/**
 * A test whose page must not log errors or send requests to other origins, which is checked when the test ends. A test
 * that causes errors on purpose removes them from `unexpectedErrors`.
 *
 * It has a separate window. A window takes half of the time of a short test, so it is only for tests whose changes
 * `test` cannot undo: scripts at the start of documents, the clock, options of the context.
 */
export const testInOwnWindow = base.extend<{ unexpectedErrors: string[] }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that a function needs from its pattern.
  unexpectedErrors: async ({}, use) => use([]),
  page: async ({ page, baseURL, unexpectedErrors }, use) => {
    collectErrors(page, baseURL, unexpectedErrors);
    await use(page);
    expectNoErrors(unexpectedErrors);
  },
});

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Returns the DevTools session of a page, which all helpers share. */
function openSession(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

interface WindowOptions {
  readonly baseURL: string;
  readonly javaScriptEnabled: boolean;
}

/** A window that the tests of a worker share. Their state must not outlast one of them. */
interface SharedWindow {
  readonly page: Page;
  readonly session: CDPSession;
}

async function openWindow(browser: Browser, options: WindowOptions): Promise<SharedWindow> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const refuse = () => {
    throw new Error('What is installed here outlasts the test: use testInOwnWindow.');
  };
  Object.assign(page, { addInitScript: refuse, exposeFunction: refuse, exposeBinding: refuse });
  Object.assign(page.clock, { install: refuse, setFixedTime: refuse, setSystemTime: refuse });
  return { page, session: await openSession(page) };
}

/** Undoes the changes of a test to the window. */
async function resetWindow({ page, session }: SharedWindow, origin: string): Promise<void> {
  const context = page.context();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const event of ['request', 'response', 'requestfailed', 'console', 'pageerror'])
    page.removeAllListeners(event);
  for (const otherPage of context.pages()) if (otherPage !== page) await otherPage.close();
  // A document of the same site: `about:blank` would end the process of the page, and the next page would start one and
  // compile all scripts again.
  await expect(async () => {
    // A pending navigation of the test may still replace the document.
    await page.goto(origin + EMPTY);
  }).toPass();
  await page.evaluate(() => {
    sessionStorage.clear();
    window.name = '';
  });
  // Otherwise a document that opens under the pointer would receive an interaction.
  await page.mouse.move(-1, -1);
  await session.send('Network.clearBrowserCache');
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  // A browser keeps fifty entries; with more of them, `history.length` would not grow.
  await session.send('Page.resetNavigationHistory');
  await context.clearCookies();
  await context.clearPermissions();
}

/**
 * The same test in a window that all tests of a worker share. Each test starts with an empty document, cache, history,
 * cookie jar and storage, without routes, listeners and permissions, with the pointer outside, and with the media and
 * window size of its options. It supports only the options `baseURL`, `colorScheme`, `javaScriptEnabled` and
 * `viewport`.
 */
export const test = testInOwnWindow.extend<
  { sharedWindow: SharedWindow },
  { openSharedWindow: (options: WindowOptions) => Promise<SharedWindow> }
>({
  openSharedWindow: [
    async ({ browser }, use) => {
      const windows = new Map<string, Promise<SharedWindow>>();
      await use((options) => {
        const key = JSON.stringify(options);
        const window = windows.get(key) ?? openWindow(browser, options);
        windows.set(key, window);
        return window;
      });
      for (const window of windows.values()) await (await window).page.context().close();
    },
    { scope: 'worker' },
  ],
  sharedWindow: async ({ openSharedWindow, baseURL, javaScriptEnabled }, use) =>
    use(
      await openSharedWindow({
        baseURL: baseURL ?? '',
        javaScriptEnabled: javaScriptEnabled ?? true,
      }),
    ),
  context: async ({ sharedWindow }, use) => use(sharedWindow.page.context()),
  page: async ({ sharedWindow, baseURL, colorScheme, viewport, unexpectedErrors }, use) => {
    const { page } = sharedWindow;
    await page.setViewportSize(viewport ?? { width: 1280, height: 720 });
    await page.emulateMedia({
      media: null,
      colorScheme: colorScheme ?? 'light',
      reducedMotion: 'no-preference',
      forcedColors: 'none',
      contrast: 'no-preference',
    });
    const stop = collectErrors(page, baseURL, unexpectedErrors);
    await use(page);
    stop();
    await resetWindow(sharedWindow, baseURL ?? '');
    expectNoErrors(unexpectedErrors);
  },
});

export { expect };

/**
 * Waits until `holds` is true in the document of a page, or in the one that replaces it. With `waitForFunction` each
 * document would compile all of Playwright's selectors first, a twentieth of the processor time of the tests.
 */
const waitInDocument = (page: Page, holds: () => boolean): Promise<void> =>
  expect(async () => {
    await page.evaluate(`(async () => {
      const holds = ${holds.toString()};
      while (!holds()) await new Promise((resolve) => setTimeout(resolve, 50));
    })()`);
  }).toPass();

/**
 * Moves the pointer, which starts the client code of a page, and waits until the effects of all its islands have run.
 */
export const waitForHydration = (page: Page): Promise<void> =>
  waitInDocument(page, () => {
    // The loader ignores interactions before the first paint, so the event is repeated.
    document.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    return document.documentElement.dataset['hydrated'] !== undefined;
  });

/** Opens an address, and waits until the effects of all islands have run. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

/** Sends the form of a page. */
export const sendForm = (page: Page): Promise<void> =>
  page.locator('main form button[type=submit]').click();

/** Finds the summary of the errors of a form. */
export const findSummary = (page: Page): Locator => page.getByRole('alert');

/** Waits until a page shows its font. */
export const hasFont = (page: Page): Promise<void> =>
  waitInDocument(
    page,
    () =>
      document.fonts.status === 'loaded' &&
      [...document.fonts].some(
        ({ family, status }) => family.includes(' Web') && status === 'loaded',
      ),
  );

/**
 * Opens a page, in a separate window, and waits for its font. Resolves with the number of its loaded faces, and with
 * the layout shift of the page.
 */
export async function openWithFont(
  page: Page,
  address: string,
): Promise<{ readonly faces: number; readonly layoutShift: number }> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address);
  await hasFont(page);
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { shifts } = window as unknown as { shifts: number[] };
    return {
      faces: [...document.fonts].filter(
        ({ family, status }) => family.includes(' Web') && status === 'loaded',
      ).length,
      layoutShift: shifts.reduce((sum, value) => sum + value, 0),
    };
  });
}

/**
 * Loses the response to the first request for `address`: the server has the submission, but the visitor does not know.
 * Returns the idempotency keys of the requests as they arrive.
 */
export async function loseFirstResponse(page: Page, address: string): Promise<readonly string[]> {
  const keys: string[] = [];
  await page.route(address, async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? 'none');
    if (keys.length > 1) return route.fallback();
    await route.fetch();
    return route.abort();
  });
  return keys;
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
 * Expects that axe finds nothing on the page in its present state, with the rules of WCAG 2.2 AA and best practices, or
 * with those in `runOnly`. `@axe-core/playwright` would take twice as long, because it collects results from frames,
 * which the site does not have.
 */
export async function expectAccessible(page: Page, runOnly?: readonly string[]): Promise<void> {
  // The browser compiles a script that it has seen before only once, but an argument of `page.evaluate` each time.
  await (await openSession(page)).send('Runtime.evaluate', { expression: AXE, silent: true });
  const { found: problems, language } = await page.evaluate(
    async ({ rules, only }) => {
      const { axe } = window as unknown as { axe: { run: typeof run } };
      // At the top of the page, because axe would report targets that the header half covers as too small.
      const { scrollY } = window;
      window.scrollTo({ top: 0, behavior: 'instant' });
      const { violations } = await axe.run({
        resultTypes: ['violations'],
        // The HTML of a finding is enough to locate it: computing selectors takes a tenth of the time.
        selectors: false,
        ...(only ? { runOnly: { type: 'rule', values: [...only] } } : { rules }),
      });
      window.scrollTo({ top: scrollY, behavior: 'instant' });
      return {
        found: violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
        ),
        language: document.documentElement.lang,
      };
    },
    { rules: AXE_RULES, only: runOnly },
  );
  expect(problems, `${page.url()} in ${language}`).toEqual([]);
}
