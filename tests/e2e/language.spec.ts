import { LANGUAGE_NAMES } from '@site/contract/language';
import type { Page } from '@playwright/test';
import { PATHS } from '@site/contract/paths';

import {
  hasPage,
  manifest,
  getMessage,
  plainPages,
  products,
  findProduct,
} from '../fixtures/site.ts';
import {
  expect,
  hasFont,
  waitForHydration,
  openWithFont,
  setLanguageCookie,
  test,
  testInOwnWindow,
  openPage,
} from './visitor.ts';

/** Two pages of blocks, and one whose address names a tab. */
const [PAGE = PATHS.home, OTHER = PATHS.home] = plainPages;
const tabbedRoute = manifest.routes.find(({ tabs }) => tabs.length > 1);
const TAB = findProduct()?.href ?? `${tabbedRoute?.path}?tab=${tabbedRoute?.tabs[1]}`;
/** A first screen of running text, which a late font would move. */
const FONT_PAGE = hasPage(PATHS.greeting) ? PATHS.greeting : PAGE;
const needsTabs = () => test.skip(!tabbedRoute, 'The site has no page with tabs.');

test("the root redirects to the main page, in Korean regardless of the browser's language", async ({
  request,
}) => {
  const response = await request.get('/', { headers: { 'accept-language': 'en-US' } });
  expect(new URL(response.url()).pathname).toBe(PATHS.home);
  expect(await response.text()).toContain('<html lang="ko">');
});

test('the switch changes every text in place, keeps tab and anchor, and is remembered', async ({
  page,
  baseURL,
}) => {
  needsTabs();
  await openPage(page, `${TAB}#top`);
  await page.getByRole('link', { name: LANGUAGE_NAMES.en }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(`${TAB}#top`);
  const [product] = products;
  if (product) await expect(page).toHaveTitle(new RegExp(`^${product.name.en}`));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/\p{Script=Hangul}/u);

  const cookie = (await page.context().cookies()).find(({ name }) => name === 'language');
  expect(cookie).toMatchObject({ value: 'en', path: '/', expires: -1 });

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect((await page.context().cookies(baseURL ?? '')).map(({ name }) => name)).toEqual([
    'language',
  ]);
});

test('pointing at a link while the other language is loading does not undo the choice', async ({
  page,
}) => {
  await openPage(page, PAGE);
  let release = () => {};
  const heldRequest = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${PAGE}`, async (route) => {
    await heldRequest;
    await route.continue();
  });
  const pendingRequest = page.waitForRequest(`**${PAGE}`);
  await page.getByRole('link', { name: LANGUAGE_NAMES.en }).first().click();
  await pendingRequest;
  const prefetchRequest = page.waitForRequest((request) => !request.url().endsWith(PAGE));
  await page.getByRole('banner').getByRole('link').first().dispatchEvent('pointerover');
  await prefetchRequest;
  release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'language');
  expect(cookie?.value).toBe('en');
});

/** Clicks on a language in the header of a page that is shown in the other one. */
const choose = (page: Page, language: 'ko' | 'en'): Promise<void> =>
  page.getByRole('link', { name: LANGUAGE_NAMES[language] }).first().click();

/** Delays documents at an address until the returned function is called. */
async function delayPage(page: Page, at: string): Promise<() => void> {
  let release = () => {};
  const heldRequest = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${at}`, async (route) => {
    await heldRequest;
    await route.continue().catch(() => undefined);
  });
  return release;
}

