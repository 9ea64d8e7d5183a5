import { hydrated, expect, expectAccessible, test } from './visitor.ts';

const FAQ = '/home/faq';
const INITIALS = `${FAQ}?q=${encodeURIComponent('ㅁㅈ')}`;

test('every question is reached by its address', async ({ page }) => {
  await page.goto(`${FAQ}#expenses`);
  await hydrated(page);
  await expect(page.locator('#expenses')).toBeInViewport();
  const links = page.getByRole('main').locator('li > div a[href^="/home/faq#"]');
  expect(await links.count()).toBeGreaterThanOrEqual(20);
  for (const href of await links.evaluateAll((all) => all.map((a) => a.getAttribute('href'))))
    await expect(page.locator((href ?? '').slice(FAQ.length))).toHaveCount(1);
});

test('the list follows what is typed, and the address what is asked', async ({ page }) => {
  await page.goto(FAQ);
  await hydrated(page);
  const all = await page.getByRole('main').locator('li > div h3').count();
  await page.getByRole('searchbox').fill('면접비');
  const found = page.getByRole('main').locator('li > div h3');
  await expect.poll(() => found.count()).toBeLessThan(all);
  await expect(found.locator('mark').first()).toHaveText('면접비');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(`${FAQ}?q=${encodeURIComponent('면접비')}`);
  await expectAccessible(page);

  await page.getByRole('searchbox').fill('우주선');
  await expect(page.getByRole('status')).toContainText('0개');
  await page.getByRole('link', { name: '모든 질문 보기' }).click();
  await expect(page).toHaveURL(FAQ);
  await expect(found).toHaveCount(all);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is a plain form that finds words and initial consonants', async ({ page }) => {
    await page.goto(FAQ);
    await page.getByRole('searchbox').fill('ㅁㅈ');
    await page.getByRole('button', { name: '검색' }).click();
    await expect(page).toHaveURL(INITIALS);
    await expect(page.getByRole('searchbox')).toHaveValue('ㅁㅈ');
    await expect(page.locator('mark').filter({ hasText: '면접' }).first()).toBeVisible();
  });
});

test('a query of any length or kind is answered', async ({ request }) => {
  for (const query of ['a '.repeat(300), '%', '<script>alert(1)</script>', '((((']) {
    const response = await request.get(`${FAQ}?q=${encodeURIComponent(query)}`);
    expect(response.status()).toBe(200);
    expect(await response.text()).not.toContain('<script>alert');
  }
});
