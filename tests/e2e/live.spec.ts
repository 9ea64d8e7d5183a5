import type { PressItem } from '@site/contract/public-data';

import { hydrated, expect, expectAccessible, setLanguageCookie, test } from './visitor.ts';

/** Lists and items of the press and of the notices, with their state in the address. */

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the newsroom is filtered, searched, grown and read by links and a form', async ({
    page,
    baseURL,
  }) => {
    await setLanguageCookie(page, 'en', baseURL ?? '');
    await page.goto('/press');
    const rows = page.getByRole('list', { name: 'List of news' }).getByRole('listitem');
    await expect(rows).toHaveCount(12);
    await page.getByRole('link', { name: 'Show more' }).click();
    await expect(page).toHaveURL('/press?page=2');
    await expect(rows).toHaveCount(24);

    await page.getByRole('link', { name: 'R&D news', exact: true }).click();
    await expect(page).toHaveURL('/press?category=rnd');
    await page.getByRole('searchbox').fill('v2l');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/press\/search\?.*q=v2l&category=rnd/);
    await expect(rows).toHaveCount(1);

    await rows.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('V2L');
    await page
      .getByRole('list', { name: 'Previous and next items' })
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(/\/press\/view\/\d+$/);
  });

  test('an article shows its pictures and offers its files, and needs no script to be read', async ({
    page,
  }) => {
    await page.goto('/press/view/4');
    await expect(page.getByRole('figure').first()).toContainText('IP67');
    await expect(page.getByRole('img', { name: /휴대용 충전케이블/ })).toBeVisible();
    const aside = page.getByRole('complementary', { name: '함께 보기' });
    await expect(aside.getByRole('link', { name: 'ICCB' })).toHaveAttribute(
      'href',
      '/home/eco?tab=iccb',
    );
    await expect(aside.getByRole('link', { name: /V2L/ })).toBeVisible();
    await expect(page.getByRole('button', { name: '인쇄' })).toHaveCount(0);
    await page.goto('/press/view/36');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: '넷제로 경로 자료 (CSV)' }).click();
    expect((await download).suggestedFilename()).toBe('net-zero-path-ko.csv');
  });

  test('the whole site is searched from the header of every page, by a form', async ({ page }) => {
    await page.goto('/home/intro');
    await page.getByRole('banner').getByRole('link', { name: '검색' }).click();
    await page.getByRole('searchbox').fill('ㅇㅇㅇㄹㅎㄴㅅ');
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: '제품' })).toBeVisible();
    await page.getByRole('region', { name: '제품' }).getByRole('link').first().click();
    await expect(page).toHaveURL('/home/connected?tab=wiring-harness');
    await page.goto('/search?q=%25');
    await expect(page.getByRole('main').getByRole('status')).toContainText('없습니다');
  });

  test('the notices are paged and searched, and an empty answer helps', async ({ page }) => {
    await page.goto('/notice');
    await expect(page.getByRole('row')).toHaveCount(11);
    await page.getByRole('link', { name: '4쪽' }).click();
    await expect(page).toHaveURL('/notice?page=4');
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.goto(`/notice?q=${encodeURIComponent('주주 총회')}`);
    await expect(page.getByRole('status')).toContainText('3건');
    await page.goto('/notice?q=%25');
    await expect(page.getByRole('link', { name: '모든 공지 보기' })).toBeVisible();
  });
});

test('an unknown item is a 404 that keeps the header and leads to the list', async ({
  page,
  request,
  unexpectedErrors,
}) => {
  for (const path of ['/press/view/9999', '/press/view/abc', '/notice/view/0', '/notice/view/1e1'])
    expect((await request.get(path)).status(), path).toBe(404);
  await page.goto('/press/view/9999');
  await hydrated(page);
  await expect(page.getByRole('banner')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: '목록으로' }).click();
  await expect(page).toHaveURL('/press');
  expect(unexpectedErrors.splice(0)).toEqual([expect.stringContaining('404')]);
});

test('everything that comes with a press item is there', async ({ request }) => {
  const items = (await (await request.get('/api/press?_limit=100')).json()) as { id: number }[];
  const found = new Set<string>();
  for (const { id } of items) {
    const { media = [] } = (await (await request.get(`/api/press/${id}`)).json()) as PressItem;
    for (const one of media)
      for (const address of one.kind === 'picture' ? [one.src] : Object.values(one.href))
        found.add(address);
  }
  expect(found.size).toBeGreaterThan(20);
  for (const address of found) expect((await request.get(address)).status(), address).toBe(200);
});

