import type { Page } from '@playwright/test';
import { PATHS } from '@site/contract/paths';

import { hasPage, products } from '../fixtures/site.ts';
import { expect, hydrated, test } from './visitor.ts';

/** How high the bars of the first chart are drawn, as a part of their height. */
const getScale = (chart: Element): number => {
  const bars = chart.querySelector('[data-series]:has(> rect)');
  if (!bars) throw new Error('The first chart has no bars.');
  return new DOMMatrix(getComputedStyle(bars).transform).d;
};

test('bars grow while their chart comes into the window, and are complete when all of it is there', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(PATHS.finance);
  const chart = page
    .getByRole('img')
    .filter({ has: page.locator('[data-series] > rect') })
    .first();
  await chart.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    scrollTo({ top: scrollY + top - innerHeight + height * 0.4, behavior: 'instant' });
  });
  await expect.poll(() => chart.evaluate(getScale)).toBeLessThan(0.9);
  await expect.poll(() => chart.evaluate(getScale)).toBeGreaterThan(0);
  await chart.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await expect.poll(() => chart.evaluate(getScale)).toBe(1);
});

test('with reduced motion and on paper bars are always complete', async ({ page }) => {
  test.skip(!hasPage(PATHS.finance), 'The site has no page of finances.');
  await page.goto(PATHS.finance);
  const chart = page.locator('[role=img]:has([data-series] > rect)').first();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => chart.evaluate(getScale)).toBe(1);
  await page.emulateMedia({ reducedMotion: 'no-preference', media: 'print' });
  await expect.poll(() => chart.evaluate(getScale)).toBe(1);
});

test.describe('the drawing of a card', () => {
  const [product] = products;
  test.skip(!product, 'The site has no products.');
  const PATH = product?.page ?? '';
  const HREF = product?.href ?? '';

  /** Goes to the page of a product by its card, and returns whether its drawing has moved. */
  async function followCard(page: Page): Promise<boolean> {
    await page.goto(PATH);
    await hydrated(page);
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        document.documentElement.dataset['moved'] = '';
        return start(update);
      };
    });
    const card = page
      .locator('main li')
      .filter({ has: page.locator('img') })
      .filter({ has: page.locator(`a[href="${HREF}"]`) });
    await card.first().click();
    await expect(page).toHaveURL(HREF);
    await expect(page.locator('main [data-shown="assembled"]').first()).toBeVisible();
    return page.evaluate(() => 'moved' in document.documentElement.dataset);
  }

  test('moves to its place on the page of the product', async ({ page }) => {
    expect(await followCard(page)).toBe(true);
  });

  test('does not move with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await followCard(page)).toBe(false);
  });
});
