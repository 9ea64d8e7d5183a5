import type { Page } from '@playwright/test';
import { DOWNLOADS, PATHS } from '@site/contract/paths';

import { getBlocks, library, getText } from '../fixtures/site.ts';
import { expect, test, openPage } from './visitor.ts';

/** The index of disclosures, and one of its series. */
const index = getBlocks('esg', 'disclosures')[0];
const series = index?.groups.at(-1);

const tab = library.pages
  .get('esg')
  ?.blocks.flatMap((block) => (block.type === 'tabs' ? block.tabs : []))
  .find(
    (candidate) =>
      'blocks' in candidate && candidate.blocks.some(({ type }) => type === 'disclosures'),
  );
const INDEX = `${PATHS.esg}?tab=${tab?.slug}`;

/** The charts with downloadable amounts, by page. */
const charts = [...library.pages.keys()]
  .flatMap((slug) => getBlocks(slug, 'charts'))
  .filter(({ download }) => download);
const findRows = (page: Page) => page.locator(`#${index?.id} dt`);

test('the index of disclosures is filtered by its address, and Back removes the filter', async ({
  page,
}) => {
  test.skip(!index || !series, 'The site has no index of disclosures.');
  await openPage(page, INDEX);
  const rowCount = await findRows(page).count();
  const filter = page.locator(`main a[href$="series=${series?.id}"]`);
  await filter.click();
  await expect(page).toHaveURL(`${INDEX}&series=${series?.id}`);
  await expect(findRows(page)).toHaveCount(series?.items.length ?? 0);
  await expect(findRows(page).first()).toContainText(series?.items[0]?.code ?? '');
  await expect(filter).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(findRows(page)).toHaveCount(rowCount);
});

test('a disclosure links to the element of another page that contains its facts', async ({
  page,
}) => {
  const at = index?.groups
    .flatMap(({ items }) => items.map((item) => item.at))
    .find(({ href }) => href.includes('#') && !href.startsWith(PATHS.esg));
  test.skip(!at, 'No disclosure links to an element of another page.');
  if (!at) return;
  await openPage(page, INDEX);
  await page.locator(`#${index?.id} a[href="${at.href}"]`).first().click();
  await expect(page).toHaveURL(at.href);
  await expect(page.locator(`[id="${at.href.split('#')[1]}"]`)).toBeInViewport();
});

test('with forced colors legends have the color of the text, like their bars', async ({ page }) => {
  const at = [...library.pages.values()].find(({ blocks }) =>
    blocks.some(
      (block) => block.type === 'charts' && block.items.some((chart) => chart.series.length > 1),
    ),
  )?.slug;
  test.skip(!at, 'The site has no page with a chart of several series.');
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto(`/home/${at}`);
  const colors = page.locator('li > svg [data-series]');
  await expect(colors.first()).toBeAttached();
  const [text, legendColors] = await colors.evaluateAll((groups) => [
    getComputedStyle(groups[0]?.closest('li') as Element).color,
    groups.map((group) => getComputedStyle(group).color),
  ]);
  expect(new Set(legendColors)).toEqual(new Set([text]));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the index is filtered, too, and an unknown series shows all of it', async ({ page }) => {
    test.skip(!index || !series, 'The site has no index of disclosures.');
    await page.goto(`${INDEX}&series=${series?.id}`);
    await expect(findRows(page).first()).toContainText(series?.items[0]?.code ?? '');
    await page.goto(`${INDEX}&series=nothing`);
    await expect(findRows(page).first()).toContainText(index?.groups[0]?.items[0]?.code ?? '');
  });
});

for (const language of ['ko', 'en'] as const)
  test(`the figures of every chart can be downloaded as a table in ${language}`, async ({
    request,
  }) => {
    test.skip(charts.length === 0, 'No chart can be downloaded.');
    for (const { download: name, categories } of charts) {
      const response = await request.get(`${DOWNLOADS}${name}-${language}.csv`);
      expect(response.status(), name).toBe(200);
      const file = await response.body();
      // Spreadsheets detect UTF-8 by this mark.
      expect([...file.subarray(0, 3)], name).toEqual([0xef, 0xbb, 0xbf]);
      const lines = file.toString().trim().split('\r\n');
      expect(lines, name).toHaveLength(categories.length + 1);
      expect(lines[1], name).toContain(`${getText(categories[0] ?? '', language)},`);
    }
  });
