import { indexInitials } from '@site/contract/languages/ko/initial-consonants';
import { LISTS } from '@site/contract/lists';
import { API, PATHS, withId } from '@site/contract/paths';
import type { PressItem } from '@site/contract/public-data';

import { hasPage, library, getMessage, plainPages, products, getText } from '../fixtures/site.ts';
import { expect, expectAccessible, setLanguageCookie, test, openPage } from './visitor.ts';

/** Lists and items of press and notices, with their state in the address. */

/** Returns the items of a collection, the newest first; all of them are in the past. */
const getNewest = <Item extends { readonly date: string; readonly id: number }>(
  items: readonly Item[] = [],
): Item[] => items.toSorted((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
const press = getNewest(library.publicData?.press);
const notices = getNewest(library.publicData?.notices);
const { size: PRESS_PAGE } = LISTS.press;
const { size: NOTICE_PAGE } = LISTS.notices;
const getPressPath = (id = 0) => withId(PATHS.pressView, id);
const UNKNOWN_ITEM = withId(PATHS.pressView, 9999);

/** The categories with items, the largest first. */
const ofCompany = library.site?.pressCategories ?? [];
const categories = ofCompany
  .map(({ id }) => id)
  .filter((id) => press.some(({ category }) => category === id));
const [CATEGORY = '', OTHER = '', THIRD = ''] = categories;
const getCategoryName = (category: string, language: 'ko' | 'en' = 'ko') =>
  getText(ofCompany.find(({ id }) => id === category)?.label ?? '', language);

/** Returns a text as it is written in HTML. */
const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;');

const needsPress = () =>
  test.skip(
    press.length <= PRESS_PAGE || !hasPage(PATHS.press),
    'The newsroom has one page or none.',
  );
const needsNotices = () =>
  test.skip(
    notices.length <= NOTICE_PAGE || !hasPage(PATHS.notice),
    'The notices have one page or none.',
  );

/** Two products that can be found by their abbreviations, and one whose name has several Korean words. */
const abbreviatedProducts = products.filter(({ name }) => /^[A-Z][A-Z0-9]{2,}$/.test(name.en));
const [ACRONYM, ACRONYM_2] = abbreviatedProducts;
const COMPOUND = products.find(({ name }) => /^[가-힣]+ [가-힣]+$/.test(name.ko));
const getProductsGroup = () => getMessage('search', 'group.products');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('links and a form filter, search and extend the newsroom', async ({ page, baseURL }) => {
    needsPress();
    const item = press.find(({ category }) => category === CATEGORY);
    const words = getText(item?.title ?? '', 'en');
    await setLanguageCookie(page, 'en', baseURL ?? '');
    await page.goto(PATHS.press);
    const rows = page
      .getByRole('list', { name: getMessage('press', 'list', 'en') })
      .getByRole('listitem');
    await expect(rows).toHaveCount(PRESS_PAGE);
    await page.getByRole('link', { name: 'Show more' }).click();
    await expect(page).toHaveURL(`${PATHS.press}?page=2`);
    await expect(rows).toHaveCount(Math.min(press.length, 2 * PRESS_PAGE));

    await page.getByRole('link', { name: getCategoryName(CATEGORY, 'en'), exact: true }).click();
    await expect(page).toHaveURL(`${PATHS.press}?category=${CATEGORY}`);
    await page.getByRole('searchbox').fill(words);
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(new RegExp(`/press/search\\?.*q=.*&category=${CATEGORY}`));
    await expect(rows).toHaveCount(1);

    await rows.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
    await page
      .getByRole('list', { name: getMessage('press', 'neighbors', 'en') })
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(/\/press\/view\/\d+$/);
  });

  test('an article shows its pictures and offers its files without scripts', async ({ page }) => {
    const getMedia = ({ media = [] }: (typeof press)[number]) => media;
    const illustratedItem = press.find(
      (item) => item.about && getMedia(item).some(({ kind }) => kind === 'picture'),
    );
    const itemWithFile = press.find((item) => getMedia(item).some(({ kind }) => kind === 'file'));
    test.skip(
      !illustratedItem || !itemWithFile,
      'No press item has a picture, or none has a file.',
    );
    if (!illustratedItem || !itemWithFile) return;
    await page.goto(getPressPath(illustratedItem.id));
    for (const medium of getMedia(illustratedItem))
      if (medium.kind === 'picture') {
        // The library of photographs may say the same.
        if (medium.caption)
          await expect(page.getByRole('figure').first()).toContainText(medium.caption.ko);
        if (medium.alt)
          await expect(page.getByRole('img', { name: medium.alt.ko }).first()).toBeVisible();
      }
    const aside = page.getByRole('complementary', { name: getMessage('press', 'aside') });
    for (const slug of illustratedItem.about ?? []) {
      const product = products.find((candidate) => candidate.slug === slug);
      if (product) await expect(aside.locator(`a[href="${product.href}"]`)).toBeVisible();
    }
    await expect(aside.locator('a[href^="/press/view/"]').first()).toBeVisible();
    await expect(page.getByRole('button', { name: getMessage('press', 'print') })).toHaveCount(0);
    await page.goto(getPressPath(itemWithFile.id));
    const [file] = getMedia(itemWithFile).flatMap((medium) =>
      medium.kind === 'file' ? [medium] : [],
    );
    const download = page.waitForEvent('download');
    await page.locator(`main a[href="${file?.href.ko}"]`).click();
    expect((await download).suggestedFilename()).toBe(file?.href.ko.split('/').at(-1));
  });

  test('a form in the header of every page searches the whole site', async ({ page }) => {
    test.skip(!COMPOUND, 'No product has a Korean name of two words.');
    await page.goto(plainPages[0] ?? PATHS.home);
    await page.getByRole('banner').locator(`a[href="${PATHS.search}"]`).click();
    await page.getByRole('searchbox').fill(indexInitials(COMPOUND?.name.ko ?? '').letters);
    await page.getByRole('searchbox').press('Enter');
    const results = page.getByRole('region', { name: getProductsGroup() });
    await expect(results.getByRole('heading', { level: 2 })).toBeVisible();
    await results.locator(`a[href="${COMPOUND?.href}"]`).click();
    await expect(page).toHaveURL(COMPOUND?.href ?? '');
    await page.goto(`${PATHS.search}?q=%25`);
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      getMessage('search', 'none', 'ko', { q: '%' }),
    );
  });

  test('the notices are paged and searched, and an empty result suggests other searches', async ({
    page,
  }) => {
    needsNotices();
    const lastPage = Math.ceil(notices.length / NOTICE_PAGE);
    await page.goto(PATHS.notice);
    // Including the row of headers.
    await expect(page.getByRole('row')).toHaveCount(NOTICE_PAGE + 1);
    await page.getByRole('link', { name: `${lastPage}쪽` }).click();
    await expect(page).toHaveURL(`${PATHS.notice}?page=${lastPage}`);
    await expect(page.getByRole('row')).toHaveCount(
      notices.length - (lastPage - 1) * NOTICE_PAGE + 1,
    );
    const subject = getText(notices[0]?.subject ?? '', 'ko');
    const query = { q: subject, scope: 'title' };
    await page.goto(`${PATHS.notice}?${new URLSearchParams(query)}`);
    const total = notices.filter((notice) =>
      getText(notice.subject, 'ko').includes(subject),
    ).length;
    await expect(page.getByRole('status')).toContainText(
      getMessage('notice', 'found', 'ko', { q: subject, total }),
    );
    await page.goto(`${PATHS.notice}?q=%25`);
    await expect(page.getByRole('link', { name: getMessage('notice', 'all') })).toBeVisible();
  });
});

