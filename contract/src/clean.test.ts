import { describe, expect, it, test } from 'vitest';

import { cleanFileName } from './attachment.ts';
import { cleanEmail } from './email.ts';
import { convertLayout } from './languages/ko/keyboard-layout.ts';
import { tidyWords } from './lists.ts';
import { isDomainDoubtful } from './mail-domain.ts';
import { cleanLine, toSearchForm } from './normalize.ts';
import { cleanPhone, isExtension, isPhone, getPhoneDigits } from './phone.ts';
import { parseReceipt, formatReceipt } from './receipt.ts';

describe('a line', () => {
  it.each([
    ['marks of direction', '\u202D가온\u202C \u2068모빌리티\u2069\u200E', '가온 모빌리티'],
    ['what has no width', '가\u200B나\u2060\uFEFF다\u00AD라\uFE0F', '가나다라'],
    ['fillers', '\u3164가\u115F', '가'],
    ['spaces that do not break', '가\u00A0나\u3000다\u2003라\t마', '가 나 다 라 마'],
    ['dashes', 'a\u2010b\u2011c\u2013d\u2014e\u2212f\uFF0Dg', 'a-b-c-d-e-f-g'],
    ['full width', '１２가　３４５６ ＡＢＣ（주）', '12가 3456 ABC(주)'],
    ['half width', 'ﾡￂ ｶﾞ', '가 ガ'],
    ['letters that were typed apart', '한글'.normalize('NFD'), '한글'],
  ])('cleans %s', (_what, typedText, clean) => {
    expect(cleanLine(typedText)).toBe(clean);
    expect(cleanLine(clean)).toBe(clean);
  });

  it.each(['㈜해담', 'トーヨー', '12:30~13:00', '김·이·박', '①'])('keeps %s', (text) => {
    expect(cleanLine(text)).toBe(text);
  });
});

describe('a phone number', () => {
  it.each([
    '\u202D010-1234-5678\u202C',
    '\u2068010-1234-5678\u2069',
    '\u200E010-1234-5678',
    '010\u200B-1234-5678',
    '010-1234-5678\uFE0F',
    '010\u00AD1234\u00AD5678',
    '010\u20111234\u20115678',
    '010\u20101234\u20105678',
    '010\u20131234\u20135678',
    '010\u22121234\u22125678',
    '010ー1234ー5678',
    '010ㅡ1234ㅡ5678',
    '０１０－１２３４－５６７８',
    '010─1234─5678',
    'tel:010-1234-5678',
    'Tel. 010-1234-5678',
    '휴대폰: 010-1234-5678',
    '☎ 010-1234-5678',
    '\uFEFF010-1234-5678\u00A0',
    '"010-1234-5678"',
    "'010-1234-5678",
    '010-1234-5678,',
    '<tel:010-1234-5678>',
    'O10-1234-5678',
    '010_1234_5678',
    '[전화] 010-1234-5678',
    '(HP)010-1234-5678',
    'H/P: 010-1234-5678',
    '휴대전화번호: 010-1234-5678',
    '직통 010-1234-5678',
    'Office: 010-1234-5678',
    '電話 010-1234-5678',
  ])('cleans %j to 010-1234-5678', (typedText) => {
    expect(cleanPhone(typedText)).toBe('010-1234-5678');
    expect(isPhone(cleanPhone(typedText))).toBe(true);
  });

  it.each([
    '032-000-0000 내선 1234',
    '032-000-0000 (내선 123)',
    '032-000-0000(내선번호: 123)',
    '032-000-0000, 내선 12번',
    '032-000-0000 ext. 12',
    '032-000-0000 x12',
    '032-000-0000 #12',
    '+82-32-000-0000;ext=12',
    '032-000-0000 extension 1234',
    '032-000-0000~5',
    '1588-0000',
    '+1 (212) 555-0100',
    '(02) 000-0000',
    '+49 30 0000000-12',
    '00 82 32 000 0000',
    '032.000.0000',
    '032·000·0000',
    '+82 (0)10-0000-0000',
    '032-000-0000,,123',
    '032-000-0000p123',
    '032-000-0000 (교 123)',
    '032-000-0000(内線123)',
    '010-0000-0000 (개인)',
    '+49 30/1234567',
  ])('accepts %j', (typedText) => {
    expect(isPhone(cleanPhone(typedText))).toBe(true);
  });

  it.each([
    'call me',
    '.......',
    '------- 12',
    '12345',
    '#123',
    '내선 1234',
    '1'.repeat(30),
    '010-0000-0000, 032-000-0000',
    'room 1234567',
  ])('refuses %j', (typedText) => {
    expect(isPhone(cleanPhone(typedText))).toBe(false);
  });

  it.each([
    '내선 1234',
    '#123',
    'ext. 12',
    '(내선 123)',
    '1234',
    'x 12',
    '내선) 1234',
    '내선-1234',
    '내선 No. 1234',
    '1234 (내선)',
    '구내번호 1234',
    '사내 1234',
  ])('accepts %j for an employee', (typedText) => {
    expect(isExtension(cleanPhone(typedText))).toBe(true);
  });

  it('has the same digits with and without its extension', () => {
    expect(getPhoneDigits('\u202D032-000-0016 내선 12')).toBe(getPhoneDigits('０３２.000.0016'));
    expect(getPhoneDigits('032-000-0016 (직통)')).toBe(getPhoneDigits('032 000 0016,,12'));
  });
});

