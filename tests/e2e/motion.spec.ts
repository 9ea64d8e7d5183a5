import { PATHS } from '@site/contract/paths';

import { areaPages, hasPage, products } from '../fixtures/site.ts';
import { expect, openPage, test } from './visitor.ts';

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

/** Records the parts of the page that the next view transition animates. */
const recordMotion = () => {
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    document.documentElement.dataset['moved'] = '';
    void transition.ready.then(() => {
      const parts = document
        .getAnimations()
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : ''));
      document.documentElement.dataset['moved'] = parts.join(' ');
    });
    return transition;
  };
};

test('the drawing on the card of a product moves to the page of the product, unless motion is reduced', async ({
  page,
}) => {
  const [area = ''] = areaPages;
  const product = products.find((candidate) => candidate.page === area);
  if (!product) throw new Error('The site has no product.');
  const card = page.locator(`article:has(img) a[href="${product.href}"]`);
  await openPage(page, area);
  await page.evaluate(recordMotion);
  await card.click();
  await expect(page).toHaveURL(product.href);
  await expect(page.locator('html')).toHaveAttribute(
    'data-moved',
    /::view-transition-group\(drawing\)/,
  );

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, area);
  await page.evaluate(recordMotion);
  await card.click();
  await expect(page.locator('main [data-travels]')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-moved');
});
