import { type APIRequestContext, type Page } from '@playwright/test';
import { complimentForm } from '@site/contract/compliment';
import { getDateInSeoul } from '@site/contract/date';
import { inquiryForm } from '@site/contract/inquiry';
import { getWorkingDayAfter } from '@site/contract/working-days';
import { API, PATHS } from '@site/contract/paths';
import { reportForm } from '@site/contract/report';
import { reservationForm } from '@site/contract/reservation';

import { hasPage, library } from '../fixtures/site.ts';
import { expect, setLanguageCookie, test, openPage, sendForm } from './visitor.ts';

/** The behavior that all forms share: they work with the keyboard only, and with scripts that load partly. */

const PASSWORD = '물결-고래 7413 산책!';
const NEXT_WEEK = getWorkingDayAfter(getDateInSeoul(new Date()), 5);
const [YEAR = '', MONTH = '', DAY = ''] = NEXT_WEEK.split('-');

/** A text, and the keys that enter it. */
interface Text {
  readonly text: string;
  readonly keys: string;
}
/** A checkbox to check, an option to choose, or a text. */
type Step = readonly [selector: string, value: 'tick' | 'choose' | Text];
const createText = (text: string, keys = text): Text => ({ text, keys });

interface Form {
  readonly path: string;
  readonly steps: readonly Step[];
  /** The heading of the confirmation; missing if the site does not have the form. */
  readonly end: Readonly<Record<'ko' | 'en', string>> | undefined;
}

const FORMS: Readonly<Record<string, Form>> = {
  inquiry: {
    path: PATHS.inquiry,
    steps: [
      ['#consent', 'tick'],
      ['#category', 'choose'],
      ['#writer', createText('문의하는 사람')],
      ['#email', createText('visitor@example.com')],
      ['#subject', createText('하네스 견적')],
      ['#content', createText('견적을 받고 싶습니다.')],
    ],
    end: library.forms.inquiry?.sent.heading,
  },
  reservation: {
    path: PATHS.reservation,
    steps: [
      ['#consent', 'tick'],
      ['[name=site]', 'tick'],
      ['#purpose', createText('품질 협의')],
      ['#place', createText('회의실')],
      // The segments of the browser's own fields, in order.
      ['#date', createText(NEXT_WEEK, `${MONTH}${DAY}${YEAR}`)],
      ['#time', createText('14:00', '0200PM')],
      ['#visitor1Affiliation', createText('가온 모빌리티')],
      ['#visitor1Name', createText('첫째 방문자')],
      ['#visitor1Position', createText('책임')],
      ['#contact', createText('010-0000-0000')],
      ['[name=car]', 'tick'],
      ['#hostDepartment', createText('품질보증팀')],
      ['#hostName', createText('담당자')],
      ['#hostContact', createText('032-000-0016')],
    ],
    end: library.forms.reservation?.sent.heading,
  },
  report: {
    path: `${PATHS.whistleblowing}?tab=report`,
    steps: [
      ['#consent', 'tick'],
      ['#type', 'choose'],
      ['#anonymous', 'tick'],
      ['#companyUnknown', 'tick'],
      ['#title', createText('안전 장치 해제')],
      ['#content', createText('안전 장치가 꺼져 있습니다.')],
      ['#password', createText(PASSWORD)],
    ],
    end: library.forms.report?.sent.heading,
  },
  compliment: {
    path: `${PATHS.whistleblowing}?tab=compliments`,
    steps: [
      ['#consent', 'tick'],
      ['[name=kind]', 'tick'],
      ['#name', createText('고마운 사람')],
      ['#subject', createText('안내해 주신 분')],
      ['#content', createText('친절했습니다.')],
    ],
    end: library.forms.compliment?.sent.heading,
  },
};

/** Returns whether the site has a form. Look-ups belong to reports. */
const isOffered = (name: string): boolean => {
  const { path, end } = FORMS[name] ?? { path: PATHS.tipResult, end: library.forms.lookup };
  return end !== undefined && hasPage(path.split('?', 1)[0] ?? '');
};

