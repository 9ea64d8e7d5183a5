import type { Page } from '@playwright/test';

import { expect, expectAccessible, test } from './visitor.ts';

/** The ground of a page in each scheme. */
const LIGHT = 'rgb(255, 255, 255)';
const DARK = 'rgb(13, 19, 31)';

const groundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test.describe('a dark system', () => {
  test.use({ colorScheme: 'dark' });

  test('gets dark pages', async ({ page }) => {
    await page.goto('/home/eco');
    expect(await groundOf(page)).toBe(DARK);
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  });

  for (const path of ['/home/main', '/home/intelligent?tab=ccu', '/home/inquiry', '/home/finance'])
    test(`finds nothing wrong with ${path}`, async ({ page }) => {
      await page.goto(path);
      await expectAccessible(page);
    });

  test('prints light pages', async ({ page }) => {
    await page.goto('/home/eco');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await groundOf(page)).not.toBe(DARK);
  });

  test('and more contrast gets the pages with more contrast', async ({ page }) => {
    await page.emulateMedia({ contrast: 'more', colorScheme: 'dark' });
    await page.goto('/home/eco');
    expect(await groundOf(page)).toBe(LIGHT);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'light' });

  test('a visitor chooses the dark page, keeps it on other pages, and goes back', async ({
    page,
    request,
  }) => {
    await page.goto('/home/network?tab=overseas&lang=en');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await expect(button('System')).toHaveAttribute('aria-pressed', 'true');
    await button('Dark').click();
    await expect(page).toHaveURL(/\/home\/network\?tab=overseas/);
    await expect(button('Dark')).toHaveAttribute('aria-pressed', 'true');
    await expect(button('System')).toHaveAttribute('aria-pressed', 'false');
    await expect(page.locator('body')).toHaveCSS('background-color', DARK);
    await page.goto('/home/faq?q=visa');
    await expect(page.locator('body')).toHaveCSS('background-color', DARK);
    await button('System').click();
    await expect(page.locator('body')).toHaveCSS('background-color', LIGHT);
    // The choice is the visitor's alone.
    expect(await (await request.get('/home/network')).text()).toContain(
      'prefers-color-scheme:dark',
    );
  });
});

test('a choice holds while a visitor goes on inside the site', async ({ page }) => {
  await page.goto('/home/intro?lang=en');
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await expect(page.locator('body')).toHaveCSS('background-color', DARK);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\/home\/faq/);
  await expect(page.locator('body')).toHaveCSS('background-color', DARK);
});

test('another site cannot choose', async ({ request }) => {
  const response = await request.post('/color-scheme/dark', {
    headers: { 'sec-fetch-site': 'cross-site' },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(403);
});

test('a choice leads back to pages of the site alone', async ({ request }) => {
  const response = await request.post('/color-scheme/dark', {
    headers: { referer: 'https://example.com//evil.example' },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
  expect(response.headers()['location']).toBe('/home/main');
});
