import path from 'node:path';
import { expect, test } from 'vitest';

import {
  addOfficerMessage,
  getEntryId,
  isQuestionSigned,
  sealAddition,
  type MessageForReporter,
} from '../../server/cases/conversation.ts';
import { createEntry, hashSubject } from '../../server/cases/record.ts';
import { openReporterKeys, makeReporterKeys } from '../../server/hotline/reporter-keys.ts';
import { deriveVerificationKey } from '../../server/submissions/answer-signature.ts';
import type { KeyPair } from '../../server/submissions/key-pair.ts';
import { writeNewKeyFile } from '../../server/submissions/keys.ts';
import { createRecipients } from '../../server/submissions/recipients.ts';
import { seal, SealError } from '../../server/submissions/seal.ts';
import type { SubmissionStore } from '../../server/submissions/store.ts';
import {
  answerReport,
  closeSubmission,
  markRead,
  readSubmission,
  resealSubmission,
} from '../../server/submissions/submission-service.ts';
import { createFolder } from './fixture/dist.ts';
import { ROW } from './fixture/sealed.ts';
import { openStore } from './fixture/store.ts';

const NOW = new Date('2026-11-26T09:30:00.000Z');
const REPORT_ROW = { ...ROW, purpose: 'report' } as const;

/** Creates a store with one report that is sealed to two officers, and functions to read and write it. */
async function openCase() {
  const folder = createFolder();
  const createPair = (name: string): Promise<KeyPair> => writeNewKeyFile(path.join(folder, name));
  const [first, second] = [await createPair('first.json'), await createPair('second.json')];
  const recipients = createRecipients('hotline', [first.publicKey, second.publicKey]);
  const passwordKey = new Uint8Array(32).fill(7);
  const keys = await makeReporterKeys(passwordKey, ROW.id);
  const store = await openStore(path.join(folder, 'data'));
  await store.add({
    ...REPORT_ROW,
    keyHash: Buffer.from('key'),
    fingerprint: Buffer.from('fingerprint'),
    recipient: recipients.name,
    sealed: await seal({ fields: { title: '제목' } }, REPORT_ROW, recipients.publicKeys),
    notify: false,
    reporter: {
      receiptHash: Buffer.from('receipt'),
      salt: Buffer.from('salt'),
      verifier: Buffer.from('verifier'),
      ...keys,
      tip: Buffer.from('tip'),
    },
  });
  const add = async (text: string, key = text, order = 1) => {
    const addition = { text, keyHash: Buffer.from(key) };
    const entry = await sealAddition(REPORT_ROW, addition, order, NOW, recipients, keys.publicKey);
    return { entry, result: await store.addEntry(entry) };
  };
  const opener = await openReporterKeys(keys, passwordKey, ROW.id);
  return { store, first, second, recipients, opener, add, createPair };
}

const readTexts = async (store: SubmissionStore, pair: KeyPair) =>
  (await readSubmission(store, ROW.id, pair))?.messages.map(({ kind, text }) => [kind, text]);

test('both officers read the conversation, the reporter reads all but the notes', async () => {
  const { store, first, second, opener, add } = await openCase();
  expect((await add('사진을 더 보냅니다.')).result).toBe('done');
  expect(await addOfficerMessage(store, ROW.id, 'question', '언제입니까?', NOW, first)).toBe(
    'done',
  );
  expect(await addOfficerMessage(store, ROW.id, 'note', 'Ask the plant.', NOW, second)).toBe(
    'done',
  );
  const conversation = [
    ['addition', '사진을 더 보냅니다.'],
    ['question', '언제입니까?'],
    ['note', 'Ask the plant.'],
  ];
  for (const pair of [first, second]) expect(await readTexts(store, pair)).toEqual(conversation);
  const entries = await store.listEntries(ROW.id);
  // The day of an addition, nothing more precise.
  expect(entries.find(({ kind }) => kind === 'addition')?.createdAt).toBe(
    '2026-11-25T15:00:00.000Z',
  );
  const note = entries.find(({ kind }) => kind === 'note');
  expect(note?.forReporter).toBeNull();
  const question = entries.find(({ kind }) => kind === 'question');
  const openedSubmission = opener.open(
    question?.forReporter ?? new Uint8Array(),
    'question',
    getEntryId(ROW.id, question?.id ?? ''),
  ) as MessageForReporter;
  expect(openedSubmission).toMatchObject({ text: '언제입니까?' });
  const isSigned = (id: string, pair: KeyPair) =>
    deriveVerificationKey(pair).then((key) =>
      isQuestionSigned(ROW.id, id, openedSubmission, [key]),
    );
  expect(await isSigned(question?.id ?? '', first)).toBe(true);
  expect(await isSigned(question?.id ?? '', second)).toBe(false);
  expect(await isSigned('another', first)).toBe(false);
  const otherKeys = [await deriveVerificationKey(second)];
  const messages = (await readSubmission(store, ROW.id, first, otherKeys))?.messages;
  expect(messages?.map(({ signed }) => signed)).toEqual([undefined, true, true]);
});

