import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, expect as base, test, type Page } from '@playwright/test';
import { PATHS } from '@site/contract/paths';

import { findInstalledBrowser } from '../../scripts/browser.ts';
import { CHROMIUM_ARGUMENTS } from '../../scripts/chromium.ts';
import { SERVER_ENVIRONMENT } from '../../scripts/serve.ts';
import { hasPage, library } from '../fixtures/site.ts';
import { expectAccessible as expectNoViolations } from './visitor.ts';

test.skip(!library.forms.report || !hasPage(PATHS.whistleblowing), 'The site has no hotline.');

/** Its page is built first. */
const expect = base.configure({ timeout: 15_000 });

const PORT = 40_000 + (process.pid % 9000);
const PASSWORD = '물결-고래 7413 산책!';
/** A text that cannot appear anywhere by chance. */
const CANARY = 'canaryQ7X2';
const TITLE = `안전 장치 해제 ${CANARY}`;
const CONTENT = `프레스의 안전 장치가 꺼져 있습니다. ${CANARY}`;
const QUESTION = `언제부터 꺼져 있었습니까? ${CANARY}`;
const NOTE = `안전팀과 함께 확인한다. ${CANARY}`;
const ANSWER = `점검을 마쳤습니다. ${CANARY}`;

/** A file with a line of text, as word processors write it. */
const PDF = Buffer.from(
  `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 100]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length 46>>stream
BT /F 12 Tf 10 50 Td (Line three, ${CANARY}) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF`,
);

/** Sends a report with the public form, without scripts; resolves with its receipt number. */
async function sendReport(page: Page): Promise<string> {
  await page.goto(`${PATHS.whistleblowing}?tab=report`);
  await page.locator('#consent').check();
  await page.locator('#type').selectOption('safety');
  await page.locator('#anonymous').check();
  await page.locator('#companyUnknown').check();
  await page.locator('#title').fill(TITLE);
  await page.locator('#content').fill(CONTENT);
  await page
    .locator('#attachment')
    .setInputFiles({ name: 'note.pdf', mimeType: 'application/pdf', buffer: PDF });
  await page.locator('#password').fill(PASSWORD);
  await page.locator('main form button[type=submit]').click();
  return page.locator('output[translate=no]').innerText();
}

