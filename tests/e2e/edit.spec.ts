import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect as base, type Page } from '@playwright/test';

import { getSentence } from '../../content/library/sentences.ts';
import { PHOTOGRAPH_WIDTH_MIN } from '../../content/schema/photographs.ts';
import { test } from './content-server.ts';
import { expectAccessible } from './visitor.ts';

/** The page waits for a development server that renders from source and checks all content at each pause. */
const expect = base.configure({ timeout: 120_000 });

/** The editor's port; the preview and its backend use the next two. `dev.spec.ts` uses other ports. */
const PORT = 30_000 + 3 * (process.pid % 900);
const PAGE = 'content/pages/intro.json';
const { title, lead: leadOfPage } = JSON.parse(readFileSync(PAGE, 'utf8')) as {
  readonly title: { readonly en: string };
  readonly lead?: object;
};

/** Returns the fields of a text in both languages. */
const texts = (page: Page, name: string) => {
  const group = page.getByRole('group', { name, exact: true });
  return {
    ko: group.getByRole('textbox', { name: 'Korean' }),
    en: group.getByRole('textbox', { name: 'English' }),
  };
};

/** Creates a PNG file of a width in pixels. */
async function getPicture(page: Page, width: number): Promise<Buffer> {
  const url = await page.evaluate((pixels) => {
    const canvas = document.createElement('canvas');
    canvas.width = pixels;
    canvas.height = 600;
    return canvas.toDataURL('image/png');
  }, width);
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

/** Returns the lines of one text that another text does not have. */
const newLines = (text: string, before: string): string[] => {
  const known = new Set(before.split('\n'));
  return text.split('\n').filter((line) => !known.has(line));
};

test('an editor changes a sentence, adds a notice with a picture, corrects a mistake and saves: the files differ only in that', async ({
  browser,
  startContentServer,
}) => {
  test.skip(!leadOfPage, `${PAGE} has no lead to change.`);
  test.setTimeout(300_000);
  const server = startContentServer('edit/main.ts', PORT);
  const { folder } = server;
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  const before = { page: read(PAGE), data: read('db.json') };
  const context = await browser.newContext({
    locale: 'en-US',
    viewport: { width: 1600, height: 900 },
    // The contrast is measured after the transition.
    reducedMotion: 'reduce',
  });
  const address = await server.printed(
    (text) => /http:\/\/127\.0\.0\.1:\d+\/[\w-]+\//.exec(text)?.[0],
  );
  // If a browser blocks stored data, reading it throws; the choice of a language still works.
  const blocked = await browser.newContext({ locale: 'en-US' });
  await blocked.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  const bare = await blocked.newPage();
  await bare.goto(address);
  await expect(bare.getByRole('navigation', { name: 'What to edit' })).toBeVisible();
  await blocked.close();

  const page = await context.newPage();
  await page.goto(address);

  // A sentence in both languages.
  const tree = page.getByRole('navigation', { name: 'What to edit' });
  await tree.getByText('Pages', { exact: true }).click();
  await tree.getByRole('button', { name: title.en, exact: true }).click();
  const lead = texts(page, 'Lead');
  await lead.ko.fill('자동차 안의 전원과 신호를 잇는 부품을 만듭니다.');
  await lead.en.fill('We make the parts that carry power and signals in a car.');
  const review = page.getByRole('button', { name: 'Review changes (2)' });
  await expect(review).toBeVisible();
  const preview = page.frameLocator('iframe');
  await expect(
    preview.getByText('We make the parts that carry power and signals in a car.').first(),
  ).toBeVisible();

  // A mistake, its message at the field and in the list that leads there, and undo.
  await lead.en.fill('We make the  parts.');
  const wrong = getSentence('text.twoSpaces', 'en');
  await expect(lead.en).toHaveAccessibleDescription(new RegExp(wrong.slice(0, 30)));
  await page.getByRole('button', { name: `Lead › English: ${wrong}` }).click();
  await expect(lead.en).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lead.en).toHaveValue('We make the parts that carry power and signals in a car.');
  await expect(page.getByText(wrong)).toHaveCount(0);

  // A notice with a picture, which is refused until its format is valid and it has a description.
  await tree.getByText('Notices', { exact: true }).last().click();
  await tree.getByRole('button', { name: 'Add a notice' }).click();
  const subject = texts(page, 'Subject');
  await subject.ko.fill('편집기로 적은 공지');
  await subject.en.fill('Written in the editor');
  const content = texts(page, 'Content');
  await content.ko.fill('공지 내용입니다.');
  await content.en.fill('The text of the notice.');
  await page.getByRole('button', { name: 'Add: Media' }).click();
  await page.getByRole('combobox', { name: 'Kind to add' }).selectOption('Picture');
  await page.getByRole('button', { name: 'Add to Media' }).click();
  await page.getByRole('button', { name: 'Upload a picture' }).click();
  const upload = page.getByRole('dialog', { name: 'Upload a picture' });
  const addPicture = upload.getByRole('button', { name: 'Add the picture' });
  const choose = async (name: string, width: number) =>
    upload
      .getByLabel('Picture', { exact: false })
      .first()
      .setInputFiles({ name, mimeType: 'image/png', buffer: await getPicture(page, width) });
  await choose('Gate 2026.PNG', 600);
  await addPicture.click();
  const englishAlt = upload.getByRole('textbox', { name: 'Alternative text (English)' });
  await expect(englishAlt).toHaveAccessibleDescription(/what is to be seen/);
  await upload.getByRole('textbox', { name: 'Alternative text (Korean)' }).fill('새 정문.');
  await englishAlt.fill('The new gate.');
  await addPicture.click();
  await expect(upload).toContainText(
    getSentence('photograph.small', 'en', { width: 600, minimum: PHOTOGRAPH_WIDTH_MIN }),
  );
  await choose('Gate 2026.PNG', PHOTOGRAPH_WIDTH_MIN);
  await addPicture.click();
  await expect(upload).toBeHidden();
  const caption = texts(page, 'Caption');
  await caption.ko.fill('정문');
  await caption.en.fill('The gate');
  await expect(preview.getByRole('img', { name: 'The new gate.' })).toBeVisible();
  await expectAccessible(page);

  // The dialog names references to the page before it is deleted; a key undoes the deletion.
  await tree.getByText('Pages', { exact: true }).click();
  await tree.getByRole('button', { name: new RegExp(`^${title.en}`) }).press('Enter');
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  const deletion = page.getByRole('dialog', { name: `Delete: ${title.en}` });
  await expect(deletion.getByRole('listitem').filter({ hasText: 'Menu and footer' })).toBeVisible();
  await expectAccessible(page);
  await deletion.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const menuProblem = page.getByRole('button', { name: /^Menu and footer › .*\/home\/intro/ });
  await expect(menuProblem).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('heading', { name: title.en, level: 2 })).toBeVisible();
  await expect(menuProblem).toBeHidden();

  // Only changes are listed, and then written.
  await page.getByRole('button', { name: 'Review changes (4)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Changes' });
  await expect(dialog.getByRole('listitem')).toHaveCount(4);
  await expect(dialog).toContainText('Written in the editor');
  expect([read(PAGE), read('db.json')]).toEqual([before.page, before.data]);
  await dialog.getByRole('button', { name: 'Write to the files' }).click();
  // The dialog lists the files before they are written.
  const saved = page.getByRole('status').filter({ hasText: 'Written to the files.' });
  await expect(saved).toBeVisible();

  expect(newLines(read(PAGE), before.page)).toEqual([
    expect.stringContaining('자동차 안의 전원과 신호를 잇는 부품을 만듭니다.'),
    expect.stringContaining('We make the parts that carry power and signals in a car.'),
  ]);
  const after = JSON.parse(read('db.json')) as { notices: object[] };
  expect(after.notices[0]).toMatchObject({
    subject: { ko: '편집기로 적은 공지', en: 'Written in the editor' },
    media: [{ src: '/media/gate-2026.png', alt: { ko: '새 정문.', en: 'The new gate.' } }],
  });
  expect(existsSync(path.join(folder, 'content/media/gate-2026.png'))).toBe(true);
  after.notices.shift();
  expect(after).toEqual(JSON.parse(before.data));
  expect(newLines(before.data, read('db.json'))).toEqual([]);
  await context.close();
});
