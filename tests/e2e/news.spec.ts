import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect as base, type Page } from '@playwright/test';
import { PATHS } from '@site/contract/paths';

import { PHOTOGRAPH_WIDTH_MIN } from '../../content/schema/photographs.ts';
import { INTERFACE_LANGUAGES } from '../../contract/src/interface-language.ts';
import { getInterfaceText } from '../../edit/texts.ts';
import { makeKeyFile } from '../../server/desk/key-file.ts';
import { deriveVerificationKey } from '../../server/submissions/answer-signature.ts';
import { encodeDepartmentKeys } from '../../server/submissions/department-keys.ts';
import { hasPage, library } from '../fixtures/site.ts';
import { test } from './content-server.ts';
import { expectAccessible } from './visitor.ts';

/** The page waits for a development server that renders from source and checks all content at each pause. */
const expect = base.configure({ timeout: 120_000 });

/** The editor's; the preview and its backend take the next two, the running site and its listener the two after them. */
const PORT = 36_000 + 5 * (process.pid % 500);
const SITE = `http://127.0.0.1:${PORT + 3}`;
const LISTENER = `http://127.0.0.1:${PORT + 4}`;
const TITLE = 'Published from the editor';
const [notice] = library.publicData?.notices ?? [];

/** Fills a text in both languages. */
async function fillTexts(page: Page, name: string, ko: string, en: string): Promise<void> {
  const group = page.getByRole('group', { name, exact: true });
  await group.getByRole('textbox', { name: 'Korean' }).fill(ko);
  await group.getByRole('textbox', { name: 'English' }).fill(en);
}

/** A PNG file of the smallest width that is accepted. */
async function createPicture(page: Page): Promise<Buffer> {
  const url = await page.evaluate((width) => {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = 600;
    return canvas.toDataURL('image/png');
  }, PHOTOGRAPH_WIDTH_MIN);
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

test('an editor publishes a press item with a photograph at the running site, schedules a notice, and takes that back', async ({
  browser,
  startContentServer,
}) => {
  test.skip(!notice || !hasPage(PATHS.press) || !hasPage(PATHS.notice), 'The site has no news.');
  test.setTimeout(400_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'site-news-key-'));
  const keyFile = path.join(folder, 'news.json');
  const pair = await makeKeyFile(keyFile, '');
  const publicValue = encodeDepartmentKeys({
    publicKey: pair.publicKey,
    verificationKey: await deriveVerificationKey(pair),
  });
  const site = startContentServer('server/main.ts', PORT + 3, {
    DESK_PORT: String(PORT + 4),
    NEWS_KEYS: publicValue,
  });
  await site.printed((text) => text.includes(SITE) || undefined);
  const { printed } = startContentServer('edit/main.ts', PORT, {
    NEWS_SERVER: LISTENER,
    NEWS_KEY_FILE: keyFile,
  });
  const context = await browser.newContext({
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(await printed((text) => /http:\/\/127\.0\.0\.1:\d+\/[\w-]+\//.exec(text)?.[0]));
  const getPage = async (at: string) => (await page.request.get(`${SITE}${at}`)).text();
  const dialog = page.getByRole('dialog', { name: 'News of the site' });
  const openDialog = () => page.getByRole('button', { name: 'News of the site' }).click();
  const close = () => dialog.getByRole('button', { name: 'Close' }).click();
  const publish = async () => {
    await openDialog();
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(dialog.getByText(/Published\.$/)).toBeVisible();
  };

  await openDialog();
  await dialog.getByRole('button', { name: 'Take over the news of the site' }).click();
  await expect(dialog.getByText(/The news were taken over/)).toBeVisible();
  await expectAccessible(page);
  await close();

  // A press item with a photograph.
  const tree = page.getByRole('navigation', { name: 'What to edit' });
  await tree.locator('summary').getByText('Press', { exact: true }).click();
  await tree.getByRole('button', { name: 'Add a press item' }).click();
  await fillTexts(page, 'Title', '편집기에서 게시한 소식', TITLE);
  await fillTexts(page, 'Content', '소식의 내용입니다.', 'The text of the news.');
  await page.getByRole('button', { name: 'Upload a picture' }).first().click();
  const upload = page.getByRole('dialog', { name: 'Upload a picture' });
  await upload
    .getByLabel('Picture', { exact: false })
    .first()
    .setInputFiles({
      name: 'fair-2026.png',
      mimeType: 'image/png',
      buffer: await createPicture(page),
    });
  await upload.getByRole('textbox', { name: 'Alternative text (Korean)' }).fill('전시장.');
  await upload.getByRole('textbox', { name: 'Alternative text (English)' }).fill('The fair.');
  await upload.getByRole('button', { name: 'Add the picture' }).click();
  await expect(upload).toBeHidden();
  await publish();
  await expectAccessible(page);
  await expect(async () =>
    expect(await getPage(`${PATHS.press}?lang=en`)).toContain(TITLE),
  ).toPass();
  const [address = ''] =
    /\/media\/news-[\da-f]{16}-\d+x\d+\.jpg/.exec(await getPage(`${PATHS.press}?lang=en`)) ?? [];
  expect((await page.request.get(SITE + address)).headers()['content-type']).toBe('image/jpeg');
  await close();

  // A notice that appears later.
  const subject = notice?.subject.en ?? '';
  const noticeAddress = PATHS.noticeView.replace('{id}', String(notice?.id));
  await tree.locator('summary').getByText('Notices', { exact: true }).click();
  await tree.getByRole('button', { name: subject, exact: true }).click();
  await page.getByRole('textbox', { name: 'Shown from', exact: true }).fill('2099-01-15T09:00');
  await publish();
  await expect(async () =>
    expect((await page.request.get(SITE + noticeAddress)).status()).toBe(404),
  ).toPass();

  // And back.
  await dialog.getByRole('button', { name: 'Compare version 1' }).click();
  await expect(dialog.getByText('2099-01-15T09:00')).toBeVisible();
  await dialog.getByRole('button', { name: 'Bring back version 1' }).click();
  await expect(dialog.getByText(/The earlier version was published/)).toBeVisible();
  await expect(async () =>
    expect((await page.request.get(SITE + noticeAddress)).status()).toBe(200),
  ).toPass();
  expect(await getPage(`${PATHS.press}?lang=en`)).toContain(TITLE);

  for (const language of INTERFACE_LANGUAGES) {
    await page.reload();
    await page
      .getByText({ ko: '한국어', en: 'English' }[language], { exact: true })
      .first()
      .click();
    await page.getByRole('button', { name: getInterfaceText('news', language) }).click();
    await expect(page.getByText(getInterfaceText('news.versions', language))).toBeVisible();
    await expectAccessible(page);
  }
  await context.close();
  rmSync(folder, { recursive: true });
});
