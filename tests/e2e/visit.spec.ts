import { getDateInSeoul } from '@site/contract/date';
import type { Received } from '@site/contract/answers';
import { API, PATHS } from '@site/contract/paths';
import { getWorkingDayAfter } from '@site/contract/working-days';
import type { APIRequestContext, Page } from '@playwright/test';

import { getFormMessages, hasPage, library, getMessage } from '../fixtures/site.ts';
import { expect, expectAccessible, setLanguageCookie, test, openPage } from './visitor.ts';

test.skip(!library.forms.visit || !hasPage(PATHS.visit), 'The site takes no reservations.');

const VISIT = PATHS.visit;
const CONTACT = '010-0000-0000';
const DATE = getWorkingDayAfter(getDateInSeoul(new Date()), 8);
const LATER = getWorkingDayAfter(DATE, 2);

async function postReservation(request: APIRequestContext): Promise<string> {
  const response = await request.post(API.reservations, {
    data: {
      consent: true,
      site: library.forms.reservation?.rules.sites[0]?.site,
      purpose: '정션 블록 품질 협의',
      place: '연구동 2층 회의실',
      date: DATE,
      time: '14:00',
      headcount: '1',
      visitor1Affiliation: '가온 모빌리티',
      visitor1Name: `방문자 ${crypto.randomUUID()}`,
      visitor1Position: '책임',
      contact: CONTACT,
      car: 'no',
      hostDepartment: '품질보증팀',
      hostName: '담당자',
      hostContact: '032-000-0016',
    },
  });
  return ((await response.json()) as Received).receipt ?? '';
}

async function openVisit(page: Page, receipt: string, contact = CONTACT): Promise<void> {
  await page.locator('#receipt').fill(receipt);
  await page.locator('#contact').fill(contact);
  await page.locator('form button[type=submit]').click();
}

test('a visitor looks up, changes and cancels a reservation', async ({
  page,
  request,
  unexpectedErrors,
}) => {
  const receipt = await postReservation(request);
  await openPage(page, VISIT);
  await openVisit(
    page,
    receipt.replace(/^./, (firstLetter) => (firstLetter === '7' ? '8' : '7')),
  );
  await expect(page.getByRole('alert')).toContainText('예약번호에 잘못 적힌 글자');
  await openVisit(page, receipt, '010-1111-1111');
  await expect(page.getByText('맞는 방문예약을 찾지 못했습니다')).toBeVisible();
  await openVisit(page, receipt);
  await expect(
    page.getByRole('heading', { name: getFormMessages('visit').found.heading.ko }),
  ).toBeFocused();
  await expect(
    page.getByText(getFormMessages('visit').found.statuses.received.ko, { exact: true }).first(),
  ).toBeVisible();
  await expectAccessible(page);

  await page.locator('#time').fill('20:00');
  await page.getByRole('button', { name: getFormMessages('visit').change.submit.label.ko }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1);
  await page.locator('#date').fill(LATER);
  await page.locator('#time').fill('10:30');
  await page.getByRole('button', { name: getFormMessages('visit').change.submit.label.ko }).click();
  await expect(page.getByText(getFormMessages('visit').change.done.ko)).toBeVisible();
  await expect(page.locator('#date')).toHaveValue(LATER);

  const cancel = page.getByRole('button', {
    name: getFormMessages('visit').cancel.submit.label.ko,
  });
  await cancel.click();
  // A second confirmation, because it cannot be undone.
  await page.getByLabel(getFormMessages('visit').cancel.confirm.ko).check();
  await cancel.click();
  await expect(page.getByText(getFormMessages('visit').cancel.done.ko)).toBeVisible();
  await expect(
    page.getByRole('button', { name: getFormMessages('visit').change.submit.label.ko }),
  ).toBeHidden();
  await expectAccessible(page);
  // The number that did not match.
  expect(unexpectedErrors.splice(0)).toEqual([expect.stringContaining('404')]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the same works in English', async ({ page, request, baseURL, unexpectedErrors }) => {
    await setLanguageCookie(page, 'en', baseURL ?? '');
    const receipt = await postReservation(request);
    await page.goto(VISIT);
    await openVisit(page, '', '');
    // The second message belongs to the reservation's form.
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      getMessage('visit', 'receipt.required', 'en'),
      getMessage('reservation', 'contact.required', 'en'),
    ]);
    await openVisit(page, receipt, '010-1111-1111');
    await expect(page.getByText('No reservation matches')).toBeVisible();
    await expect(page.locator('#receipt')).toHaveValue(receipt);
    await openVisit(page, receipt);
    await page.locator('#date').fill('2020-01-01');
    await page
      .getByRole('button', { name: getFormMessages('visit').change.submit.label.en })
      .click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1);
    await page.locator('#date').fill(LATER);
    await page
      .getByRole('button', { name: getFormMessages('visit').change.submit.label.en })
      .click();
    await expect(page.getByText(getFormMessages('visit').change.done.en)).toBeVisible();
    const cancel = page.getByRole('button', {
      name: getFormMessages('visit').cancel.submit.label.en,
    });
    await cancel.click();
    await page.getByLabel(getFormMessages('visit').cancel.confirm.en).check();
    await cancel.click();
    await expect(page.getByText(getFormMessages('visit').cancel.done.en)).toBeVisible();
    expect(unexpectedErrors.splice(0)).toEqual([
      expect.stringContaining('422'),
      expect.stringContaining('404'),
      expect.stringContaining('422'),
      // Cancels without the checkbox.
      expect.stringContaining('422'),
    ]);
  });
});
