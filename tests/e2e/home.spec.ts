import type { Page } from '@playwright/test';

import type { Language } from '@site/contract/language';
import { PATHS } from '@site/contract/paths';

import { getBlocks, products, getText } from '../fixtures/site.ts';
import { expect, expectAccessible, setLanguageCookie, test, openPage } from './visitor.ts';

const HOME = PATHS.home;
const LANGUAGES = ['ko', 'en'] as const;
const areas = getBlocks('home', 'hero')[0]?.destinations ?? [];
const hasHero = areas.length > 0 && products.length > 0;
const needsHero = () => test.skip(!hasHero, 'The home page has no hero with products.');

/** Expects that the hero is a list of links for screen readers, and every place states its area and name. */
async function expectHeroList(page: Page, language: Language): Promise<void> {
  const tree = await page.locator('main section').first().ariaSnapshot();
  const roles = [...tree.matchAll(/^ *- '?([a-z]+)/gm)].map(([, role]) => role);
  const count = (role: string) => roles.filter((candidate) => candidate === role).length;
  // A place for each product, and a link to each area.
  expect(count('link')).toBe(products.length + areas.length);
  expect(count('checkbox')).toBe(areas.length);
  expect(count('img')).toBeLessThanOrEqual(1);
  // The shapes of the drawing have no names: only lists, their items and words remain.
  expect(new Set(roles)).toEqual(
    new Set(
      [
        'heading',
        'paragraph',
        'list',
        'listitem',
        'checkbox',
        'text',
        'link',
        'strong',
        'region',
        ...(count('img') ? ['img'] : []),
      ].filter((role) => roles.includes(role)),
    ),
  );
  for (const { area, name } of products) {
    const label = areas.find((item) => item.area === area)?.label[language];
    expect(tree).toMatch(
      new RegExp(`link "?'?.*${label} ${name[language].replaceAll(/[()]/g, '\\$&')} `),
    );
  }
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
});

for (const language of LANGUAGES)
  test(`the hero is a list of links, and every place has a name; it supports more contrast, forced colors, 400 % zoom and print, in ${language}`, async ({
    page,
    baseURL,
  }) => {
    await setLanguageCookie(page, language, baseURL ?? '');
    await page.goto(HOME);
    if (hasHero) await expectHeroList(page, language);

    await page.emulateMedia({ reducedMotion: 'reduce', contrast: 'more' });
    // The same elements as without forced colors.
    await expectAccessible(page, ['color-contrast']);

    const getLine = () =>
      page.evaluate(() => {
        const section = document.querySelectorAll('main section')[1] ?? document.body;
        const { backgroundColor, content } = getComputedStyle(section, '::before');
        return {
          backgroundColor,
          content,
          ground: getComputedStyle(document.body).backgroundColor,
        };
      });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', contrast: null, colorScheme });
      // The browser repaints changed elements one after the other.
      await expect
        .poll(async () => {
          const { backgroundColor, ground } = await getLine();
          return backgroundColor !== ground;
        })
        .toBe(true);
      await expect
        .poll(async () => {
          const plug = page.locator('footer svg').first();
          const { ground } = await getLine();
          return (await plug.evaluate((svg) => getComputedStyle(svg).color)) !== ground;
        })
        .toBe(true);
    }

    // 1280 × 1024 with 400 % zoom.
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
    await page.setViewportSize({ width: 320, height: 256 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320);

    await page.setViewportSize({ width: 794, height: 1123 });
    await page.emulateMedia({ media: 'print' });
    expect((await getLine()).content).toBe('none');
    for (const { label } of areas)
      await expect(
        page.getByRole('heading', { level: 2, name: label[language], exact: true }),
      ).toBeVisible();
  });

test('the keyboard reaches the places of all products by area, and each shows its card; everything reacts to a press', async ({
  page,
  context,
}) => {
  needsHero();
  await openPage(page, HOME);
  await page.locator('main section ul a').last().waitFor();
  const places = page.locator('main section').first().locator('a:has(img)');
  await expect(places).toHaveCount(products.length);
  // After the link of the last area, the places are the next tab stops.
  await page
    .locator(`main section a[href="${areas.at(-1)?.href}"]`)
    .first()
    .focus();
  const reachedTexts: string[] = [];
  for (let stop = 0; stop < products.length; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(places.nth(stop)).toBeFocused();
    await expect(places.nth(stop).locator('img')).toBeVisible();
    reachedTexts.push((await places.nth(stop).textContent()) ?? '');
  }
  const getOrder = (text: string) => areas.findIndex(({ label }) => text.startsWith(label.ko));
  expect(reachedTexts.map(getOrder)).toEqual(reachedTexts.map(getOrder).toSorted((a, b) => a - b));
  for (const { area, name } of products) {
    const label = areas.find((item) => item.area === area)?.label.ko;
    expect(reachedTexts.filter((text) => text.startsWith(`${label} ${name.ko} `))).toHaveLength(1);
  }

  // Every control reacts to a press.
  const session = await context.newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'body :is(a[href], button, summary, label:has([type=checkbox]))',
  });
  expect(nodeIds.length).toBeGreaterThan(20);
  for (const nodeId of nodeIds)
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['active'] });
  const silent = await page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, summary, label:has([type=checkbox])')]
      .filter((element) => getComputedStyle(element).opacity === '1')
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  );
  await session.detach();
  expect(silent).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the areas of the hero can be switched, and its places are links', async ({ page }) => {
    needsHero();
    const [otherArea, area] = areas;
    const product = products.find((item) => item.area === area?.area);
    test.skip(!product, 'The second area has no products.');
    await page.goto(HOME);
    const getOpacity = (name = '') =>
      page.locator(`main ul[data-area=${name}]`).evaluate((list) => getComputedStyle(list).opacity);
    await page.getByRole('checkbox', { name: getText(area?.label ?? '', 'ko') }).check();
    await expect.poll(() => getOpacity(otherArea?.area)).toBe('0.18');
    expect(await getOpacity(area?.area)).toBe('1');
    await page.locator(`main a[href="${product?.href}"]`).first().click();
    await expect(page).toHaveURL(product?.href ?? '');
  });
});