test('an unknown item is a 404 that keeps the header and links to the list', async ({
  page,
  request,
  unexpectedErrors,
}) => {
  test.skip(!hasPage(PATHS.press), 'The site has no newsroom.');
  for (const path of [UNKNOWN_ITEM, '/press/view/abc', '/notice/view/0', '/notice/view/1e1'])
    expect((await request.get(path)).status(), path).toBe(404);
  await openPage(page, UNKNOWN_ITEM);
  await expect(page.getByRole('banner')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: getMessage('press', 'back') }).click();
  await expect(page).toHaveURL(PATHS.press);
  expect(unexpectedErrors.splice(0)).toEqual([expect.stringContaining('404')]);
});

test('the pictures and files of press items are served', async ({ request }) => {
  test.skip(
    press.every(({ media = [] }) => media.length === 0),
    'No press item has pictures or files.',
  );
  const items = (await (await request.get(`${API.press}?_limit=100`)).json()) as { id: number }[];
  const addresses = new Set<string>();
  for (const { id } of items) {
    const { media = [] } = (await (await request.get(`${API.press}/${id}`)).json()) as PressItem;
    for (const medium of media)
      for (const address of medium.kind === 'picture' ? [medium.src] : Object.values(medium.href))
        addresses.add(address);
  }
  expect(addresses.size).toBeGreaterThan(0);
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
});