test('a half-filled form keeps its position and the focus when the language is switched', async ({
  page,
}) => {
  test.skip(!hasPage(PATHS.inquiry), 'The site has no inquiry.');
  await openPage(page, PATHS.inquiry);
  const content = page.locator('#content');
  await content.fill('정션 블록 두 종');
  const file = page.locator('main input[type=file]');
  await file.setInputFiles({
    name: 'a.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await content.evaluate((field) => field.scrollIntoView({ block: 'center' }));
  // Without the pointer, like assistive technologies.
  await page
    .getByRole('link', { name: LANGUAGE_NAMES.en })
    .first()
    .evaluate((link: HTMLAnchorElement) => {
      link.focus({ preventScroll: true });
      link.click();
    });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(content).toHaveValue('정션 블록 두 종');
  expect(await file.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(1);
  await expect(content).toBeInViewport();
  await expect(page.locator('header a[hreflang]:focus')).toHaveCount(1);
});

test('checkboxes outside of islands stay checked when the language is switched twice', async ({
  page,
}) => {
  test.skip(!hasPage(PATHS.compare), 'The site compares no products.');
  await openPage(page, PATHS.compare);
  const box = page.locator('main form input[type=checkbox]').last();
  await box.check();
  for (const language of ['en', 'ko'] as const) {
    await page.getByRole('link', { name: LANGUAGE_NAMES[language] }).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(box).toBeChecked();
  }
});

test('a language that is chosen while another page is loading applies to that page', async ({
  page,
}) => {
  await openPage(page, PAGE);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const release = await delayPage(page, OTHER);
  await page.locator(`a[href="${OTHER}"]`).first().dispatchEvent('click');
  await expect(page).toHaveURL(OTHER);
  await choose(page, 'en');
  release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(OTHER);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('the present language can be chosen again while the other one is loading', async ({
  page,
}) => {
  await openPage(page, PAGE);
  const release = await delayPage(page, PAGE);
  const loading = page.getByText(getMessage('shell', 'loading', 'en'));
  await choose(page, 'en');
  await expect(loading).toBeVisible();
  await choose(page, 'ko');
  await expect(loading).toHaveCount(0);
  await expect(page.getByText(getMessage('shell', 'loading'))).toHaveCount(0);
  release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
});

test('a language that could not be fetched can be chosen again; later errors are in this language', async ({
  page,
  unexpectedErrors,
}) => {
  await openPage(page, PAGE);
  await page.route(`**${PAGE}`, (route) => route.abort());
  await choose(page, 'en');
  await expect(page.getByText(getMessage('shell', 'page.failed', 'en'))).toBeVisible();
  await page.unroute(`**${PAGE}`);
  await choose(page, 'en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  await page.route(`**${OTHER}`, (route) => route.abort());
  await page.locator(`a[href="${OTHER}"]`).first().dispatchEvent('click');
  await expect(page.getByText(getMessage('shell', 'page.failed', 'en'))).toBeVisible();
  // The browser logs aborted requests.
  for (const error of unexpectedErrors.splice(0)) expect(error).toContain('ERR_FAILED');
});

testInOwnWindow('the switch works if the browser blocks cookies', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await page.route('**/*', async (route) => {
    const { cookie: _, ...headers } = await route.request().allHeaders();
    await route.continue({ headers });
  });
  await openPage(page, PAGE);
  await page.getByRole('link', { name: LANGUAGE_NAMES.en }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await waitForHydration(page);
  // Only the address contains the language.
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('an English visitor gets English from the first byte', async ({ request }) => {
  const english = await request.get(PAGE, { headers: { cookie: 'language=en' } });
  expect(english.headers()['content-language']).toBe('en');
  const html = await english.text();
  expect(html).toContain('<html lang="en">');
});

test('?lang=en shows English, sets the cookie, and is removed from the address bar after hydration', async ({
  page,
}) => {
  needsTabs();
  await openPage(page, `${TAB}&lang=en`);
  await expect(page).toHaveURL(TAB);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await openPage(page, PAGE);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch is a link that keeps the compared products', async ({ page }) => {
    const [firstProduct, second] = products;
    test.skip(!second || !hasPage(PATHS.compare), 'The site compares no products.');
    const comparison = `${PATHS.compare}?product=${firstProduct?.slug}&product=${second?.slug}`;
    await page.goto(comparison);
    await page.getByRole('link', { name: LANGUAGE_NAMES.en }).first().click();
    await expect(page).toHaveURL(`${comparison}&lang=en`);
    await expect(
      page.getByRole('table', { name: `${firstProduct?.name.en}, ${second?.name.en}` }),
    ).toBeVisible();
  });

  test('the switch is a link that keeps the tab', async ({ page }) => {
    needsTabs();
    await page.goto(TAB);
    await page.getByRole('link', { name: LANGUAGE_NAMES.en }).first().click();
    await expect(page).toHaveURL(`${TAB}&lang=en`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto(PAGE);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

/** The font file of syllables that the site does not show. */
const REST_FONT = /\/assets\/[a-z-]+-rest-/;

test('a syllable outside of the subset is shown in the font of the site, which is loaded only then', async ({
  page,
}) => {
  const restFonts: string[] = [];
  page.on('request', (request) => {
    if (REST_FONT.test(request.url())) restFonts.push(request.url());
  });
  await openPage(page, PATHS.search);
  await hasFont(page);
  expect(restFonts).toEqual([]);
  const fontResponse = page.waitForResponse(REST_FONT);
  await page.getByRole('main').locator('input[name="q"]').fill('쌰뗌');
  expect((await fontResponse).ok()).toBe(true);
});

test.describe('on a system without the fonts of the fallbacks', () => {
  // The injected styles below violate the server's policy.
  testInOwnWindow.use({ bypassCSP: true });

  testInOwnWindow(
    'the site still has its font, with hardly any layout shift',
    async ({ page, baseURL }) => {
      await setLanguageCookie(page, 'en', baseURL ?? '');
      await page.setViewportSize({ width: 390, height: 844 });
      await page.route(`**${FONT_PAGE}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({
          response,
          body: (await response.text()).replaceAll('local("', 'local("no '),
        });
      });
      const { faces, layoutShift } = await openWithFont(page, FONT_PAGE);
      expect(faces).toBeGreaterThan(0);
      expect(layoutShift).toBeLessThanOrEqual(0.01);
    },
  );
});
