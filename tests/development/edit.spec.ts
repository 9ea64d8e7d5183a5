import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { getSentence } from '../../content/library/sentences.ts';
import { PHOTOGRAPH_WIDTH_MIN } from '../../content/schema/photographs.ts';
import { createPicture, expect, fillTexts, findTexts, test } from './editor.ts';
import { expectAccessible } from '../e2e/visitor.ts';

const PAGE = 'content/pages/intro.json';
const { title, lead: leadOfPage } = JSON.parse(readFileSync(PAGE, 'utf8')) as {
  readonly title: { readonly en: string };
  readonly lead?: object;
};

/** Returns the lines of one text that another text does not have. */
const findNewLines = (text: string, oldText: string): string[] => {
  const oldLines = new Set(oldText.split('\n'));
  return text.split('\n').filter((line) => !oldLines.has(line));
};

test('an editor changes a sentence, adds a notice with a picture, corrects a mistake and saves: the files differ only in that', async ({
  browser,
  editor: { page, address, folder, tree, preview },
}) => {
  test.skip(!leadOfPage, `${PAGE} has no lead to change.`);
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  const oldFiles = { page: read(PAGE), data: read('db.json') };
  // If a browser blocks stored data, reading it throws; the choice of a language still works.
  const blockedContext = await browser.newContext({ locale: 'en-US' });
  await blockedContext.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  const bare = await blockedContext.newPage();
  await bare.goto(address);
  await expect(bare.getByRole('navigation', { name: 'What to edit' })).toBeVisible();
  await blockedContext.close();

  // A sentence in both languages.
  await tree.getByText('Pages', { exact: true }).click();
  await tree.getByRole('button', { name: title.en, exact: true }).click();
  const lead = findTexts(page, 'Lead');
  await lead.ko.fill('자동차 안의 전원과 신호를 잇는 부품을 만듭니다.');
  await lead.en.fill('We make the parts that carry power and signals in a car.');
  const review = page.getByRole('button', { name: 'Review changes (2)' });
  await expect(review).toBeVisible();
  await expect(
    preview.getByText('We make the parts that carry power and signals in a car.').first(),
  ).toBeVisible();

  // A mistake, its message at the field and in the list that leads there, and undo.
  await lead.en.fill('We make the  parts.');
  const sentence = getSentence('text.twoSpaces', 'en');
  await expect(lead.en).toHaveAccessibleDescription(new RegExp(sentence.slice(0, 30)));
  await page.getByRole('button', { name: 'Lead › English' }).click();
  await expect(lead.en).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lead.en).toHaveValue('We make the parts that carry power and signals in a car.');
  await expect(page.getByText(sentence)).toHaveCount(0);

  // A notice with a picture, which is refused until its format is valid and it has a description.
  await tree.getByText('Notices', { exact: true }).last().click();
  await tree.getByRole('button', { name: 'Add a notice' }).click();
  await fillTexts(page, 'Subject', '편집기로 적은 공지', 'Written in the editor');
  await fillTexts(page, 'Content', '공지 내용입니다.', 'The text of the notice.');
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
      .setInputFiles({ name, mimeType: 'image/png', buffer: await createPicture(page, width) });
  await choose('Gate 2026.PNG', 600);
  await addPicture.click();
  const englishAlt = upload.getByRole('textbox', { name: 'Alternative text (English)' });
  await expect(englishAlt).toHaveAccessibleDescription(/what the picture shows/);
  await upload.getByRole('textbox', { name: 'Alternative text (Korean)' }).fill('새 정문.');
  await englishAlt.fill('The new gate.');
  await addPicture.click();
  await expect(upload).toContainText(
    getSentence('photograph.small', 'en', { width: 600, minimum: PHOTOGRAPH_WIDTH_MIN }),
  );
  await choose('Gate 2026.PNG', PHOTOGRAPH_WIDTH_MIN);
  await addPicture.click();
  await expect(upload).toBeHidden();
  await fillTexts(page, 'Caption', '정문', 'The gate');
  await expect(preview.getByRole('img', { name: 'The new gate.' })).toBeVisible();
  await expectAccessible(page);

  // The dialog names references to the page before it is deleted; a key undoes the deletion.
  await tree.getByText('Pages', { exact: true }).click();
  await tree.getByRole('button', { name: new RegExp(`^${title.en}`) }).press('Enter');
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  const deletion = page.getByRole('dialog', { name: `Delete: ${title.en}` });
  await expect(
    deletion.getByRole('listitem').filter({ hasText: /^Menu and footer › .*Link address$/ }),
  ).toBeVisible();
  await expectAccessible(page);
  await deletion.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const menuProblem = page.getByRole('button', { name: /^Menu and footer › .*\/home\/intro/ });
  await expect(menuProblem).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('heading', { name: title.en, level: 2 })).toBeVisible();
  await expect(menuProblem).toBeHidden();

  // Only changes are listed, and then written.
  await page.getByRole('button', { name: 'Review changes (5)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Changes' });
  await expect(dialog.getByRole('listitem')).toHaveCount(5);
  await expect(dialog).toContainText('Written in the editor');
  expect([read(PAGE), read('db.json')]).toEqual([oldFiles.page, oldFiles.data]);
  await dialog.getByRole('button', { name: 'Write to the files' }).click();
  // The dialog lists the files before they are written.
  const savedStatus = page.getByRole('status').filter({ hasText: 'Written to the files.' });
  await expect(savedStatus).toBeVisible();

  expect(findNewLines(read(PAGE), oldFiles.page)).toEqual([
    expect.stringContaining('자동차 안의 전원과 신호를 잇는 부품을 만듭니다.'),
    expect.stringContaining('We make the parts that carry power and signals in a car.'),
  ]);
  const savedData = JSON.parse(read('db.json')) as { notices: object[] };
  expect(savedData.notices[0]).toMatchObject({
    subject: { ko: '편집기로 적은 공지', en: 'Written in the editor' },
    media: [{ src: '/media/gate-2026.png', caption: { ko: '정문', en: 'The gate' } }],
  });
  expect(JSON.parse(read('content/media.json'))).toEqual({
    'gate-2026': { alt: { ko: '새 정문.', en: 'The new gate.' } },
  });
  expect(existsSync(path.join(folder, 'content/media/gate-2026.png'))).toBe(true);
  savedData.notices.shift();
  expect(savedData).toEqual(JSON.parse(oldFiles.data));
  expect(findNewLines(oldFiles.data, read('db.json'))).toEqual([]);
});
