import { areaPages, products } from '../fixtures/site.ts';
import { expect, test, openPage } from './visitor.ts';

const [AREA = ''] = areaPages;
const tabs = products.filter(({ page }) => page === AREA);
const [FIRST, SECOND] = tabs;

test.skip(!SECOND, 'The site has no area with two products.');

test('every tab is a finished page, and its tabs are links', async ({ request }) => {
  const html = await (await request.get(FIRST?.href ?? '')).text();
  expect(html).toContain(FIRST?.name.ko ?? '-');
  expect(html).toMatch(new RegExp(`<a[^>]*href="[^"]*\\?tab=${SECOND?.slug}"`));
  const english = await request.get(FIRST?.href ?? '', { headers: { cookie: 'language=en' } });
  expect(await english.text()).toContain(FIRST?.name.en ?? '-');
});

test('an unknown tab shows the first one; the keyboard moves along the tabs, opens one, and Back returns step by step', async ({
  page,
}) => {
  const [firstTab, secondTab] = [FIRST?.tab ?? 0, SECOND?.tab ?? 0];
  test.skip(firstTab === 0, 'The area opens with a product.');
  const unknown = `${AREA}?tab=nothing-of-the-kind`;
  await openPage(page, unknown);
  await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab').first().focus();
  for (let nextTab = 1; nextTab <= firstTab; nextTab += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab').nth(nextTab)).toBeFocused();
  }
  await expect(page).toHaveURL(unknown);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(FIRST?.href ?? '');
  // The overview also names the product, but in another heading.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(FIRST?.name.ko ?? '');

  // A change of tab does not move the page.
  await page.evaluate(() => scrollTo(0, 60));
  await page.getByRole('tab').nth(secondTab).click();
  await expect(page).toHaveURL(SECOND?.href ?? '');
  await expect(page.getByRole('tab').nth(secondTab)).toHaveAttribute('aria-selected', 'true');
  expect(await page.evaluate(() => scrollY)).toBe(60);
  await page.goBack();
  await expect(page).toHaveURL(FIRST?.href ?? '');
  await expect(page.getByRole('tab').nth(firstTab)).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page).toHaveURL(unknown);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a tab is reached by Tab and opened by Enter', async ({ page }) => {
    await page.goto(AREA);
    const tab = page.locator(`a[href$="?tab=${SECOND?.slug}"]`).first();
    await tab.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(SECOND?.href ?? '');
    await expect(page.getByRole('heading', { name: SECOND?.name.ko ?? '' }).first()).toBeVisible();
  });
});
