import type { Page } from '@playwright/test';

import { PATHS } from '@site/contract/paths';
import { TOKEN_VALUES } from '@site/tokens';

import { hasPage, manifest, getMessage, plainPages, findProduct } from '../fixtures/site.ts';
import { expect, expectAccessible, waitForHydration, test, openPage } from './visitor.ts';

/** The background of a page in each scheme. */
const [LIGHT, DARK] = (['light', 'dark'] as const).map((mode) => {
  const hex = TOKEN_VALUES[mode]['color-surface'];
  return `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
}) as [string, string];

const [FIRST = PATHS.home, SECOND = PATHS.home] = plainPages;
const tabbedRoute = manifest.routes.find(({ tabs }) => tabs.length > 1);
/** A page whose address has a query. */
const TAB = tabbedRoute ? `${tabbedRoute.path}?tab=${tabbedRoute.tabs[1]}` : FIRST;

const getGround = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test.describe('a dark system', () => {
  test.use({ colorScheme: 'dark' });

  test('shows dark pages, prints light ones, and increases the contrast on request', async ({
    page,
  }) => {
    await page.goto(FIRST);
    expect(await getGround(page)).toBe(DARK);
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await getGround(page)).not.toBe(DARK);
    await page.emulateMedia({ media: null, contrast: 'more', colorScheme: 'dark' });
    expect(await getGround(page)).toBe(LIGHT);
  });

  for (const path of [PATHS.home, findProduct()?.href, PATHS.inquiry, PATHS.finance])
    if (path && hasPage(path.split('?', 1)[0] ?? ''))
      test(`finds nothing wrong with ${path}`, async ({ page }) => {
        await page.goto(path);
        // The same elements as on a light page, in other colors.
        await expectAccessible(page, ['color-contrast']);
      });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'light' });

  test('a visitor chooses the dark page, keeps it on other pages, and switches back', async ({
    page,
    request,
  }) => {
    await page.goto(TAB);
    const findButton = (scheme: 'auto' | 'dark') =>
      page.getByRole('button', { name: getMessage('pages', `colorScheme.${scheme}`), exact: true });
    await expect(findButton('auto')).toHaveAttribute('aria-pressed', 'true');
    await findButton('dark').click();
    await expect(page).toHaveURL(TAB);
    await expect(findButton('dark')).toHaveAttribute('aria-pressed', 'true');
    await expect(findButton('auto')).toHaveAttribute('aria-pressed', 'false');
    await expect(page.locator('body')).toHaveCSS('background-color', DARK);
    await page.goto(`${PATHS.search}?q=a`);
    await expect(page.locator('body')).toHaveCSS('background-color', DARK);
    await findButton('auto').click();
    await expect(page.locator('body')).toHaveCSS('background-color', LIGHT);
    // The choice applies to this visitor only.
    expect(await (await request.get(TAB)).text()).toContain('prefers-color-scheme:dark');
  });
});

test('a choice also applies to in-page navigation', async ({ page }) => {
  await page.goto(FIRST);
  await page
    .getByRole('button', { name: getMessage('pages', 'colorScheme.dark'), exact: true })
    .click();
  await expect(page.locator('body')).toHaveCSS('background-color', DARK);
  await page.getByRole('contentinfo').locator(`a[href="${SECOND}"]`).first().click();
  await expect(page).toHaveURL(SECOND);
  await expect(page.locator('body')).toHaveCSS('background-color', DARK);
});

test('a choice keeps typed text and applies after a reload', async ({ page }) => {
  test.skip(!hasPage(PATHS.inquiry), 'The site has no inquiry form.');
  const findButton = (scheme: 'auto' | 'dark') =>
    page.getByRole('button', { name: getMessage('pages', `colorScheme.${scheme}`), exact: true });
  await openPage(page, PATHS.inquiry);
  await page.locator('#subject').fill('A');
  await findButton('dark').click();
  await expect(page.locator('body')).toHaveCSS('background-color', DARK);
  await expect(findButton('dark')).toHaveAttribute('aria-pressed', 'true');
  await expect(findButton('auto')).toHaveAttribute('aria-pressed', 'false');
  await expect(findButton('dark')).toBeFocused();
  await expect(page.locator('#subject')).toHaveValue('A');
  await page.reload();
  await expect(page.locator('body')).toHaveCSS('background-color', DARK);
  await waitForHydration(page);
  await findButton('auto').click();
  await expect(page.locator('body')).toHaveCSS('background-color', LIGHT);
});

test('another site cannot choose', async ({ request }) => {
  const response = await request.post('/color-scheme/dark', {
    headers: { 'sec-fetch-site': 'cross-site' },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(403);
});

test('a choice redirects only to pages of the site', async ({ request }) => {
  const response = await request.post('/color-scheme/dark', {
    headers: { referer: 'https://example.com//evil.example' },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
  expect(response.headers()['location']).toBe('/home/main');
});
