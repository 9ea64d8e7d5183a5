import type { Page } from '@playwright/test';

import { PATHS } from '@site/contract/paths';

import { plainPages } from '../fixtures/site.ts';
import { expect, waitForHydration, test, openPage } from './visitor.ts';

/** Every page contains its own rules, which also apply after in-page navigation. */

const [FIRST = PATHS.home, SECOND = PATHS.home] = plainPages;

/** Returns the computed styles of all elements of the main part and the footer, except those that depend on the font. */
const getLooks = (page: Page): Promise<string[]> =>
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

for (const [from, to] of [
  [FIRST, SECOND],
  [SECOND, FIRST],
  [PATHS.search, PATHS.home],
] as const)
  test(`${to} looks the same as the first page and after ${from}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, to);
    const [title, initialLooks] = [await page.title(), await getLooks(page)];
    await openPage(page, from);
    await page
      .locator(`a[href="${to}"]`)
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page).toHaveTitle(title);
    await waitForHydration(page);
    expect(await getLooks(page)).toEqual(initialLooks);
  });
