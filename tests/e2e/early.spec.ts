import type { Page } from '@playwright/test';

import { LISTS } from '@site/contract/lists';
import { PATHS } from '@site/contract/paths';

import { getBlocks, hasPage, library, plainPages, findProduct, getText } from '../fixtures/site.ts';
import { expect, waitForHydration, test, testInOwnWindow } from './visitor.ts';

/** Interactions before or during the start of scripts are neither lost nor repeated. */

const PRODUCT = findProduct();
/** A word of a notice. */
const [WORD = 'a'] = getText(library.publicData?.notices[0]?.subject ?? '', 'ko').split(' ');

/** Returns whether the notices have a second page. */
const hasPages = (library.publicData?.notices.length ?? 0) > LISTS.notices.size;

/** Delays all scripts of the site until the returned function is called. */
async function delayScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const releasing = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await releasing;
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** Slows the processor down by six. It also compiles no script for speed (`playwright.config.ts`). */
async function throttleProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

testInOwnWindow(
  'typed text, choices, checked boxes and the focus survive hydration, and are sent',
  async ({ page }) => {
    await throttleProcessor(page);
    const release = await delayScripts(page);
    await page.goto(PATHS.inquiry, { waitUntil: 'commit' });
    await page.locator('#writer').fill('홍길동');
    await page.locator('#category').selectOption({ index: 1 });
    await page.locator('#consent').check();
    await page.locator('#content').focus();
    await page.keyboard.type('정션 ');
    release();
    // Typing continues while the page hydrates.
    await page.keyboard.type('블록 두 종의 견적을 받고 싶습니다.');
    await waitForHydration(page);
    await expect(page.locator('#writer')).toHaveValue('홍길동');
    expect(await page.locator('#category').inputValue()).not.toBe('');
    await expect(page.locator('#consent')).toBeChecked();
    await expect(page.locator('#content')).toHaveValue('정션 블록 두 종의 견적을 받고 싶습니다.');
    await expect(page.locator('#content')).toBeFocused();
    await page.locator('form button[type=submit]').click();
    // The typed values are sent; only the address and the subject are missing.
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([/이메일/, /제목/]);
  },
);

test('words typed into a search stay, and are sent once', async ({ page }) => {
  test.skip(!hasPage(PATHS.notice), 'The site has no notices.');
  const release = await delayScripts(page);
  const searches: string[] = [];
  page.on('request', (request) => {
    if (/\/notice\?.*q=/.test(request.url())) searches.push(request.url());
  });
  await page.goto('/notice', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill(WORD);
  release();
  await waitForHydration(page);
  await expect(page.getByRole('searchbox')).toHaveValue(WORD);
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/notice\?.*q=/);
  await expect(page.getByRole('main').getByRole('status')).toContainText(WORD);
  expect(searches).toHaveLength(1);
});

