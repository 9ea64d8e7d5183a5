import { describe, expect, it } from 'vitest';

import complimentSentences from '../messages/compliment.json' with { type: 'json' };
import inquirySentences from '../messages/inquiry.json' with { type: 'json' };
import lookupSentences from '../messages/lookup.json' with { type: 'json' };
import reportSentences from '../messages/report.json' with { type: 'json' };
import reservationSentences from '../messages/reservation.json' with { type: 'json' };
import visitSentences from '../messages/visit.json' with { type: 'json' };
import { complimentForm } from './compliment.ts';
import type { FieldValues, FormDefinition } from './form.ts';
import { inquiryForm } from './inquiry.ts';
import { lookupForm } from './lookup.ts';
import { formatReceipt } from './receipt.ts';
import { reportForm } from './report.ts';
import { getFirstVisitDate, getLastVisitDate, reservationForm } from './reservation.ts';
import { visitForm } from './visit.ts';

const NOW = new Date('2026-11-21T15:30:00Z'); // 00:30 on the 22nd in Seoul.
const FORMS = [inquiryForm, reservationForm, visitForm, reportForm, complimentForm, lookupForm];
const SENTENCES: Readonly<Record<string, object>> = {
  inquiry: inquirySentences,
  reservation: reservationSentences,
  report: reportSentences,
  compliment: complimentSentences,
  lookup: lookupSentences,
  // A visit has the messages of the reservation fields that can be changed.
  visit: { ...reservationSentences, ...visitSentences },
};

const getCodes = (form: FormDefinition, typedValues: FieldValues): string[] =>
  (form.schema(NOW).safeParse(typedValues).error?.issues ?? []).map(({ message }) => message);
const getAccepted = (form: FormDefinition, typedValues: FieldValues): FieldValues =>
  form.schema(NOW).parse(typedValues) as FieldValues;

const visit: FieldValues = {
  site: 'head-office',
  purpose: '품질 협의',
  place: '본관 회의실',
  date: '2026-12-01',
  time: '14:00',
  headcount: '1',
  visitor1Affiliation: '가온 모빌리티',
  visitor1Name: '방문자',
  visitor1Position: '책임',
  contact: '010-0000-0000',
  car: 'no',
  hostDepartment: '품질보증팀',
  hostName: '담당자',
  hostContact: '032-000-0016',
  consent: true,
};

/** Values with which all fields of a form apply. */
const CHOICES: Readonly<Record<string, FieldValues>> = {
  reservation: { headcount: '3', car: 'yes' },
  visit: { action: 'change', car: 'yes' },
};

const report: FieldValues = {
  type: 'safety',
  anonymous: true,
  companyUnknown: true,
  title: '안전 장치 해제',
  content: '프레스의 안전 장치가 꺼져 있습니다.',
  password: '비밀번호-2026',
  consent: true,
};

const compliment: FieldValues = {
  kind: 'outsider',
  name: '고마운 사람',
  subject: '안내해 주신 분',
  content: '친절했습니다.',
  consent: true,
};

describe.each(FORMS.map((form) => ({ form, name: form.name })))('$name', ({ form, name }) => {
  it('has a message for every code of a missing value', () => {
    const missing = getCodes(form, name === 'visit' ? { action: 'change' } : {});
    expect(missing.length).toBeGreaterThan(0);
    for (const code of missing) expect(SENTENCES[name]).toHaveProperty([code]);
  });

  it('has a message for every code of a value that is too long or has invalid characters', () => {
    const everything = (value: string): FieldValues =>
      Object.fromEntries(form.fields.map((field) => [field, value]));
    for (const value of ['가'.repeat(5000), 'a\0b', '\ud800', 'ㅤ'])
      for (const code of getCodes(form, { ...everything(value), ...CHOICES[name] }))
        expect(SENTENCES[name]).toHaveProperty([code]);
  });

  it('refuses unknown fields', () => {
    expect(form.schema(NOW).safeParse({ status: 'answered' }).success).toBe(false);
    const issues = form.schema(NOW).safeParse({ status: 'answered' }).error?.issues ?? [];
    expect(issues.map(({ code }) => code)).toContain('unrecognized_keys');
  });

  it('refuses a text as consent', () => {
    if (form.checkboxes.includes('consent'))
      expect(getCodes(form, { consent: 'true' })).toContain('consent.required');
  });
});

