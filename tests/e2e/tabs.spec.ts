import { hydrated, expect, test } from './visitor.ts';

const CONNECTED = '/home/connected';

test('every tab is a finished page, and its tabs are links', async ({ request }) => {
  const html = await (await request.get(`${CONNECTED}?tab=junction-block`)).text();
  expect(html).toContain('정션 블록');
  expect(html).toMatch(/<a[^>]*href="[^"]*\?tab=fpc-module"/);
  const english = await request.get(`${CONNECTED}?tab=junction-block`, {
    headers: { cookie: 'language=en' },
  });
  expect(await english.text()).toContain('Junction block');
});

test('an unknown tab shows the first one', async ({ page }) => {
  await page.goto(`${CONNECTED}?tab=nothing-of-the-kind`);
  await hydrated(page);
  await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
});

test('the keyboard moves along the tabs, opens one, and Back steps through them', async ({
  page,
}) => {
  await page.goto(CONNECTED);
  await hydrated(page);
  await page.getByRole('tab').first().focus();
  for (const next of [1, 2]) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab').nth(next)).toBeFocused();
  }
  await expect(page).toHaveURL(CONNECTED);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${CONNECTED}?tab=fpc-module`);
  await expect(page.getByRole('tabpanel')).toContainText('FPC 모듈');

  await page.getByRole('tab').nth(3).click();
  await expect(page).toHaveURL(`${CONNECTED}?tab=junction-block`);
  await page.goBack();
  await expect(page).toHaveURL(`${CONNECTED}?tab=fpc-module`);
  await expect(page.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page).toHaveURL(CONNECTED);
});

test('a change of tab does not move the page', async ({ page }) => {
  await page.goto(CONNECTED);
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 60));
  await page.getByRole('tab').nth(3).click();
  await expect(page).toHaveURL(/tab=junction-block/);
  await expect(page.getByRole('tab').nth(3)).toHaveAttribute('aria-selected', 'true');
  expect(await page.evaluate(() => scrollY)).toBe(60);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a tab is reached by Tab and opened by Enter', async ({ page }) => {
    await page.goto(CONNECTED);
    const tab = page.locator(`a[href$="?tab=junction-block"]`).first();
    await tab.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${CONNECTED}?tab=junction-block`);
    await expect(page.getByRole('heading', { name: '정션 블록' }).first()).toBeVisible();
  });
});