test('an entry that was changed or moved to another place does not open', async () => {
  const { store, first, recipients, add } = await openCase();
  const { entry } = await add('one');
  const movedEntry = { ...entry, id: 'moved', keyHash: Buffer.from('moved') };
  await store.addEntry(movedEntry);
  await expect(readTexts(store, first)).rejects.toThrow(SealError);
  expect(recipients.publicKeys).toHaveLength(2);
});

test('a repeated addition is stored once, and another one with its key is refused', async () => {
  const { store, add } = await openCase();
  const { entry } = await add('one');
  expect(await store.addEntry(entry)).toBe('done');
  expect((await add('two', 'one')).result).toBe('conflict');
  expect(await store.listEntries(ROW.id)).toHaveLength(1);
});

test('of two concurrent answers the later is refused with the earlier, and replaces it after reading', async () => {
  const { store, first, second } = await openCase();
  const officers = [await deriveVerificationKey(first)];
  const results = await Promise.all([
    answerReport(store, ROW.id, 'First.', NOW, first),
    answerReport(store, ROW.id, 'Second.', new Date(NOW.getTime() + 1), second, { officers }),
  ]);
  expect(results[0]).toEqual({ status: 'done' });
  expect(results[1]).toMatchObject({
    status: 'conflict',
    earlier: { text: 'First.', signed: true },
  });
  const replacedAt = NOW.toISOString();
  const later = new Date(NOW.getTime() + 2);
  expect(
    await answerReport(store, ROW.id, 'Third.', later, second, { replaced: replacedAt }),
  ).toEqual({
    status: 'done',
  });
  // The officer has read the first one, which was replaced.
  expect(
    await answerReport(store, ROW.id, 'Fourth.', later, first, { replaced: replacedAt }),
  ).toMatchObject({
    status: 'conflict',
    earlier: { text: 'Third.' },
  });
});

test('a report with an unread addition cannot be closed, and a closed report accepts no additions', async () => {
  const { store, first, add } = await openCase();
  await markRead(store, ROW.id);
  await add('one');
  expect(await closeSubmission(store, ROW.id, NOW)).toBe(false);
  await markRead(store, ROW.id);
  // The officer saw another state.
  expect(await closeSubmission(store, ROW.id, NOW, 'received')).toBe(false);
  expect(await closeSubmission(store, ROW.id, NOW, 'read')).toBe(true);
  expect((await add('late')).result).toBe('closed');
  expect(await addOfficerMessage(store, ROW.id, 'question', 'late', NOW, first)).toBe('closed');
});

test('an action and its entry in the record are stored together or not at all', async () => {
  const { store, first } = await openCase();
  const facts = { department: 'hotline', action: 'answered', time: NOW } as const;
  const record = [await createEntry(undefined, { ...facts, subject: hashSubject('a') }, first)];
  await answerReport(store, ROW.id, 'First.', NOW, first);
  await answerReport(store, ROW.id, 'Second.', NOW, first, { record });
  expect(await store.readRecord()).toEqual([]);
  const replacedAt = NOW.toISOString();
  await answerReport(store, ROW.id, 'Second.', NOW, first, { record, replaced: replacedAt });
  expect(await store.readRecord()).toEqual(record);
  await expect(
    store.atomically(async (inner) => {
      await inner.move(ROW.id, ['answered'], 'closed', null);
      throw new Error('power failure');
    }),
  ).rejects.toThrow('power failure');
  expect((await store.find(ROW.id))?.state).toBe('answered');
});

test('everything of a report is resealed to a new officer, and nothing stays with the old one', async () => {
  const { store, first, second, add, createPair } = await openCase();
  await add('one');
  await addOfficerMessage(store, ROW.id, 'question', 'When?', NOW, first);
  await addOfficerMessage(store, ROW.id, 'note', 'Hm.', NOW, first);
  await answerReport(store, ROW.id, 'Done.', NOW, first);
  const third = await createPair('third.json');
  const nextRecipients = createRecipients('hotline', [second.publicKey, third.publicKey]);
  expect(await resealSubmission(store, ROW.id, second, nextRecipients, second)).toBe(true);
  for (const pair of [second, third]) {
    expect(await readTexts(store, pair)).toEqual([
      ['addition', 'one'],
      ['question', 'When?'],
      ['note', 'Hm.'],
    ]);
    expect((await readSubmission(store, ROW.id, pair))?.answer?.text).toBe('Done.');
  }
  await expect(readSubmission(store, ROW.id, first)).rejects.toThrow(/other keys/);
});

test('a question that is asked while a report is resealed does not stay with the old key', async () => {
  const { store, first, second } = await openCase();
  const row = await store.find(ROW.id);
  const nextRecipients = createRecipients('hotline', [second.publicKey]);
  const box = await seal({ fields: {} }, REPORT_ROW, nextRecipients.publicKeys);
  await addOfficerMessage(store, ROW.id, 'question', 'When?', NOW, first);
  expect(await store.reseal(ROW.id, row?.recipient ?? '', nextRecipients.name, box, null, [])).toBe(
    false,
  );
  expect(await readTexts(store, first)).toEqual([['question', 'When?']]);
});
