import { indexInitials } from '@site/contract/languages/ko/initial-consonants';
import { PATHS } from '@site/contract/paths';

import { getBlocks, hasPage, getText } from '../fixtures/site.ts';
import { expect, expectAccessible, test, openPage } from './visitor.ts';

const FAQ = PATHS.faq;
const block = getBlocks('faq', 'faq')[0];
const questions = block?.groups.flatMap(({ items }) => items) ?? [];
/** The first word of a question in the middle that consists of Hangul only. */
const [WORD = ''] =
  questions
    .slice(questions.length / 2)
    .map(({ question }) => getText(question, 'ko').split(/[ ?,.]/)[0] ?? '')
    .filter((word) => /^[가-힣]{2,}$/.test(word)) ?? [];
const INITIALS = indexInitials(WORD).letters;
/** A text that is in no question. */
const UNKNOWN = '뷁쀍';

test.skip(!block || !hasPage(FAQ), 'The site has no questions and answers.');

test('every question has an address; the list follows typed text, and the address follows the query', async ({
  page,
}) => {
  const place = `#${questions.at(-1)?.id}`;
  await openPage(page, FAQ + place);
  await expect(page.locator(place)).toBeInViewport();
  const links = page.getByRole('main').locator(`li > div a[href^="${FAQ}#"]`);
  await expect(links).toHaveCount(questions.length);
  for (const href of await links.evaluateAll((anchors) =>
    anchors.map((a) => a.getAttribute('href')),
  ))
    await expect(page.locator((href ?? '').slice(FAQ.length))).toHaveCount(1);

  const initialCount = await page.getByRole('main').locator('li > div h3').count();
  await page.getByRole('searchbox').fill(WORD);
  const results = page.getByRole('main').locator('li > div h3');
  await expect.poll(() => results.count()).toBeLessThan(initialCount);
  await expect(results.locator('mark').first()).toHaveText(WORD);
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(`${FAQ}?q=${encodeURIComponent(WORD)}`);
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expectAccessible(page);

  // A link to all questions, from an address with a query and from one without.
  for (const address of [`${FAQ}?q=${encodeURIComponent(WORD)}`, FAQ]) {
    await expect(page).toHaveURL(address);
    await page.getByRole('searchbox').fill(UNKNOWN);
    await expect(results).toHaveCount(0);
    await page.getByRole('link', { name: getText(block?.search.all ?? '', 'ko') }).click();
    await expect(page).toHaveURL(FAQ);
    await expect(results).toHaveCount(initialCount);
    await expect(page.getByRole('searchbox')).toHaveValue('');
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is a plain form that finds words and initial consonants', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(FAQ);
    const field = page.getByRole('searchbox');
    const submit = page.getByRole('button', { name: getText(block?.search.submit ?? '', 'ko') });
    // Next to its field, not below it.
    expect((await submit.boundingBox())?.y).toBeCloseTo((await field.boundingBox())?.y ?? 0, 0);
    await field.fill(INITIALS);
    await submit.click();
    await expect(page).toHaveURL(`${FAQ}?q=${encodeURIComponent(INITIALS)}`);
    await expect(page.getByRole('searchbox')).toHaveValue(INITIALS);
    await expect(page.locator('mark').filter({ hasText: WORD }).first()).toBeVisible();
  });
});

test('a query of any length or kind is answered', async ({ request }) => {
  for (const query of ['a '.repeat(300), '%', '<script>alert(1)</script>', '((((']) {
    const response = await request.get(`${FAQ}?q=${encodeURIComponent(query)}`);
    expect(response.status()).toBe(200);
    expect(await response.text()).not.toContain('<script>alert');
  }
});