test('an article is shared, printed without navigation, and left for its neighbor', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // An item between two others, with a picture.
  const at = press.findIndex(
    ({ media = [] }, index) =>
      index > 0 && index < press.length - 1 && media.some(({ kind }) => kind === 'picture'),
  );
  test.skip(at === -1 || !hasPage(PATHS.press), 'No press item between two others has a picture.');
  const address = `${getPressPath(press[at]?.id)}?lang=en`;
  await openPage(page, address);
  const label = getMessage('press', 'link', 'en');
  await page.getByRole('button', { name: new RegExp(label, 'i') }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + address);
  await page.evaluate(() => Object.assign(window, { print: () => (document.title = 'printed') }));
  await page.getByRole('button', { name: getMessage('press', 'print', 'en') }).click();
  await expect(page).toHaveTitle('printed');
  await expectAccessible(page);
  // On a phone the actions share a line.
  await page.setViewportSize({ width: 390, height: 800 });
  const copy = page.getByRole('button', { name: new RegExp(label, 'i') });
  const back = page.getByRole('link', { name: getMessage('press', 'back', 'en') });
  const print = page.getByRole('button', { name: getMessage('press', 'print', 'en') });
  const tops = await Promise.all([copy, back, print].map((control) => control.boundingBox()));
  expect(new Set(tops.map((box) => box && Math.round(box.y + box.height / 2))).size).toBe(1);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('figure').first()).toBeVisible();
  await expect(
    page.getByRole('complementary', { name: getMessage('press', 'aside', 'en') }),
  ).toBeHidden();
  await expect(
    page.getByRole('list', { name: getMessage('press', 'neighbors', 'en') }),
  ).toBeHidden();
  await expect(page.getByRole('button', { name: getMessage('press', 'print', 'en') })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  const neighbors = page
    .getByRole('list', { name: getMessage('press', 'neighbors', 'en') })
    .getByRole('link');
  await neighbors.last().click();
  await expect(page).toHaveURL(getPressPath(press[at + 1]?.id));
});

