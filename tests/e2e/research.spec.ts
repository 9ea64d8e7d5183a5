import { hydrated, expect, setLanguageCookie, test } from './visitor.ts';

test('the research centre answers typed, linked and percent-encoded', async ({ page, request }) => {
  for (const path of ['/home/r&d', '/home/r%26d', '/home/r&dPart', '/home/r%26dPart?tab=patent'])
    expect((await request.get(path)).status(), path).toBe(200);
  await page.goto('/home/r%26d');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: '연구 분야 자세히 보기' }).click();
  await expect(page).toHaveURL('/home/r&dPart');
  await page.getByRole('tab', { name: '평가' }).click();
  await expect(page).toHaveURL('/home/r&dPart?tab=evaluation');
  await page.getByRole('tab', { name: '특허' }).click();
  await page.getByRole('link', { name: '특허 목록' }).click();
  await expect(page).toHaveURL('/home/r&d#patents');
  await expect(page.getByRole('heading', { name: '특허', level: 2 })).toBeInViewport();
});

test('patents are searched, sorted and paged, each by an address', async ({ page, baseURL }) => {
  await setLanguageCookie(page, 'en', baseURL ?? '');
  await page.goto('/home/r&d');
  await hydrated(page);
  const table = page.getByRole('table', { name: 'List of patents' });
  await expect(table.getByRole('row')).toHaveCount(11);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/home/r&d?page=2#patents');
  await table
    .getByRole('link', { name: /Title/ })
    .or(table.getByRole('button', { name: /Title/ }))
    .click();
  await expect(page).toHaveURL('/home/r&d?sort=title&order=asc#patents');
  await page.getByRole('searchbox').fill('high-voltage');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\?q=high-voltage/);
  await expect(page.getByText('found for “high-voltage”')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('patents stand in the page, and are searched by a plain form', async ({ page }) => {
    await page.goto('/home/r&d');
    await expect(page.getByText('2021년 8월 기준 320건을 보유')).toBeVisible();
    await page.getByRole('searchbox').fill('커넥터');
    await page.getByRole('button', { name: '검색' }).click();
    await expect(page).toHaveURL(/\/home\/r&d\?q=/);
    await expect(page.getByRole('table', { name: '특허 목록' })).toContainText('커넥터');
    await page.getByRole('searchbox').fill('없는 낱말');
    await page.getByRole('button', { name: '검색' }).click();
    await expect(page.getByRole('link', { name: '모든 특허 보기' })).toBeVisible();
  });
});
