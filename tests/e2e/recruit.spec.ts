import { hydrated, expect, expectAccessible, speak, test } from './visitor.ts';

const RECRUIT = '/home/recruit';
const TODAY = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' });

interface Recruitment {
  readonly title: { readonly ko: string };
  readonly link: string;
  readonly until: string;
}

for (const language of ['ko', 'en'] as const)
  test(`recruitment in ${language} is accessible and stays within narrow windows`, async ({
    page,
    baseURL,
  }) => {
    await speak(page, language, baseURL ?? '');
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(RECRUIT);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessible(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('what is open leads to where one applies; what has ended says so and leads nowhere', async ({
    page,
    request,
  }) => {
    const items = (await (await request.get('/api/recruitments')).json()) as Recruitment[];
    expect(items.length).toBeGreaterThan(0);
    await page.goto(RECRUIT);
    for (const { title, link, until } of items) {
      const row = page.locator('#news li').filter({ hasText: title.ko });
      const open = until >= TODAY;
      await expect(row.locator('> :first-child')).toHaveText(open ? /^(모집 중|곧 마감)$/ : '마감');
      await expect(row.getByRole('link')).toHaveCount(open ? 1 : 0);
      if (open) await expect(row.getByRole('link')).toHaveAttribute('href', link);
    }
  });
});

test('the questions lead to their places on the page', async ({ page }) => {
  for (const place of ['news', 'process', 'training']) {
    await page.goto(`${RECRUIT}#${place}`);
    await expect(page.locator(`#${place}`)).toBeInViewport();
  }
});