describe('a reservation', () => {
  it('is accepted', () => {
    expect(getCodes(reservationForm, visit)).toEqual([]);
  });

  it.each(['', 'Head Office', 'a'.repeat(61)])('is for a site, not for "%s"', (site) => {
    expect(getCodes(reservationForm, { ...visit, site })).toContain('site.required');
  });

  it.each([
    ['2026-11-21', 'date.past'],
    ['2026-11-22', 'date.tooSoon'],
    ['2026-11-28', 'date.closed'],
    ['2026-12-25', 'date.closed'],
    ['2026-02-30', 'date.invalid'],
    ['2027-02-29', 'date.invalid'],
    ['2099-01-01', 'date.tooFar'],
    ['tomorrow', 'date.invalid'],
    ['', 'date.required'],
  ])('on "%s" returns %s', (date, code) => {
    expect(getCodes(reservationForm, { ...visit, date })).toEqual([code]);
  });

  it('accepts the first and the last day in the calendar of Seoul', () => {
    const on = (date: string) => getCodes(reservationForm, { ...visit, date });
    expect(on(getFirstVisitDate(NOW))).toEqual([]);
    expect(on(getLastVisitDate(NOW))).toEqual([]);
  });

  it('accepts visiting hours only', () => {
    const at = (time: string) => getCodes(reservationForm, { ...visit, time });
    expect(at('08:59')).toEqual(['time.closed']);
    expect(at('09:00')).toEqual([]);
    expect(at('17:00')).toEqual([]);
    expect(at('17:01')).toEqual(['time.closed']);
    expect(at('24:00')).toEqual(['time.invalid']);
  });

  it('requires as many visitors as its headcount, and reports them together with other problems', () => {
    expect(getCodes(reservationForm, { ...visit, headcount: '2', purpose: '' }).toSorted()).toEqual(
      [
        'purpose.required',
        'visitor2Affiliation.required',
        'visitor2Name.required',
        'visitor2Position.required',
      ],
    );
    for (const headcount of ['0', '4', ''])
      expect(getCodes(reservationForm, { ...visit, headcount })).toEqual(['headcount.required']);
  });

  it('drops visitors beyond the headcount and a car number without a car', () => {
    const output = getAccepted(reservationForm, {
      ...visit,
      visitor2Name: '덤',
      carNumber: '12가 3456',
    });
    expect(output).toMatchObject({ visitor2Name: '', carNumber: '' });
    expect(getCodes(reservationForm, { ...visit, car: 'yes' })).toEqual(['carNumber.required']);
  });
});

describe('a report', () => {
  it('drops the identity of an anonymous reporter', () => {
    const output = getAccepted(reportForm, {
      ...report,
      name: '이름',
      mobile: 'not a number',
      email: 'not an address',
      company: '회사',
    });
    expect(output).toMatchObject({ name: '', mobile: '', email: '', company: '' });
  });

  it('requires a name and one contact of a reporter who is not anonymous', () => {
    const namedReport = { ...report, anonymous: false, companyUnknown: false };
    expect(getCodes(reportForm, namedReport)).toEqual([
      'name.required',
      'company.required',
      'mobile.orEmail',
    ]);
    const complete = { ...namedReport, name: '이름', company: '해담' };
    expect(getCodes(reportForm, { ...complete, mobile: '０１０-０000-0000' })).toEqual([]);
    expect(getCodes(reportForm, { ...complete, email: 'a@example.com' })).toEqual([]);
  });

  it.each([
    ['', ['password.required']],
    ['abc', ['password.length', 'password.digits', 'password.special']],
    ['abcde1!', ['password.length']],
    ['12345678', ['password.letters', 'password.special']],
    ['비밀번호 2026 가', ['password.special']],
    ['ｐａｓｓ１２３！', []],
    [`a1!${'가'.repeat(126)}`, ['password.tooLong']],
    ['가나다라마바1!'.normalize('NFD'), []],
    ['가1!'.normalize('NFD'), ['password.length']],
  ])('with the password "%s" returns %j', (password, expected) => {
    expect(getCodes(reportForm, { ...report, password })).toEqual(expected);
  });

  it('does not require consent to disclosure to third parties', () => {
    expect(getAccepted(reportForm, report)).toHaveProperty('thirdPartyConsent', false);
  });
});

it('a compliment requires neither phone nor email', () => {
  expect(getCodes(complimentForm, compliment)).toEqual([]);
});

it('a look-up detects a typing error in the receipt number', () => {
  const receipt = formatReceipt(new Uint8Array(10));
  expect(getCodes(lookupForm, { receipt, password: 'x' })).toEqual([]);
  expect(getCodes(lookupForm, { receipt: receipt.replace('0', '1'), password: 'x' })).toEqual([
    'receipt.invalid',
  ]);
});
