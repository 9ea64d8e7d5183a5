import { existsSync } from 'node:fs';

import { pickHeads, verifyRecord, type RecordProblem } from '../cases/record.ts';
import { StartError } from '../start-error.ts';
import type { Desk } from './desk.ts';
import { getLabel, message } from './messages.ts';
import { getRecordFile, openRecordFile } from './record-file.ts';
import { formatTime } from './submissions.ts';

/** Names a key in a line of the record. */
const getKeyName = (key: string): string => key.slice(0, 8);

/** Prints the record: time, department, key, action, and the hash of the receipt. */
export async function listRecord(desk: Desk): Promise<void> {
  await desk.withStore('read', async (store) => {
    const entries = await store.readRecord();
    for (const { time, department, key, action, subject } of entries.toSorted((a, b) =>
      a.time.localeCompare(b.time),
    ))
      console.log(
        [
          formatTime(time),
          getLabel('departments', department),
          getKeyName(key),
          getLabel('actions', action),
          subject.slice(0, 16),
        ].join('  '),
      );
    console.log(message('record.count', { count: entries.length }));
  });
}

const describeProblem = ({ problem, chain, number }: RecordProblem): string => {
  const [department = '', key = ''] = chain.split(' ');
  const values = { number, key: `${department} ${getKeyName(key)}` };
  return getLabel('recordProblems', problem, values);
};

/**
 * Checks the record of the store: every signature, every link, and, with a key file, that it goes as far as what this
 * machine remembers of the key. Throws a `StartError` where there is nothing to check.
 */
export async function checkRecord(desk: Desk): Promise<void> {
  const { keyFile } = desk.options;
  await desk.withStore('read', async (store) => {
    const entries = await store.readRecord();
    const heads =
      keyFile !== undefined && existsSync(getRecordFile(keyFile))
        ? await readHeads(desk, keyFile)
        : undefined;
    if (entries.length === 0 && !heads?.size) throw new StartError(message('record.none'));
    const problems = await verifyRecord(entries, { ...(heads && { heads }) });
    for (const problem of problems) desk.reportFailure(describeProblem(problem));
    if (problems.length > 0) return;
    console.log(message('record.whole', { count: entries.length }));
    console.log(message(heads ? 'record.endChecked' : 'record.endUnknown'));
  });
}

async function readHeads(desk: Desk, keyFile: string) {
  const record = openRecordFile(keyFile, await desk.key());
  try {
    return pickHeads(record.readHeads(), await desk.departments());
  } finally {
    record.close();
  }
}
