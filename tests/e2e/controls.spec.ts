import type { Page } from '@playwright/test';

import { hasPage, findProduct } from '../fixtures/site.ts';
import { expect, hydrated, test } from './visitor.ts';

/** Every kind of control, with scripts that are missing, partly missing, or late: it works, or it is hidden. */

interface Control {
  readonly what: string;
  readonly at: string;
  readonly press: (page: Page) => Promise<void>;
  /** Expects the effect of the plain HTML. */
  readonly plain: (page: Page) => Promise<void>;
  /** The island that opens a dialog instead once it is hydrated. */
  readonly opens?: string;
  /** Expects the effect of a click before the scripts have loaded, if it is not that of the plain HTML. */
  readonly late?: (page: Page) => Promise<void>;
  /** The number of history entries that the click adds. */
  readonly entries: number;
}

const PRODUCT = findProduct();
const SCRIPTS = '**/assets/*.js';

/** Returns the first match in the main part, also while a dialog covers it. */
const main = (page: Page, selector: string) => page.locator('main').locator(selector).first();
const clicks = (selector: string) => (page: Page) => main(page, selector).click();
const leadsTo = (address: RegExp) => (page: Page) => expect(page).toHaveURL(address);
const opensDialog = (page: Page) => expect(page.getByRole('dialog').first()).toBeVisible();

const searches = (address: string): Omit<Control, 'what'> => ({
  at: address,
  async press(page) {
    await main(page, 'input[name=q]').fill('전기');
    await main(page, 'input[name=q]').press('Enter');
  },
  async plain(page) {
    await expect(page).toHaveURL(/q=%EC%A0%84%EA%B8%B0/);
    await expect(main(page, 'input[name=q]')).toHaveValue('전기');
  },
  entries: 1,
});

