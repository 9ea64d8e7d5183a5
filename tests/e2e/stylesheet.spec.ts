import type { Page } from '@playwright/test';

import { PATHS } from '@site/contract/paths';

import { hasPage, plainPages } from '../fixtures/site.ts';
import { expect, hydrated, test } from './visitor.ts';

/** The stylesheet that all pages share comes after the first screen, and everything else does without it. */

const STYLESHEET = '**/assets/*.css';

const [FIRST = PATHS.home, SECOND = PATHS.home] = plainPages;

/** Holds back the stylesheet until it is called. */
async function holdStylesheet(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(STYLESHEET, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** What rules say of all elements of the main part and the footer, apart from what follows from the font. */
const looksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const properties =
      'display position color background-color font-size font-weight line-height padding border-width border-radius row-gap max-width'.split(
        ' ',
      );
    return [...document.querySelectorAll('main *, footer, footer *')]
      .filter((element) => !element.matches('link, script'))
      .map((element) => {
        const style = getComputedStyle(element);
        const values = properties.map((property) => style.getPropertyValue(property));
        return [element.localName, ...values].join(' | ');
      });
  });

test('the first screen is painted while the stylesheet is on its way', async ({ page }) => {
  const release = await holdStylesheet(page);
  await page.goto(PATHS.home, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  release();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a press that comes before the stylesheet is carried out after it', async ({ page }) => {
  test.skip(!hasPage(PATHS.notice), 'The site has no notices.');
  await page.setViewportSize({ width: 390, height: 800 });
  const release = await holdStylesheet(page);
  await page.goto(`${PATHS.notice}?q=abc`, { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('search').locator('button[type=button]').click();
  await expect(page.getByRole('searchbox')).toHaveValue('abc');
  release();
  await hydrated(page);
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('a page whose stylesheet cannot be had is whole and works', async ({
  page,
  unexpectedErrors,
}) => {
  await page.route(STYLESHEET, (route) => route.abort());
  await page.goto(FIRST);
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await hydrated(page);
  await page.getByRole('contentinfo').locator(`a[href="${SECOND}"]`).first().click();
  await expect(page).toHaveURL(SECOND);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  unexpectedErrors.splice(0);
});

for (const [from, to] of [
  [FIRST, SECOND],
  [PATHS.search, PATHS.home],
] as const)
  test(`${to} looks the same as the first page and after ${from}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(to);
    await hydrated(page);
    const [title, first] = [await page.title(), await looksOf(page)];
    await page.goto(from);
    await hydrated(page);
    await page
      .locator(`a[href="${to}"]`)
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page).toHaveTitle(title);
    await hydrated(page);
    expect(await looksOf(page)).toEqual(first);
  });

test('what rules with :has() lead to is named by more than its element', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(FIRST);
  await hydrated(page);
  // Whatever one of these rules asks for, a touch or a choice, has all elements matched again that any of them names.
  const found = await page.evaluate(() => {
    const rulesIn = (rules: CSSRuleList): CSSStyleRule[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return [rule];
        if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return [];
        return rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules) : [];
      });
    /** A selector in compounds, without what is in brackets; cells of tables, which other pages hardly have, as `td`. */
    const compoundsOf = (selector: string): string[] => selector.trim().split(/[\s>+~]+/);
    const withoutBrackets = (text: string): string => {
      const shorter = text.replaceAll(/\([^()]*\)/g, '');
      return shorter === text ? text : withoutBrackets(shorter);
    };
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => rulesIn(cssRules));
    const selectors = rules.flatMap(({ selectorText }) =>
      withoutBrackets(
        selectorText.replaceAll(':is(th, td)', 'td').replaceAll(/\[[^\]]*\]/g, '[]'),
      ).split(','),
    );
    const asking = selectors
      .map(compoundsOf)
      .filter((compounds) => compounds.join().includes(':has'));
    return {
      asking: asking.length,
      unnamed: asking.filter(
        (compounds) =>
          compounds.slice(0, -1).join().includes(':has') &&
          !/[.#[]|^td/.test(compounds.at(-1) ?? ''),
      ),
    };
  });
  expect(found.asking).toBeGreaterThan(0);
  expect(found.unnamed).toEqual([]);
});
