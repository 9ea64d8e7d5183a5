import path from 'node:path';
import { expect, test } from 'vitest';

import {
  createEntry,
  getChain,
  getHead,
  hashSubject,
  verifyRecord,
  type RecordAction,
  type RecordEntry,
} from '../../server/cases/record.ts';
import { openRecordFile } from '../../server/desk/record-file.ts';
import { writeNewKeyFile } from '../../server/submissions/keys.ts';
import { createFolder } from './fixture/dist.ts';

const TIME = new Date('2026-11-26T09:00:00.000Z');
const ACTIONS: readonly RecordAction[] = ['opened', 'asked', 'answered', 'closed'];

/** Creates a chain of four entries, and the key that signed them. */
async function createChain() {
  const keyFile = path.join(createFolder(), 'key.json');
  const pair = await writeNewKeyFile(keyFile);
  const entries: RecordEntry[] = [];
  for (const action of ACTIONS) {
    const lastEntry = entries.at(-1);
    const facts = { department: 'hotline', action, subject: hashSubject('a'), time: TIME } as const;
    entries.push(await createEntry(lastEntry && getHead(lastEntry), facts, pair));
  }
  return { entries, pair, keyFile };
}

const getProblems = async (...args: Parameters<typeof verifyRecord>) =>
  (await verifyRecord(...args)).map(({ problem, number }) => `${problem} ${number}`);

test('a complete record has no problem, in whatever order it is read', async () => {
  const { entries } = await createChain();
  expect(await verifyRecord(entries.toReversed())).toEqual([]);
});

test('detects a changed entry, whichever part was changed', async () => {
  const { entries } = await createChain();
  const [first, second, ...rest] = entries;
  if (!first || !second) throw new Error('no entries');
  const changes: readonly Partial<RecordEntry>[] = [
    { action: 'closed' },
    { subject: hashSubject('b') },
    { time: '2026-11-27T09:00:00.000Z' },
    { previous: '0'.repeat(64) },
  ];
  for (const change of changes)
    expect(await getProblems([first, { ...second, ...change }, ...rest])).toContain('changed 2');
});

test('detects a removed and a replaced entry', async () => {
  const { entries, pair } = await createChain();
  const [first, second, third, fourth] = entries;
  if (!first || !second || !third || !fourth) throw new Error('no entries');
  expect(await getProblems([first, third, fourth])).toEqual(['broken 3']);
  const facts = { department: 'hotline', action: 'noted', subject: '', time: TIME } as const;
  const otherEntry = await createEntry(getHead(first), facts, pair);
  expect(await getProblems([first, otherEntry, third, fourth])).toEqual(['broken 3']);
  expect(await getProblems([first, second, otherEntry, third, fourth])).toContain('forked 2');
});

test('detects a cut end if it is remembered, and a key that does not belong to an officer', async () => {
  const { entries } = await createChain();
  const [first] = entries;
  const lastEntry = entries.at(-1);
  if (!first || !lastEntry) throw new Error('no entries');
  const heads = new Map([[getChain(lastEntry), getHead(lastEntry)]]);
  expect(await getProblems(entries, { heads })).toEqual([]);
  expect(await getProblems(entries.slice(0, 3), { heads })).toEqual(['cut 4']);
  expect(await getProblems([], { heads })).toEqual(['cut 4']);
  expect(await getProblems(entries, { keys: new Set([first.key]) })).toEqual([]);
  expect(await getProblems(entries, { keys: new Set() })).toEqual(['unknown-key 1']);
});

test('the record next to a key continues after a restart, and adds missing entries to a store', async () => {
  const { keyFile, pair } = await createChain();
  const facts = { department: 'hotline', subject: hashSubject('a'), time: TIME } as const;
  const empty = { findLastEntry: async () => undefined };
  const record = openRecordFile(keyFile, pair);
  // Two concurrent ones, and one for another department, which has a separate chain.
  const [, second] = await Promise.all([
    record.append(empty, { ...facts, action: 'opened' }),
    record.append(empty, { ...facts, action: 'answered' }),
  ]);
  await record.append(empty, { ...facts, department: 'inquiries', action: 'opened' });
  record.close();
  const again = openRecordFile(keyFile, pair);
  const missingEntries = await again.append(
    { findLastEntry: async () => second?.at(-1) },
    { ...facts, action: 'closed' },
  );
  expect(missingEntries.map(({ number, action }) => [number, action])).toEqual([[3, 'closed']]);
  expect(await verifyRecord(again.readEntries())).toEqual([]);
  expect(new Set(again.readEntries().map(getChain)).size).toBe(2);
  again.close();
});
