import { LANGUAGE_NAMES } from '@site/contract/language';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { PATHS } from '@site/contract/paths';

import { getFormMessages, hasPage, plainPages, findProduct } from '../fixtures/site.ts';
import { expect, waitForHydration, test, testInOwnWindow, openPage } from './visitor.ts';

/** Back and Forward restore a page as it was left. New page views and private pages start empty. */

const [OTHER = PATHS.home] = plainPages;
const PRODUCT = findProduct();

/** Follows a link of the footer in place. */
async function leave(page: Page, to: string = PATHS.privacy): Promise<void> {
  await page.locator(`footer a[href="${to}"]`).first().click();
  await expect(page).toHaveURL(to);
  await expect(page.locator('main h1')).toBeFocused();
}

/** Fills in a valid inquiry. */
async function fillInquiry(page: Page): Promise<void> {
  await page.locator('#category').selectOption({ index: 1 });
  await page.locator('#writer').fill('홍길동');
  await page.locator('#email').fill('name@example.com');
  await page.locator('#subject').fill('견적');
  await page.locator('#content').fill('정션 블록 두 종의 견적을 받고 싶습니다.');
  await page.locator('#consent').check();
}

const getScroll = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

test.skip(!hasPage(PATHS.inquiry) || !hasPage(PATHS.privacy), 'The site has no form.');

test('Back restores a half-filled form with its file; a new page view is empty', async ({
  page,
}, info) => {
  const file = info.outputPath('drawing.pdf');
  writeFileSync(file, '%PDF-1.7');
  await openPage(page, PATHS.inquiry);
  await page.locator('#writer').fill('홍길동');
  await page.locator('#category').selectOption({ index: 1 });
  await page.locator('#consent').check();
  await page.locator('#content').fill('정션 블록 두 종');
  await page.locator('main input[type=file]').setInputFiles(file);
  const category = await page.locator('#category').inputValue();
  await leave(page);
  await page.goBack();

  await expect(page.locator('#writer')).toHaveValue('홍길동');
  await expect(page.locator('#category')).toHaveValue(category);
  await expect(page.locator('#consent')).toBeChecked();
  await expect(page.locator('#content')).toHaveValue('정션 블록 두 종');
  const name = await page
    .locator('main input[type=file]')
    .evaluate((input: HTMLInputElement) => input.files?.[0]?.name);
  expect(name).toBe(path.basename(file));
  await page.goForward();
  await expect(page).toHaveURL(PATHS.privacy);
  await page.goBack();
  await expect(page.locator('#writer')).toHaveValue('홍길동');

  // Its islands continue: the form still works.
  await page.locator('main form button[type=submit]').click();
  await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();

  await leave(page);
  await page
    .locator(`header a[href="${PATHS.inquiry}"], footer a[href="${PATHS.inquiry}"]`)
    .last()
    .click();
  await expect(page).toHaveURL(PATHS.inquiry);
  await expect(page.locator('#writer')).toHaveValue('');
});

test('Back restores the scroll position, from the first page on and in every way to reach it', async ({
  page,
}) => {
  test.skip(!hasPage(PATHS.duty), 'The site has no films.');
  await page.goto(PATHS.duty);
  await page.evaluate(() => window.scrollTo(0, 600));
  await waitForHydration(page);
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('main details')?.setAttribute('open', ''),
  );
  const position = await getScroll(page);
  expect(position).toBeGreaterThan(0);
  await page
    .locator(`footer a[href="${PATHS.privacy}"]`)
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.locator('main h1')).toBeFocused();
  expect(await getScroll(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(PATHS.duty);
  await expect.poll(() => getScroll(page)).toBe(position);
  await expect(page.locator('main details').first()).toHaveAttribute('open');
});

for (const at of [`${PATHS.whistleblowing}?tab=report`, PATHS.tipResult])
  test(`${at} is empty after Back, in place and from another document`, async ({ page }) => {
    test.skip(!hasPage(at.split('?', 1)[0] ?? ''), 'The site has no hotline.');
    await openPage(page, at);
    const field = page
      .locator('main form input:not([type=hidden], [type=checkbox], [type=radio])')
      .first();
    await field.fill('secret');
    await leave(page);
    await page.goBack();
    await expect(page).toHaveURL(at);
    await expect(field).toHaveValue('');
    await field.fill('secret');
    await page.goto('/robots.txt');
    await page.goBack();
    await expect(field).toHaveValue('');
  });

for (const [when, isTranslated] of [
  ['', false],
  [', nor in another language', true],
] as const)
  test(`Back does not restore a sent form${when}`, async ({ page }) => {
    await openPage(page, PATHS.inquiry);
    await fillInquiry(page);
    await page.locator('main form button[type=submit]').click();
    await expect(page.locator('main form')).toBeHidden();
    if (isTranslated) {
      await page.getByRole('link', { name: LANGUAGE_NAMES.en }).first().click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    }
    await leave(page);
    await page.goBack();
    await expect(page.locator('#writer')).toHaveValue('');
  });

