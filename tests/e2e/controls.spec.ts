import type { Page } from '@playwright/test';

import { hasPage, findProduct } from '../fixtures/site.ts';
import { expect, waitForHydration, test } from './visitor.ts';

/** Every kind of control, with scripts that are missing, partly missing, or late: it works, or it is hidden. */

interface Control {
  readonly name: string;
  readonly at: string;
  readonly press: (page: Page) => Promise<void>;
  /** Expects the effect of the plain HTML. */
  readonly expectPlain: (page: Page) => Promise<void>;
  /** The island that opens a dialog instead once it is hydrated. */
  readonly opens?: string;
  /** Expects the effect of a click before the scripts have loaded, if it is not that of the plain HTML. */
  readonly expectLate?: (page: Page) => Promise<void>;
  /** The number of history entries that the click adds. */
  readonly entries: number;
}

const PRODUCT = findProduct();
const SCRIPTS = '**/assets/*.js';

/** Returns the first match in the main part, also while a dialog covers it. */
const findInMain = (page: Page, selector: string) => page.locator('main').locator(selector).first();
const createClick = (selector: string) => (page: Page) => findInMain(page, selector).click();
const leadsTo = (address: RegExp) => (page: Page) => expect(page).toHaveURL(address);
const expectDialog = (page: Page) => expect(page.getByRole('dialog').first()).toBeVisible();

const createSearch = (address: string): Omit<Control, 'name'> => ({
  at: address,
  async press(page) {
    await findInMain(page, 'input[name=q]').fill('전기');
    await findInMain(page, 'input[name=q]').press('Enter');
  },
  async expectPlain(page) {
    await expect(page).toHaveURL(/q=%EC%A0%84%EA%B8%B0/);
    await expect(findInMain(page, 'input[name=q]')).toHaveValue('전기');
  },
  entries: 1,
});

