import { LANGUAGE_NAMES } from '@site/contract/language';
import { PATHS } from '@site/contract/paths';

import { hasPage, library, getMessage, plainPages } from '../fixtures/site.ts';
import { waitForHydration, expect, expectAccessible, test, openPage } from './visitor.ts';

/** Pages of blocks without tabs: two that link to each other in the menu. */
const [FIRST = PATHS.home, SECOND = PATHS.home] = plainPages;

test('an unknown path shows the not-found screen in the frame of every page, in both languages, with status 404', async ({
  page,
  request,
  unexpectedErrors,
}) => {
  for (const [cookie, language] of [
    ['', 'ko'],
    ['language=en', 'en'],
  ] as const) {
    const response = await request.get('/nowhere', { headers: { cookie } });
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain(`<html lang="${language}">`);
  }
  await openPage(page, '/nowhere');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('banner').locator('a[hreflang=en]').click();
  await expect(page.locator('html[lang=en]').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/nowhere/);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(PATHS.home);
  // The browser logs both responses itself.
  expect(unexpectedErrors.splice(0)).toEqual(Array(2).fill(expect.stringContaining('404')));
});

test('a link within the site is followed in place, with the focus on the new heading; a cached page is shown before the next frame', async ({
  page,
}) => {
  await openPage(page, FIRST);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const structuredData = page.locator('[type="application/ld+json"]');
  const initialText = await structuredData.textContent();
  const heading = page.getByRole('heading', { level: 1 });
  const shownHeading = await heading.innerText();
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(PATHS.home);
  await expect(heading).toBeFocused();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  // The structured data describes the shown page.
  await expect(structuredData).toHaveCount(1);
  await expect.poll(() => structuredData.textContent()).not.toBe(initialText);
  await page.goBack();
  await expect(page).toHaveURL(FIRST);
  await expect(heading).toHaveText(shownHeading);

  await page.locator(`a[href="${SECOND}"]`).first().dispatchEvent('click');
  await expect(page).toHaveURL(SECOND);
  await expect(heading).not.toHaveText(shownHeading);
  await page.goBack();
  await expect(heading).toHaveText(shownHeading);
  const nextText = await page.evaluate(async (href) => {
    document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click();
    // Work that is postponed to another task or frame has not happened yet.
    for (let step = 0; step < 20; step += 1) await Promise.resolve();
    return document.querySelector('main h1')?.textContent;
  }, SECOND);
  expect(nextText).not.toBe(shownHeading);
  await expect(heading).toHaveText(nextText ?? '');
});

