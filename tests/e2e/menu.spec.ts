import { PATHS } from '@site/contract/paths';

import { areaPages, library, plainPages, products, textOf } from '../fixtures/site.ts';
import { hydrated, expect, expectAccessible, setLanguageCookie, test } from './visitor.ts';

/** A page outside of the group of the menu that holds the areas. */
const PAGE = plainPages.find((at) => !areaPages.includes(at)) ?? PATHS.home;
const group = library.site?.navigation.find(({ items }) =>
  items.some(({ href }) => href === areaPages[0]),
);
const GROUP = { ko: textOf(group?.label ?? '', 'ko'), en: textOf(group?.label ?? '', 'en') };

test.skip(!group, 'The menu leads to no areas with products.');

for (const language of ['ko', 'en'] as const)
  test(`the panel of the areas leads to all products in ${language}`, async ({ page, baseURL }) => {
    await setLanguageCookie(page, language, baseURL ?? '');
    await page.setViewportSize({ width: 1440, height: 900 });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(PAGE);
    await hydrated(page);
    // The products are fetched once the menu is used, not with the page.
    await page.waitForLoadState('networkidle');
    const withPage = requests.length;
    await expect(page.locator('header a[href*="?tab="]')).toHaveCount(0);
    const panel = page.getByRole('banner').locator(':popover-open');
    await page.getByRole('button', { name: GROUP[language] }).focus();
    await page.keyboard.press('Enter');
    const links = panel.locator('a[href*="?tab="]');
    await expect(links).toHaveCount(products.length);
    expect(requests.length).toBeGreaterThan(withPage);
    await expect(links.first()).toHaveText(products[0]?.menuLabel[language] ?? '');
    expect(
      await panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
    ).toBe(0);
    await expectAccessible(page);

    // By keyboard from the word: the area first, then what it holds.
    await page.keyboard.press('Tab');
    await expect(panel.locator(`a[href="${areaPages[0]}"]`)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(products[0]?.href ?? '');
    await expect(panel).toHaveCount(0);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the panel leads to the areas', async ({ page }) => {
    await page.goto(PAGE);
    await page.getByRole('button', { name: GROUP.ko }).click();
    await page.locator(`header a[href="${areaPages.at(-1)}"]`).click();
    await expect(page).toHaveURL(areaPages.at(-1) ?? '');
  });
});