test.each([
  ['a＠example.com', 'a@example.com'],
  ['a@example.com\u200B', 'a@example.com'],
  ['\u200Ea@example.com', 'a@example.com'],
  ['mailto:a@example.com', 'a@example.com'],
  ['홍길동 <a@example.com>', 'a@example.com'],
  ['a@example.com,', 'a@example.com'],
  ['a@example。com', 'a@example.com'],
  ['a@한국.kr', 'a@xn--3e0b707e.kr'],
  ['"a@example.com"', 'a@example.com'],
  ['(a@example.com).', 'a@example.com'],
  ['이메일: a@example.com', 'a@example.com'],
  ['E-mail : a@example.com', 'a@example.com'],
  ['a @ example.com', 'a@example.com'],
  ['a@example.com (회사)', 'a@example.com'],
  ['mailto:a@example.com?subject=b', 'a@example.com'],
  // The part before a space may belong to the address, so it is kept.
  ['hong gildong@example.com', 'hong gildong@example.com'],
  // An empty field would be accepted where the address is optional.
  ['...', '...'],
  ['a@example.com, b@example.com', 'a@example.com, b@example.com'],
])('cleans %j to %s', (typedText, address) => {
  expect(cleanEmail(typedText)).toBe(address);
});

describe('a receipt number', () => {
  const receipt = formatReceipt(Uint8Array.from({ length: 10 }, (_, index) => index * 23));
  it.each([
    receipt.toLowerCase(),
    receipt.replaceAll('-', ''),
    receipt.replaceAll('-', ' '),
    receipt.replaceAll('-', '\u2013'),
    receipt.replaceAll('-', '_'),
    receipt.replaceAll('-', '.'),
    receipt.replaceAll('-', '\u00AD'),
    receipt.replaceAll('-', '\n'),
    `\u202D${receipt}\u202C`,
    `접수번호: ${receipt}`,
    `Receipt number: “${receipt}”.`,
    `<${receipt}>,`,
    `[${receipt.replaceAll('-', ' / ')}]`,
    receipt.replaceAll(/[!-~]/g, (character) =>
      String.fromCodePoint(character.codePointAt(0)! + 0xfee0),
    ),
  ])('finds it in %j', (typedText) => {
    expect(parseReceipt(typedText)).toBe(receipt);
  });

  it('refuses a wrong letter', () => {
    expect(
      parseReceipt(receipt.replace(/^./, receipt.startsWith('A') ? 'B' : 'A')),
    ).toBeUndefined();
  });
});

test.each([
  ['../../x.pdf', 'x.pdf'],
  [String.raw`C:\fakepath\x.pdf`, 'x.pdf'],
  ['보고서\u202Efdp.exe', '보고서fdp.exe'],
  ['가.pdf'.normalize('NFD'), '가.pdf'],
  ['a\u0007.pdf', undefined],
  [`${'가'.repeat(252)}.pdf`, undefined],
  [`${'가'.repeat(251)}.pdf`, `${'가'.repeat(251)}.pdf`],
])('stores the name %j as %j', (name, clean) => {
  expect(cleanFileName(name)).toBe(clean);
});

test.each([
  ['ＩＣＣＢ', 'iccb'],
  ['하네스'.normalize('NFD'), '하네스'],
  ['ㅁㅈ', 'ㅁㅈ'],
  ['㎜  ①', 'mm 1'],
])('searches for %s as %s', (typedText, form) => {
  expect(toSearchForm(tidyWords(typedText))).toBe(form);
});

test.each([
  ['gksptm', '하네스'],
  ['GKSPTM', '하네스'],
  ['wjdtus qmffhr', '정션 블록'],
  ['ㅑㅊㅊㅠ', 'iccb'],
  ['iccb', undefined],
  ['harness', undefined],
  ['how', undefined],
  ['ehowl', '돼지'],
  ['%', undefined],
])('converts %s to %s of the other layout', (typedText, convertedText) => {
  expect(convertLayout(typedText)).toBe(convertedText);
});

test.each(
  [
    'gmial.com',
    'gmai.com',
    'gmaill.com',
    'gnail.com',
    'naver.con',
    'nvaer.com',
    'naver.co',
    'hanmail.nte',
    'example',
    'a.1',
  ].map((domain) => [domain]),
)('doubts %s', (domain) => {
  expect(isDomainDoubtful(`a@${domain}`)).toBe(true);
});

test.each(
  [
    'gmail.com',
    'Naver.com',
    'mail.com',
    'ymail.com',
    'example.co.kr',
    'xn--3e0b707e.kr',
    'company.com',
  ].map((domain) => [domain]),
)('does not doubt %s', (domain) => {
  expect(isDomainDoubtful(`a@${domain}`)).toBe(false);
});

test('converts every sequence of keys without an error', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  for (const a of letters)
    for (const b of letters)
      for (const c of letters) expect(() => convertLayout(`${a}${b}${c}`)).not.toThrow();
  for (const odd of ['ㅏㅣㅗㅐ', 'ㄳㅏㅄ', '쀍ㅙ', 'ㅑ1-ㅊ'])
    expect(() => convertLayout(odd)).not.toThrow();
});
