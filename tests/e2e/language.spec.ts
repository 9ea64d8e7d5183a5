import { hydrated, expect, setLanguageCookie, test } from './visitor.ts';

test('the root leads to the main page, in Korean whatever the browser prefers', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ locale: 'en-US', baseURL: baseURL ?? '' });
  await page.goto('/');
  await expect(page).toHaveURL('/home/main');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await page.close();
});

test('the switch changes every text in place, keeps the tab and the anchor, and is remembered', async ({
  page,
  baseURL,
}) => {
  await page.goto('/home/connected?tab=junction-block#top');
  await hydrated(page);
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL('/home/connected?tab=junction-block#top');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connected');
  await expect(page).toHaveTitle(/Junction block/);

  const cookie = (await page.context().cookies()).find(({ name }) => name === 'language');
  expect(cookie).toMatchObject({ value: 'en', path: '/', expires: -1 });

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect((await page.context().cookies(baseURL ?? '')).map(({ name }) => name)).toEqual([
    'language',
  ]);
});

test('an English visitor gets English from the first byte', async ({ page, baseURL, request }) => {
  const english = await request.get('/home/intro', { headers: { cookie: 'language=en' } });
  expect(english.headers()['content-language']).toBe('en');
  const html = await english.text();
  expect(html).toContain('<html lang="en">');
  await setLanguageCookie(page, 'en', baseURL ?? '');
  await page.goto('/home/intro');
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('?lang=en shows English, sets the cookie, and leaves the address bar after hydration', async ({
  page,
}) => {
  await page.goto('/home/connected?tab=fpc-module&lang=en');
  await hydrated(page);
  await expect(page).toHaveURL('/home/connected?tab=fpc-module');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/home/intro');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch is a link that keeps what is compared', async ({ page }) => {
    await page.goto('/home/compare?product=ccu&product=gateway');
    await page.getByRole('link', { name: 'English' }).first().click();
    await expect(page).toHaveURL('/home/compare?product=ccu&product=gateway&lang=en');
    await expect(page.getByRole('table', { name: 'CCU, Gateway' })).toBeVisible();
  });

  test('the switch is a link that keeps the tab', async ({ page }) => {
    await page.goto('/home/connected?tab=junction-block');
    await page.getByRole('link', { name: 'English' }).first().click();
    await expect(page).toHaveURL(/\/home\/connected\?tab=junction-block&lang=en$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/home/intro');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('a syllable outside the subset is shown in the font of the site, which is loaded only then', async ({
  page,
}) => {
  const rest: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/pretendard-rest-')) rest.push(request.url());
  });
  await page.goto('/search');
  await hydrated(page);
  await page.waitForFunction(() => performance.getEntriesByName('font').length > 0);
  expect(rest).toEqual([]);
  const arrived = page.waitForResponse(/pretendard-rest-/);
  await page.getByRole('main').locator('input[name="q"]').fill('쌰뗌');
  expect((await arrived).ok()).toBe(true);
});

test.describe('on a system that has none of the fonts that the fallbacks are made of', () => {
  // The styles below are not those that the server vouches for.
  test.use({ bypassCSP: true });

  test('the site has its font all the same, and hardly anything moves for it', async ({
    page,
    baseURL,
  }) => {
    await setLanguageCookie(page, 'en', baseURL ?? '');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route('**/home/intro', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replaceAll('local("', 'local("no '),
      });
    });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/home/intro');
    await page.waitForFunction(() => performance.getEntriesByName('font').length > 0);
    const { shown, shifted } = await page.evaluate(async () => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const { shifts } = window as unknown as { shifts: number[] };
      return {
        shown: [...document.fonts].some(({ family }) => family.includes('Site')),
        shifted: shifts.reduce((sum, value) => sum + value, 0),
      };
    });
    expect(shown).toBe(true);
    // Nobody measured this system: what counts as no shift at all is held on those that were.
    expect(shifted).toBeLessThanOrEqual(0.05);
  });
});
