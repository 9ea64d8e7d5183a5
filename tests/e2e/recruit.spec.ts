import { getDateInSeoul } from '@site/contract/date';

import { API, PATHS } from '@site/contract/paths';

import { getBlock, getBlocks, hasPage, library } from '../fixtures/site.ts';
import { expect, test } from './visitor.ts';

const RECRUIT = PATHS.recruit;

test.skip(
  getBlocks('recruit', 'recruitments').length === 0 || !hasPage(RECRUIT),
  'The site has no page of open positions.',
);

interface Recruitment {
  readonly title: { readonly ko: string };
  readonly link: string;
  readonly until: string;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('open positions link to the application; closed ones are marked and have no link', async ({
    page,
    request,
  }) => {
    const items = (await (await request.get(API.recruitments)).json()) as Recruitment[];
    expect(items.length).toBeGreaterThan(0);
    const { id, statuses } = getBlock('recruit', 'recruitments');
    const dateBefore = getDateInSeoul(new Date());
    await page.goto(RECRUIT);
    const today = getDateInSeoul(new Date());
    // Around midnight, a position that closes on that day may be open or closed.
    for (const { title, link, until } of items.filter(
      (item) => item.until !== dateBefore || dateBefore === today,
    )) {
      const row = page.locator(`#${id} li`).filter({ hasText: title.ko });
      const open = until >= today;
      await expect(row.locator('> :first-child')).toHaveText(
        open ? new RegExp(`^(${statuses.open.ko}|${statuses.soon.ko})$`) : statuses.closed.ko,
      );
      await expect(row.getByRole('link')).toHaveCount(open ? 1 : 0);
      if (open) await expect(row.getByRole('link')).toHaveAttribute('href', link);
    }
  });
});

test('an address with the id of a block scrolls to that block', async ({ page }) => {
  const places = (library.pages.get('recruit')?.blocks ?? []).flatMap((block) =>
    'id' in block && block.id ? [block.id] : [],
  );
  expect(places.length).toBeGreaterThan(0);
  for (const place of places) {
    await page.goto(`${RECRUIT}#${place}`);
    await expect(page.locator(`#${place}`)).toBeInViewport();
  }
});
