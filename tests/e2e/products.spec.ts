import type { Locator, Page } from '@playwright/test';

import { isDeepStrictEqual } from 'node:util';
import { COMPARED_MAX } from '@site/contract/limits';
import { DOWNLOADS, PATHS, VARIANT_ANCHOR } from '@site/contract/paths';

import {
  areaPages,
  getBlock,
  getBlocks,
  getFinishedPage,
  hasPage,
  library,
  getMessage,
  products,
  findProduct,
  getText,
} from '../fixtures/site.ts';
import { expect, setLanguageCookie, test, openPage } from './visitor.ts';

test.skip(products.length < 2, 'The site has no products.');

const [PRODUCT, OTHER] = products;
const needsComparison = () => test.skip(!hasPage(PATHS.compare), 'The site compares no products.');
const comparison = `${PATHS.compare}?product=${PRODUCT?.slug}&product=${OTHER?.slug}`;
const getBox = (page: Page, product: typeof PRODUCT) =>
  page.locator(`input[type=checkbox][name=product][value="${product?.slug}"]`);

/** The product of each area with the most details. */
const LONGEST = areaPages.map((at) => {
  const ofArea = products.filter(({ page }) => page === at);
  return ofArea.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0]?.href;
});

/** The default margins of browsers. */
const MARGIN = '10mm';

/** Counts the pages of a PDF: each has an object of this type. */
const countPages = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

for (const language of ['ko', 'en'] as const)
  test(`a product prints on one sheet of A4, without anything else (${language})`, async ({
    page,
    baseURL,
  }) => {
    await setLanguageCookie(page, language, baseURL ?? '');
    for (const path of LONGEST) {
      await page.goto(path ?? '');
      const pdf = await page.pdf({
        format: 'A4',
        margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN },
      });
      expect(countPages(pdf), path).toBe(1);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main img:visible')).toHaveCount(1);
  });

const hasCar = (at: string) => getBlocks(at.split('/').at(-1) ?? '', 'car').length > 0;

test('a place on the car of an area links to its product', async ({ page }) => {
  const area = areaPages.findLast(hasCar) ?? '';
  test.skip(!area, 'No page of an area shows a car.');
  await page.goto(area);
  const place = page
    .locator('main [data-accent] [aria-hidden] > li > a')
    .filter({ hasText: /^1$/ });
  const firstProduct = page.locator('main article').first().getByRole('link');
  await expect(place).toHaveAttribute('href', (await firstProduct.getAttribute('href')) ?? '');
  await place.click();
  await expect(page).toHaveURL(new RegExp(`${area}\\?tab=`));
});

test('the address of a comparison names its products, so that it can be shared', async ({
  page,
}) => {
  needsComparison();
  await page.goto(comparison);
  const names = [PRODUCT, OTHER].map((product) => product?.name.ko ?? '');
  const table = page.getByRole('table', { name: names.join(', ') });
  const { item, rows } = getBlock('compare', 'compare');
  await expect(table.getByRole('columnheader')).toHaveText([getText(item, 'ko'), ...names]);
  await expect(table.getByRole('rowheader', { name: getText(rows.summary, 'ko') })).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
});

test('checkboxes choose products, and Back leads to the choice', async ({ page }) => {
  needsComparison();
  const { button, tableHeading } = getBlock('compare', 'compare');
  await openPage(page, PRODUCT?.href ?? '');
  await page.getByRole('link', { name: getMessage('pages', 'product.compare') }).click();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveAccessibleName(
    PRODUCT?.name.ko ?? '',
  );
  await getBox(page, OTHER).check();
  await page.getByRole('button', { name: getText(button, 'ko') }).click();
  await expect(page).toHaveURL(`${comparison}#comparison`);
  await expect(page.getByRole('region', { name: getText(tableHeading, 'ko') })).toBeInViewport();
  await expect(page.getByRole('table')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(getBox(page, PRODUCT)).toBeChecked();
});

/** Finds two products that have the same value for all variants in a row, with the row's label. */
function findAlikePair() {
  const getCommonValues = (product: (typeof products)[number]) =>
    new Map(
      product.specifications.rows
        .filter(({ values }) => values.every((value) => isDeepStrictEqual(value, values[0])))
        .map(({ name, values }) => [getText(name, 'ko'), values[0]]),
    );
  for (const a of products)
    for (const b of products) {
      const [aValues, bValues] = [getCommonValues(a), getCommonValues(b)];
      const same = [...aValues].find(
        ([label, value]) => value !== undefined && isDeepStrictEqual(bValues.get(label), value),
      );
      if (a !== b && same) return [a, b, same[0]] as const;
    }
  return undefined;
}

test('a comparison can show only differences, and its address contains the choice', async ({
  page,
}) => {
  needsComparison();
  const { onlyDifferences, button } = getBlock('compare', 'compare');
  const pair = findAlikePair();
  test.skip(!pair, 'No two products have a value in common.');
  const [firstProduct, secondProduct, label = ''] = pair ?? [];
  await page.goto(`${PATHS.compare}?product=${firstProduct?.slug}&product=${secondProduct?.slug}`);
  const alike = page.getByRole('rowheader', { name: label, exact: true });
  await expect(alike).toBeVisible();
  await page.getByRole('checkbox', { name: getText(onlyDifferences, 'ko') }).check();
  await expect(alike).toBeHidden();
  await page.getByRole('button', { name: getText(button, 'ko') }).click();
  await expect(page).toHaveURL(/differences=only/);
  await expect(alike).toBeHidden();
});

test('the address of a variant highlights it', async ({ page }) => {
  // A row with a cell for each variant.
  const product = findProduct(({ specifications: { rows } }) =>
    rows.some(({ values }) => values.length > 1),
  );
  const row = product?.specifications.rows.find(({ values }) => values.length > 1);
  test.skip(!row, 'No product has variants.');
  const lastVariant = row?.values.length ?? 0;
  await page.goto(`${product?.href}#${VARIANT_ANCHOR}-${lastVariant}`);
  const cell = page
    .getByRole('rowheader', { name: getText(row?.name ?? '', 'ko'), exact: true })
    .locator('xpath=..')
    .getByRole('cell');
  const getColor = (index: number) =>
    cell.nth(index).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await getColor(lastVariant - 1)).not.toBe(await getColor(0));
});

