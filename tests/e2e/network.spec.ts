import { PATHS } from '@site/contract/paths';

import { getBlocks, hasPage, library, getText } from '../fixtures/site.ts';
import { expect, setLanguageCookie, test, testInOwnWindow, openPage } from './visitor.ts';

const PAGE = `${PATHS.network}?tab=overseas`;
const sites = library.sites.filter(({ overseas }) => overseas);

test.skip(
  sites.length === 0 || getBlocks('network', 'sites').length === 0 || !hasPage(PATHS.network),
  'The site has no page of its sites overseas.',
);

test('each country on the map of the main page links to its first site in the list', async ({
  request,
}) => {
  test.skip(getBlocks('home', 'network').length === 0, 'The main page has no map of the sites.');
  const home = await (await request.get(PATHS.home)).text();
  for (const within of Map.groupBy(library.sites, ({ countryCode }) => countryCode).values()) {
    const [firstSite] = within;
    const [, href = ''] = new RegExp(`href="([^"]*#${firstSite?.id})"`).exec(home) ?? [];
    const list = await (await request.get(href.replaceAll('&amp;', '&'))).text();
    expect(list, href).toContain(`id="${firstSite?.id}"`);
  }
});

test('a country on the map of the main page moves the focus to its first site', async ({
  page,
}) => {
  test.skip(getBlocks('home', 'network').length === 0, 'The main page has no map of the sites.');
  const [site] = sites;
  await openPage(page, PATHS.home);
  await page.locator(`main a[href$="#${site?.id}"]`).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${PAGE}#${site?.id}`);
  const name = page.getByRole('article', { name: getText(site?.name ?? '', 'ko') });
  await expect(name.getByRole('heading').first()).toBeFocused();
  await expect(name).toBeInViewport();
});

test('names on the map link to the site in the list, with its phone number', async ({ page }) => {
  const siteWithPhone = sites.findLast(({ phone }) => phone);
  test.skip(!siteWithPhone, 'No site overseas has a phone.');
  await openPage(page, PAGE);
  await page.getByRole('figure').locator(`a[href$="#${siteWithPhone?.id}"]`).click();
  await expect(page).toHaveURL(`${PAGE}#${siteWithPhone?.id}`);
  const site = page.getByRole('article', { name: getText(siteWithPhone?.name ?? '', 'ko') });
  await expect(site).toBeInViewport();
  await expect(site.getByRole('link', { name: siteWithPhone?.phone ?? '' })).toHaveAttribute(
    'href',
    `tel:${siteWithPhone?.phone}`,
  );
});

test('with forced colors the legend distinguishes plants from offices, like the marks of the maps', async ({
  page,
}) => {
  await page.goto(PAGE);
  await page.emulateMedia({ forcedColors: 'active' });
  const isFilled = await page
    .locator('#panel')
    .getByRole('list')
    .first()
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => {
        const { backgroundColor, borderTopColor } = getComputedStyle(item, '::before');
        return backgroundColor === borderTopColor;
      }),
    );
  expect(new Set(isFilled)).toEqual(new Set([true, false]));
});

testInOwnWindow(
  'every site has its own local time, which causes no layout shift',
  async ({ page, baseURL }) => {
    await setLanguageCookie(page, 'en', baseURL ?? '');
    await page.clock.setFixedTime(new Date('2026-11-21T07:05:00Z'));
    // Only within the list: `tests/budgets` tests the other shifts of a late font.
    await page.addInitScript(() => {
      const shifts: unknown[] = [];
      Object.assign(window, { moved: shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as Array<
          PerformanceEntry & { sources: ReadonlyArray<{ node: Node | null }> }
        >)
          if (entry.sources.some(({ node }) => node?.parentElement?.closest('article')))
            shifts.push(entry.toJSON());
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openPage(page, PAGE);
    for (const { name, timeZone } of [sites[0], sites.at(-1)].flatMap((site) => site ?? [])) {
      const parts = new Intl.DateTimeFormat('en-US', {
        weekday: 'short',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZone,
      }).formatToParts(new Date('2026-11-21T07:05:00Z'));
      const getPart = (type: string) => parts.find((candidate) => candidate.type === type)?.value;
      await expect(page.getByRole('article', { name: getText(name, 'en') }).first()).toContainText(
        `${getPart('weekday')} ${getPart('hour')}:${getPart('minute')}`,
      );
    }
    expect(await page.evaluate(() => (window as unknown as { moved: unknown }).moved)).toEqual([]);
  },
);

test('unknown values are "-", never omitted', async ({ page, baseURL }) => {
  const countUnknown = ({ phone, established, customers }: (typeof sites)[number]) =>
    [phone, established, customers].filter((value) => value === undefined).length;
  const site = sites.find((candidate) => countUnknown(candidate) > 0);
  test.skip(!site, 'Everything is known of every site overseas.');
  if (!site) return;
  await setLanguageCookie(page, 'en', baseURL ?? '');
  await page.goto(PAGE);
  const article = page.getByRole('article', { name: getText(site.name, 'en') });
  await expect(article.getByRole('definition').filter({ hasText: /^-$/ })).toHaveCount(
    countUnknown(site),
  );
});
