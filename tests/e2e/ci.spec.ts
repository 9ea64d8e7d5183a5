import { PATHS } from '@site/contract/paths';

import { getBlocks, getFinishedPage, hasPage, getText } from '../fixtures/site.ts';
import { expect, test, openPage } from './visitor.ts';

const PAGE = PATHS.ci;

test.skip(!hasPage(PAGE), 'The site has no page of its brand.');

/** Returns the range of bytes that is displayed as "330 B" or "64 KB". */
function parseDisplayedSize(size: string): readonly [from: number, to: number] {
  const [amount = '0', unit = 'B'] = size.split(' ');
  const step = { B: 1, KB: 1024, MB: 1024 ** 2 }[unit] ?? 1;
  const half = unit === 'B' ? 0 : unit === 'KB' ? 0.5 : 0.05;
  return [(Number(amount) - half) * step, (Number(amount) + half) * step];
}

test('static blocks appear after in-page navigation, and one click copies a color', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, PATHS.home);
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
  }, PAGE);
  for (const { heading, items } of getBlocks('ci', 'specimens')) {
    await expect(page.getByRole('heading', { name: getText(heading, 'ko') })).toBeVisible();
    for (const { title } of items)
      await expect(page.getByText(getText(title, 'ko'), { exact: true }).first()).toBeVisible();
  }
  const downloads = getFinishedPage(PAGE).match(/<a [^>]*\bdownload\b/g) ?? [];
  await expect(page.locator('a[download]')).toHaveCount(downloads.length);

  await page.getByRole('button', { name: /HEX/ }).first().click();
  await expect(page.getByRole('button', { name: '복사됨' })).toBeVisible();
  const copiedText = await page.evaluate(() => navigator.clipboard.readText());
  expect(copiedText).toMatch(/^#[0-9A-F]{6}$/);
  await expect(page.getByText(copiedText).first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every brand file exists with the displayed size; colors are readable text without copy buttons', async ({
    page,
    request,
  }) => {
    await page.goto(PAGE);
    const links = await page.locator('a[download]').all();
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      const href = (await link.getAttribute('href')) ?? '';
      const size = (await link.locator('[data-part=size]').textContent()) ?? '';
      const response = await request.get(href, { headers: { 'Accept-Encoding': 'identity' } });
      expect(response.status(), href).toBe(200);
      const { length } = await response.body();
      const [from, to] = parseDisplayedSize(size);
      expect(length, href).toBeGreaterThanOrEqual(from);
      expect(length, href).toBeLessThanOrEqual(to);
    }
    await expect(page.getByText(/^#[0-9A-F]{6}$/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'HEX' })).toHaveCount(0);
  });
});
