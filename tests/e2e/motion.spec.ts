import type { Page } from '@playwright/test';

import { areaPages, library, products, textOf } from '../fixtures/site.ts';
import { hydrated, expect, testInOwnWindow as test } from './visitor.ts';

/** Notes what travels: the elements that are animated, and between which values. */
const watchAnimations = (page: Page) =>
  page.addInitScript(() => {
    const moved: object[] = [];
    Object.assign(window, { moved });
    const animate = Reflect.get(Element.prototype, 'animate');
    Element.prototype.animate = function (this: Element, frames, options) {
      moved.push({ element: this.localName, ...frames });
      return animate.call(this, frames, options);
    };
  });

interface Movement {
  readonly element: string;
  readonly left?: [string, string];
  readonly transform?: [string, string];
}

const movedIn = (page: Page) =>
  page.evaluate(() => (window as unknown as { moved: Movement[] }).moved);

const [AREA = '', OTHER = ''] = areaPages;
const PRODUCT = products.find(({ page }) => page === AREA)?.href ?? '';
const needsAreas = () => test.skip(!OTHER, 'The site has no two areas with products.');
const titleOf = (at: string) =>
  textOf(library.pages.get(at.split('/').at(-1) ?? '')?.title ?? '', 'ko');

test("a product's drawing travels from its card to its page, whose beginning is in view", async ({
  page,
}) => {
  needsAreas();
  await watchAnimations(page);
  await page.goto(AREA);
  await hydrated(page);
  const card = page.locator(`main article a[href="${PRODUCT}"]`);
  await card.click();
  await expect(page).toHaveURL(PRODUCT);
  await expect.poll(() => movedIn(page)).toHaveLength(1);
  const [movement] = await movedIn(page);
  expect(movement?.element).toBe('img');
  expect(movement?.transform?.[0]).toMatch(/^translate\(\S+px, \S+px\) scale\(\S+\)$/);
  await expect(page.getByRole('tab', { selected: true })).toBeInViewport();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeInViewport();
});

test('the line travels to the page that was chosen in the bar', async ({ page }) => {
  await watchAnimations(page);
  // The bar of a page lists the pages of its group of the menu.
  const group = library.site?.navigation.find(({ items }) => items.length > 2);
  const start = group?.items[0]?.href;
  test.skip(!start, 'No group of the menu has three pages.');
  await page.goto(start ?? '');
  await hydrated(page);
  const [first, , third] = await page.locator('main nav > ul > li').all();
  const from = await first?.boundingBox();
  const target = (await third?.getByRole('link').getAttribute('href')) ?? '';
  await third?.getByRole('link').click();
  await expect(page).toHaveURL(target);
  await expect.poll(() => movedIn(page)).toHaveLength(1);
  const [{ left = [] } = {}] = await movedIn(page);
  const to = await third?.boundingBox();
  // The list begins at the edge of the window.
  const rounded = (places: readonly (string | number | undefined)[]) =>
    places.map((place) => Math.round(Number.parseFloat(String(place))));
  expect(rounded(left)).toEqual(rounded([from?.x, to?.x]));
});

test('what was asked for last is shown, also where a drawing travels', async ({ page }) => {
  needsAreas();
  await page.goto(AREA);
  await hydrated(page);
  const card = page.locator(`main article a[href="${PRODUCT}"]`);
  const other = page.locator(`main nav a[href="${OTHER}"]`);
  // Both pages are there before they are asked for.
  await other.dispatchEvent('pointerover');
  await card.hover();
  await page.waitForLoadState('networkidle');
  await card.evaluate(async (link: HTMLElement, href) => {
    link.click();
    // A task of its own, before the next frame.
    await new Promise((next) => setTimeout(next));
    document.querySelector<HTMLElement>(`main nav a[href="${href}"]`)?.click();
  }, OTHER);
  await expect(page).toHaveURL(OTHER);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(OTHER));
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(OTHER));
  await expect(page).toHaveTitle(new RegExp(titleOf(OTHER)));
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing travels', async ({ page }) => {
    needsAreas();
    await watchAnimations(page);
    await page.goto(AREA);
    await hydrated(page);
    await page.locator(`main article a[href="${PRODUCT}"]`).click();
    await expect(page).toHaveURL(PRODUCT);
    await expect(page.getByRole('tab', { selected: true })).toBeInViewport();
    expect(await movedIn(page)).toEqual([]);
  });
});
