import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { parseReceipt } from '@site/contract/receipt';

import {
  createDerive,
  DERIVATION_COST,
  createPasswordCheck,
  areEqual,
} from '../../server/hotline/password.ts';
import { createReceipts } from '../../server/hotline/receipt.ts';
import {
  makeReporterKeys,
  openReporterKeys,
  sealForReporter,
} from '../../server/hotline/reporter-keys.ts';
import { createSecret, openSecret, getSecretFile } from '../../server/hotline/secret.ts';
import { BusyError } from '../../server/http/overload.ts';
import { WorkQueue } from '../../server/http/work-queue.ts';
import { SealError } from '../../server/submissions/seal.ts';
import { makeFolder } from './fixture/dist.ts';

const CHEAP = { memory: 64, passes: 1 };
const SALT = Buffer.alloc(16, 3);
const PASSWORD = '맑은 가을 2026!';
const secret = createSecret(Buffer.alloc(32, 7));
const otherSecret = createSecret(Buffer.alloc(32, 8));
const derive = createDerive(secret, new WorkQueue({ atOnce: 2, waiting: 10 }), CHEAP);

test('the secret is created once, is readable only by its owner, and is refused if it is damaged', () => {
  const folder = makeFolder();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const firstSecret = openSecret({ dataDir: folder });
  expect(openSecret({ dataDir: folder }).keyFor('a')).toEqual(firstSecret.keyFor('a'));
  expect(firstSecret.keyFor('a')).not.toEqual(firstSecret.keyFor('b'));
  expect(statSync(getSecretFile(folder)).mode & 0o777).toBe(0o600);
  writeFileSync(getSecretFile(folder), 'half');
  expect(() => openSecret({ dataDir: folder })).toThrow(/damaged/);
  rmSync(getSecretFile(folder));
  openSecret({ dataDir: folder, serverSecret: randomBytes(32) });
  expect(existsSync(getSecretFile(folder))).toBe(false);
  openSecret({ dataDir: folder });
  expect(readFileSync(getSecretFile(folder), 'utf8')).not.toContain(firstSecret.name);
});

test('a receipt depends on key and secret, and its hash on receipt and secret', () => {
  const receipts = createReceipts(secret);
  const receipt = receipts.for('a key of an attempt');
  expect(parseReceipt(receipt)).toBe(receipt);
  expect(receipts.for('a key of an attempt')).toBe(receipt);
  expect(receipts.for('another key')).not.toBe(receipt);
  expect(createReceipts(otherSecret).for('a key of an attempt')).not.toBe(receipt);
  expect(createReceipts(otherSecret).computeHash(receipt)).not.toEqual(
    receipts.computeHash(receipt),
  );
});

test('a password is one password on every system, and its hash depends on salt, row and pepper', async () => {
  const { verifier, key } = await derive(PASSWORD, SALT, 'a');
  expect(verifier).toHaveLength(32);
  expect(verifier).not.toEqual(key);
  for (const typedPassword of [PASSWORD.normalize('NFD'), '맑은 가을 ２０２６！'])
    expect((await derive(typedPassword, SALT, 'a')).key).toEqual(key);
  const otherKeys = await Promise.all([
    derive(`${PASSWORD} `, SALT, 'a'),
    derive(PASSWORD, Buffer.alloc(16, 4), 'a'),
    derive(PASSWORD, SALT, 'b'),
    createDerive(otherSecret, new WorkQueue({ atOnce: 1, waiting: 1 }), CHEAP)(PASSWORD, SALT, 'a'),
  ]);
  for (const otherKey of otherKeys) {
    expect(areEqual(otherKey.key, key)).toBe(false);
    expect(areEqual(otherKey.verifier, verifier)).toBe(false);
  }
  expect(DERIVATION_COST).toEqual({ memory: 65_536, passes: 3 });
});

test('too many concurrent derivations are refused instead of queued without limit', async () => {
  const boundedDerive = createDerive(secret, new WorkQueue({ atOnce: 1, waiting: 2 }), CHEAP);
  const results = await Promise.allSettled(
    Array.from({ length: 5 }, () => boundedDerive(PASSWORD, SALT, 'a')),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: expect.any(BusyError) as BusyError,
  });
});

const passwordProblem = createPasswordCheck(['해담', 'Haedam Optics']);

test.each([
  ['password1!', 'password.common'],
  ['Passw0rd!', 'password.common'],
  ['qwer1234!', 'password.common'],
  ['1q2w3e4r!', 'password.common'],
  ['abcd1234!', 'password.common'],
  ['aaaa1111!', 'password.common'],
  ['dkssud12!', 'password.common'],
  ['gkdlfn1!a', 'password.common'],
  ['해담 제보 2026!', 'password.common'],
  ['haedam2026!', 'password.common'],
  ['해담2026!!', 'password.common'],
  ['비밀번호-2026', 'password.common'],
  ['kimminsu1!', 'password.common'],
  ['hgT4kst1!q', undefined],
  [PASSWORD, undefined],
  ['tR7#kq9Lm2', undefined],
  // ㅗㅐㄱ: on the Korean keyboard no vowel.
  ['Correct horse 42!', undefined],
  ['하늘이2번파랗다!', undefined],
])('password "%s": %s', (password, code) => {
  expect(passwordProblem(password)).toBe(code);
});

test('the receipt number is refused as a password in any spelling', () => {
  const receipt = createReceipts(secret).for('k');
  expect(passwordProblem(receipt, receipt)).toBe('password.receipt');
  expect(passwordProblem(receipt.toLowerCase().replaceAll('-', ''), receipt)).toBe(
    'password.receipt',
  );
});

test("only the password opens the reporter's sealed copy, and only in its row", async () => {
  const { key } = await derive(PASSWORD, SALT, 'report-1');
  const keys = await makeReporterKeys(key, 'report-1');
  const tip = await sealForReporter({ title: '제목' }, 'tip', 'report-1', keys.publicKey);
  const opener = await openReporterKeys(keys, key, 'report-1');
  expect(opener.open(tip, 'tip')).toEqual({ title: '제목' });

  const wrongKey = await derive('another password 1!', SALT, 'report-1');
  await expect(openReporterKeys(keys, wrongKey.key, 'report-1')).rejects.toThrow(SealError);
  await expect(openReporterKeys(keys, key, 'report-2')).rejects.toThrow(SealError);
  const second = await makeReporterKeys(key, 'report-2');
  const swappedKeys = { ...keys, wrappedPrivateKey: second.wrappedPrivateKey };
  await expect(openReporterKeys(swappedKeys, key, 'report-1')).rejects.toThrow(SealError);

  expect(() => opener.open(tip, 'answer')).toThrow(SealError);
  const movedTip = await sealForReporter({}, 'tip', 'report-2', keys.publicKey);
  expect(() => opener.open(movedTip, 'tip')).toThrow(SealError);
  for (const at of [0, 40, tip.length - 1]) {
    const changedTip = Buffer.from(tip);
    changedTip[at]! ^= 1;
    expect(() => opener.open(changedTip, 'tip')).toThrow(SealError);
  }
});
