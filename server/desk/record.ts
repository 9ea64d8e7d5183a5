import { existsSync } from 'node:fs';

import { verifyRecord, type RecordProblem } from '../cases/record.ts';
import { StartError } from '../start-error.ts';
import type { Desk } from './desk.ts';
import { getLabel, message } from './messages.ts';
import { compareRecords, type RecordCheck, type WaitingEntries } from './record-check.ts';
import { getRecordFile, openRecordFile, type RecordFile } from './record-file.ts';
import { formatTime } from './submissions.ts';

/** Returns a short name of a key, for a line of the record. */
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
 * Checks the record of the store: every signature, every link, and, with a key file, that its end agrees with the
 * record of the key on this machine. Throws a `StartError` if there is nothing to check.
 */
export async function checkRecord(desk: Desk): Promise<void> {
  await desk.withStore('read', async (store) => {
    const entries = await store.readRecord();
    const own = await openOwnRecord(desk);
    try {
      if (entries.length === 0 && !own?.readEntries().length)
        throw new StartError(message('record.none'));
      const isCopy = desk.options.storeFile !== undefined;
      const { problems, waiting }: RecordCheck = own
        ? await compareRecords(entries, {
            record: own,
            departments: await desk.departments(),
            isCopy,
          })
        : { problems: await verifyRecord(entries) };
      for (const problem of problems) desk.reportFailure(describeProblem(problem));
      if (problems.length > 0) return;
      console.log(message('record.whole', { count: entries.length }));
      if (waiting) console.log(describeWaiting(waiting, isCopy));
      else console.log(message(own ? 'record.endChecked' : 'record.endUnknown'));
    } finally {
      own?.close();
    }
  });
}

const describeWaiting = ({ count, copies }: WaitingEntries, isCopy: boolean): string =>
  message(isCopy ? 'record.notInCopy' : 'record.notMerged', { count, files: copies.join(', ') });

/** Opens the record of the key on this machine, if there is one. */
async function openOwnRecord(desk: Desk): Promise<RecordFile | undefined> {
  const { keyFile } = desk.options;
  if (keyFile === undefined || !existsSync(getRecordFile(keyFile))) return undefined;
  return openRecordFile(keyFile, await desk.key(), desk.options.storeFile);
}
