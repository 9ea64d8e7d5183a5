import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, expect as base, test, type Locator, type Page } from '@playwright/test';
import { PATHS } from '@site/contract/paths';

import { packDesk } from '../../scripts/pack-desk.ts';
import { findInstalledBrowser } from '../../scripts/browser.ts';
import { CHROMIUM_ARGUMENTS } from '../../scripts/chromium.ts';
import { SERVER_ENVIRONMENT } from '../../scripts/serve.ts';
import { hasPage, library } from '../fixtures/site.ts';
import { expectAccessible as expectNoViolations } from './visitor.ts';

// One worker packs the desk once.
test.describe.configure({ mode: 'default' });
test.skip(!library.forms.report || !hasPage(PATHS.whistleblowing), 'The site has no hotline.');

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

/** A folder with the desk of a release only, as on the machine of an officer. */
let release = '';
test.beforeAll(async () => {
  test.setTimeout(300_000);
  release = mkdtempSync(path.join(tmpdir(), 'site-release-'));
  await packDesk(release);
});
test.afterAll(() => rmSync(release, { recursive: true, force: true }));

/** Starts the desk of the release in another folder. It has the pinned Node and the given settings only. */
function startDesk(args: readonly string[], settings: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-empty-'));
  const child = spawn(path.join(release, 'bin', 'desk'), args, {
    cwd: folder,
    env: {
      NODE_COMPILE_CACHE: SERVER_ENVIRONMENT.NODE_COMPILE_CACHE,
      PATH: `${path.dirname(process.execPath)}:${process.env['PATH']}`,
      LANG: 'en_US.UTF-8',
      ...settings,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const end = once(child, 'close').then(([status]) => {
    rmSync(folder, { recursive: true, force: true });
    return { status: status as number | null, output };
  });
  return { child, folder, getOutput: () => output, end };
}

/** Starts the window of the desk over a data folder; resolves with its address, and a function to stop it. */
async function startWindow(dataDir: string) {
  const { child, getOutput, end } = startDesk(['--port', String(PORT)], { DATA_DIR: dataDir });
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const windowAddress = /http:\/\/127\.0\.0\.1:\d+\/[\w-]+\//.exec(getOutput())?.[0];
      if (windowAddress) resolve(windowAddress);
    });
    void end.then(({ output }) => reject(new Error(`It ended early.\n${output}`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await end;
  };
  return { address, stop };
}

/** Collects the errors that a page logs, and its requests to other origins. */
function watch(page: Page, origin: string): readonly string[] {
  const problems: string[] = [];
  page.on('console', (entry) => entry.type() === 'error' && problems.push(entry.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => {
    const { protocol, origin: requestOrigin } = new URL(request.url());
    if (protocol.startsWith('http') && requestOrigin !== origin) problems.push(request.url());
  });
  return problems;
}

const findFiles = (folder: string, needle: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(needle));

/** Expects that axe finds nothing once transitions of colors have ended; without motion they take a frame. */
async function expectAccessible(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().length === 0);
  await expectNoViolations(page);
}

/** The number of controls of the longest page. */
const TABS_MAX = 80;

/** Moves the focus to a control with the Tab key. */
async function pressTabUntil(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let count = 0; count < TABS_MAX; count += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not reach ${String(target)}.`);
}

/** Activates a control with the keyboard only. */
async function activate(target: Locator, key = 'Enter'): Promise<void> {
  await pressTabUntil(target);
  await target.page().keyboard.press(key);
}

const findButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('the desk of a release lists its commands and creates a key in an empty folder', async () => {
  const help = await startDesk(['help'], {}).end;
  expect(help.status).toBe(0);
  expect(help.output).toContain('bin/desk');
  const { child, folder, end } = startDesk(['keys', 'new', 'key.json'], {});
  child.stdin.end('long words for a key\nlong words for a key\n');
  const files = once(child, 'exit').then(() => readdirSync(folder));
  expect(await end).toMatchObject({
    status: 0,
    output: expect.stringContaining('SUBMISSIONS_PUBLIC_KEY='),
  });
  expect(await files).toEqual(['key.json']);
});

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
    const problems = watch(page, new URL(desk.address).origin);
    await page.clock.install();
    await page.goto(desk.address);
    await expect(findButton(page, 'Open')).toBeVisible();
    await expectAccessible(page);

    // The trial key has no passphrase; a wrong file causes an error at its field.
    await page.getByRole('radio', { name: 'The store on this machine' }).check();
    const keyFile = page.getByRole('textbox', { name: 'Key file' });
    const demonstration = await keyFile.inputValue();
    await keyFile.fill(path.join(dataDir, 'server-secret'));
    await activate(findButton(page, 'Open'));
    await expect(keyFile).toBeFocused();
    await expect(keyFile).toHaveAccessibleDescription(/This key file cannot be used/);
    await activate(findButton(page, 'Find the key file'));
    const files = page.getByRole('dialog', { name: 'Find the key file' });
    await expect(files.getByRole('status')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(findButton(page, 'Find the key file')).toBeFocused();
    await keyFile.fill(demonstration);
    await activate(findButton(page, 'Open'));

    // Cases by due date; filters; from here one case, with the keyboard only.
    const title = findButton(page, TITLE);
    await expect(title).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('combobox', { name: 'Due' }).selectOption('Overdue');
    await expect(title).toBeHidden();
    await page.getByRole('combobox', { name: 'Due' }).selectOption('All');
    await page.getByRole('combobox', { name: 'Type' }).selectOption('Safety');
    await activate(title);
    await expect(page.getByRole('heading', { name: TITLE, level: 2 })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByRole('region', { name: 'Text of the attached document' })).toHaveText(
      `Line three, ${CANARY}`,
    );
    await expectAccessible(page);

    // An empty answer is refused; a template fills it in; the draft survives the lock.
    const answer = page.getByRole('textbox', { name: 'Text of the answer' });
    await activate(findButton(page, 'Send the answer'));
    await expect(answer).toBeFocused();
    await expect(answer).toHaveAccessibleDescription(/Write something first/);
    await page.getByRole('combobox', { name: 'Template' }).selectOption('The review has begun');
    await expect(answer).toHaveValue(/We have read your report/);
    const savedDraft = page.waitForResponse('**/api/draft');
    await answer.fill(ANSWER);
    await savedDraft;
    // A minute before the lock, a key continues; without use the desk locks itself.
    const soon = page.getByText('locks itself within a minute');
    await page.clock.fastForward('09:10');
    await expect(soon).toBeInViewport();
    await page.keyboard.press('Shift');
    await expect(soon).toBeHidden();
    await page.clock.fastForward('10:10');
    await expect(page.getByText('Locked after 10 minutes without use.')).toBeVisible();
    await expect(page.getByText(CANARY)).toHaveCount(0);
    // Only the passphrase has to be typed again.
    await expect(page.getByLabel('Passphrase of the key', { exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await activate(title);
    await expect(answer).toHaveValue(ANSWER);

    // A question and a note first.
    await page.getByRole('radio', { name: /^A question/ }).check();
    await page.getByRole('textbox', { name: 'Text of the question' }).fill(QUESTION);
    await activate(findButton(page, 'Send the question'));
    await expect(page.getByRole('heading', { name: /^Asked on/ })).toBeVisible();
    await page.getByRole('radio', { name: /^A note/ }).check();
    await page.getByRole('textbox', { name: 'Text of the note' }).fill(NOTE);
    await activate(findButton(page, 'Save the note'));
    await expect(page.getByRole('heading', { name: /^Note of/ })).toBeVisible();
    await page.getByRole('radio', { name: /^An answer/ }).check();
    await answer.fill(ANSWER);
    await activate(findButton(page, 'Send the answer'));
    await expect(
      page.getByRole('status').filter({ hasText: 'The answer is signed' }),
    ).toBeInViewport();
    await expectAccessible(page);

    // The reporter reads the answer without scripts, but not the note.
    await reporter.goto(PATHS.tipResult);
    await reporter.locator('#receipt').fill(receipt);
    await reporter.locator('#password').fill(PASSWORD);
    await reporter.locator('main form button[type=submit]').click();
    await expect(reporter.getByText(ANSWER)).toBeVisible();
    await expect(reporter.getByText(NOTE)).toHaveCount(0);

    // Closed; dark and Korean; printed.
    await activate(findButton(page, 'Close the case'));
    const dialog = page.getByRole('dialog', { name: 'Close this case?' });
    await expectAccessible(page);
    await activate(dialog.getByRole('button', { name: 'Close the case' }));
    await expect(page.getByText('nothing can be added')).toBeVisible();
    // Its button no longer exists.
    await expect(page.getByRole('heading', { name: TITLE, level: 2 })).toBeFocused();
    await page.getByRole('radio', { name: 'Dark' }).press('Space');
    await page.getByRole('radio', { name: '한국어' }).press('Space');
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(page.getByText('종결되어 더 쓸 수 없습니다.')).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(CONTENT)).toBeVisible();
    await expect(page.getByText(ANSWER)).toBeVisible();
    await expect(findButton(page, '인쇄')).toBeHidden();
    await expect(page.getByText('종결했습니다.')).toBeHidden();
    await expect(page.getByRole('navigation')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    // Back returns to the list; the case is counted.
    await page.goBack();
    await expect(findButton(page, TITLE)).toBeFocused();
    await activate(findButton(page, '통계'));
    await expect(page.getByRole('table', { name: /유형과 처리 결과/ })).toBeVisible();
    await expect(page.getByText(CANARY)).toHaveCount(0);
    await expectAccessible(page);

    // The record of these actions is complete.
    await activate(findButton(page, '처리 기록'));
    await expect(page.getByText('서명과 순서가 모두 맞고')).toBeVisible();
    for (const action of ['열람', '질문', '메모', '답변', '종결'])
      await expect(
        page.getByRole('rowheader', { name: action, exact: true }).first(),
      ).toBeVisible();
    await expectAccessible(page);
    await activate(findButton(page, '잠그기'));
    await expect(findButton(page, '열기')).toBeVisible();
    expect(problems.filter((entry) => !/40[039]|422/.test(entry))).toEqual([]);
  } finally {
    await context.close();
    await desk.stop();
    await withoutScripts.close();
  }
  // Neither the browser nor the program has stored displayed text.
  expect(findFiles(profile, '').length).toBeGreaterThan(3);
  expect(findFiles(folder, CANARY)).toEqual([]);
  const storeFolder = path.join(folder, 'stored');
  mkdirSync(storeFolder);
  for (const name of readdirSync(dataDir).filter((file) => file.startsWith('submissions')))
    copyFileSync(path.join(dataDir, name), path.join(storeFolder, name));
  expect(findFiles(storeFolder, CANARY)).toEqual([]);
  rmSync(folder, { recursive: true, force: true });
});
