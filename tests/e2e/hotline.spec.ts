import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Page } from '@playwright/test';
import { getDateInSeoul } from '@site/contract/date';

import { SERVER_ENVIRONMENT } from '../../scripts/serve.ts';
import { API, PATHS } from '@site/contract/paths';
import { REPORT_TYPES } from '@site/contract/report';

import { getFormMessages, hasPage, library, getMessage, getText } from '../fixtures/site.ts';
import {
  expect,
  expectAccessible,
  waitForHydration,
  loseFirstResponse,
  setLanguageCookie,
  test,
  openPage,
  sendForm,
  findSummary,
} from './visitor.ts';

test.skip(
  !library.forms.report || !hasPage(PATHS.whistleblowing) || !hasPage(PATHS.tipResult),
  'The site has no hotline.',
);

const HOTLINE = PATHS.whistleblowing;
const REPORT = `${HOTLINE}?tab=report`;
const PASSWORD = '물결-고래 7413 산책!';
const CONTENT = '프레스의 안전 장치가 꺼진 채로 일하고 있습니다.';
const RECEIPT = /^[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}-[0-9A-Z]$/;

async function fillIn(page: Page): Promise<void> {
  await page.locator('#consent').check();
  await page.locator('#type').selectOption('safety');
  await page.locator('#anonymous').check();
  await page.locator('#companyUnknown').check();
  await page.locator('#title').fill('안전 장치 해제');
  await page.locator('#content').fill(CONTENT);
  await page.locator('#password').fill(PASSWORD);
}

const getReceipt = (page: Page) => page.locator('output[translate=no]').innerText();

const run = promisify(execFile);

/** Runs the desk of the compliance officer, on the machine with store and key. */
async function runDesk(args: readonly string[], typedText = ''): Promise<string> {
  const folder = process.env['E2E_DATA_DIR'] ?? '';
  const command = run(
    process.execPath,
    ['server/desk/main.ts', ...args, '--key-file', path.join(folder, 'demonstration-key.json')],
    { env: { ...process.env, ...SERVER_ENVIRONMENT, DATA_DIR: folder, LC_ALL: 'C' } },
  );
  command.child.stdin?.end(typedText);
  return (await command).stdout;
}

/** Answers the only report with this title. */
async function answerReport(title: string, answer: string): Promise<void> {
  const lines = (await runDesk(['reports', 'list'])).split('\n');
  const [id = ''] = lines[lines.findIndex((line) => line.includes(title)) - 1]?.split(' ') ?? [];
  await runDesk(['reports', 'answer', id], `${answer}\n`);
}

async function openReport(page: Page, receipt: string): Promise<void> {
  await page.goto(PATHS.tipResult);
  await page.locator('#receipt').fill(receipt);
  await page.locator('#password').fill(PASSWORD);
  await sendForm(page);
}

/** Expects that without scripts an incomplete report comes back with all typed values but the password. */
async function sendWithoutTitle(page: Page, language: 'ko' | 'en'): Promise<void> {
  await page.locator('#title').fill('');
  await sendForm(page);
  await expect(page.getByText(getMessage('form', 'form.lost.both', language))).toBeVisible();
  await expect(page.locator('#content')).toHaveValue(CONTENT);
  await expect(page.locator('#anonymous')).toBeChecked();
  await expect(page.locator('#name')).toBeHidden();
  await expect(page.locator('#password')).toHaveValue('');
}

test('the titles of the tabs do not name the hotline, in both languages', async ({ request }) => {
  for (const tab of ['rules', 'report', 'compliments', 'result'])
    for (const language of ['ko', 'en'] as const) {
      const title = getText(library.pages.get('whistleblowing')?.documentTitle ?? '', language);
      const headers = { cookie: `language=${language}` };
      const html = await (await request.get(`${HOTLINE}?tab=${tab}`, { headers })).text();
      expect(html, tab).toContain(`<title>${title} |`);
    }
});

