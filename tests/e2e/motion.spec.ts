import { PATHS } from '@site/contract/paths';

import { hasPage } from '../fixtures/site.ts';
import { expect, test } from './visitor.ts';

/** Returns the drawn part of the bars of the first chart, as a fraction of their height. */
const getScale = (chart: Element): number => {
  const bars = chart.querySelector('[data-series]:has(> rect)');
  if (!bars) throw new Error('The first chart has no bars.');
  return new DOMMatrix(getComputedStyle(bars).transform).d;
};

test('bars grow while their chart enters the viewport, and are complete when it is in the middle', async ({
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
    scrollTo({ top: scrollY + top - innerHeight + height * 0.8, behavior: 'instant' });
  });
  await expect.poll(() => chart.evaluate(getScale)).toBeLessThan(0.9);
  await expect.poll(() => chart.evaluate(getScale)).toBeGreaterThan(0);
  await chart.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
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
