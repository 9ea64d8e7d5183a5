import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';

import { sentence } from '../../content/library/sentences.ts';
import { expect, test } from './visitor.ts';

const ROOT = path.join(import.meta.dirname, '../..');
/** The editor's; the preview and its backend take the next two. Not those of `dev.spec.ts`. */
const PORT = 30_000 + 3 * (process.pid % 900);
const PAGE = 'content/pages/intro.json';

/** A text in both languages in the form. */
const texts = (page: Page, name: string) => {
  const group = page.getByRole('group', { name, exact: true });
  return {
    ko: group.getByRole('textbox', { name: 'Korean' }),
    en: group.getByRole('textbox', { name: 'English' }),
  };
};

/** The lines of one text that another one does not have. */
const newLines = (text: string, before: string): string[] => {
  const known = new Set(before.split('\n'));
  return text.split('\n').filter((line) => !known.has(line));
};

// The preview is a site of another origin inside the page: what it asks for is its own business.
test.use({ baseURL: `http://127.0.0.1:${PORT}` });

test('an editor changes a sentence, adds a notice, corrects a mistake and saves: the files differ in just that', async ({
  browser,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-edited-'));
  for (const name of ['content', 'contract/messages', 'db.json'])
    cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  const before = { page: read(PAGE), data: read('db.json') };
  const child = spawn(process.execPath, [path.join(ROOT, 'edit/main.ts')], {
    env: {
      PATH: process.env['PATH'],
      LANG: 'en_US.UTF-8',
      PORT: String(PORT),
      DATA_DIR: path.join(folder, 'data'),
      CONTENT_ROOT: folder,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const context = await browser.newContext({
    locale: 'en-US',
    viewport: { width: 1600, height: 900 },
  });
  try {
    let printed = '';
    const address = await new Promise<string>((found, failed) => {
      child.stdout.on('data', (chunk: Buffer) => {
        printed += chunk;
        const [url] = /http:\/\/127\.0\.0\.1:\d+\/[\w-]+\//.exec(printed) ?? [];
        if (url) found(url);
      });
      child.once('close', () => failed(new Error(`It ended early.\n${printed}`)));
    });
    const page = await context.newPage();
    await page.goto(address);

    // A sentence in both languages.
    const tree = page.getByRole('navigation', { name: 'What to edit' });
    await tree.getByText('Pages', { exact: true }).click();
    await tree.getByRole('button', { name: 'Overview', exact: true }).click();
    const title = texts(page, 'Title');
    await title.ko.fill('온선 소개');
    await title.en.fill('About the company');
    const review = page.getByRole('button', { name: 'Review changes (2)' });
    await expect(review).toBeVisible();
    await expect(
      page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'About the company' }),
    ).toBeVisible();

    // A mistake, its sentence at the field and in the list that leads there, and undo.
    await title.en.fill('About  the company');
    const wrong = sentence('text.twoSpaces', 'en');
    await expect(title.en).toHaveAccessibleDescription(new RegExp(wrong.slice(0, 30)));
    await page.getByRole('button', { name: `Title › English: ${wrong}` }).click();
    await expect(title.en).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(title.en).toHaveValue('About the company');
    await expect(page.getByText(wrong)).toHaveCount(0);

    // A notice.
    await tree.getByText('Notices', { exact: true }).last().click();
    await tree.getByRole('button', { name: 'Add a notice' }).click();
    const subject = texts(page, 'Subject');
    await expect(subject.ko).toHaveAccessibleDescription(
      new RegExp(sentence('text.empty', 'en').slice(0, 20)),
    );
    await subject.ko.fill('편집기로 적은 공지');
    await subject.en.fill('Written in the editor');
    const content = texts(page, 'Content');
    await content.ko.fill('공지 내용입니다.');
    await content.en.fill('The text of the notice.');

    // Only what was changed is listed, and then written.
    await page.getByRole('button', { name: 'Review changes (3)' }).click();
    const dialog = page.getByRole('dialog', { name: 'Changes' });
    await expect(dialog.getByRole('listitem')).toHaveCount(3);
    await expect(dialog).toContainText('Written in the editor');
    expect([read(PAGE), read('db.json')]).toEqual([before.page, before.data]);
    await dialog.getByRole('button', { name: 'Write to the files' }).click();
    await expect(page.getByText('Written to the files.')).toBeVisible();

    expect(newLines(read(PAGE), before.page)).toEqual([
      expect.stringMatching(/"title": \{ "ko": "온선 소개", "en": "About the company" \}/),
    ]);
    const after = JSON.parse(read('db.json')) as { notices: object[] };
    expect(after.notices[0]).toMatchObject({
      subject: { ko: '편집기로 적은 공지', en: 'Written in the editor' },
    });
    after.notices.shift();
    expect(after).toEqual(JSON.parse(before.data));
    expect(newLines(before.data, read('db.json'))).toEqual([]);
  } finally {
    await context.close();
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'close');
    rmSync(folder, { recursive: true, force: true });
  }
});
