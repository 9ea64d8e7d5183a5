import type { Page } from '@playwright/test';
import { LANGUAGE_PARAMETER } from '@site/contract/language';
import { PATHS, createPathTable, QUERY_PARAMETER } from '@site/contract/paths';

import { hasPage, manifest, plainPages } from '../fixtures/site.ts';
import { expect, testInOwnWindow as test } from './visitor.ts';

// The first click, which the browser handles itself.
test.use({ javaScriptEnabled: false });

const [PAGE = PATHS.home, NEXT = PATHS.home] = plainPages;
const findRoute = createPathTable(manifest.routes);

interface Prefetches {
  /** The addresses that may be fetched when they are pointed at. */
  readonly candidates: ReadonlySet<string>;
  /** `Ready` when an address is fetched, `Success` when it is shown. */
  readonly getStatus: (address: string) => string | undefined;
}

/** Records what the browser fetches before a link is followed. */
async function followPrefetches(page: Page): Promise<Prefetches> {
  const candidates = new Set<string>();
  const statuses = new Map<string, string>();
  const getAddress = (href: string) => {
    const { pathname, search } = new URL(href);
    return pathname + search;
  };
  const session = await page.context().newCDPSession(page);
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    for (const { key } of preloadingAttemptSources) candidates.add(getAddress(key.url));
  });
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    statuses.set(getAddress(prefetchUrl), status);
  });
  await session.send('Preload.enable');
  return { candidates, getStatus: (address) => statuses.get(address) };
}

test('a link that is pointed at is fetched, and a click uses the response', async ({ page }) => {
  const { candidates, getStatus } = await followPrefetches(page);
  await page.goto(PAGE);
  const link = page.locator(`a[href="${NEXT}"]:visible`).last();
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => candidates.has(NEXT)).toBe(true);
  await link.hover();
  await expect.poll(() => getStatus(NEXT)).toBe('Ready');
  await link.click();
  await expect(page).toHaveURL(NEXT);
  await expect.poll(() => getStatus(NEXT)).toBe('Success');
});

for (const at of [PATHS.communication, PATHS.notice])
  test(`of the links of ${at}, those to forms, notices, searches, files and other languages are not fetched`, async ({
    page,
  }) => {
    test.skip(!hasPage(at), 'The site has no such page.');
    const { candidates } = await followPrefetches(page);
    await page.goto(at);
    const lastLink = page.locator('footer a[href^="/"]').last();
    await lastLink.scrollIntoViewIfNeeded();
    await expect.poll(() => candidates.has(PATHS.home)).toBe(true);
    const unfit = [...candidates].filter((address) => {
      const { pathname, searchParams } = new URL(address, 'http://site');
      const route = findRoute(pathname)?.route;
      return (
        !route ||
        route.form !== undefined ||
        route.search ||
        route.item === 'notices' ||
        searchParams.has(LANGUAGE_PARAMETER) ||
        searchParams.has(QUERY_PARAMETER)
      );
    });
    expect(unfit).toEqual([]);
  });