test('the report offers the fourteen types; an empty one lists what is missing, and the rules of the password are marked as they are met', async ({
  page,
}) => {
  await page.goto(REPORT);
  // In the order of the specification.
  const { options } = getFormMessages('report').fields.type;
  expect(REPORT_TYPES).toHaveLength(14);
  await expect(page.locator('#type option')).toHaveText([
    getMessage('form', 'form.choose'),
    ...REPORT_TYPES.map((type) => options[type].label.ko),
  ]);
  await waitForHydration(page);
  await sendForm(page);
  await expect(findSummary(page).getByRole('link')).toHaveText([
    /동의해야/,
    /유형/,
    /이름을 입력하거나/,
    /휴대전화나 이메일/,
    /회사를 입력하거나/,
    /제목/,
    /내용/,
    /비밀번호/,
  ]);
  await expectAccessible(page);
  const fulfilledRules = page.locator('li[data-met]');
  await expect(fulfilledRules).toHaveCount(0);
  await page.locator('#password').fill('비밀');
  await expect(fulfilledRules).toHaveCount(1);
  await page.locator('#password').fill(PASSWORD);
  await expect(fulfilledRules).toHaveCount(4);
});

test('an anonymous report: the browser sends no name, typed text survives a lost connection, the receipt is shown once, and opens the report', async ({
  page,
  unexpectedErrors,
}) => {
  await openPage(page, REPORT);
  await page.locator('#name').fill('적었다가 숨긴 이름');
  await page.locator('#mobile').fill('010-1234-5678');
  await fillIn(page);
  await expect(page.locator('#name')).toBeHidden();
  const keys = await loseFirstResponse(page, '**/api/reports');
  const request = page.waitForRequest('**/api/reports');
  await sendForm(page);
  const sentBody = (await request).postData() ?? '';
  expect(sentBody).toContain('companyUnknown');
  expect(sentBody).not.toContain('적었다가 숨긴 이름');
  expect(sentBody).not.toContain('010-1234-5678');
  await expect(page.getByText('서버에 연결하지 못했습니다')).toBeVisible();
  await expect(page.locator('#content')).toHaveValue(CONTENT);
  await expect(page.locator('#password')).toHaveValue(PASSWORD);
  await sendForm(page);

  await expect(
    page.getByRole('heading', { name: getFormMessages('report').sent.heading.ko }),
  ).toBeFocused();
  const receipt = await getReceipt(page);
  expect(receipt).toMatch(RECEIPT);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys).not.toContain('none');
  expect(unexpectedErrors.splice(0).length).toBeGreaterThan(0);
  await expectAccessible(page);
  expect(page.url()).not.toContain(receipt);
  expect(
    await page.evaluate(() => [
      Object.keys(localStorage),
      Object.keys(sessionStorage).filter((key) => key.includes('form')),
      JSON.stringify(history.state ?? '').includes('안전 장치'),
    ]),
  ).toEqual([[], [], false]);

  await page.getByRole('link', { name: getFormMessages('report').sent.lookup.ko }).click();
  await expect(page).toHaveURL(PATHS.tipResult);
  await expect(page.locator('#receipt')).toBeVisible();
  await page.goBack();
  // It is shown once: Back leads to an empty form.
  await expect(page.locator('#title')).toHaveValue('');
  await expect(page.locator('output[translate=no]')).toHaveCount(0);

  await openPage(page, PATHS.tipResult);
  // As people type it: in lower case, without hyphens.
  await page.locator('#receipt').fill(receipt.toLowerCase().replaceAll('-', ' '));
  await page.locator('#password').fill(PASSWORD);
  await sendForm(page);
  await expect(
    page.getByRole('heading', { name: getFormMessages('lookup').found.heading.ko, level: 2 }),
  ).toBeFocused();
  const { received, unknown } = getFormMessages('lookup').found;
  for (const text of [receipt, received.ko, CONTENT, '안전 장치 해제', unknown.ko])
    await expect(page.getByText(text).first()).toBeVisible();
  await expectAccessible(page);
});

test('an unknown number stays, also after a lost connection; a typing error is detected before it is sent', async ({
  page,
  unexpectedErrors,
}) => {
  await openPage(page, `${HOTLINE}?tab=result`);
  await page.locator('#receipt').fill('7K3M-9QXT-2BVD-H0RA-0');
  await page.locator('#password').fill('x');
  await sendForm(page);
  await expect(findSummary(page)).toContainText('잘못 적힌 글자');
  await page.locator('#receipt').fill('0000-0000-0000-0000-0');
  await page.route(`**${API.lookup}`, (route) => route.abort(), { times: 1 });
  await sendForm(page);
  await expect(page.getByText('서버에 연결하지 못했습니다')).toBeVisible();
  await expect(page.locator('#receipt')).toHaveValue('0000-0000-0000-0000-0');
  await expect(page.locator('#password')).toHaveValue('x');
  expect(unexpectedErrors.splice(0).length).toBeGreaterThan(0);
  await sendForm(page);
  await expect(page.getByText('찾지 못했습니다')).toBeVisible();
  await expect(page.locator('#receipt')).toHaveValue('0000-0000-0000-0000-0');
  expect(unexpectedErrors.splice(0)).toEqual([expect.stringContaining('404')]);
});

