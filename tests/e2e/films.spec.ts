import { PATHS } from '@site/contract/paths';

import { getBlocks, hasPage } from '../fixtures/site.ts';
import { expect, test, openPage } from './visitor.ts';

const films = getBlocks('duty', 'film');

test.skip(films.length === 0 || !hasPage(PATHS.duty), 'The site has no films.');

test('a film starts on request, in a dialog that returns the focus', async ({ page }) => {
  await openPage(page, PATHS.duty);
  const opener = page.getByRole('main').locator('a[href$="-transcript"]').first();
  await opener.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('slider')).toHaveValue('0');
  // The rings of the scenes are above the growing line.
  const rings = dialog.locator('[data-part="line"] ~ g circle');
  await expect(rings.first()).toHaveCSS('stroke', /^rgb/);
  // Every scene has a ring on its cable.
  expect(await rings.count()).toBeGreaterThanOrEqual(films[0]?.film.stops.length ?? 1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a film whose script cannot be fetched links to its transcript, and its picture stays', async ({
  page,
  unexpectedErrors,
}) => {
  await openPage(page, PATHS.duty);
  await page.route('**/assets/*.js', (route) => route.abort());
  const opener = page.getByRole('main').locator('a[href$="-transcript"]').first();
  const href = (await opener.getAttribute('href')) ?? '';
  await opener.click();
  await expect(page).toHaveURL(PATHS.duty + href);
  await expect(page.locator(href)).toBeVisible();
  await expect(opener).toBeVisible();
  expect(unexpectedErrors.splice(0).filter((error) => !error.includes('ERR_FAILED'))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every film has a transcript', async ({ page }) => {
    await page.goto(PATHS.duty);
    const transcripts = page.getByRole('main').locator('details');
    await expect(transcripts).toHaveCount(films.length);
    await transcripts.first().locator('summary').click();
    await expect(transcripts.first().locator('p, li').last()).toBeVisible();
  });
});
