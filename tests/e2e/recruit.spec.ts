import { dateInSeoul } from '@site/contract/date';

import { expect, test } from './visitor.ts';

const RECRUIT = '/home/recruit';

interface Recruitment {
  readonly title: { readonly ko: string };
  readonly link: string;
  readonly until: string;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('what is open leads to where one applies; what has ended says so and leads nowhere', async ({
    page,
    request,
  }) => {
    const items = (await (await request.get('/api/recruitments')).json()) as Recruitment[];
    expect(items.length).toBeGreaterThan(0);
    const before = dateInSeoul(new Date());
    await page.goto(RECRUIT);
    const today = dateInSeoul(new Date());
    // Asked around midnight, an opening that ends on that day may be shown either way.
    for (const { title, link, until } of items.filter(
      (item) => item.until !== before || before === today,
    )) {
      const row = page.locator('#news li').filter({ hasText: title.ko });
      const open = until >= today;
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
