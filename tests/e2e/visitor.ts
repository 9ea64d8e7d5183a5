import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test as base, type Page } from '@playwright/test';
import type { run } from 'axe-core';

import { AXE_RULES } from '../../design-system/src/testing/axeRules.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * A visitor whose browser must stay quiet: no console error, no request to another origin.
 * Every end-to-end test is one, so every test also holds these two promises. A test that breaks
 * something on purpose empties `troubles` of what it caused.
 */
export const test = base.extend<{ troubles: string[] }>({
  troubles: [
    async ({ page, baseURL }, use) => {
      const troubles: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') troubles.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith('http') && url.origin !== baseURL)
          troubles.push(`left the origin: ${url.href}`);
      });
      await use(troubles);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until the page is hydrated: React has taken over what the server sent. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
  );
}

/** Lets the visitor come in another language than Korean. */
export async function speak(page: Page, language: 'ko' | 'en', baseURL: string): Promise<void> {
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
