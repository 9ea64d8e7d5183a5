import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  expect as expectSoon,
  test as base,
  type FrameLocator,
  type Locator,
  type Page,
} from '@playwright/test';
import type { InterfaceLanguage } from '@site/contract/interface-language';

import type { EditorState } from '../../edit/api.ts';
import { makeKeyFile } from '../../server/desk/key-file.ts';
import { deriveVerificationKey } from '../../server/submissions/answer-signature.ts';
import { encodeDepartmentKeys } from '../../server/submissions/department-keys.ts';
import { restoreContent, startContentServer } from './content-server.ts';

/** The page waits for a development server that renders from source and checks all content at each pause. */
export const expect = expectSoon.configure({ timeout: 120_000 });

/**
 * The editor's; the preview and its backend take the next two, the running site and its listener the two after them.
 * Not those of `dev.spec.ts`.
 */
const PORT = 30_000 + 5 * (process.pid % 900);

/** The editor, and the running site whose news it publishes. */
interface RunningEditor {
  /** The address of its page, which contains a token. */
  readonly address: string;
  /** The copy of the content that it edits. */
  readonly folder: string;
  /** The origin of the running site. */
  readonly site: string;
}

/** An editor with its page. */
export interface OpenEditor extends RunningEditor {
  readonly page: Page;
  /** The items of the content. */
  readonly tree: Locator;
  readonly preview: FrameLocator;
}

async function runEditor(use: (editor: RunningEditor) => Promise<void>): Promise<void> {
  const keys = mkdtempSync(path.join(tmpdir(), 'site-news-key-'));
  const keyFile = path.join(keys, 'news.json');
  const pair = await makeKeyFile(keyFile, '');
  const origin = `http://127.0.0.1:${PORT + 3}`;
  const site = startContentServer('server/main.ts', PORT + 3, {
    DESK_PORT: String(PORT + 4),
    PREPARE_PAGES: 'false',
    NEWS_KEYS: encodeDepartmentKeys({
      publicKey: pair.publicKey,
      verificationKey: await deriveVerificationKey(pair),
    }),
  });
  try {
    await site.waitForOutput((text) => text.includes(origin) || undefined);
    const editor = startContentServer('edit/main.ts', PORT, {
      NEWS_SERVER: `http://127.0.0.1:${PORT + 4}`,
      NEWS_KEY_FILE: keyFile,
    });
    try {
      const address = await editor.waitForOutput(
        (text) => /http:\/\/127\.0\.0\.1:\d+\/[\w-]+\//.exec(text)?.[0],
      );
      await use({ address, folder: editor.folder, site: origin });
    } finally {
      await editor.stop();
    }
  } finally {
    await site.stop();
    rmSync(keys, { recursive: true });
  }
}

/** Discards the drafts of a test and restores the files. The news of the running site stay. */
async function resetEditor({ address, folder }: RunningEditor): Promise<void> {
  rmSync(path.join(folder, '.git'), { recursive: true, force: true });
  restoreContent(folder);
  const { files } = (await (await fetch(`${address}api/state`)).json()) as EditorState;
  for (const { file, draft } of files)
    if (draft) {
      const headers = { 'Content-Type': 'application/json' };
      const body = JSON.stringify({ file });
      // oxlint-disable-next-line no-await-in-loop -- each response contains the state
      await fetch(`${address}api/discard`, { method: 'POST', headers, body });
    }
}

/** A test of the editor, which takes half a minute of processor time to start: the tests of a worker share it. */
export const test = base.extend<{ editor: OpenEditor }, { runningEditor: RunningEditor }>({
  runningEditor: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that a function needs from its pattern.
    async ({}, use) => runEditor(use),
    { scope: 'worker', timeout: 300_000 },
  ],
  editor: async ({ browser, runningEditor }, use) => {
    const context = await browser.newContext({
      locale: 'en-US',
      viewport: { width: 1600, height: 900 },
      // Contrast is that of colors, not of a transition between them.
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(runningEditor.address);
    const tree = page.getByRole('navigation', { name: 'What to edit' });
    await use({ ...runningEditor, page, tree, preview: page.frameLocator('iframe') });
    await context.close();
    await resetEditor(runningEditor);
  },
});

/** Returns the two controls of a text in the form. */
export const findTexts = (page: Page, name: string) => {
  const group = page.getByRole('group', { name, exact: true });
  return {
    ko: group.getByRole('textbox', { name: 'Korean' }),
    en: group.getByRole('textbox', { name: 'English' }),
  };
};

/** Fills a text of the form in both languages. */
export async function fillTexts(page: Page, name: string, ko: string, en: string): Promise<void> {
  const texts = findTexts(page, name);
  await texts.ko.fill(ko);
  await texts.en.fill(en);
}

/** Opens the editor again, in a language of its interface. */
export async function chooseLanguage(page: Page, language: InterfaceLanguage): Promise<void> {
  await page.reload();
  const name = { ko: '한국어', en: 'English' }[language];
  await page.getByText(name, { exact: true }).first().click();
}

/** Creates a PNG file of a width in pixels. */
export async function createPicture(page: Page, width: number): Promise<Buffer> {
  const url = await page.evaluate((pixels) => {
    const canvas = document.createElement('canvas');
    canvas.width = pixels;
    canvas.height = 600;
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = 'steelblue';
      context.fillRect(0, 0, pixels / 2, 600);
    }
    return canvas.toDataURL('image/png');
  }, width);
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}
