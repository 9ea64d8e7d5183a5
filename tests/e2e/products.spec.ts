import type { Locator } from '@playwright/test';

import { hydrated, expect, setLanguageCookie, test } from './visitor.ts';

const LONGEST = [
  '/home/connected?tab=wiring-harness',
  '/home/eco?tab=hv-wiring-harness',
  '/home/intelligent?tab=icu',
];

/** Every page of a PDF file says that it is one. */
const pagesIn = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

for (const language of ['ko', 'en'] as const)
  test(`a product prints on one sheet of A4, and nothing else with it (${language})`, async ({
    page,
    baseURL,
  }) => {
    await setLanguageCookie(page, language, baseURL ?? '');
    for (const path of LONGEST) {
      await page.goto(path);
      expect(pagesIn(await page.pdf({ format: 'A4' })), path).toBe(1);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page.locator('main img:visible')).toHaveCount(1);
  });

test('a place on the car of an area leads to the product that is there', async ({ page }) => {
  await page.goto('/home/eco');
  const place = page.locator('main li[style] > a').filter({ hasText: /^1$/ });
  const first = page.locator('main div[data-accent] + ol > li').first().getByRole('link');
  await expect(place).toHaveAttribute('href', (await first.getAttribute('href')) ?? '');
  await place.click();
  await expect(page).toHaveURL(/\/home\/eco\?tab=/);
});

test('the address of a comparison names its products, and so it is shared', async ({ page }) => {
  await page.goto('/home/compare?product=ccu&product=gateway');
  const table = page.getByRole('table', { name: 'CCU, 게이트웨이' });
  await expect(table.getByRole('columnheader')).toHaveText(['항목', 'CCU', '게이트웨이']);
  await expect(table.getByRole('row', { name: /^정격 전압/ })).toContainText('12 V');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
});

test('products are chosen with boxes, and Back leads to the choice', async ({ page }) => {
  await page.goto('/home/connected?tab=junction-block');
  await hydrated(page);
  await page.getByRole('link', { name: '다른 제품과 비교' }).click();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveAccessibleName('정션 블록');
  await page.getByRole('checkbox', { name: 'ICU' }).check();
  await page.getByRole('button', { name: '비교하기' }).click();
  await expect(page).toHaveURL('/home/compare?product=junction-block&product=icu#comparison');
  await expect(page.getByRole('region', { name: '나란히 보기' })).toBeInViewport();
  await expect(page.getByRole('table')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: '정션 블록' })).toBeChecked();
});

test('a comparison shows differences alone, and its address says so', async ({ page }) => {
  await page.goto('/home/compare?product=ccu&product=gateway');
  const alike = page.getByRole('row', { name: /^정격 전압/ });
  await expect(alike).toBeVisible();
  await page.getByRole('checkbox', { name: '다른 항목만 보기' }).check();
  await expect(alike).toBeHidden();
  await page.getByRole('button', { name: '비교하기' }).click();
  await expect(page).toHaveURL(/differences=only/);
  await expect(alike).toBeHidden();
});

test('the address of a variant highlights it', async ({ page }) => {
  await page.goto('/home/connected?tab=junction-block#variant-3');
  const cell = page.getByRole('row', { name: /^총전류/ }).getByRole('cell');
  const colour = (index: number) =>
    cell.nth(index).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await colour(2)).not.toBe(await colour(0));
});

test('the values of a product are to be taken away, in the language of the page', async ({
  page,
  request,
}) => {
  await page.goto('/home/connected?tab=junction-block');
  for (const [format, type] of [
    ['PDF', 'application/pdf'],
    ['CSV', 'text/csv'],
    ['JSON', 'application/json'],
  ] as const) {
    const link = page.getByRole('link', { name: new RegExp(format) }).first();
    const answer = await request.get((await link.getAttribute('href')) ?? '');
    expect(answer.status(), format).toBe(200);
    expect(answer.headers()['content-type']).toContain(type);
  }
  const json = await request.get('/downloads/junction-block-en.json');
  expect(await json.json()).toMatchObject({ product: 'junction-block', language: 'en' });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a circuit shows each of its states', async ({ page }) => {
    await page.goto('/home/connected?tab=junction-block');
    const text = page.getByText('단락이 난 회로만 IPS가 차단하고');
    await expect(text).toBeHidden();
    await page.getByText('단락', { exact: true }).click();
    await expect(text).toBeVisible();
  });

  for (const action of ['hover', 'focus'] as const)
    test(`${action} on a part lights the feature about it, and the reverse`, async ({ page }) => {
      await page.goto('/home/connected?tab=junction-block');
      const part = page.locator('[data-feature="2"]').first();
      const feature = page.locator('#feature-2');
      const colour = (element: Locator) =>
        element.evaluate((one) => getComputedStyle(one).backgroundColor);
      const rest = { part: await colour(part), feature: await colour(feature) };
      await part.getByRole('link')[action]();
      await expect.poll(() => colour(feature)).not.toBe(rest.feature);
      await expect.poll(() => colour(part)).toBe(rest.part);
      await (action === 'hover' ? feature.hover() : feature.getByRole('button').first().focus());
      await expect.poll(() => colour(part)).not.toBe(rest.part);
    });

  test('products are compared by a plain form; of more than four the first four', async ({
    page,
  }) => {
    await page.goto('/home/compare');
    for (const name of ['ICCB', 'V2L', 'CDM', 'BEQ', 'CCU'])
      await page.getByRole('checkbox', { name }).check();
    await page.getByRole('button', { name: '비교하기' }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(5);
    await expect(page.getByText('앞의 네 개만')).toBeVisible();
  });

  test('a technical term is explained where it is first used', async ({ page }) => {
    await page.goto('/home/intelligent?tab=esu');
    const explanation = page.getByText('긴급 데이터가 정해진 시간 안에');
    await expect(explanation).toBeHidden();
    await page.getByRole('button', { name: 'TSN' }).click();
    await expect(explanation).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(explanation).toBeHidden();
  });

  test('letters that are no common term stand with what they do, and open what they mean', async ({
    page,
  }) => {
    await page.goto('/home/intelligent?tab=esu');
    await expect(page.getByText('온선에서 쓰는 용어입니다.')).toBeHidden();
    await page.getByRole('button', { name: 'ESU' }).click();
    await expect(page.getByText('온선에서 쓰는 용어입니다.')).toBeVisible();
  });
});
