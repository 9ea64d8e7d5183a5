import { LANGUAGE_NAMES } from '@site/contract/language';
import { PATHS } from '@site/contract/paths';

import { hasPage, library, getText } from '../fixtures/site.ts';
import { waitForHydration, expect, test, openPage } from './visitor.ts';

const PRIVACY = PATHS.privacy;
const policy = library.documents.get('privacy');
const articles = policy?.chapters.flatMap((chapter) => chapter.articles) ?? [];

test.skip(!policy || !hasPage(PRIVACY) || !hasPage(PATHS.terms), 'The site has no documents.');

const getTitle = (article: (typeof articles)[number] | undefined, language: 'ko' | 'en') =>
  article ? getText(article.title, language) : '';
const getContentsLabel = () => getText(library.documentWords['contents'] ?? '', 'ko');

test('an address opens an article, the table of contents follows the scroll position, and all texts follow the language, though scripts do not contain them', async ({
  page,
}) => {
  // Policies with chapters number their articles continuously; other documents number their sections.
  const middle = `#${policy?.numbering === 'articles' ? 'article' : 'section'}-${articles.length - 2}`;
  await openPage(page, PRIVACY + middle);
  const contents = page.getByRole('navigation', { name: getContentsLabel() });
  const link = (article: (typeof articles)[number] | undefined) =>
    contents.getByRole('link', { name: getTitle(article, 'ko') }).first();
  await expect(link(articles.at(-3))).toHaveAttribute('href', middle);
  await expect(contents.locator('[aria-current]')).toHaveAttribute('href', middle);
  await expect(page.locator(`${middle}-title`)).toBeInViewport();
  const firstHash = (await link(articles[0]).getAttribute('href')) ?? '';
  await link(articles[0]).click();
  await expect(page).toHaveURL(PRIVACY + firstHash);
  await expect(contents.locator('[aria-current]')).toHaveAttribute('href', firstHash);

  const findHeading = (language: 'ko' | 'en') =>
    page.getByRole('heading', { name: getTitle(articles[0], language) });
  await expect(findHeading('ko')).toBeVisible();
  const pendingRequest = page.waitForRequest((request) => !request.isNavigationRequest());
  await page.getByRole('link', { name: LANGUAGE_NAMES.en }).first().click();
  await expect(findHeading('en')).toBeVisible();
  await expect(findHeading('ko')).toHaveCount(0);
  await pendingRequest;
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('a document is complete, and its table of contents opens on phones', async ({ page }) => {
    await page.goto(PRIVACY);
    await page.getByRole('button', { name: getContentsLabel() }).click();
    const link = page.getByRole('link', { name: getTitle(articles.at(-1), 'ko') }).first();
    const place = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page.locator(`${place}-title`)).toBeInViewport();
  });
});

test('the files of a document exist with the displayed size; another document is fetched when its link is pointed at', async ({
  page,
  request,
}) => {
  await page.goto(PATHS.terms);
  const links = page.locator('main a[download]');
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    const href = (await link.getAttribute('href')) ?? '';
    const response = await request.get(href);
    expect(response.headers()['content-type']).toBe('application/pdf');
    const kilobytes = Math.round((await response.body()).length / 1024);
    await expect(link).toContainText(`${kilobytes}`);
  }
  await waitForHydration(page);
  const pendingResponse = page.waitForResponse((response) => response.url().endsWith(PRIVACY));
  await page.getByRole('contentinfo').locator(`a[href="${PRIVACY}"]`).hover();
  expect((await pendingResponse).ok()).toBe(true);
});
