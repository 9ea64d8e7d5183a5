import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test as base, type Page } from '@playwright/test';
import type { run } from 'axe-core';

import { AXE_RULES } from '../../design-system/src/testing/axeRules.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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
    page.on('console', (message) => {
      if (message.type() === 'error') unexpectedErrors.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => unexpectedErrors.push(`error: ${error.message}`));
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.origin !== baseURL)
        unexpectedErrors.push(`left the origin: ${url.href}`);
    });
    await use(page);
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

/** Sets the language in which the server answers `page`. */
export async function setLanguageCookie(
  page: Page,
  language: 'ko' | 'en',
  baseURL: string,
): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: language, url: baseURL }]);
}

/**
 * axe finds nothing on the page as it stands, by WCAG 2.2 AA and best practices. It is run without
 * `@axe-core/playwright`, which takes as long again for gathering results from frames; there are none.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(AXE);
  const found = await page.evaluate(async (rules) => {
    const { axe } = window as unknown as { axe: { run: typeof run } };
    const { violations } = await axe.run({ resultTypes: ['violations'], rules });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, AXE_RULES);
  expect(found).toEqual([]);
}
