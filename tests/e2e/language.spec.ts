import { PATHS } from '@site/contract/paths';

import { hasPage, manifest, message, plainPages, products, productWith } from '../fixtures/site.ts';
import {
  expect,
  hasFont,
  hydrated,
  openWithFont,
  setLanguageCookie,
  test,
  testInOwnWindow,
} from './visitor.ts';

/** A page of blocks, and one whose address names a tab. */
const [PAGE = PATHS.home] = plainPages;
const tabbed = manifest.routes.find(({ tabs }) => tabs.length > 1);
const TAB = productWith()?.href ?? `${tabbed?.path}?tab=${tabbed?.tabs[1]}`;
/** A first screen of running text, which a late font would move. */
const FONT_PAGE = hasPage(PATHS.greeting) ? PATHS.greeting : PAGE;
const needsTabs = () => test.skip(!tabbed, 'The site has no page with tabs.');

test('the root leads to the main page, in Korean whatever the browser prefers', async ({
  request,
}) => {
  const answer = await request.get('/', { headers: { 'accept-language': 'en-US' } });
  expect(new URL(answer.url()).pathname).toBe(PATHS.home);
  expect(await answer.text()).toContain('<html lang="ko">');
});

test('the switch changes every text in place, keeps the tab and the anchor, and is remembered', async ({
  page,
  baseURL,
}) => {
  needsTabs();
  await page.goto(`${TAB}#top`);
  await hydrated(page);
  await page
    .getByRole('link', { name: message('shell', 'language.en') })
    .first()
    .click();
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

test('a link that is pointed at while the other language is on its way does not undo the choice', async ({
  page,
}) => {
  await page.goto(PAGE);
  await hydrated(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${PAGE}`, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(`**${PAGE}`);
  await page
    .getByRole('link', { name: message('shell', 'language.en') })
    .first()
    .click();
  await asked;
  const fetched = page.waitForRequest((request) => !request.url().endsWith(PAGE));
  await page.getByRole('banner').getByRole('link').first().dispatchEvent('pointerover');
  await fetched;
  release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'language');
  expect(cookie?.value).toBe('en');
});

testInOwnWindow('the switch works where the browser keeps no cookies', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await page.route('**/*', async (route) => {
    const { cookie: _, ...headers } = await route.request().allHeaders();
    await route.continue({ headers });
  });
  await page.goto(PAGE);
  await hydrated(page);
  await page
    .getByRole('link', { name: message('shell', 'language.en') })
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await hydrated(page);
  // What the address says is not known otherwise.
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('an English visitor gets English from the first byte', async ({ request }) => {
  const english = await request.get(PAGE, { headers: { cookie: 'language=en' } });
  expect(english.headers()['content-language']).toBe('en');
  const html = await english.text();
  expect(html).toContain('<html lang="en">');
});

test('?lang=en shows English, sets the cookie, and leaves the address bar after hydration', async ({
  page,
}) => {
  needsTabs();
  await page.goto(`${TAB}&lang=en`);
  await hydrated(page);
  await expect(page).toHaveURL(TAB);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto(PAGE);
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch is a link that keeps what is compared', async ({ page }) => {
    const [first, second] = products;
    test.skip(!second || !hasPage(PATHS.compare), 'The site compares no products.');
    const compared = `${PATHS.compare}?product=${first?.slug}&product=${second?.slug}`;
    await page.goto(compared);
    await page
      .getByRole('link', { name: message('shell', 'language.en') })
      .first()
      .click();
    await expect(page).toHaveURL(`${compared}&lang=en`);
    await expect(
      page.getByRole('table', { name: `${first?.name.en}, ${second?.name.en}` }),
    ).toBeVisible();
  });

  test('the switch is a link that keeps the tab', async ({ page }) => {
    needsTabs();
    await page.goto(TAB);
    await page
      .getByRole('link', { name: message('shell', 'language.en') })
      .first()
      .click();
    await expect(page).toHaveURL(`${TAB}&lang=en`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto(PAGE);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

/** The file of the syllables that the site does not show. */
const REST_FONT = /\/assets\/[a-z-]+-rest-/;

test('a syllable outside the subset is shown in the font of the site, which is loaded only then', async ({
  page,
}) => {
  const rest: string[] = [];
  page.on('request', (request) => {
    if (REST_FONT.test(request.url())) rest.push(request.url());
  });
  await page.goto(PATHS.search);
  await hydrated(page);
  await hasFont(page);
  expect(rest).toEqual([]);
  const arrived = page.waitForResponse(REST_FONT);
  await page.getByRole('main').locator('input[name="q"]').fill('쌰뗌');
  expect((await arrived).ok()).toBe(true);
});

test.describe('on a system that has none of the fonts that the fallbacks are made of', () => {
  // The styles below are not those that the server vouches for.
  testInOwnWindow.use({ bypassCSP: true });

  testInOwnWindow(
    'the site has its font all the same, and hardly anything moves for it',
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
      const { faces, shifted } = await openWithFont(page, FONT_PAGE);
      expect(faces).toBeGreaterThan(0);
      expect(shifted).toBeLessThanOrEqual(0.01);
    },
  );
});
