import { hydrated, expect, test } from './visitor.ts';

test('an article is reached by its address, and the contents follow the reading', async ({
  page,
}) => {
  await page.goto('/home/privacy#section-7');
  await hydrated(page);
  const contents = page.getByRole('navigation', { name: '목차' });
  await expect(contents.locator('[aria-current]')).toHaveAttribute('href', '#section-7');
  await expect(page.locator('#section-7-title')).toBeInViewport();
  await contents.getByRole('link', { name: '1. 설치 근거와 목적' }).click();
  await expect(page).toHaveURL(/#cctv-1$/);
  await expect(contents.locator('[aria-current]')).toHaveAttribute('href', '#cctv-1');
});

test('a document follows the language, though its first text was never sent to the scripts', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/home/privacy');
  await hydrated(page);
  await expect(page.getByRole('heading', { name: /개인정보의 처리 목적/ })).toBeVisible();
  const before = requests.length;
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page.getByRole('heading', { name: /Why we process personal data/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /개인정보의 처리 목적/ })).toHaveCount(0);
  expect(requests.length).toBeGreaterThan(before);
});

test('without scripts a document is whole, and its contents open on phones', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto('/home/privacy');
  await page.getByRole('button', { name: '목차' }).click();
  await page.getByRole('link', { name: '10. 개인정보 보호책임자와 권익침해 구제 방법' }).click();
  await expect(page.locator('#section-10-title')).toBeInViewport();
  await context.close();
});

test('the files of a document are there, as large as they say', async ({ page, request }) => {
  await page.goto('/home/terms');
  const links = page.locator('main a[download]');
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    const href = (await link.getAttribute('href')) ?? '';
    const response = await request.get(href);
    expect(response.headers()['content-type']).toBe('application/pdf');
    const kilobytes = Math.round((await response.body()).length / 1024);
    await expect(link).toContainText(`${kilobytes}`);
  }
});

test('a document is fetched when its link is pointed at, not when it is clicked', async ({
  page,
}) => {
  await page.goto('/home/terms');
  await hydrated(page);
  const fetched = page.waitForResponse((response) => response.url().endsWith('/home/privacy'));
  await page.getByRole('contentinfo').getByRole('link', { name: '개인정보 처리방침' }).hover();
  expect((await fetched).ok()).toBe(true);
});
