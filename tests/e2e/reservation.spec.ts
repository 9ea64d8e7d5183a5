import { type Page } from '@playwright/test';

import { getDateInSeoul } from '@site/contract/date';
import { getWorkingDayAfter } from '@site/contract/working-days';

import { API, PATHS } from '@site/contract/paths';

import { getFormMessages, hasPage, library, getMessage, getText } from '../fixtures/site.ts';
import {
  expect,
  expectAccessible,
  setLanguageCookie,
  test,
  openPage,
  sendForm,
  findSummary,
} from './visitor.ts';

test.skip(
  !library.forms.reservation || !hasPage(PATHS.reservation),
  'The site takes no reservations.',
);

const RESERVATION = PATHS.reservation;
/** The first of the sites that accept visitors. */
const SITE = library.forms.reservation?.rules.sites[0]?.site ?? '';
const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number) => getDateInSeoul(new Date(Date.now() + days * DAY));
const DATE = getWorkingDayAfter(getDateInSeoul(new Date()), 8);

async function fillIn(page: Page, { date = DATE } = {}): Promise<void> {
  await page.locator('#consent').check();
  await page.locator(`[name=site][value=${SITE}]`).check();
  await page.locator('#purpose').fill('정션 블록 품질 협의');
  await page.locator('#place').fill('연구동 2층 회의실');
  await page.locator('#date').fill(date);
  await page.locator('#time').fill('14:00');
  await page.locator('#visitor1Affiliation').fill('가온 모빌리티');
  await page.locator('#visitor1Name').fill('첫째 방문자');
  await page.locator('#visitor1Position').fill('책임');
  await page.locator('#contact').fill('010-0000-0000');
  await page.locator('[name=car][value=no]').check();
  await page.locator('#hostDepartment').fill('품질보증팀');
  await page.locator('#hostName').fill('담당자');
  await page.locator('#hostContact').fill('032-000-0016');
}

test('the form lists what is missing in the order of the page; a past day is refused', async ({
  page,
}) => {
  await openPage(page, RESERVATION);
  await sendForm(page);
  await expect(findSummary(page).getByRole('link')).toHaveText([
    /동의해야/,
    /사업장/,
    /목적/,
    /장소/,
    /날짜/,
    /시간/,
    /소속/,
    /이름/,
    /직위/,
    /대표 연락처/,
    /차량을 이용/,
    /부서/,
    /담당자의 이름/,
    /담당자의 연락처/,
  ]);
  await expectAccessible(page);
  await fillIn(page, { date: inDays(-1) });
  await sendForm(page);
  await expect(findSummary(page).getByRole('link')).toHaveText([/이미 지난 날짜/]);
  await findSummary(page).getByRole('link').click();
  await expect(page.locator('#date')).toBeFocused();
});

test('three visitors, a car and the rules of the site appear as they are chosen; typed text survives a lost connection, and the summary contains all of it', async ({
  page,
  unexpectedErrors,
}) => {
  await openPage(page, RESERVATION);
  await expect(page.locator('#visitor2Name')).toBeHidden();
  const rules =
    getFormMessages('reservation').rules.sites.find(({ site }) => site === SITE)?.rules ?? [];
  const rule = page.getByText(getText(rules.at(-1) ?? '', 'ko'));
  await expect(rule).toBeHidden();
  await fillIn(page);
  await expect(rule).toBeVisible();
  await page.locator('[name=headcount][value="3"]').check();
  await page.locator('[name=car][value=yes]').check();
  await sendForm(page);
  await expect(findSummary(page).getByRole('link')).toHaveCount(7);
  for (const number of [2, 3]) {
    await page.locator(`#visitor${number}Affiliation`).fill('가온 모빌리티');
    await page.locator(`#visitor${number}Name`).fill(`방문자 ${number}`);
    await page.locator(`#visitor${number}Position`).fill('선임');
  }
  await page.locator('#carNumber').fill('12가 3456');
  // One of them cannot come: the typed text stays on the page and is not sent.
  await page.locator('[name=headcount][value="2"]').check();
  await expect(page.locator('#visitor3Name')).toBeHidden();
  const keys: (string | undefined)[] = [];
  await page.route(`**${API.reservations}`, (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return keys.length === 1 ? route.abort() : route.fallback();
  });
  await sendForm(page);
  await expect(page.getByText('서버에 연결하지 못했습니다')).toBeVisible();
  await expect(page.locator('#purpose')).toHaveValue('정션 블록 품질 협의');
  await expect(page.locator('#date')).toHaveValue(DATE);
  const request = page.waitForRequest(`**${API.reservations}`);
  await sendForm(page);
  const sentBody = (await request).postData() ?? '';
  expect(sentBody).toContain('visitor2Name');
  expect(sentBody).not.toContain('visitor3Name');

  await expect(
    page.getByRole('heading', { name: getFormMessages('reservation').sent.heading.ko }),
  ).toBeFocused();
  const site = getText(library.sites.find(({ id }) => id === SITE)?.name ?? '', 'ko');
  for (const text of [site, '14:00', '방문자 2', '12가 3456', '연구동 2층 회의실'])
    await expect(page.getByText(text).first()).toBeVisible();
  await expect(page.getByText('방문자 3')).toHaveCount(0);
  // The same attempt was repeated.
  expect(keys).toEqual([expect.any(String), keys[0]]);
  expect(unexpectedErrors.splice(0).length).toBeGreaterThan(0);
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: getFormMessages('reservation').sent.calendar.ko }).click();
  expect((await download).suggestedFilename()).toBe('visit.ics');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('adds visitors, shows errors with typed text, then the summary, in English', async ({
    page,
    baseURL,
    unexpectedErrors,
  }) => {
    await setLanguageCookie(page, 'en', baseURL ?? '');
    await page.goto(RESERVATION);
    await fillIn(page);
    await page.locator('[name=headcount][value="2"]').check();
    await page.locator('#visitor2Affiliation').fill('가온 모빌리티');
    await page.locator('#visitor2Name').fill('둘째 방문자');
    await page.locator('#visitor2Position').fill('선임');
    await page.locator('[name=car][value=yes]').check();
    await sendForm(page);
    await expect(
      page.getByText(getMessage('reservation', 'carNumber.required', 'en')).first(),
    ).toBeVisible();
    await expect(page.locator('#visitor2Name')).toHaveValue('둘째 방문자');
    await expect(page.locator('#date')).toHaveValue(DATE);
    await expect(page.locator(`[name=site][value=${SITE}]`)).toBeChecked();
    await page.locator('#carNumber').fill('12가 3456');
    await sendForm(page);
    await expect(
      page.getByText(getFormMessages('reservation').sent.heading.en).first(),
    ).toBeVisible();
    await expect(page.getByText('둘째 방문자').first()).toBeVisible();
    const download = page.waitForEvent('download');
    await page
      .getByRole('button', { name: getFormMessages('reservation').sent.calendar.en })
      .click();
    expect((await download).suggestedFilename()).toBe('visit.ics');
    // The response to a refused form has an error status, which browsers may log.
    unexpectedErrors.splice(0);
  });
});