/** Sends a report, and returns the form to look it up. */
async function openLookup(request: APIRequestContext): Promise<Form> {
  const response = await request.post(API.reports, {
    data: {
      type: 'safety',
      anonymous: true,
      companyUnknown: true,
      title: '안전 장치 해제',
      content: '안전 장치가 꺼져 있습니다.',
      password: PASSWORD,
      consent: true,
    },
  });
  const { receipt } = (await response.json()) as { receipt: string };
  return {
    path: PATHS.tipResult,
    steps: [
      ['#receipt', createText(receipt)],
      ['#password', createText(PASSWORD)],
    ],
    end: library.forms.lookup?.found.received,
  };
}

async function pressTabUntil(page: Page, selector: string): Promise<void> {
  const isThere = () =>
    page.evaluate((target) => document.activeElement?.matches(target) ?? false, selector);
  for (let stops = 0; stops < 80 && !(await isThere()); stops += 1)
    await page.keyboard.press('Tab');
  expect(await isThere()).toBe(true);
}

async function fillIn(page: Page, { steps }: Form): Promise<void> {
  for (const [selector, value] of steps) {
    const control = page.locator(selector).first();
    if (value === 'tick') await control.check();
    else if (value === 'choose') await control.selectOption({ index: 1 });
    else await control.fill(value.text);
  }
}

// hotline.spec.ts tests the report step by step.
for (const name of ['inquiry', 'reservation', 'compliment', 'lookup'])
  test(`${name}: can be reached, filled in and sent with the keyboard only`, async ({
    page,
    request,
  }) => {
    test.skip(!isOffered(name), 'The site does not have this form.');
    const form = FORMS[name] ?? (await openLookup(request));
    await openPage(page, form.path);
    // The first tab stop of every page skips its header.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    for (const [selector, value] of form.steps) {
      await pressTabUntil(page, selector);
      if (value === 'tick') await page.keyboard.press('Space');
      else if (value === 'choose') await page.keyboard.press('ArrowDown');
      else await page.keyboard.type(value.keys);
    }
    await pressTabUntil(page, 'main form button[type=submit]');
    await page.keyboard.press('Enter');
    await expect(page.getByText(form.end?.ko ?? '').first()).toBeVisible();
  });

for (const name of [...Object.keys(FORMS), 'lookup'])
  test(`${name}: is sent by the browser if only some scripts load`, async ({
    page,
    request,
    baseURL,
    unexpectedErrors,
  }) => {
    test.skip(!isOffered(name), 'The site does not have this form.');
    const form = FORMS[name] ?? (await openLookup(request));
    await setLanguageCookie(page, 'en', baseURL ?? '');
    let requestCount = 0;
    await page.route('**/assets/*.js', (route) => {
      requestCount += 1;
      return requestCount > 3 ? route.abort() : route.continue();
    });
    await page.goto(form.path);
    // Scripts are requested at the first interaction after the first paint.
    await expect(async () => {
      await page.mouse.move(20, 20);
      expect(requestCount).toBeGreaterThan(3);
    }).toPass();
    await fillIn(page, form);
    const pendingRequest = page.waitForRequest((pageRequest) => pageRequest.method() === 'POST');
    await sendForm(page);
    expect((await pendingRequest).isNavigationRequest()).toBe(true);
    await expect(page.getByText(form.end?.en ?? '').first()).toBeVisible();
    // The response lacks its scripts, too. After leaving it, all errors have been logged.
    await page.goto('about:blank');
    expect(unexpectedErrors.splice(0).length).toBeGreaterThan(0);
  });

for (const form of [inquiryForm, reservationForm, reportForm, complimentForm])
  test(`${form.name}: every field of the contract has a control on the page`, async ({
    request,
  }) => {
    test.skip(!isOffered(form.name), 'The site does not have this form.');
    const html = await (
      await request.get(form.tab ? `${form.page}?tab=${form.tab}` : form.page)
    ).text();
    const names = [...html.matchAll(/<(?:input|select|textarea)\b[^>]*?\sname="?([\w]+)/g)].map(
      ([, name]) => name,
    );
    expect(form.fields.filter((field) => !names.includes(field))).toEqual([]);
  });