test('the values of a product can be downloaded, in the language of the page', async ({
  page,
  request,
}) => {
  await page.goto(PRODUCT?.href ?? '');
  for (const [format, type] of [
    ['PDF', 'application/pdf'],
    ['CSV', 'text/csv'],
    ['JSON', 'application/json'],
  ] as const) {
    const link = page.getByRole('link', { name: new RegExp(format) }).first();
    const response = await request.get((await link.getAttribute('href')) ?? '');
    expect(response.status(), format).toBe(200);
    expect(response.headers()['content-type']).toContain(type);
  }
  const json = await request.get(`${DOWNLOADS}${PRODUCT?.slug}-en.json`);
  expect(await json.json()).toMatchObject({ product: PRODUCT?.slug, language: 'en' });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a circuit shows each of its states', async ({ page }) => {
    const product = findProduct(({ circuit }) => (circuit?.states.length ?? 0) > 1);
    const state = product?.circuit?.states[1];
    test.skip(!state, 'No product switches a circuit.');
    await page.goto(product?.href ?? '');
    const text = page.getByText(getText(state?.text ?? '', 'ko'));
    await expect(text).toBeHidden();
    await page
      .getByText(getText(state?.label ?? '', 'ko'), { exact: true })
      .first()
      .click();
    await expect(text).toBeVisible();
  });

  /** Finds a product with a part whose feature explains a term: the button of the term takes the focus. */
  function findExplainedPart() {
    for (const product of products)
      for (const { feature } of product.parts ?? [])
        if (feature !== undefined) {
          const [item = ''] =
            getFinishedPage(product.page, product.slug)
              .split(`id="feature-${feature}"`)[1]
              ?.split('</li>') ?? [];
          if (item.includes('<button')) return [product, feature] as const;
        }
    return undefined;
  }

  test('pointing at a part or focusing it highlights its feature, and the reverse', async ({
    page,
  }) => {
    const [product, number] = findExplainedPart() ?? [];
    test.skip(!product, 'No product has a part whose feature explains a term.');
    await page.goto(product?.href ?? '');
    // In a wide window the parts are labeled when the product is taken apart.
    await page.locator('[value="exploded"]').check({ force: true });
    const part = page.locator(`[data-feature="${number}"]`).first();
    const feature = page.locator(`#feature-${number}`);
    const getColor = (element: Locator) =>
      element.evaluate((target) => getComputedStyle(target).backgroundColor);
    const initialColors = { part: await getColor(part), feature: await getColor(feature) };
    for (const action of ['focus', 'hover'] as const) {
      await part.getByRole('link')[action]();
      await expect.poll(() => getColor(feature)).not.toBe(initialColors.feature);
      await expect.poll(() => getColor(part)).toBe(initialColors.part);
      const explainedTerm = feature.getByRole('button').first();
      await (action === 'hover' ? feature.hover() : explainedTerm.focus());
      await expect.poll(() => getColor(part)).not.toBe(initialColors.part);
      await explainedTerm.blur();
    }
  });

  test('a plain form compares products; of more than four the first four', async ({ page }) => {
    needsComparison();
    const { button, tooMany } = getBlock('compare', 'compare');
    test.skip(products.length <= COMPARED_MAX, 'All products fit side by side.');
    await page.goto(PATHS.compare);
    for (const product of products.slice(0, COMPARED_MAX + 1)) await getBox(page, product).check();
    await page.getByRole('button', { name: getText(button, 'ko') }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(COMPARED_MAX + 1);
    await expect(page.getByText(getText(tooMany, 'ko'))).toBeVisible();
  });

  test('a technical term is explained where it is first used', async ({ page }) => {
    const usedTerm = library.glossary
      .map((entry) => ({
        ...entry,
        product: findProduct(({ summary }) => new RegExp(`\\b${entry.term}\\b`).test(summary.ko)),
      }))
      .find(({ product }) => product);
    test.skip(!usedTerm, 'No product uses a term of the glossary.');
    await page.goto(usedTerm?.product?.href ?? '');
    const explanation = page.getByText(getText(usedTerm?.explanation ?? '', 'ko'));
    await expect(explanation).toBeHidden();
    await page
      .getByRole('button', { name: usedTerm?.term ?? '', exact: true })
      .first()
      .click();
    await expect(explanation).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(explanation).toBeHidden();
  });

  test('uncommon abbreviations are shown with their function and open their meaning', async ({
    page,
  }) => {
    const product = findProduct(
      ({ letters }) => letters !== undefined && !letters.expansionIsPrinted,
    );
    test.skip(!product, 'No product has letters of the company.');
    const explanation = page.getByText(getMessage('pages', 'product.companyTerm'));
    await page.goto(product?.href ?? '');
    await expect(explanation).toBeHidden();
    await page
      .getByRole('button', { name: product?.letters?.short ?? '', exact: true })
      .first()
      .click();
    await expect(explanation).toBeVisible();
  });
});
