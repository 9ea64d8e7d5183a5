import { hydrated, expect, test } from './visitor.ts';

const INDEX = '/home/esg?tab=gri';

test('the index is narrowed by its address, Back returns to all of it', async ({ page }) => {
  await page.goto(INDEX);
  await hydrated(page);
  const all = await page.locator('#index dt').count();
  const environmental = page.getByRole('link', { name: /^환경\s*\d/ });
  await environmental.click();
  await expect(page).toHaveURL(`${INDEX}&series=environmental`);
  await expect(page.locator('#index dt').first()).toContainText('302-1');
  await expect.poll(() => page.locator('#index dt').count()).toBeLessThan(all);
  await expect(environmental).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(page.locator('#index dt')).toHaveCount(all);
});

test('a disclosure leads to the place where its facts stand', async ({ page }) => {
  await page.goto(INDEX);
  await hydrated(page);
  await page.locator('#index').getByRole('link', { name: '용수' }).click();
  await expect(page).toHaveURL('/home/environment?tab=data#water');
  await expect(page.locator('#water')).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the index is narrowed too, and an unknown series shows all of it', async ({ page }) => {
    await page.goto(`${INDEX}&series=social`);
    await expect(page.locator('#index dt').first()).toContainText('401-2');
    await page.goto(`${INDEX}&series=nothing`);
    await expect(page.locator('#index dt').first()).toContainText('2-1');
  });
});

for (const language of ['ko', 'en'])
  for (const name of ['energy', 'emissions', 'water', 'waste', 'accidents', 'net-zero-path'])
    test(`the figures of ${name} can be taken away as a table in ${language}`, async ({
      request,
    }) => {
      const response = await request.get(`/downloads/${name}-${language}.csv`);
      expect(response.status()).toBe(200);
      const file = await response.body();
      // By this mark spreadsheets know UTF-8.
      expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const lines = file.toString().trim().split('\r\n');
      expect(lines.length).toBeGreaterThanOrEqual(6);
      expect(lines[1]).toMatch(/^2021,/);
    });
