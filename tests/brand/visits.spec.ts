import { API, API_DESCRIPTION } from '@site/contract/paths';

import {
  expect,
  expectAccessible,
  openWithFont,
  test,
  testInOwnWindow,
  openPage,
} from '../e2e/visitor.ts';
import { getBrandPort, FOLDER, readCompany } from './company.ts';

test.use({
  baseURL: `http://localhost:${getBrandPort(Number(process.env['E2E_PORT'] ?? 3199))}`,
});

const { brand } = readCompany(FOLDER);
const PAGES = [
  '/home/main',
  '/home/charging?tab=charging-connector',
  '/home/inquiry',
  '/home/network?tab=overseas',
];

for (const language of ['ko', 'en'] as const)
  testInOwnWindow(`nothing moves when its typeface arrives (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { faces, layoutShift } = await openWithFont(page, `/home/main?lang=${language}`);
    // Each of its weights is a separate file.
    expect(faces).toBe(2);
    expect(layoutShift).toBeLessThanOrEqual(0.01);
  });

for (const language of ['ko', 'en'] as const)
  test(`the pages show the name of the other company, without errors (${language})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    for (const at of PAGES) {
      await openPage(page, at);
      await expect(page).toHaveTitle(new RegExp(brand.name[language]));
      await expect(page.getByRole('contentinfo')).toContainText(brand.legalName[language]);
      // In both languages a page has the same elements.
      if (language === 'ko') await expectAccessible(page);
    }
  });

test('pages that the company does not have are missing in the menu, as addresses and in the sitemap', async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/home/charging');
  for (const at of [
    '/home/esg',
    '/home/whistleblowing',
    '/tipResult',
    '/home/reservation',
    '/home/compare',
  ]) {
    expect((await request.get(at)).status(), at).toBe(404);
    expect(sitemap).not.toContain(at);
  }
  for (const at of [API.reports, API.lookup, API.compliments, API.reservations])
    expect((await request.post(at, { data: {} })).status(), at).toBe(404);
  expect(Object.keys((await (await request.get(API_DESCRIPTION)).json()).paths)).not.toContain(
    API.reports,
  );
  await page.goto('/home/charging?tab=charging-connector');
  await expect(page.locator('a[href*="/home/compare"], a[href*="/home/esg"]')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: brand.name.ko })).toHaveCount(1);
});

test('a place outside of the drawn regions has a separate map', async ({ page }) => {
  await page.goto('/home/network?tab=overseas&lang=en');
  const map = page.getByRole('figure', { name: 'South America' });
  await expect(map).toContainText('Curitiba');
});