const CONTROLS: readonly Control[] = [
  {
    name: 'menu',
    at: '/home/history',
    press: (page) => page.locator('header button[popovertarget=menu]').click(),
    expectPlain: expectDialog,
    entries: 0,
  },
  { name: 'search of the site', ...createSearch('/search') },
  { name: 'search of a list', ...createSearch('/notice') },
  { name: 'search of questions', ...createSearch('/home/faq') },
  {
    name: 'tab',
    at: PRODUCT?.page ?? '',
    press: createClick(`a[data-tab][href$="tab=${PRODUCT?.slug}"]`),
    expectPlain: leadsTo(/\?tab=[\w-]+$/),
    entries: 1,
  },
  {
    name: 'order of a table',
    at: '/home/r&d',
    press: createClick('th a'),
    expectPlain: (page) => expect(findInMain(page, 'th[aria-sort] a[href*="sort"]')).toBeVisible(),
    entries: 1,
  },
  {
    name: 'filter',
    at: '/home/authenticationAll',
    press: createClick('label:has([type=radio]:not(:checked))'),
    expectPlain: (page) => expect(findInMain(page, 'li[data-tags]:not(:visible)')).toBeAttached(),
    entries: 0,
  },
  {
    name: 'form',
    at: '/home/whistleblowing?tab=result',
    press: createClick('form button[type=submit]'),
    expectPlain: (page) => expect(findInMain(page, '[aria-invalid=true]')).toBeVisible(),
    entries: 1,
  },
  {
    name: 'day of a visit',
    at: '/home/reservation',
    press: (page) => findInMain(page, 'input[type=date]').fill('2031-03-14'),
    expectPlain: (page) => expect(findInMain(page, 'input[type=date]')).toHaveValue('2031-03-14'),
    entries: 0,
  },
  {
    name: 'comparison',
    at: '/home/compare',
    async press(page) {
      const boxes = page.locator('main [type=checkbox][name=product]');
      await boxes.first().check();
      await boxes.nth(1).check();
      await findInMain(page, 'form button').click();
    },
    async expectPlain(page) {
      await expect(page).toHaveURL(/product=.+&product=/);
      await expect(findInMain(page, '#comparison table')).toBeVisible();
    },
    entries: 1,
  },
  {
    name: 'place on the map',
    at: '/home/network?tab=overseas',
    // On a phone, places near each other cover one another.
    press: (page) => findInMain(page, 'a[href^="#"]').dispatchEvent('click'),
    expectPlain: (page) => expect(findInMain(page, ':target')).toBeInViewport(),
    entries: 1,
  },
  {
    name: 'picture of a gallery',
    at: '/home/authenticationAll',
    press: createClick('site-island[name=AddressedGallery] a[href^="#"]'),
    expectPlain: leadsTo(/#[\w-]+$/),
    entries: 1,
  },
  {
    name: 'film',
    at: '/home/duty',
    press: createClick('a[href$="-transcript"]'),
    expectPlain: leadsTo(/-transcript$/),
    expectLate: expectDialog,
    opens: 'PlayFilm',
    entries: 0,
  },
  {
    name: 'dialog',
    at: PRODUCT?.href ?? '',
    press: createClick('a[href$="#departments"]'),
    expectPlain: leadsTo(/#departments$/),
    expectLate: expectDialog,
    entries: 0,
  },
  {
    name: 'language',
    at: '/home/vision',
    async press(page) {
      await page.locator('header button[popovertarget=menu]').click();
      await page.locator('#menu a[hreflang=en]').click();
    },
    expectPlain: (page) => expect(page.locator('html')).toHaveAttribute('lang', 'en'),
    entries: 1,
  },
  {
    name: 'brightness',
    at: '/home/greeting',
    press: (page) => page.locator('footer button[formaction$=dark]').click(),
    expectPlain: (page) =>
      expect(page.locator('footer button[formaction$=dark]')).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
    entries: 1,
  },
];

/** Aborts the requests for some scripts. */
async function abortScripts(page: Page, isLost: (address: string) => boolean): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(SCRIPTS, (route) =>
    isLost(route.request().url()) ? route.abort() : route.continue(),
  );
}

const getHistoryLength = (page: Page): Promise<number> => page.evaluate(() => history.length);

test.use({ viewport: { width: 390, height: 844 } });

const getPath = (address: string): string => address.split('?', 1)[0] ?? '';

for (const control of CONTROLS)
  test(`${control.name} works while its scripts are missing, partly missing, or late`, async ({
    page,
    unexpectedErrors,
  }) => {
    const { at, press, expectPlain, expectLate } = control;
    test.skip(!hasPage(getPath(at)), `The site has no page ${at}.`);
    await test.step('no script loads', async () => {
      await abortScripts(page, () => true);
      await page.goto(at);
      await press(page);
      await expectPlain(page);
    });

    const { opens } = control;
    if (opens)
      await test.step('its own script does not load', async () => {
        await abortScripts(page, (address) => address.includes(`/${opens}-`));
        await page.goto(at);
        const island = page.locator(`site-island[name=${opens}]`).first();
        const menu = page.locator('site-island[name=MenuButton]');
        // The first move may come before the first paint, and is not a sign of a person then.
        await expect(async () => {
          await page.mouse.move(20, 20);
          await page.mouse.move(24, 24);
          await expect(menu).toHaveAttribute('hydrated', { timeout: 1000 });
        }).toPass();
        await press(page);
        await expectPlain(page);
        // The next click requests the script again.
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await expect(island).not.toHaveAttribute('hydrated');
        await press(page);
        await expectDialog(page);
      });

    await test.step('all scripts load after the click', async () => {
      await page.context().clearCookies();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      let release = () => {};
      const releasing = new Promise<void>((resolve) => (release = resolve));
      await page.route(SCRIPTS, async (route) => {
        await releasing;
        await route.continue().catch(() => undefined);
      });
      await page.goto(at);
      const initialLength = await getHistoryLength(page);
      await press(page);
      if (!expectLate) await expectPlain(page);
      release();
      await waitForHydration(page);
      await (expectLate ?? expectPlain)(page);
      expect((await getHistoryLength(page)) - initialLength).toBe(control.entries);
    });
    // The browser logs an error for each missing script.
    unexpectedErrors.splice(0);
  });

test('a button that requires scripts is hidden until they are loaded', async ({
  page,
  unexpectedErrors,
}) => {
  await abortScripts(page, () => true);
  await page.goto('/home/ci');
  await expect(page.getByRole('main').getByRole('button').first()).toBeHidden();
  unexpectedErrors.splice(0);
});

test('a click loads missing scripts again, and is handled once', async ({
  page,
  unexpectedErrors,
}) => {
  await abortScripts(page, () => true);
  await page.goto('/notice?q=%EC%A0%84%EA%B8%B0');
  const clear = findInMain(page, '[role=search] button[type=button]');
  const field = findInMain(page, 'input[name=q]');
  await Promise.all([page.waitForEvent('requestfailed'), clear.click()]);
  await expect(field).toHaveValue('전기');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(async () => {
    // The last request of the first click may succeed now: then the click is handled, and the button is hidden.
    if (await clear.isVisible()) await clear.click({ timeout: 5000 });
    await expect(field).toHaveValue('', { timeout: 5000 });
  }).toPass();
  unexpectedErrors.splice(0);
});