/** Starts the window of the desk over a data folder; resolves with its address, and a function to stop it. */
async function startWindow(dataDir: string) {
  const child = spawn(process.execPath, ['desk/main.ts', '--port', String(PORT)], {
    env: {
      ...SERVER_ENVIRONMENT,
      PATH: process.env['PATH'],
      LANG: 'en_US.UTF-8',
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const address = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const found = /http:\/\/127\.0\.0\.1:\d+\/[\w-]+\//.exec(text)?.[0];
      if (found) resolve(found);
    });
    child.once('close', () => reject(new Error(`It ended early.\n${text}`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { address, stop };
}

/** What a page logs as an error, and what it asks of another origin than its own. */
function watch(page: Page, origin: string): readonly string[] {
  const wrong: string[] = [];
  page.on('console', (entry) => entry.type() === 'error' && wrong.push(entry.text()));
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin) wrong.push(request.url());
  });
  return wrong;
}

const findFiles = (folder: string, needle: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(needle));

/** Axe, once colors have changed: also without motion that takes a frame. */
async function expectAccessible(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().length === 0);
  await expectNoViolations(page);
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('the day of an officer: a report arrives, is read beside its file, answered, closed, printed and counted; nothing of it is on the disk', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const withoutScripts = await browser.newContext({
    baseURL: baseURL ?? '',
    javaScriptEnabled: false,
  });
  const reporter = await withoutScripts.newPage();
  const receipt = await sendReport(reporter);

  const folder = mkdtempSync(path.join(tmpdir(), 'site-desk-'));
  const dataDir = process.env['E2E_DATA_DIR'] ?? '';
  const desk = await startWindow(dataDir);
  // A separate browser with a profile on the disk, like that of an officer.
  const executablePath = findInstalledBrowser();
  const profile = path.join(folder, 'profile');
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath && { executablePath }),
    args: [...CHROMIUM_ARGUMENTS],
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    // An action that cannot be done fails, and does not wait for the end of the test.
    context.setDefaultTimeout(15_000);
    const wrong = watch(page, new URL(desk.address).origin);
    await page.goto(desk.address);
    await expect(button(page, 'Open')).toBeVisible();
    await expectAccessible(page);

    // The trial key has no passphrase; a wrong file causes an error at its field.
    await page.getByRole('radio', { name: 'The store on this machine' }).check();
    const keyFile = page.getByRole('textbox', { name: 'Key file' });
    const demonstration = await keyFile.inputValue();
    await keyFile.fill(path.join(dataDir, 'server-secret'));
    await button(page, 'Open').click();
    await expect(keyFile).toBeFocused();
    await expect(keyFile).toHaveAccessibleDescription(/This key file cannot be used/);
    await button(page, 'Find the key file').click();
    const files = page.getByRole('dialog', { name: 'Find the key file' });
    await expect(files.getByRole('status')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await keyFile.fill(demonstration);
    await button(page, 'Open').click();

    // Cases by due date; filters; from here one case, with the keyboard only.
    const title = button(page, TITLE);
    await expect(title).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('combobox', { name: 'Due' }).selectOption('Overdue');
    await expect(title).toBeHidden();
    await page.getByRole('combobox', { name: 'Due' }).selectOption('All');
    await page.getByRole('combobox', { name: 'Type' }).selectOption('Safety');
    await title.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: TITLE, level: 2 })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByRole('region', { name: 'Text of the attached document' })).toHaveText(
      `Line three, ${CANARY}`,
    );
    await expectAccessible(page);

    // An empty answer is refused; a template fills it in; the draft survives the lock.
    const answer = page.getByRole('textbox', { name: 'Text of the answer' });
    await button(page, 'Send the answer').press('Enter');
    await expect(answer).toBeFocused();
    await expect(answer).toHaveAccessibleDescription(/Write something first/);
    await page.getByRole('combobox', { name: 'Template' }).selectOption('The review has begun');
    await expect(answer).toHaveValue(/We have read your report/);
    const kept = page.waitForResponse('**/api/draft');
    await answer.fill(ANSWER);
    await kept;
    await button(page, 'Lock').press('Enter');
    await expect(page.getByText(CANARY)).toHaveCount(0);
    await page.getByRole('radio', { name: 'The store on this machine' }).check();
    await button(page, 'Open').press('Enter');
    await title.press('Enter');
    await expect(answer).toHaveValue(ANSWER);

    // A question and a note first.
    await page.getByRole('radio', { name: /^A question/ }).check();
    await page.getByRole('textbox', { name: 'Text of the question' }).fill(QUESTION);
    await button(page, 'Send the question').press('Enter');
    await expect(page.getByRole('heading', { name: /^Asked on/ })).toBeVisible();
    await page.getByRole('radio', { name: /^A note/ }).check();
    await page.getByRole('textbox', { name: 'Text of the note' }).fill(NOTE);
    await button(page, 'Save the note').press('Enter');
    await expect(page.getByRole('heading', { name: /^Note of/ })).toBeVisible();
    await page.getByRole('radio', { name: /^An answer/ }).check();
    await answer.fill(ANSWER);
    await button(page, 'Send the answer').press('Enter');
    await expect(
      page.getByRole('status').filter({ hasText: 'The answer is signed' }),
    ).toBeVisible();
    await expectAccessible(page);

    // The reporter reads the answer without scripts, but not the note.
    await reporter.goto(PATHS.tipResult);
    await reporter.locator('#receipt').fill(receipt);
    await reporter.locator('#password').fill(PASSWORD);
    await reporter.locator('main form button[type=submit]').click();
    await expect(reporter.getByText(ANSWER)).toBeVisible();
    await expect(reporter.getByText(NOTE)).toHaveCount(0);

    // Closed; dark and Korean; printed.
    await button(page, 'Close the case').press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Close this case?' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close the case' }).press('Enter');
    await expect(page.getByText('nothing can be added')).toBeVisible();
    await page.getByRole('radio', { name: 'Dark' }).press('Space');
    await page.getByRole('radio', { name: '한국어' }).press('Space');
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(page.getByText('종결되어 더 쓸 수 없습니다.')).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(CONTENT)).toBeVisible();
    await expect(page.getByText(ANSWER)).toBeVisible();
    await expect(button(page, '인쇄')).toBeHidden();
    await expect(page.getByRole('navigation')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    // Back returns to the list; the case is counted.
    await page.goBack();
    await expect(button(page, TITLE)).toBeVisible();
    await button(page, '통계').click();
    await expect(page.getByRole('table', { name: /유형과 처리 결과/ })).toBeVisible();
    await expect(page.getByText(CANARY)).toHaveCount(0);
    await expectAccessible(page);

    // The record of these actions is complete.
    await button(page, '처리 기록').click();
    await expect(page.getByText('서명과 순서가 모두 맞고')).toBeVisible();
    for (const action of ['열람', '질문', '메모', '답변', '종결'])
      await expect(
        page.getByRole('rowheader', { name: action, exact: true }).first(),
      ).toBeVisible();
    await expectAccessible(page);
    expect(wrong.filter((entry) => !/40[039]|422/.test(entry))).toEqual([]);
  } finally {
    await context.close();
    await desk.stop();
    await withoutScripts.close();
  }
  // Neither the browser nor the program has written what they displayed.
  expect(findFiles(profile, '').length).toBeGreaterThan(3);
  expect(findFiles(folder, CANARY)).toEqual([]);
  const stored = path.join(folder, 'stored');
  mkdirSync(stored);
  for (const name of readdirSync(dataDir).filter((one) => one.startsWith('submissions')))
    copyFileSync(path.join(dataDir, name), path.join(stored, name));
  expect(findFiles(stored, CANARY)).toEqual([]);
  rmSync(folder, { recursive: true, force: true });
});
