import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';

import { PATHS } from '@site/contract/paths';

import { hasPage, library } from '../fixtures/site.ts';
import { expect, test, openPage } from './visitor.ts';

test.skip(!library.forms.report || !hasPage(PATHS.whistleblowing), 'The site has no hotline.');

/** A text that cannot appear anywhere by chance. */
const CANARY = 'canaryQ7X2';
const PASSWORD = `${CANARY}-맑은9하늘!`;

/** Returns every encoding in which a browser's files could contain a text. */
const encode = (text: string): Buffer[] => [
  Buffer.from(text, 'utf8'),
  Buffer.from(text, 'utf16le'),
  Buffer.from(encodeURIComponent(text)),
];

/** Returns the files of a folder that contain one of the texts. */
function findFiles(folder: string, texts: readonly string[]): string[] {
  const needles = texts.flatMap(encode);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => {
      const bytes = readFileSync(file);
      return needles.some((needle) => bytes.includes(needle));
    });
}

test('Chromium keeps nothing of a report and its look-up in its profile', async ({
  baseURL,
  launchOptions,
}) => {
  const profile = mkdtempSync(path.join(tmpdir(), 'site-profile-'));
  let receipt = '';

  /** Starts a browser with an ordinary profile, in which it offers to save passwords. */
  async function visit(useContext: (context: BrowserContext) => Promise<void>): Promise<void> {
    const context = await chromium.launchPersistentContext(profile, {
      ...(launchOptions.executablePath && { executablePath: launchOptions.executablePath }),
      args: launchOptions.args ?? [],
      baseURL: baseURL ?? '',
      // Playwright disables the feature that this test is about.
      ignoreDefaultArgs: ['--password-store=basic', '--disable-extensions'],
    });
    await useContext(context);
    await context.close();
  }

  try {
    await visit(async (context) => {
      const page = context.pages()[0] ?? (await context.newPage());
      await openPage(page, `${PATHS.whistleblowing}?tab=report&lang=en`);
      await page.locator('[name=consent]').check();
      await page.locator('[name=type]').first().selectOption('safety');
      await page.locator('[name=name]').fill(`${CANARY} name`);
      await page.locator('[name=email]').fill(`${CANARY}@example.com`);
      await page.locator('[name=company]').fill(`${CANARY} company`);
      await page.locator('[name=title]').fill(`${CANARY} title`);
      await page.locator('[name=content]').fill(`${CANARY} content`);
      await page.locator('[name=password]').fill(PASSWORD);
      await page.locator('form button[type=submit]').last().click();
      const number = page.getByText(/^[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}-[0-9A-Z]$/);
      receipt = (await number.first().textContent()) ?? '';
    });
    await visit(async (context) => {
      const page = context.pages()[0] ?? (await context.newPage());
      await openPage(page, `${PATHS.tipResult}?lang=en`);
      await page.locator('[name=receipt]').fill(receipt);
      await page.locator('[name=password]').fill(PASSWORD);
      await page.locator('form button[type=submit]').last().click();
      await expect(page.getByText(`${CANARY} title`)).toBeVisible();
      // Browsers recognize a successful login by a navigation after the form.
      await openPage(page, PATHS.home);
    });
    expect(receipt).not.toBe('');
    // The test can detect traces: the profile contains the visited address.
    expect(findFiles(profile, ['tipResult'])).not.toEqual([]);
    expect(findFiles(profile, [CANARY, receipt, receipt.replaceAll('-', '')])).toEqual([]);
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
});
