import { hash } from 'node:crypto';
import { z } from 'zod';

import type { DepartmentRecipients } from '../submissions/recipients.ts';
import type { CaseEntry, StoredSubmission } from '../submissions/store.ts';
import { hashEntry, isEntrySigned, recordEntrySchema, type RecordEntry } from './record.ts';

/**
 * Deletion before its time by two keys. A request is an entry of the submission that contains the signed entry of the
 * record; so is its withdrawal. The key that confirms a request is another one than the key that made it.
 */

const storedRequest = z.strictObject({ order: z.int().positive(), entry: recordEntrySchema });

/** A request to delete a submission, or its withdrawal. */
export type StoredRequest = z.output<typeof storedRequest>;

/** Creates the entry of a request or a withdrawal. `order` counts them from 1: there is one of each order. */
export const createDeletionEntry = (
  { id, recipient }: Pick<StoredSubmission, 'id' | 'recipient'>,
  order: number,
  entry: RecordEntry,
): CaseEntry => ({
  id: hashEntry(entry),
  submissionId: id,
  kind: 'deletion',
  state: 'read',
  createdAt: entry.time,
  keyHash: hash('sha256', `${id} deletion ${order}`, 'buffer'),
  recipient,
  // Nothing secret is in it.
  forDepartment: Buffer.from(JSON.stringify({ order, entry } satisfies StoredRequest)),
  forReporter: null,
});

/** Returns the last request or withdrawal among the entries of a submission. */
export function findLastRequest(entries: readonly CaseEntry[]): StoredRequest | undefined {
  const requests = entries
    .filter(({ kind }) => kind === 'deletion')
    .map(({ forDepartment }) =>
      storedRequest.parse(JSON.parse(Buffer.from(forDepartment).toString('utf8'))),
    );
  return requests.toSorted((a, b) => a.order - b.order).at(-1);
}

/** Returns the request that waits for a second key. */
export function findPendingRequest(entries: readonly CaseEntry[]): StoredRequest | undefined {
  const last = findLastRequest(entries);
  return last?.entry.action === 'deletion-requested' ? last : undefined;
}

/** Whether a submission needs two keys to be deleted now. An inquiry is deleted when it is answered: that is its time. */
export const needsSecondKey = (
  { purpose }: Pick<StoredSubmission, 'purpose'>,
  department: Pick<DepartmentRecipients, 'deletionKeys'> | undefined,
): boolean => purpose !== 'inquiry' && department?.deletionKeys === 2;

/**
 * Whether a request may be confirmed by a key: an officer of the department signed it about this submission, with another
 * key. `key` is the verification key in base64, `subject` the hash of the submission in the record.
 */
export async function isConfirmable(
  { entry }: StoredRequest,
  { verificationKeys }: Pick<DepartmentRecipients, 'verificationKeys'>,
  key: string,
  subject: string,
): Promise<boolean> {
  const officers = verificationKeys.map((one) => Buffer.from(one).toString('base64'));
  return (
    entry.action === 'deletion-requested' &&
    entry.key !== key &&
    officers.includes(entry.key) &&
    entry.subject === subject &&
    (await isEntrySigned(entry))
  );
}