test('an article is passed on, printed without what leads on, and left for its neighbour', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/press/view/40?lang=en');
  await hydrated(page);
  await page.getByRole('button', { name: 'Copy the address of this item' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}/press/view/40?lang=en`,
  );
  await page.evaluate(() => Object.assign(window, { print: () => (document.title = 'printed') }));
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page).toHaveTitle('printed');
  await expectAccessible(page);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('figure').first()).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'See also' })).toBeHidden();
  await expect(page.getByRole('list', { name: 'Previous and next items' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  const neighbours = page.getByRole('list', { name: 'Previous and next items' }).getByRole('link');
  await neighbours.last().click();
  await expect(page).toHaveURL('/press/view/39');
});

test('list, item and back: the list is where it was', async ({ page }) => {
  await page.goto('/press');
  await hydrated(page);
  await page.getByRole('link', { name: '더 보기' }).click();
  await expect(page).toHaveURL('/press?page=2');
  const rows = page.getByRole('list', { name: '소식 목록' }).getByRole('link');
  await expect(rows).toHaveCount(24);
  const row = rows.nth(20);
  await row.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await row.click();
  await expect(page).toHaveURL(/\/press\/view\//);
  await page.goBack();
  await expect(page).toHaveURL('/press?page=2');
  await expect(rows).toHaveCount(24);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(before, -2);
});

test('a page that cannot be fetched costs nothing of the one that is shown, and can be tried again', async ({
  page,
  unexpectedErrors,
}) => {
  await page.goto('/press');
  await hydrated(page);
  await page.route('**/press?category=rnd', (route) => route.abort());
  await page.getByRole('link', { name: 'R&D 소식', exact: true }).click();
  await expect(page).toHaveURL('/press?category=rnd');
  await expect(page.getByRole('alert')).toContainText('불러올 수 없습니다');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.unroute('**/press?category=rnd');
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.getByRole('list', { name: '소식 목록' }).getByRole('listitem')).toHaveCount(12);
  expect(unexpectedErrors.splice(0).every((one) => one.includes('ERR_FAILED'))).toBe(true);
});

test('an older answer does not overwrite a newer one', async ({ page }) => {
  await page.goto('/press');
  await hydrated(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/press?category=global', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  const asked = page.waitForRequest(/category=global/);
  await page.getByRole('link', { name: '글로벌 소식', exact: true }).click();
  const answered = asked.then((request) => request.response());
  await page.getByRole('link', { name: '홍보 자료', exact: true }).click();
  const rows = page.getByRole('list', { name: '소식 목록' }).getByRole('listitem');
  await expect(rows.first()).toContainText('홍보 자료');
  release();
  // The older answer has come, or nobody waits for it any more.
  await answered;
  await expect(page).toHaveURL('/press?category=pr');
  for (const row of await rows.all()) await expect(row).toContainText('홍보 자료');
});

test('a search typed in Hangul is carried out in place, with what was found marked', async ({
  page,
}) => {
  await page.goto('/search');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('combobox').fill('와이어링하네스');
  await page.getByRole('combobox').press('Enter');
  const products = page.getByRole('region', { name: '제품' });
  await expect(products.locator('mark').first()).toHaveText('와이어링 하네스');
  await expectAccessible(page);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await products.getByRole('link').first().click();
  await expect(page).toHaveURL('/home/connected?tab=wiring-harness');
  await page.goBack();
  await expect(page.getByRole('combobox')).toHaveValue('와이어링하네스');
});

test('what letters stand for is a term that leads to its page', async ({ page, baseURL }) => {
  await setLanguageCookie(page, 'en', baseURL ?? '');
  await page.goto('/search?q=busbar');
  await page.getByRole('link', { name: /Glossary/ }).click();
  await page
    .getByRole('region', { name: 'Glossary' })
    .getByRole('link', { name: 'Busbar', exact: true })
    .click();
  await expect(page).toHaveURL('/home/eco?tab=flexible-busbar#term');
  await expect(page.getByRole('heading', { name: 'Glossary: Busbar' })).toBeInViewport();
});

test('pages are offered while words are typed, and the keyboard opens one', async ({ page }) => {
  await page.goto('/search');
  await hydrated(page);
  const field = page.getByRole('combobox');
  await field.pressSequentially('iccb');
  await expect(page.getByRole('option').first()).toContainText('ICCB');
  await expectAccessible(page);
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL('/home/eco?tab=iccb');
});

test('what is offered answers what was typed last, and its absence costs nothing', async ({
  page,
  unexpectedErrors,
}) => {
  await page.goto('/search');
  await hydrated(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/suggestions?q=v2l&*', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  const field = page.getByRole('combobox');
  const asked = page.waitForRequest(/q=v2l&/);
  await field.fill('v2l');
  const older = await asked;
  await field.fill('iccb');
  await expect(page.getByRole('option').first()).toContainText('ICCB');
  // Nobody waits for it any more.
  await expect.poll(() => older.failure()?.errorText).toContain('ABORTED');
  release();
  await expect(page.getByRole('option').first()).toContainText('ICCB');

  await page.route('**/api/suggestions?*', (route) => route.abort());
  await field.fill('fpc');
  await field.press('Enter');
  await expect(page.getByRole('region', { name: '제품' })).toBeVisible();
  expect(unexpectedErrors.splice(0).every((one) => one.includes('ERR_FAILED'))).toBe(true);
});
