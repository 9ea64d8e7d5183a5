import { StartError } from '../start-error.ts';
import { deriveVerificationKey } from '../submissions/answer-signature.ts';
import { encodeDepartmentKeys } from '../submissions/department-keys.ts';
import type { KeyPair } from '../submissions/key-pair.ts';
import { createRecipients, getRowDepartment, type Recipients } from '../submissions/recipients.ts';
import { open, SealError } from '../submissions/seal.ts';
import {
  readSubmission,
  resealSubmission,
  signStoredAnswer,
} from '../submissions/submission-service.ts';
import { PURPOSES, type StoredSubmission, type SubmissionStore } from '../submissions/store.ts';
import type { Desk } from './desk.ts';
import { makeKeyFile } from './key-file.ts';
import { message } from './messages.ts';
import { noteReplacedAnswer } from './transfer.ts';

/** Creates a key pair for a department, in a separate file. */
export async function createKey(desk: Desk, file: string): Promise<void> {
  const passphrase = await desk.terminal.secret(message('key.newPassphrase'));
  if (passphrase !== '' && (await desk.terminal.secret(message('key.again'))) !== passphrase)
    throw new StartError(message('key.differs'));
  const pair = await makeKeyFile(file, passphrase);
  console.log(message(passphrase === '' ? 'key.madeOpen' : 'key.made', { file }));
  await printPublicValue(pair);
}

/** Prints the value of the server's setting. */
async function printPublicValue(pair: KeyPair): Promise<void> {
  const verificationKey = await deriveVerificationKey(pair);
  const value = encodeDepartmentKeys({ publicKey: pair.publicKey, verificationKey });
  console.log(`SUBMISSIONS_PUBLIC_KEY=${value}`);
}

/** Prints the public values of a key file, which the server needs. */
export async function showKey(desk: Desk, file: string): Promise<void> {
  await printPublicValue(await desk.key(file));
}

/**
 * Reseals everything from the old key to a new one, row by row. After an interruption it can be run again; the old key
 * is needed until all rows are resealed. Prints the ids of rows that are sealed to neither.
 */
export async function rotate(desk: Desk, oldFile: string, newFile: string): Promise<void> {
  const from = await desk.key(oldFile);
  const to = await desk.key(newFile);
  await desk.withOwnStore('write', async (store) => {
    let resealedCount = 0;
    const failures: string[] = [];
    for (const purpose of PURPOSES)
      for (const { id } of await store.list(purpose))
        try {
          const row = await store.find(id);
          // The submission was answered or expired since the list was read.
          if (!row) continue;
          const recipients = createRecipients(getRowDepartment(row), [to.publicKey]);
          if (row.recipient === recipients.name) continue;
          if (await resealSubmission(store, id, from, recipients, to)) resealedCount += 1;
          else failures.push(id);
        } catch (error) {
          if (!(error instanceof SealError)) throw error;
          failures.push(id);
        }
    desk.reportFailures(failures);
    if (resealedCount === 0) {
      if (failures.length === 0) desk.reportFailure(message('key.nothingLeft', { file: oldFile }));
      return;
    }
    desk.reportChange(
      message('key.rotated', { count: resealedCount, file: newFile }),
      '',
      'copy.server',
    );
    console.log(message('key.next'));
    await printPublicValue(to);
  });
}

/**
 * Reseals everything that the key opens to the present officers of the departments: after an officer was added or
 * removed, and once for rows of releases without departments. After an interruption it can be run again. Prints the ids
 * of rows that another key opens.
 */
export async function applyDepartments(desk: Desk): Promise<void> {
  const { departments } = desk.options;
  if (!departments) throw new StartError(message('key.noDepartments'));
  const pair = await desk.key();
  await desk.withOwnStore('write', async (store) => {
    let resealedCount = 0;
    const failures: string[] = [];
    for (const purpose of PURPOSES)
      for (const { id } of await store.list(purpose)) {
        const row = await store.find(id);
        const recipients = row && departments[getRowDepartment(row)];
        if (!row || !recipients || (await isSealedTo(store, row, recipients.name))) continue;
        if (await resealRow(desk, store, row, pair, recipients)) resealedCount += 1;
        else failures.push(id);
      }
    desk.reportFailures(failures);
    if (resealedCount > 0)
      desk.reportChange(message('key.applied', { count: resealedCount }), '', 'copy.server');
    else if (failures.length === 0) desk.reportFailure(message('key.allApplied'));
  });
}

/**
 * Reseals a row together with its record in one transaction. Resolves with `false` if the key does not open it or does
 * not belong to the recipients, or an officer wrote something in the meantime.
 */
async function resealRow(
  desk: Desk,
  store: SubmissionStore,
  row: StoredSubmission,
  pair: KeyPair,
  recipients: Recipients,
): Promise<boolean> {
  if (!(await isOpened(() => open(row, pair)))) return false;
  const record = await desk.record(store, row, 'resealed');
  const isResealed = await isOpened(() =>
    store.atomically(async (inner) => {
      if (!(await resealSubmission(inner, row.id, pair, recipients, pair))) return false;
      await inner.appendRecord(record);
      return true;
    }),
  );
  if (!isResealed) await desk.recordRefusal(store, row);
  return isResealed;
}

/** Returns whether work was done; `false` if it throws a `SealError`. */
async function isOpened(work: () => Promise<unknown>): Promise<boolean> {
  try {
    return (await work()) !== false;
  } catch (error) {
    if (error instanceof SealError) return false;
    throw error;
  }
}

/** Returns whether a row and all its entries are sealed to these recipients. */
const isSealedTo = async (
  store: SubmissionStore,
  { id, recipient }: StoredSubmission,
  name: string,
): Promise<boolean> =>
  recipient === name && (await store.listEntries(id)).every((entry) => entry.recipient === name);

/** Signs the answers of a release without signatures. */
export async function signAnswers(desk: Desk): Promise<void> {
  const pair = await desk.key();
  await desk.withOwnStore('write', async (store) => {
    let signedCount = 0;
    const failures: string[] = [];
    for (const { id } of await store.list('report'))
      try {
        const submission = await readSubmission(store, id, pair);
        if (!submission?.answer || submission.answer.signed) continue;
        if (desk.options.storeFile !== undefined) await noteReplacedAnswer(store, id);
        if (await signStoredAnswer(store, id, pair)) signedCount += 1;
      } catch (error) {
        if (!(error instanceof SealError)) throw error;
        failures.push(id);
      }
    desk.reportFailures(failures);
    if (signedCount > 0)
      desk.reportChange(message('answer.signed', { count: signedCount }), '', 'copy.report');
    else if (failures.length === 0) desk.reportFailure(message('answer.nothingToSign'));
  });
}
