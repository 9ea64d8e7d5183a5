import { hydrated, expect, setLanguageCookie, test } from './visitor.ts';

test('names on the map lead to the site in the list, which can be called', async ({ page }) => {
  await page.goto('/home/network?tab=overseas');
  await hydrated(page);
  await page.getByRole('figure').getByRole('link', { name: '트르나바' }).click();
  await expect(page).toHaveURL('/home/network?tab=overseas#trnava');
  const site = page.getByRole('article', { name: /트르나바/ });
  await expect(site).toBeInViewport();
  await expect(site.getByRole('link', { name: '+421-33-000-0071' })).toHaveAttribute(
    'href',
    'tel:+421-33-000-0071',
  );
});

test('every site has its own local time, which moves nothing when it comes', async ({
  page,
  baseURL,
}) => {
  await setLanguageCookie(page, 'en', baseURL ?? '');
  await page.clock.setFixedTime(new Date('2026-11-21T07:05:00Z'));
  // Within the list alone: what the late font moves elsewhere is held by `tests/budgets`.
  await page.addInitScript(() => {
    const moved: unknown[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Array<
        PerformanceEntry & { sources: ReadonlyArray<{ node: Node | null }> }
      >)
        if (entry.sources.some(({ node }) => node?.parentElement?.closest('article')))
          moved.push(entry.toJSON());
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/home/network?tab=overseas');
  await hydrated(page);
  await expect(page.getByRole('article', { name: 'Detroit' })).toContainText('Sat 02:05');
  await expect(page.getByRole('article', { name: 'Chennai' })).toContainText('Sat 12:35');
  expect(await page.evaluate(() => (window as unknown as { moved: unknown }).moved)).toEqual([]);
});

test('what is unknown is "-", never left out', async ({ page, baseURL }) => {
  await setLanguageCookie(page, 'en', baseURL ?? '');
  await page.goto('/home/network?tab=overseas');
  const hanoi = page.getByRole('article', { name: 'Hanoi office' });
  await expect(hanoi.getByRole('definition').filter({ hasText: /^-$/ })).toHaveCount(2);
});
