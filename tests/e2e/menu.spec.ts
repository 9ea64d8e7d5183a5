import { hydrated, expect, expectAccessible, setLanguageCookie, test } from './visitor.ts';

for (const [language, business, first] of [
  ['ko', '사업분야', '와이어링 하네스'],
  ['en', 'Business areas', 'Wiring harness'],
] as const)
  test(`the panel of the business areas leads to all 21 products in ${language}`, async ({
    page,
    baseURL,
  }) => {
    await setLanguageCookie(page, language, baseURL ?? '');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/home/intro');
    await hydrated(page);
    const panel = page.getByRole('banner').locator(':popover-open');
    await page.getByRole('button', { name: business }).focus();
    await page.keyboard.press('Enter');
    const products = panel.locator('a[href*="?tab="]');
    await expect(products).toHaveCount(21);
    await expect(products.first()).toHaveText(first);
    expect(await panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0); // prettier-ignore
    await expectAccessible(page);

    // By keyboard from the word: the area first, then what it holds.
    await page.keyboard.press('Tab');
    await expect(panel.locator('a[href="/home/connected"]')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(products.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/home/connected?tab=wiring-harness');
    await expect(panel).toHaveCount(0);
  });

test('the products of the menu are fetched once it is used, not with the page', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/home/intro');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const withPage = requests.length;
  await expect(page.locator('header a[href*="?tab="]')).toHaveCount(0);
  await page.getByRole('button', { name: '사업분야' }).hover();
  await expect(page.locator('header a[href*="?tab="]')).toHaveCount(21);
  expect(requests.length).toBeGreaterThan(withPage);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the panel leads to the areas', async ({ page }) => {
    await page.goto('/home/intro');
    await page.getByRole('button', { name: '사업분야' }).click();
    await page.locator('header a[href="/home/eco"]').click();
    await expect(page).toHaveURL('/home/eco');
  });
});