const CONTROLS: readonly Control[] = [
  {
    what: 'menu',
    at: '/home/history',
    press: (page) => page.locator('header button[popovertarget=menu]').click(),
    plain: opensDialog,
    entries: 0,
  },
  { what: 'search of the site', ...searches('/search') },
  { what: 'search of a list', ...searches('/notice') },
  { what: 'search of questions', ...searches('/home/faq') },
  {
    what: 'tab',
    at: PRODUCT?.page ?? '',
    press: clicks(`a[data-tab][href$="tab=${PRODUCT?.slug}"]`),
    plain: leadsTo(/\?tab=[\w-]+$/),
    entries: 1,
  },
  {
    what: 'order of a table',
    at: '/home/r&d',
    press: clicks('th a'),
    plain: (page) => expect(main(page, 'th[aria-sort] a[href*="sort"]')).toBeVisible(),
    entries: 1,
  },
  {
    what: 'filter',
    at: '/home/authenticationAll',
    press: clicks('label:has([type=radio]:not(:checked))'),
    plain: (page) => expect(main(page, 'li[data-tags]:not(:visible)')).toBeAttached(),
    entries: 0,
  },
  {
    what: 'form',
    at: '/home/whistleblowing?tab=result',
    press: clicks('form button[type=submit]'),
    plain: (page) => expect(main(page, '[aria-invalid=true]')).toBeVisible(),
    entries: 1,
  },
  {
    what: 'day of a visit',
    at: '/home/reservation',
    press: (page) => main(page, 'input[type=date]').fill('2031-03-14'),
    plain: (page) => expect(main(page, 'input[type=date]')).toHaveValue('2031-03-14'),
    entries: 0,
  },
  {
    what: 'comparison',
    at: '/home/compare',
    async press(page) {
      const boxes = page.locator('main [type=checkbox][name=product]');
      await boxes.first().check();
      await boxes.nth(1).check();
      await main(page, 'form button').click();
    },
    async plain(page) {
      await expect(page).toHaveURL(/product=.+&product=/);
      await expect(main(page, '#comparison table')).toBeVisible();
    },
    entries: 1,
  },
  {
    what: 'place on the map',
    at: '/home/network?tab=overseas',
    // On a phone, places near each other cover one another.
    press: (page) => main(page, 'a[href^="#"]').dispatchEvent('click'),
    plain: (page) => expect(main(page, ':target')).toBeInViewport(),
    entries: 1,
  },
  {
    what: 'picture of a gallery',
    at: '/home/authenticationAll',
    press: clicks('site-island[name=AddressedGallery] a[href^="#"]'),
    plain: leadsTo(/#[\w-]+$/),
    entries: 1,
  },
  {
    what: 'film',
    at: '/home/duty',
    press: clicks('a[href$="-transcript"]'),
    plain: leadsTo(/-transcript$/),
    late: opensDialog,
    opens: 'PlayFilm',
    entries: 0,
  },
  {
    what: 'dialog',
    at: PRODUCT?.href ?? '',
    press: clicks('a[href$="#departments"]'),
    plain: leadsTo(/#departments$/),
    late: opensDialog,
    entries: 0,
  },
  {
    what: 'language',
    at: '/home/vision',
    async press(page) {
      await page.locator('header button[popovertarget=menu]').click();
      await page.locator('#menu a[hreflang=en]').click();
    },
    plain: (page) => expect(page.locator('html')).toHaveAttribute('lang', 'en'),
    entries: 1,
  },
  {
    what: 'brightness',
    at: '/home/greeting',
    press: (page) => page.locator('footer button[formaction$=dark]').click(),
    plain: (page) =>
      expect(page.locator('footer button[formaction$=dark]')).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
    entries: 1,
  },
];

/** Aborts the requests for some scripts. */
async function loseScripts(page: Page, isLost: (address: string) => boolean): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(SCRIPTS, (route) =>
    isLost(route.request().url()) ? route.abort() : route.continue(),
  );
}

const lengthOfHistory = (page: Page): Promise<number> => page.evaluate(() => history.length);

test.use({ viewport: { width: 390, height: 844 } });

const getPath = (address: string): string => address.split('?', 1)[0] ?? '';

for (const control of CONTROLS)
  test(`${control.what} works while its scripts are missing, partly missing, or late`, async ({
    page,
    unexpectedErrors,
  }) => {
    const { at, press, plain, late } = control;
    test.skip(!hasPage(getPath(at)), `The site has no page ${at}.`);
    await test.step('no script loads', async () => {
      await loseScripts(page, () => true);
      await page.goto(at);
      await press(page);
      await plain(page);
    });

    const { opens } = control;
    if (opens)
      await test.step('its own script does not load', async () => {
        await loseScripts(page, (address) => address.includes(`/${opens}-`));
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
        await plain(page);
        // The next click requests the script again.
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await expect(island).not.toHaveAttribute('hydrated');
        await press(page);
        await opensDialog(page);
      });

    await test.step('all scripts load after the click', async () => {
      await page.context().clearCookies();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(SCRIPTS, async (route) => {
        await released;
        await route.continue().catch(() => undefined);
      });
      await page.goto(at);
      const before = await lengthOfHistory(page);
      await press(page);
      if (!late) await plain(page);
      release();
      await hydrated(page);
      await (late ?? plain)(page);
      expect((await lengthOfHistory(page)) - before).toBe(control.entries);
    });
    // The browser logs an error for each missing script.
    unexpectedErrors.splice(0);
  });

test('a button that requires scripts is hidden until they are loaded', async ({
  page,
  unexpectedErrors,
}) => {
  await loseScripts(page, () => true);
  await page.goto('/home/ci');
  await expect(page.getByRole('main').getByRole('button').first()).toBeHidden();
  unexpectedErrors.splice(0);
});

test('a click loads missing scripts again, and is handled once', async ({
  page,
  unexpectedErrors,
}) => {
  await loseScripts(page, () => true);
  await page.goto('/notice?q=%EC%A0%84%EA%B8%B0');
  const clear = main(page, '[role=search] button[type=button]');
  const field = main(page, 'input[name=q]');
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