test('a click on a button that needs its script is handled when the script has loaded', async ({
  page,
}) => {
  test.skip(!hasPage(PATHS.notice), 'The site has no notices.');
  const release = await delayScripts(page);
  await page.goto(`${PATHS.notice}?q=${encodeURIComponent(WORD)}`, { waitUntil: 'commit' });
  await expect(page.getByRole('searchbox')).toHaveValue(WORD);
  await page.getByRole('main').getByRole('search').locator('button[type=button]').click();
  await expect(page.getByRole('searchbox')).toHaveValue(WORD);
  release();
  await waitForHydration(page);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('the menu shows its drawings, also if it was pointed at or opened before the scripts had loaded', async ({
  page,
}) => {
  const group = page.getByRole('banner').locator('button[popovertarget]').first();
  test.skip(!library.site?.navigation[0]?.items.length, 'The menu has no groups with pages.');
  await page.setViewportSize({ width: 1440, height: 900 });
  const releaseWide = await delayScripts(page);
  await page.goto(PATHS.home);
  await group.hover();
  releaseWide();
  await expect(page.getByRole('banner').locator(':popover-open img').first()).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  const releaseNarrow = await delayScripts(page);
  await page.goto(PATHS.home);
  await page.locator('header [data-part="trigger"]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  releaseNarrow();
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible();
});

/** The pages with links that open a dialog in place. */
const OPENERS = [
  ['a film', getBlocks('duty', 'film').length > 0 ? PATHS.duty : undefined, 'a[href^="#"]'],
  ['the contacts of a product', PRODUCT?.href, 'a[href*="#"]'],
] as const;

for (const [name, at, link] of OPENERS) {
  const findOpener = (page: Page) => page.locator(`main site-island ${link}`).first();

  test(`${name}: the first press opens a dialog when the scripts have loaded`, async ({ page }) => {
    test.skip(at === undefined, 'The site has no such page.');
    const release = await delayScripts(page);
    await page.goto(at ?? '');
    await findOpener(page).click();
    await expect(page).toHaveURL(at ?? '');
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL(at ?? '');
  });

  test(`${name}: a press follows the link if the scripts cannot be fetched`, async ({
    page,
    unexpectedErrors,
  }) => {
    test.skip(at === undefined, 'The site has no such page.');
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(at ?? '');
    const opener = findOpener(page);
    const href = (await opener.getAttribute('href')) ?? '';
    await opener.click();
    await expect(page).toHaveURL(new URL(href, page.url()).href);
    expect(unexpectedErrors.splice(0).filter((error) => !error.includes('ERR_FAILED'))).toEqual([]);
  });
}

for (const [name, at, link, to] of [
  ['link', PATHS.home, `main a[href^="/home/"]:not([href="${PATHS.home}"])`, /\/home\/(?!main)/],
  ['page of a list', PATHS.notice, 'main a[href*="page=2"]', /page=2/],
] as const)
  test(`a ${name} that is clicked before the scripts load is followed once`, async ({ page }) => {
    test.skip(!hasPage(at), 'The site has no such page.');
    test.skip(at === PATHS.notice && !hasPages, 'The notices have one page.');
    const release = await delayScripts(page);
    await page.goto(at);
    const initialLength = await page.evaluate(() => history.length);
    await page.locator(link).first().click();
    await expect(page).toHaveURL(to);
    release();
    await waitForHydration(page);
    await expect(page).toHaveURL(to);
    expect(await page.evaluate(() => history.length)).toBe(initialLength + 1);
  });

test('a form that is sent before its script loads is sent once', async ({
  page,
  unexpectedErrors,
}) => {
  const release = await delayScripts(page);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await page.goto(PATHS.inquiry);
  await page.locator('main form button[type=submit]').click();
  await expect(
    page.getByRole('alert').or(page.locator('[aria-invalid=true]')).first(),
  ).toBeVisible();
  release();
  await waitForHydration(page);
  expect(posts).toHaveLength(1);
  // The response to an incomplete form.
  expect(unexpectedErrors.splice(0).join()).toContain('422');
});

test('a menu, a disclosure and a choice that were opened early stay open', async ({ page }) => {
  test.skip(
    !hasPage(PATHS.duty) || !hasPage(PATHS.authenticationAll),
    'The site has no films or no gallery.',
  );
  const release = await delayScripts(page);
  await page.goto(PATHS.duty, { waitUntil: 'commit' });
  const transcript = page.getByRole('main').locator('details').first();
  await transcript.locator('summary').click();
  const group = page.getByRole('banner').locator('button[popovertarget]').first();
  await group.click();
  release();
  await waitForHydration(page);
  await expect(transcript).toHaveAttribute('open');
  expect(await page.evaluate(() => document.querySelectorAll('header :popover-open').length)).toBe(
    1,
  );

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const releaseAgain = await delayScripts(page);
  await page.goto(PATHS.authenticationAll, { waitUntil: 'commit' });
  const award = getText(library.recognitions?.kinds.award ?? '', 'ko');
  await page.getByText(award, { exact: true }).last().click();
  releaseAgain();
  await waitForHydration(page);
  await expect(page.getByRole('main').locator('li[data-tags]:visible')).toHaveCount(
    library.recognitions?.items.filter(({ kind }) => kind === 'award').length ?? 0,
  );
});

test('before the first interaction React is fetched, and only the loader is evaluated', async ({
  page,
}) => {
  await page.goto(PRODUCT?.href ?? plainPages[0] ?? PATHS.home);
  await page.waitForLoadState('networkidle');
  const { isHydrated, fetched: scripts } = await page.evaluate(() => ({
    isHydrated: customElements.get('site-island') !== undefined,
    fetched: performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.endsWith('.js')),
  }));
  expect(isHydrated).toBe(false);
  // `tests/budgets` limits its size.
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/react-/)]);
  await page.mouse.move(20, 20);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
});
