import type { Page } from '@playwright/test';
import { PATHS } from '@site/contract/paths';

import { getBlocks, hasPage, library, getText } from '../fixtures/site.ts';
import { expect, expectAccessible, test, openPage } from './visitor.ts';

const ALL = PATHS.authenticationAll;
const items = library.recognitions?.items ?? [];
const awards = items.filter(({ kind }) => kind === 'award');
const [, second, third] = items;

/** Returns the link that opens a document; the title next to it may be longer. */
const linkTo = (page: Page, item: (typeof items)[number] | undefined) =>
  page.locator(`main a[href$="#${item?.id}"]`);

const needsGallery = () =>
  test.skip(
    items.length < 3 || awards.length < 1 || !hasPage(ALL),
    'The site has no gallery of documents.',
  );

test('a document opens enlarged; arrows move through the documents; Escape closes it and returns the focus to the last one, as does Back; filters hide documents', async ({
  page,
}) => {
  needsGallery();
  await openPage(page, ALL);
  await linkTo(page, second).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator(':focus')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText(`3 / ${items.length}`);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(linkTo(page, third)).toBeFocused();

  // The keys also work the second time.
  await linkTo(page, second).click();
  await expect(dialog).toContainText(`2 / ${items.length}`);
  await expect(dialog.locator(':focus')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText(`3 / ${items.length}`);
  await expect(page).toHaveURL(`${ALL}#${third?.id}`);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(ALL);

  await page
    .getByText(getText(library.recognitions?.kinds.award ?? '', 'ko'), { exact: true })
    .last()
    .click();
  await expect(page.getByRole('main').locator('li[data-tags]:visible')).toHaveCount(awards.length);
  // The arrows only reach visible documents.
  await linkTo(page, awards[0]).click();
  await expect(dialog).toContainText(`1 / ${awards.length}`);
});

test('previous and next are visible on a phone in both orientations', async ({ page }) => {
  needsGallery();
  await page.setViewportSize({ width: 390, height: 664 });
  await openPage(page, `${ALL}#${second?.id}`);
  const nextButton = page.getByRole('dialog').getByRole('button').last();
  await expect(nextButton).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 844, height: 340 });
  await expect(nextButton).toBeInViewport({ ratio: 1 });
  await nextButton.click();
  await expect(page.getByRole('dialog')).toContainText(`3 / ${items.length}`);
});

test('an address opens one document, and closing it stays on the page', async ({ page }) => {
  needsGallery();
  await openPage(page, `${ALL}#${awards[0]?.id}`);
  await expect(page.getByRole('dialog')).toContainText(
    `${items.indexOf(awards[0] as (typeof items)[number]) + 1} / ${items.length}`,
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(ALL);
});

test('a gallery whose lightbox cannot be fetched stays, and opens the next item once it can be fetched', async ({
  page,
  unexpectedErrors,
}) => {
  needsGallery();
  await openPage(page, ALL);
  await page.route('**/assets/*.js', (route) => route.abort());
  const failedRequest = page.waitForEvent('requestfailed');
  await linkTo(page, second).click();
  await failedRequest;
  await expect(page).toHaveURL(`${ALL}#${second?.id}`);
  await expect(linkTo(page, second)).toBeVisible();
  await page.unroute('**/assets/*.js');
  await linkTo(page, third).click();
  await expect(page.getByRole('dialog')).toContainText(`3 / ${items.length}`);
  expect(unexpectedErrors.splice(0).filter((error) => !error.includes('ERR_FAILED'))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the address of a document shows it with its description', async ({ page }) => {
    needsGallery();
    await page.goto(ALL);
    await linkTo(page, second).click();
    await expect(page.locator(`#${second?.id} p`)).toBeVisible();
  });
});

test('a scene opens enlarged with its description', async ({ page }) => {
  const scenes = getBlocks('social', 'gallery')[0]?.items ?? [];
  const [, scene] = scenes;
  test.skip(!scene || !hasPage(PATHS.social), 'The site has no gallery of scenes.');
  await openPage(page, PATHS.social);
  await page.getByRole('link', { name: getText(scene?.title ?? '', 'ko') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`2 / ${scenes.length}`);
  await expect(dialog).toContainText(getText(scene?.text ?? '', 'ko'));
  await expectAccessible(page);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
});
