import { existsSync } from 'node:fs';
import path from 'node:path';

import { PHOTOGRAPH_WIDTH_MIN } from '../../content/schema/photographs.ts';
import { library } from '../fixtures/site.ts';
import { createPicture, expect, fillTexts, findTexts, test } from './editor.ts';
import { expectAccessible } from '../e2e/visitor.ts';

const home = library.pages.get('home');
const drawing = home?.blocks.flatMap((block) =>
  block.type === 'openings' ? block.drawing : [],
)[0];

test('the preview shows a message, a drawing and an item of a later date as the site will show them', async ({
  editor: { page, tree, preview },
}) => {
  test.skip(!home || !drawing, 'The home page has no drawing with openings.');
  await tree.getByText('Interface texts', { exact: true }).click();
  await tree.getByRole('button', { name: 'Texts of pages' }).click();
  await findTexts(page, 'colorScheme.auto').en.fill('Colors of the device');
  await expect(preview.getByRole('contentinfo')).toContainText('Colors of the device');

  await tree.getByText('Drawings', { exact: true }).click();
  await tree.getByRole('button', { name: drawing!, exact: true }).click();
  await findTexts(page, 'Alternative text').en.fill('A line with another description.');
  await tree.getByText('Pages', { exact: true }).click();
  await tree.getByRole('button', { name: home!.title.en, exact: true }).click();
  await expect(preview.getByRole('img', { name: 'A line with another description.' })).toHaveCount(
    1,
  );

  // An item with a later date: the form shows when it appears, and the preview shows that day.
  const year = new Date().getFullYear() + 1;
  await tree.getByText('Notices', { exact: true }).last().click();
  await tree.getByRole('button', { name: 'Add a notice' }).click();
  await fillTexts(page, 'Subject', '내년의 공지', 'A notice of next year');
  await fillTexts(page, 'Content', '내년에 알립니다.', 'It is announced next year.');
  await page.getByRole('textbox', { name: /^Date \(/ }).fill(`${year}-01-15`);
  const appears = `Appears on the site on January 15, ${year}.`;
  await expect(page.getByRole('main').getByText(appears)).toBeVisible();
  await expect(preview.getByText('It is announced next year.').first()).toBeVisible();
  const date = page.getByLabel('Date of the preview');
  await expect(date).toHaveValue(`${year}-01-15`);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Review changes/ }).click();
  await expect(page.getByRole('dialog').getByText(appears)).toBeVisible();
  await page.keyboard.press('Escape');

  // On the day before, the item does not exist yet; the selected date is also used for other pages until it is reset.
  await date.fill(`${year}-01-14`);
  await expect(preview.getByText('It is announced next year.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(preview.getByText('It is announced next year.').first()).toBeVisible();
});

test('a photograph is described once, shown with its caption, credit and focal point, undone with its upload, and removed when nothing names it', async ({
  editor: { page, tree, preview, folder },
}) => {
  await tree.getByText('Notices', { exact: true }).last().click();
  await tree.getByRole('button', { name: 'Add a notice' }).click();
  await fillTexts(page, 'Subject', '사진이 있는 공지', 'A notice with a photograph');
  await fillTexts(page, 'Content', '내용입니다.', 'Its text.');
  await page.getByRole('button', { name: 'Add: Media' }).click();
  await page.getByRole('combobox', { name: 'Kind to add' }).selectOption('Picture');
  await page.getByRole('button', { name: 'Add to Media' }).click();
  const uploadPicture = async () => {
    await page.getByRole('button', { name: 'Upload a picture' }).click();
    const dialog = page.getByRole('dialog', { name: 'Upload a picture' });
    const buffer = await createPicture(page, PHOTOGRAPH_WIDTH_MIN);
    const file = { name: 'yard.png', mimeType: 'image/png', buffer };
    await dialog.getByLabel('Picture', { exact: false }).first().setInputFiles(file);
    await dialog.getByRole('textbox', { name: 'Alternative text (Korean)' }).fill('마당.');
    await dialog.getByRole('textbox', { name: 'Alternative text (English)' }).fill('The yard.');
    await dialog.getByRole('button', { name: 'Add the picture' }).click();
    await expect(dialog).toBeHidden();
  };
  await uploadPicture();
  const picture = preview.getByRole('img', { name: 'The yard.' });
  await expect(picture).toBeVisible();

  // Undo takes the file back, so that its name is free.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tree.getByRole('button', { name: /^yard/ })).toHaveCount(0);
  await expect(picture).toHaveCount(0);
  await uploadPicture();
  await expect(picture).toBeVisible();

  // The rest is stated in the library.
  await tree.getByText('Photographs', { exact: true }).click();
  await tree.getByRole('button', { name: /^yard/ }).click();
  await fillTexts(page, 'Caption', '공장 마당', 'The yard of the plant');
  await page.getByRole('button', { name: 'Add: Focal point' }).click();
  await page
    .getByRole('spinbutton', { name: 'From the left (%)' })
    .or(page.getByRole('textbox', { name: 'From the left (%)' }))
    .fill('20');
  await page
    .getByRole('spinbutton', { name: 'From the top (%)' })
    .or(page.getByRole('textbox', { name: 'From the top (%)' }))
    .fill('30');
  await expect(page.locator('.focus-picker img')).toHaveJSProperty(
    'naturalWidth',
    PHOTOGRAPH_WIDTH_MIN,
  );
  await expectAccessible(page);
  await tree.getByText('Notices', { exact: true }).last().click();
  await tree.getByRole('button', { name: /^A notice with a photograph/ }).click();
  await expect(preview.getByRole('figure')).toContainText('The yard of the plant');
  await expect(picture).toHaveCSS('object-position', '20% 30%');

  // The table leads from a picture to the property in which it is replaced.
  await page.getByRole('button', { name: 'Where pictures are used' }).click();
  const table = page.getByRole('dialog', { name: 'Where pictures are used' });
  const row = table.getByRole('row').filter({ hasText: /^yard/ });
  await expect(row).toContainText('Photograph');
  await expectAccessible(page);
  await row.getByRole('button').click();
  await expect(table).toBeHidden();
  await expect(page.locator('input[value="/media/yard.png"]')).toBeFocused();

  // Without the notice nothing names it: the review offers to remove it.
  await page.getByRole('button', { name: 'Delete this entry' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await tree.getByText('Photographs', { exact: true }).click();
  await expect(tree.getByRole('button', { name: /^yard.*Not used/ })).toBeVisible();
  await page.getByRole('button', { name: /^Review changes/ }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete: yard' }).click();
  const deletion = page.getByRole('dialog', { name: 'Delete: yard' });
  await deletion.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Review changes', exact: true })).toBeVisible();
  expect(existsSync(path.join(folder, 'content/media/yard.png'))).toBe(false);
});