test('Back from an item restores the position of the list', async ({ page }) => {
  needsPress();
  await openPage(page, PATHS.press);
  await page.getByRole('link', { name: '더 보기' }).click();
  await expect(page).toHaveURL(`${PATHS.press}?page=2`);
  const rows = page.getByRole('list', { name: getMessage('press', 'list') }).getByRole('link');
  const rowCount = Math.min(press.length, 2 * PRESS_PAGE);
  await expect(rows).toHaveCount(rowCount);
  const row = rows.nth(rowCount - 4);
  // The position when the row is clicked: the browser may have to scroll to it before.
  await page.evaluate(() => {
    const note = () => (document.body.dataset['clickedAt'] = String(scrollY));
    addEventListener('click', note, { capture: true, once: true });
  });
  await row.click();
  await expect(page).toHaveURL(/\/press\/view\//);
  const clickPosition = Number(await page.locator('body').getAttribute('data-clicked-at'));
  expect(clickPosition).toBeGreaterThan(0);
  await page.goBack();
  await expect(page).toHaveURL(`${PATHS.press}?page=2`);
  await expect(rows).toHaveCount(rowCount);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(clickPosition, -2);
});

test('the present page stays if another one cannot be fetched, which can be fetched again', async ({
  page,
  unexpectedErrors,
}) => {
  needsPress();
  const address = `**${PATHS.press}?category=${CATEGORY}`;
  const rows = page.getByRole('list', { name: getMessage('press', 'list') }).getByRole('listitem');
  await openPage(page, PATHS.press);
  await page.route(address, (route) => route.abort());
  await page.getByRole('link', { name: getCategoryName(CATEGORY), exact: true }).click();
  await expect(page).toHaveURL(`${PATHS.press}?category=${CATEGORY}`);
  await expect(page.getByRole('alert')).toContainText(getMessage('shell', 'page.failed'));
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.unroute(address);
  await page.getByRole('button', { name: getMessage('shell', 'page.retry') }).click();
  const count = press.filter(({ category }) => category === CATEGORY).length;
  await expect(rows).toHaveCount(Math.min(count, PRESS_PAGE));
  expect(unexpectedErrors.splice(0).every((error) => error.includes('ERR_FAILED'))).toBe(true);
});

test('a late response does not replace the page that was requested after it', async ({ page }) => {
  needsPress();
  test.skip(categories.length < 3, 'The press has fewer than three categories.');
  const rows = page.getByRole('list', { name: getMessage('press', 'list') }).getByRole('listitem');
  await openPage(page, `${PATHS.press}?category=${CATEGORY}`);
  let release = () => {};
  const heldRequest = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${PATHS.press}?category=${THIRD}`, async (route) => {
    await heldRequest;
    await route.continue().catch(() => undefined);
  });
  const pendingRequest = page.waitForRequest(new RegExp(`category=${THIRD}`));
  await page.getByRole('link', { name: getCategoryName(THIRD), exact: true }).click();
  const pendingResponse = pendingRequest.then((request) => request.response());
  await page.getByRole('link', { name: getCategoryName(OTHER), exact: true }).click();
  await expect(rows.first()).toContainText(getCategoryName(OTHER));
  release();
  // The older response has arrived, or its request was canceled.
  await pendingResponse;
  await expect(page).toHaveURL(`${PATHS.press}?category=${OTHER}`);
  for (const row of await rows.all()) await expect(row).toContainText(getCategoryName(OTHER));
});

test('text typed and choices made while another page of a list is loading stay', async ({
  page,
}) => {
  needsPress();
  await openPage(page, PATHS.press);
  let release = () => {};
  const heldRequest = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${PATHS.press}?category=${CATEGORY}`, async (route) => {
    await heldRequest;
    await route.continue();
  });
  await page.getByRole('link', { name: getCategoryName(CATEGORY), exact: true }).click();
  await expect(page).toHaveURL(`${PATHS.press}?category=${CATEGORY}`);
  const scope = page.locator('main select[name=scope]');
  const box = page.getByRole('searchbox');
  await scope.selectOption({ index: 1 });
  const chosenScope = await scope.inputValue();
  await box.fill('하네스');
  release();
  await expect(page.locator('main input[type=hidden][name=category]')).toHaveCount(1);
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('하네스');
  await expect(scope).toHaveValue(chosenScope);
  await box.press('Enter');
  const query = new URLSearchParams({ scope: chosenScope, q: '하네스', category: CATEGORY });
  await expect(page).toHaveURL(`${PATHS.pressSearch}?${query.toString()}`);
});

test('another page of a list keeps the focus, and announces the number of results; the title contains the query', async ({
  page,
}) => {
  needsNotices();
  await openPage(page, PATHS.notice);
  // Screen readers announce changes of an existing live region.
  await page.evaluate(() => {
    const announcements: string[] = [];
    Object.assign(window, { said: announcements });
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof Element && target.matches('main [role=status]'))
          announcements.push(target.textContent);
    }).observe(document, { childList: true, subtree: true });
  });
  const getAnnouncements = () =>
    page.evaluate(() => (window as unknown as { said: string[] }).said);
  const second = page.getByRole('link', { name: '2쪽', exact: true });
  await second.focus();
  await second.press('Enter');
  await expect(page).toHaveURL(`${PATHS.notice}?page=2`);
  await expect(second).toHaveAttribute('aria-current', 'page');
  await expect(second).toBeFocused();
  const total = getMessage('notice', 'total', 'ko', { total: notices.length });
  await expect.poll(getAnnouncements).toEqual([total]);
  await page.getByRole('searchbox').fill('%');
  await page.getByRole('searchbox').press('Enter');
  const none = getMessage('notice', 'empty', 'ko', { q: '%' });
  await expect.poll(getAnnouncements).toEqual([total, expect.stringContaining(none)]);
  await expect(page).toHaveTitle(/^% – /);
});

