import { PATHS, SITEMAP } from '@site/contract/paths';
import en from '@site/design-system/messages/en.json' with { type: 'json' };
import ko from '@site/design-system/messages/ko.json' with { type: 'json' };

import { areaPages, library, plainPages, products, getText } from '../fixtures/site.ts';
import { expect, expectAccessible, setLanguageCookie, test, openPage } from './visitor.ts';

/** A page outside of the menu group with the areas. */
const PAGE = plainPages.find((at) => !areaPages.includes(at)) ?? PATHS.home;
const group = library.site?.navigation.find(({ items }) =>
  items.some(({ href }) => href === areaPages[0]),
);
const GROUP = { ko: getText(group?.label ?? '', 'ko'), en: getText(group?.label ?? '', 'en') };

test.skip(!group, 'The menu leads to no areas with products.');

for (const language of ['ko', 'en'] as const)
  test(`the panel of the areas links to all products in ${language}`, async ({ page, baseURL }) => {
    await setLanguageCookie(page, language, baseURL ?? '');
    await page.setViewportSize({ width: 1440, height: 900 });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await openPage(page, PAGE);
    // The products are fetched when the menu is used, not with the page.
    await page.waitForLoadState('networkidle');
    const withPage = requests.length;
    await expect(page.locator(`header a[href^="${areaPages[0]}?tab="]`)).toHaveCount(0);
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

    // With the keyboard from the group: first the area, then its products.
    await page.keyboard.press('Tab');
    await expect(panel.locator(`a[href="${areaPages[0]}"]`)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(products[0]?.href ?? '');
    await expect(panel).toHaveCount(0);
  });

test('the mobile menu has search, actions, and areas in their colors with a drawing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, areaPages[0] ?? PAGE);
  await page.locator('header [data-part="trigger"]').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('searchbox')).toBeVisible();
  const rows = sheet.locator('details[open] li[data-accent]');
  await expect(rows).toHaveCount(areaPages.length);
  await expect(rows.first().locator('img')).toBeVisible();
  // The row has the ground of its area, and its drawing is within it.
  const [row, image] = await Promise.all([
    rows.first().boundingBox(),
    rows.first().locator('img').boundingBox(),
  ]);
  expect(image?.height).toBeLessThanOrEqual(row?.height ?? 0);
  await expectAccessible(page);
});

const NEW_TAB = { ko: ko['link.newTab'], en: en['link.newTab'] };
/** Links to other sites, in the header or the footer. */
const OUTSIDE = [
  ...(library.site?.navigation.flatMap(({ items }) => items) ?? []),
  ...(library.site?.footer.related ?? []),
].filter(({ outside }) => outside);

for (const language of ['ko', 'en'] as const)
  test(`links to other sites announce that they open a new tab in ${language}`, async ({
    page,
    baseURL,
  }) => {
    await setLanguageCookie(page, language, baseURL ?? '');
    await page.goto(PAGE);
    expect(OUTSIDE.filter(({ external }) => external)).toHaveLength(1);
    for (const { label, href, external } of OUTSIDE) {
      const link = page.locator(`:is(header, footer) a[href="${href}"]`).first();
      await expect(link).toContainText(getText(label, language));
      await expect(page.locator(`a[href="${href}"][target="_blank"]`)).toHaveCount(
        external ? await page.locator(`a[href="${href}"]`).count() : 0,
      );
      if (external) await expect(link).toContainText(NEW_TAB[language]);
    }
  });

test('search engines do not find pages that stand in for other sites', async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get(SITEMAP)).text();
  for (const { href } of OUTSIDE.filter((link) => link.href.startsWith('/'))) {
    const { status, html } = await request
      .get(href)
      .then(async (response) => ({ status: response.status(), html: await response.text() }));
    expect(status).toBe(200);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(sitemap).not.toContain(href.replace(/\?.*/, ''));
    await page.goto(href);
    await expectAccessible(page);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the panel links to the areas', async ({ page }) => {
    await page.goto(PAGE);
    await page.getByRole('button', { name: GROUP.ko }).click();
    await page.locator(`header a[href="${areaPages.at(-1)}"]`).click();
    await expect(page).toHaveURL(areaPages.at(-1) ?? '');
  });
});
