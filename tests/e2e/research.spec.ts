import { LISTS } from '@site/contract/lists';
import { PATHS } from '@site/contract/paths';

import { getBlock, hasPage, library, manifest, getMessage, getText } from '../fixtures/site.ts';
import { expect, setLanguageCookie, test, openPage } from './visitor.ts';

const patents = library.publicData?.patents ?? [];
const { size: PAGE } = LISTS.patents;

test.skip(
  patents.length <= PAGE || !hasPage(PATHS.research),
  'The site has no list of patents of several pages.',
);

test('the address of the research center works typed, linked and percent-encoded', async ({
  page,
  request,
}) => {
  const [, tab] = manifest.routes.find(({ path }) => path === PATHS.researchFields)?.tabs ?? [];
  test.skip(!tab, 'The site has no fields of research in tabs.');
  const encodePath = (path: string) => path.replace('&', '%26');
  for (const path of [PATHS.research, PATHS.researchFields])
    for (const address of [path, encodePath(path), `${encodePath(path)}?tab=${tab}`])
      expect((await request.get(address)).status(), address).toBe(200);
  await openPage(page, encodePath(PATHS.research));
  await page.getByRole('main').locator(`a[href="${PATHS.researchFields}"]`).first().click();
  await expect(page).toHaveURL(PATHS.researchFields);
  await page.getByRole('tab').nth(1).click();
  await expect(page).toHaveURL(`${PATHS.researchFields}?tab=${tab}`);
  await page.goto(`${encodePath(PATHS.research)}#patents`);
  const { heading } = getBlock('rnd', 'patents');
  await expect(
    page.getByRole('heading', { name: getText(heading, 'ko'), level: 2 }),
  ).toBeInViewport();
});

test('patents are searched, sorted and paged, each with an address', async ({ page, baseURL }) => {
  await setLanguageCookie(page, 'en', baseURL ?? '');
  await openPage(page, PATHS.research);
  const table = page.getByRole('table', { name: getMessage('rnd', 'caption', 'en') });
  await expect(table.getByRole('row')).toHaveCount(PAGE + 1);
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(`${PATHS.research}?page=2#patents`);
  await expect(page.locator('#patents').getByRole('heading').first()).toBeFocused();
  await table
    .getByRole('link', { name: getMessage('rnd', 'title', 'en') })
    .or(table.getByRole('button', { name: getMessage('rnd', 'title', 'en') }))
    .click();
  await expect(page).toHaveURL(`${PATHS.research}?sort=title&order=asc#patents`);
  const title = getText(patents[0]?.title ?? '', 'en');
  await page.getByRole('searchbox').fill(title);
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\?q=/);
  await expect(
    page.getByText(getMessage('rnd', 'found', 'en', { q: title, total: 1 })),
  ).toBeVisible();
});

test('past the end of the patents, the last page is shown and marked as the current one', async ({
  page,
}) => {
  const lastPage = Math.ceil(patents.length / PAGE);
  await page.goto(`${PATHS.research}?page=${lastPage + 1}`);
  await expect(page.locator('#patents nav [aria-current=page]')).toContainText(String(lastPage));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page contains the patents, and a plain form searches them', async ({ page }) => {
    await page.goto(PATHS.research);
    const title = getText(patents[0]?.title ?? '', 'ko');
    await page.getByRole('searchbox').fill(title);
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/home\/r&d\?q=/);
    await expect(page.getByRole('table', { name: getMessage('rnd', 'caption') })).toContainText(
      title,
    );
    await page.getByRole('searchbox').fill('뷁쀍');
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByRole('link', { name: getMessage('rnd', 'all') })).toBeVisible();
  });
});