test('Back restores the form that replaced a sent one', async ({ page }) => {
  await openPage(page, PATHS.inquiry);
  await fillInquiry(page);
  await page.locator('main form button[type=submit]').click();
  await expect(page.locator('main form')).toBeHidden();
  await page
    .locator('main')
    .getByRole('link', { name: getFormMessages('inquiry').sent.again.ko })
    .click();
  await page.locator('#writer').fill('성춘향');
  await leave(page);
  await page.goBack();
  await expect(page.locator('#writer')).toHaveValue('성춘향');
});

test('a link to the page of a sent form leads to an empty form', async ({ page }) => {
  await openPage(page, PATHS.inquiry);
  await fillInquiry(page);
  await page.locator('main form button[type=submit]').click();
  await expect(page.locator('main form')).toBeHidden();
  await page.locator(`footer a[href="${PATHS.inquiry}"]`).first().click();
  await expect(page.locator('#writer')).toHaveValue('');
});

test('Back returns from an anchor to the position of its link, and further to other pages', async ({
  page,
}) => {
  await openPage(page, OTHER);
  const heading = page.locator('main h1');
  const otherHeading = await heading.innerText();
  await leave(page);
  const anchors = page.locator(`main nav a[href^="#"], main nav a[href^="${PATHS.privacy}#"]`);
  test.skip((await anchors.count()) < 2, 'The privacy notice has no contents.');
  // A click of Playwright scrolls to the link first.
  const follow = (link: Locator) => link.evaluate((anchor: HTMLAnchorElement) => anchor.click());
  await follow(anchors.last());
  await expect.poll(() => getScroll(page)).toBeGreaterThan(0);
  const lastPosition = await getScroll(page);
  await follow(anchors.first());
  await expect.poll(() => getScroll(page)).toBeLessThan(lastPosition);
  await page.goBack();
  await expect.poll(() => getScroll(page)).toBe(lastPosition);
  await page.goBack();
  await expect.poll(() => getScroll(page)).toBe(0);
  await page.goForward();
  await leave(page, PATHS.terms);
  await page.evaluate(() => history.go(-3));
  await expect(page).toHaveURL(OTHER);
  await expect(heading).toHaveText(otherHeading);
});

test('after Back to another page of a list the link to the next page has the focus', async ({
  page,
}) => {
  test.skip(!hasPage(PATHS.notice), 'The site has no notices.');
  await openPage(page, PATHS.notice);
  const nextLink = page.locator('main a[rel=next]').first();
  test.skip((await nextLink.count()) === 0, 'The notices have one page.');
  await nextLink.click();
  await expect(page).toHaveURL(`${PATHS.notice}?page=2`);
  await expect(page.locator('main :focus')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(PATHS.notice);
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('a dialog closes with its page, and Back restores the page without it', async ({ page }) => {
  test.skip(!PRODUCT, 'The site has no products.');
  await openPage(page, OTHER);
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.querySelector('main')?.append(link);
    link.click();
  }, PRODUCT?.href ?? '');
  await expect(page).toHaveURL(PRODUCT?.href ?? '');
  await waitForHydration(page);
  await page.locator('main a[href$="#departments"]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(OTHER);
  await expect(page.locator('[role=dialog]')).toHaveCount(0);
  await page.goForward();
  await expect(page.locator('main a[href$="#departments"]').first()).toBeVisible();
  await expect(page.locator('[role=dialog]')).toHaveCount(0);
});

testInOwnWindow('memory does not grow with two hundred navigations', async ({ page }) => {
  await openPage(page, OTHER);
  const session = await page.context().newCDPSession(page);
  const links = [PATHS.privacy, PATHS.inquiry, OTHER].filter(hasPage);
  const navigate = async (times: number): Promise<number> => {
    await page.evaluate(
      async ({ addresses, count }) => {
        for (let index = 0; index < count; index += 1) {
          const href = addresses[index % addresses.length] ?? '';
          const main = document.querySelector('main');
          document.querySelector<HTMLAnchorElement>(`footer a[href="${href}"]`)?.click();
          const isShown = () =>
            document.querySelector('main') !== main &&
            document.documentElement.hasAttribute('data-hydrated');
          while (!isShown()) await new Promise((resolve) => setTimeout(resolve));
        }
      },
      { addresses: links, count: times },
    );
    await session.send('HeapProfiler.collectGarbage');
    const { nodes } = (await session.send('Memory.getDOMCounters')) as { nodes: number };
    return nodes;
  };
  // More pages than are kept for Back.
  const initialNodes = await navigate(21);
  expect(await navigate(180)).toBeLessThan(initialNodes * 1.2);
});