test('a click before the page is hydrated is not lost', async ({ page }) => {
  // Scripts never load, so only plain HTML works.
  await page.route('**/assets/*.js', () => undefined);
  await page.goto(FIRST, { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(PATHS.home);
});

test('a link that is clicked again while its page is loading does not request it again', async ({
  page,
}) => {
  await openPage(page, FIRST);
  let release = () => {};
  const heldRequest = new Promise<void>((resolve) => (release = resolve));
  let requestCount = 0;
  await page.route(`**${SECOND}`, async (route) => {
    requestCount += 1;
    await heldRequest;
    await route.continue().catch(() => undefined);
  });
  const link = page.locator(`a[href="${SECOND}"]`).first();
  await link.dispatchEvent('click');
  await expect(page).toHaveURL(SECOND);
  await expect.poll(() => requestCount).toBe(1);
  await link.dispatchEvent('click');
  await link.dispatchEvent('click');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(requestCount).toBe(1);
});

test('a link to the same page shows its beginning', async ({ page }) => {
  await openPage(page, FIRST);
  await page.evaluate(() => {
    Object.assign(window, { stayed: true });
    scrollTo(0, document.body.scrollHeight);
  });
  await page.locator(`footer a[href="${FIRST}"]`).first().click();
  await expect(page.locator('main h1')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('the focus stays in a page whose filter could not be fetched, and then could', async ({
  page,
  unexpectedErrors,
}) => {
  test.skip(!hasPage(PATHS.press), 'The site has no newsroom.');
  await openPage(page, PATHS.press);
  const filter = page.locator('main a[href*="category="]').first();
  const href = (await filter.getAttribute('href')) ?? '';
  await page.route(`**${href}`, (route) => route.abort());
  await filter.click();
  const retry = page.getByRole('button', { name: getMessage('shell', 'page.retry') });
  await expect(retry).toBeVisible();
  await page.unroute(`**${href}`);
  await retry.click();
  await expect(retry).toHaveCount(0);
  await expect(page.locator(`main a[href="${href}"][aria-current]`)).toBeVisible();
  await expect(page.locator('main h1')).toBeFocused();
  // The browser logs aborted requests.
  for (const error of unexpectedErrors.splice(0)) expect(error).toContain('ERR_FAILED');
});

for (const [name, change] of [
  [
    'a page of another release',
    (html: string) => html.replace('data-entry="', 'data-entry="/other'),
  ],
  ['an answer that is not a page', undefined],
] as const)
  test(`the browser loads ${name}`, async ({ page }) => {
    await openPage(page, FIRST);
    await page.route(`**${SECOND}`, async (route) => {
      if (route.request().isNavigationRequest()) return route.fallback();
      const response = await route.fetch();
      return change
        ? route.fulfill({ response, body: change(await response.text()) })
        : route.fulfill({ contentType: 'text/plain', body: 'busy' });
    });
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.locator(`a[href="${SECOND}"]`).first().dispatchEvent('click');
    await page.waitForFunction(() => !('stayed' in window));
    await expect(page).toHaveURL(SECOND);
    await waitForHydration(page);
  });

test('a page from the back/forward cache continues to restore scroll positions itself', async ({
  page,
}) => {
  await openPage(page, FIRST);
  const mode = await page.evaluate(() => {
    for (const type of ['pagehide', 'pageshow'])
      dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
    return history.scrollRestoration;
  });
  expect(mode).toBe('manual');
});

test('Back leads from a reloaded page to the page that it replaced', async ({ page }) => {
  await openPage(page, FIRST);
  const heading = page.getByRole('heading', { level: 1 });
  const firstHeading = await heading.innerText();
  await page.locator(`a[href="${SECOND}"]`).first().dispatchEvent('click');
  await expect(page).toHaveURL(SECOND);
  await expect(heading).not.toHaveText(firstHeading);
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL(FIRST);
  await expect(heading).toHaveText(firstHeading);
});

test('static blocks follow the language, and are restored by Back', async ({ page }) => {
  await openPage(page, FIRST);
  const firstHeading = page.locator('main section h2').first();
  const korean = await firstHeading.innerText();
  expect(korean).toMatch(/\p{Script=Hangul}/u);

  await page.getByRole('link', { name: LANGUAGE_NAMES.en }).first().click();
  await expect(firstHeading).not.toHaveText(/\p{Script=Hangul}/u);
  await page.getByRole('link', { name: LANGUAGE_NAMES.ko }).first().click();
  await expect(firstHeading).toHaveText(korean);

  await page.locator(`a[href="${SECOND}"]`).first().dispatchEvent('click');
  await expect(page).toHaveURL(SECOND);
  await expect(firstHeading).not.toHaveText(korean);
  await page.goBack();
  await expect(firstHeading).toHaveText(korean);
});

test('a static table is focusable if it is wider than its container', async ({ page }) => {
  const chartedTab = (library.pages.get('environment')?.blocks ?? [])
    .flatMap((block) => (block.type === 'tabs' ? block.tabs : []))
    .find(
      (tab) =>
        'blocks' in tab &&
        tab.blocks.some(
          (block) => block.type === 'charts' && block.items.some(({ series }) => series.length > 2),
        ),
    );
  test.skip(!chartedTab || !hasPage(PATHS.environment), 'The site has no chart with a wide table.');
  await page.setViewportSize({ width: 320, height: 800 });
  await openPage(page, `${PATHS.environment}?tab=${chartedTab?.slug}`);
  await page.locator('main details').evaluateAll((all) => {
    for (const element of all) element.setAttribute('open', '');
  });
  const region = page.locator('main details div[tabindex="0"]:has(> table)').first();
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