test('typed text is removed when the page is left in any way', async ({
  page,
  unexpectedErrors,
}) => {
  await page.goto(PATHS.search);
  await openPage(page, REPORT);
  await fillIn(page);
  await page.goto(PATHS.home);
  await page.goBack();
  await waitForHydration(page);
  await expect(page.locator('#content')).toHaveValue('');
  await expect(page.locator('#password')).toHaveValue('');
  await expect(page.locator('#anonymous')).not.toBeChecked();

  await fillIn(page);
  // Another site, so that a bystander sees nothing of this company.
  const elsewhere = getMessage('form', 'form.exitAddress');
  await page.route(elsewhere, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>' }),
  );
  await page.getByRole('link', { name: getMessage('form', 'form.exit') }).click();
  await expect(page).toHaveURL(elsewhere);
  expect(unexpectedErrors.splice(0)).toEqual([`left the origin: ${elsewhere}`]);
  await page.goBack();
  // The left page is replaced: Back leads to the page before it.
  await expect(page).toHaveURL(PATHS.search);
});

test('a report can be written and sent with the keyboard only', async ({ page }) => {
  await openPage(page, REPORT);
  const { keyboard } = page;
  await page.locator('#consent').focus();
  await keyboard.press('Space');
  await page.locator('#type').focus();
  await keyboard.press('ArrowDown');
  await expect(page.locator('#type')).toHaveValue('bribery');
  await page.locator('#anonymous').focus();
  await keyboard.press('Space');
  // Fields that an anonymous report hides are not in the tab order.
  await keyboard.press('Tab');
  await expect(page.locator('#companyUnknown')).toBeFocused();
  await keyboard.press('Space');
  for (const id of ['department', 'position', 'personName', 'personNotes', 'title']) {
    await keyboard.press('Tab');
    await expect(page.locator(`#${id}`)).toBeFocused();
  }
  await keyboard.type('안전 장치 해제');
  await keyboard.press('Tab');
  await keyboard.type(CONTENT);
  await keyboard.press('Tab');
  await expect(page.locator('#attachment')).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.type(PASSWORD);
  await keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { name: getFormMessages('report').sent.heading.ko }),
  ).toBeFocused();
});

test('on a phone the quick exit does not cover the focused element, forwards and backwards', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openPage(page, REPORT);
  const exit = page.getByRole('link', { name: getMessage('form', 'form.exit') });
  const isHidden = () =>
    exit.evaluate((link) => {
      const focusedElement = document.activeElement;
      const strip = link.parentElement?.getBoundingClientRect();
      if (!focusedElement || focusedElement === link || !strip) return false;
      // A text area may be taller than the free space; the line with the caret is visible.
      return focusedElement.getBoundingClientRect().top >= strip.top;
    });
  await page.locator('#consent').focus();
  for (const [key, lastControl] of [
    ['Tab', exit],
    ['Shift+Tab', page.locator('#consent')],
  ] as const) {
    while (!(await lastControl.evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press(key);
      await expect.poll(isHidden).toBe(false);
    }
  }
});

test('a compliment requires neither phone nor email, survives a lost connection, and is confirmed', async ({
  page,
  unexpectedErrors,
}) => {
  await openPage(page, `${HOTLINE}?tab=compliments`);
  await sendForm(page);
  await expect(findSummary(page).getByRole('link')).toHaveCount(5);
  await page.locator('#consent').check();
  await page.locator('[name=kind][value=outsider]').check();
  await page.locator('#name').fill('고마운 사람');
  await page.locator('#subject').fill('안내해 주신 분');
  await page.locator('#content').fill('친절하게 안내해 주셨습니다.');
  await page.route(`**${API.compliments}`, (route) => route.abort(), { times: 1 });
  await sendForm(page);
  await expect(page.getByText('서버에 연결하지 못했습니다')).toBeVisible();
  await expect(page.locator('#name')).toHaveValue('고마운 사람');
  await expect(page.locator('#content')).toHaveValue('친절하게 안내해 주셨습니다.');
  await sendForm(page);
  await expect(
    page.getByRole('heading', { name: getFormMessages('compliment').sent.heading.ko }),
  ).toBeFocused();
  expect(unexpectedErrors.splice(0).length).toBeGreaterThan(0);
  await expectAccessible(page);
});

