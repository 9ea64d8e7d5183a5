import { expect, test } from 'vitest';

import { parseReceipt, formatReceipt } from './receipt.ts';

const BYTES = new Uint8Array([0x12, 0x34, 0x56, 0x78, 0x9a, 0xbc, 0xde, 0xf0, 0xff, 0x01]);
const RECEIPT = formatReceipt(BYTES);

test('writes 80 bits as sixteen characters in groups and a check character', () => {
  expect(RECEIPT).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]$/);
  expect(formatReceipt(new Uint8Array(10))).toBe('0000-0000-0000-0000-0');
  expect(formatReceipt(new Uint8Array(10).fill(255)).slice(0, 19)).toBe('ZZZZ-ZZZZ-ZZZZ-ZZZZ');
  const otherReceipts = Array.from({ length: 80 }, (_, bit) => {
    const bytes = new Uint8Array(BYTES);
    bytes[bit >> 3]! ^= 128 >> (bit & 7);
    return formatReceipt(bytes);
  });
  expect(new Set([RECEIPT, ...otherReceipts]).size).toBe(81);
});

test('reads a number as people type it', () => {
  const bare = RECEIPT.replaceAll('-', '');
  const fullWidth = bare.replace(/./g, (c) => String.fromCodePoint(c.codePointAt(0)! + 0xfee0));
  for (const typedText of [
    bare,
    bare.toLowerCase(),
    ` ${RECEIPT} `,
    RECEIPT.replaceAll('-', ' – '),
  ])
    expect(parseReceipt(typedText)).toBe(RECEIPT);
  expect(parseReceipt(fullWidth)).toBe(RECEIPT);
  expect(parseReceipt('oOoO-0000-0000-0000-0')).toBe('0000-0000-0000-0000-0');
});

test('detects one wrong character, and two exchanged characters', () => {
  const bare = [...RECEIPT.replaceAll('-', '')];
  for (const [place, right] of bare.entries()) {
    for (const wrong of '0123456789ABCDEFGHJKMNPQRSTVWXYZ')
      if (wrong !== right) expect(parseReceipt(bare.with(place, wrong).join(''))).toBeUndefined();
    for (const [otherPosition, character] of bare.entries())
      if (character !== right)
        expect(
          parseReceipt(bare.with(place, character).with(otherPosition, right).join('')),
        ).toBeUndefined();
  }
});

test.each(['', 'U', RECEIPT.slice(1), `${RECEIPT}0`, '0000-0000-0000-0000-*', '가'.repeat(17)])(
  'refuses "%s"',
  (typedText) => expect(parseReceipt(typedText)).toBeUndefined(),
);