test('a search typed in Hangul runs in place, with matches marked', async ({ page }) => {
  test.skip(!COMPOUND, 'No product has a Korean name of two words.');
  // Compounds are written with and without spaces.
  const query = COMPOUND?.name.ko.replaceAll(' ', '') ?? '';
  await openPage(page, PATHS.search);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('combobox').fill(query);
  await page.getByRole('combobox').press('Enter');
  const results = page.getByRole('region', { name: getProductsGroup() });
  await expect(results.locator('mark').first()).toHaveText(COMPOUND?.name.ko ?? '');
  await expectAccessible(page);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await results.locator(`a[href="${COMPOUND?.href}"]`).click();
  await expect(page).toHaveURL(COMPOUND?.href ?? '');
  await page.goBack();
  await expect(page.getByRole('combobox')).toHaveValue(query);
});

test('the expansion of an abbreviation is a term that links to its page', async ({
  page,
  baseURL,
}) => {
  const product = products.find(({ glossary }) => glossary);
  test.skip(!product, 'No product explains a term.');
  const term = getText(product?.glossary?.term ?? '', 'en');
  await setLanguageCookie(page, 'en', baseURL ?? '');
  await page.goto(`${PATHS.search}?q=${encodeURIComponent(term)}`);
  await page
    .getByRole('region', { name: getMessage('search', 'group.glossary', 'en') })
    .getByRole('link', { name: term, exact: true })
    .click();
  await expect(page).toHaveURL(`${product?.href}#term`);
  const heading = getMessage('pages', 'product.glossary', 'en', { term });
  await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
});

test('the search suggests pages for the last typed words; the keyboard opens one, and missing suggestions do not matter', async ({
  page,
  unexpectedErrors,
}) => {
  test.skip(!ACRONYM || !ACRONYM_2, 'No two products are named by letters.');
  const [older, newer] = [ACRONYM_2?.name.en ?? '', ACRONYM?.name.en ?? ''];
  await openPage(page, PATHS.search);
  let release = () => {};
  const heldRequest = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/api/suggestions?q=${older}&*`, async (route) => {
    await heldRequest;
    await route.continue().catch(() => undefined);
  });
  const field = page.getByRole('combobox');
  const pendingRequest = page.waitForRequest(new RegExp(`q=${older}&`));
  await field.fill(older);
  const request = await pendingRequest;
  await field.fill('');
  await field.pressSequentially(newer.toLowerCase());
  await expect(page.getByRole('option').first()).toContainText(newer);
  // The request of the older words was canceled.
  await expect.poll(() => request.failure()?.errorText).toContain('ABORTED');
  release();
  await expect(page.getByRole('option').first()).toContainText(newer);
  await expectAccessible(page);
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(ACRONYM?.href ?? '');

  await page.goBack();
  await page.route('**/api/suggestions?*', (route) => route.abort());
  await field.fill(older);
  await field.press('Enter');
  await expect(page.getByRole('region', { name: getProductsGroup() })).toBeVisible();
  expect(unexpectedErrors.splice(0).every((error) => error.includes('ERR_FAILED'))).toBe(true);
});

test('each category of the newsroom has its own title', async ({ request }) => {
  needsPress();
  for (const category of categories) {
    const response = await request.get(`${PATHS.press}?category=${category}&lang=en`);
    expect(await response.text()).toContain(
      `<title>${escapeHtml(getCategoryName(category, 'en'))} – `,
    );
  }
});
