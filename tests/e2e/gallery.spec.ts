import { hydrated, expect, expectAccessible, test } from './visitor.ts';

const ALL = '/home/authenticationAll';

test('a document opens large, is leafed through by arrows, and Back closes it', async ({
  page,
}) => {
  await page.goto(ALL);
  await hydrated(page);
  await page.getByRole('link', { name: 'ISO 9001' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('2 / 44');
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText('3 / 44');
  await expect(page).toHaveURL(`${ALL}#iso-14001`);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(ALL);
});

test('closing returns the focus to the document that was shown last', async ({ page }) => {
  await page.goto(ALL);
  await hydrated(page);
  await page.getByRole('link', { name: 'ISO 9001' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'ISO 14001' })).toBeFocused();
});

test('an address opens one document, and closing it leaves the page', async ({ page }) => {
  await page.goto(`${ALL}#grand-plant`);
  await hydrated(page);
  await expect(page.getByRole('dialog')).toContainText('38 / 44');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(ALL);
});

test('filters hide the others, and leafing keeps to what is shown', async ({ page }) => {
  await page.goto(ALL);
  await hydrated(page);
  await page.getByText('수상', { exact: true }).last().click();
  await expect(page.getByRole('main').locator('li[data-tags]:visible')).toHaveCount(11);
  await page.getByRole('link', { name: '수출의 탑' }).click();
  await expect(page.getByRole('dialog')).toContainText('1 / 11');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the address of a document shows it with what is said of it', async ({ page }) => {
    await page.goto(ALL);
    await page.locator('a[href="#iso-9001"]').click();
    await expect(page.locator('#iso-9001 p')).toBeVisible();
  });
});

test('a scene of social contribution opens large, and says what it shows', async ({ page }) => {
  await page.goto('/home/social');
  await hydrated(page);
  await page.getByRole('link', { name: '장학생 간담회' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('2 / 4');
  await expect(dialog).toContainText('장학생이 연구원과 졸업 과제를');
  await expectAccessible(page);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
});
