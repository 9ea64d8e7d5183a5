import { PATHS } from '@site/contract/paths';

import { PHOTOGRAPH_WIDTH_MIN } from '../../content/schema/photographs.ts';
import { INTERFACE_LANGUAGES } from '../../contract/src/interface-language.ts';
import { getInterfaceText } from '../../edit/texts.ts';
import { hasPage, library } from '../fixtures/site.ts';
import { chooseLanguage, createPicture, expect, fillTexts, test } from './editor.ts';
import { expectAccessible } from '../e2e/visitor.ts';

const TITLE = 'Published from the editor';
const [notice] = library.publicData?.notices ?? [];

test('an editor publishes a press item with a photograph at the running site, schedules a notice, and takes that back', async ({
  editor: { page, tree, site },
}) => {
  test.skip(!notice || !hasPage(PATHS.press) || !hasPage(PATHS.notice), 'The site has no news.');
  const getPage = async (at: string) => (await page.request.get(`${site}${at}`)).text();
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
      buffer: await createPicture(page, PHOTOGRAPH_WIDTH_MIN),
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
  expect((await page.request.get(site + address)).headers()['content-type']).toBe('image/jpeg');
  await close();

  // A notice that appears later.
  const subject = notice?.subject.en ?? '';
  const noticeAddress = PATHS.noticeView.replace('{id}', String(notice?.id));
  await tree.locator('summary').getByText('Notices', { exact: true }).click();
  await tree.getByRole('button', { name: subject, exact: true }).click();
  await page.getByRole('textbox', { name: 'Shown from', exact: true }).fill('2099-01-15T09:00');
  await publish();
  await expect(async () =>
    expect((await page.request.get(site + noticeAddress)).status()).toBe(404),
  ).toPass();

  // And back.
  await dialog.getByRole('button', { name: 'Compare version 1' }).click();
  await expect(dialog.getByText('2099-01-15T09:00')).toBeVisible();
  await dialog.getByRole('button', { name: 'Bring back version 1' }).click();
  await expect(dialog.getByText(/The earlier version was published/)).toBeVisible();
  await expect(async () =>
    expect((await page.request.get(site + noticeAddress)).status()).toBe(200),
  ).toPass();
  expect(await getPage(`${PATHS.press}?lang=en`)).toContain(TITLE);

  for (const language of INTERFACE_LANGUAGES) {
    await chooseLanguage(page, language);
    await page.getByRole('button', { name: getInterfaceText('news', language) }).click();
    await expect(page.getByText(getInterfaceText('news.versions', language))).toBeVisible();
    await expectAccessible(page);
  }
});
