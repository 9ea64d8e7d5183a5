import { dateInSeoul } from '@site/contract/date';
import type { Received } from '@site/contract/answers';
import { API } from '@site/contract/paths';
import { workingDayAfter } from '@site/contract/working-days';
import type { APIRequestContext, Page } from '@playwright/test';

import { expect, expectAccessible, hydrated, setLanguageCookie, test } from './visitor.ts';

const VISIT = '/home/visit';
const CONTACT = '010-0000-0000';
const DATE = workingDayAfter(dateInSeoul(new Date()), 8);
const LATER = workingDayAfter(DATE, 2);

async function reserve(request: APIRequestContext): Promise<string> {
  const response = await request.post(API.reservations, {
    data: {
      consent: true,
      site: 'plant-2',
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

async function lookUp(page: Page, receipt: string, contact = CONTACT): Promise<void> {
  await page.locator('#receipt').fill(receipt);
  await page.locator('#contact').fill(contact);
  await page.locator('form button[type=submit]').click();
}

test('a visitor looks a reservation up, moves it, and cancels it', async ({
  page,
  request,
  unexpectedErrors,
}) => {
  const receipt = await reserve(request);
  await page.goto(VISIT);
  await hydrated(page);
  await lookUp(
    page,
    receipt.replace(/^./, (first) => (first === '7' ? '8' : '7')),
  );
  await expect(page.getByRole('alert')).toContainText('예약번호에 잘못 적힌 글자');
  await lookUp(page, receipt, '010-1111-1111');
  await expect(page.getByText('맞는 방문예약을 찾지 못했습니다')).toBeVisible();
  await lookUp(page, receipt);
  await expect(page.getByRole('heading', { name: '예약하신 내용' })).toBeFocused();
  await expect(page.getByText('접수완료')).toBeVisible();
  await expectAccessible(page);

  await page.locator('#time').fill('20:00');
  await page.getByRole('button', { name: '예약 변경하기' }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1);
  await page.locator('#date').fill(LATER);
  await page.locator('#time').fill('10:30');
  await page.getByRole('button', { name: '예약 변경하기' }).click();
  await expect(page.getByText('예약을 변경했습니다')).toBeVisible();
  await expect(page.locator('#date')).toHaveValue(LATER);

  await page.getByRole('button', { name: '예약 취소하기' }).click();
  await expect(page.getByText('예약을 취소했습니다')).toBeVisible();
  await expect(page.getByRole('button', { name: '예약 변경하기' })).toBeHidden();
  await expectAccessible(page);
  // The number that did not match.
  expect(unexpectedErrors.splice(0)).toEqual([expect.stringContaining('404')]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the same works, in English', async ({ page, request, baseURL, unexpectedErrors }) => {
    await setLanguageCookie(page, 'en', baseURL ?? '');
    const receipt = await reserve(request);
    await page.goto(VISIT);
    await lookUp(page, receipt, '010-1111-1111');
    await expect(page.getByText('No reservation matches')).toBeVisible();
    await expect(page.locator('#receipt')).toHaveValue(receipt);
    await lookUp(page, receipt);
    await page.locator('#date').fill('2020-01-01');
    await page.getByRole('button', { name: 'Change the visit' }).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1);
    await page.locator('#date').fill(LATER);
    await page.getByRole('button', { name: 'Change the visit' }).click();
    await expect(page.getByText('Your reservation has been changed')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel the visit' }).click();
    await expect(page.getByText('Your reservation has been canceled')).toBeVisible();
    expect(unexpectedErrors.splice(0)).toEqual([
      expect.stringContaining('404'),
      expect.stringContaining('422'),
    ]);
  });
});