for (const [language, scripts, form] of [
  ['ko', true, 'ko-KR'],
  ['en', false, 'en-US'],
] as const)
  test.describe(`answered, in ${language} with${scripts ? '' : 'out'} scripts`, () => {
    test.use({ javaScriptEnabled: scripts });

    test('the reporter reads the answer of the desk, and its days', async ({
      page,
      baseURL,
      unexpectedErrors,
    }) => {
      const { answered, received, receivedAt, answeredAt } = getFormMessages('lookup').found;
      const status = answered[language];
      const title = `안전 장치 해제 ${crypto.randomUUID()}`;
      const startTime = new Date();
      const answer = '조사를 마쳤습니다.\nThe guard is on again.';
      await setLanguageCookie(page, language, baseURL ?? '');
      await page.goto(REPORT);
      if (scripts) await waitForHydration(page);
      await fillIn(page);
      if (!scripts) {
        await sendWithoutTitle(page, language);
        await page.locator('#password').fill(PASSWORD);
      }
      await page.locator('#title').fill(title);
      await sendForm(page);
      await expect(
        page.getByText(getFormMessages('report').sent.heading[language]).first(),
      ).toBeVisible();
      const receipt = await getReceipt(page);
      await openReport(page, receipt);
      await expect(page.getByText(received[language]).first()).toBeVisible();
      await expect(page.getByText(title)).toBeVisible();
      await expect(page.getByText(status, { exact: true })).toHaveCount(0);

      await answerReport(title, answer);
      await openReport(page, receipt);
      const facts = page.locator('main dl').first();
      await expect(facts).toContainText(status);
      for (const line of answer.split('\n')) await expect(facts).toContainText(line);
      // The test may begin before midnight in Seoul and end after it.
      const days = [startTime, new Date()];
      const dates = days.map((day) =>
        day.toLocaleDateString(form, { dateStyle: 'long', timeZone: 'Asia/Seoul' }),
      );
      for (const term of [receivedAt[language], answeredAt[language]])
        await expect(
          facts
            .locator('div')
            .filter({ hasText: term })
            .filter({ hasText: new RegExp(dates.join('|')) })
            .first(),
        ).toBeVisible();
      // Only days: the data of the page contains no time either.
      const times = await facts
        .locator('time')
        .evaluateAll((elements) => elements.map((time) => time.getAttribute('datetime')));
      expect(times).toHaveLength(2);
      for (const time of times) expect(days.map((day) => getDateInSeoul(day))).toContain(time);
      await expect(page.getByText(CONTENT)).toBeVisible();
      // axe is itself a script.
      if (scripts) return expectAccessible(page);
      // The response to a refused form has an error status, which browsers may log.
      expect(unexpectedErrors.splice(0).filter((error) => !error.includes('422'))).toEqual([]);
    });
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  // The tests above cover English and answers of the desk; forms.spec.ts covers compliments.
  test('a report is returned with its errors, is received, and can be looked up', async ({
    page,
    unexpectedErrors,
  }) => {
    await page.goto(REPORT);
    await fillIn(page);
    await sendWithoutTitle(page, 'ko');
    await page.locator('#title').fill('안전 장치 해제');
    await page.locator('#password').fill(PASSWORD);
    await sendForm(page);
    await expect(page.getByText(getFormMessages('report').sent.heading.ko).first()).toBeVisible();
    const receipt = await getReceipt(page);
    expect(receipt).toMatch(RECEIPT);

    await page.goto(`${HOTLINE}?tab=result`);
    await page.locator('#receipt').fill(receipt);
    await page.locator('#password').fill(PASSWORD);
    await sendForm(page);
    await expect(page).toHaveURL(PATHS.tipResult);
    await expect(page.getByText(getFormMessages('lookup').found.received.ko).first()).toBeVisible();
    await expect(page.getByText(CONTENT)).toBeVisible();
    // The response to a refused form has an error status, which browsers may log.
    unexpectedErrors.splice(0);
  });
});
