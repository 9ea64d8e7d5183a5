import { hash } from 'node:crypto';
import { z } from 'zod';

import type { DepartmentRecipients } from '../submissions/recipients.ts';
import type { CaseEntry, StoredSubmission } from '../submissions/store.ts';
import { hashEntry, isEntrySigned, recordEntrySchema, type RecordEntry } from './record.ts';

/**
 * Early deletion with two keys. A request is an entry of the submission that contains the signed entry of the record;
 * its withdrawal is stored in the same way. The key that confirms a request must differ from the key that made it.
 */

const storedRequest = z.strictObject({ order: z.int().positive(), entry: recordEntrySchema });

/** A request to delete a submission, or its withdrawal. */
export type StoredRequest = z.output<typeof storedRequest>;

/** Creates the entry of a request or a withdrawal. `order` counts them from 1, and each number exists once. */
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
  // Its content is not secret.
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

/** Returns the requests that wait for a second key, by submission. */
export const groupPendingRequests = (
  entries: readonly CaseEntry[],
): ReadonlyMap<string, StoredRequest> =>
  new Map(
    [...Map.groupBy(entries, ({ submissionId }) => submissionId)].flatMap(([id, group]) => {
      const pending = findPendingRequest(group);
      return pending ? [[id, pending] as const] : [];
    }),
  );

/**
 * Returns whether the deletion of a submission needs two keys. An inquiry is always deleted when it is answered, which
 * is not early.
 */
export const needsSecondKey = (
  { purpose }: Pick<StoredSubmission, 'purpose'>,
  department: Pick<DepartmentRecipients, 'deletionKeys'> | undefined,
): boolean => purpose !== 'inquiry' && department?.deletionKeys === 2;

/**
 * Returns whether a key may confirm a request: an officer of the department signed it for this submission, with another
 * key. `key` is the verification key in base64, `subject` the hash of the submission in the record.
 */
export async function isConfirmable(
  { entry }: StoredRequest,
  { verificationKeys }: Pick<DepartmentRecipients, 'verificationKeys'>,
  key: string,
  subject: string,
): Promise<boolean> {
  const officers = verificationKeys.map((officerKey) => Buffer.from(officerKey).toString('base64'));
  return (
    entry.action === 'deletion-requested' &&
    entry.key !== key &&
    officers.includes(entry.key) &&
    entry.subject === subject &&
    (await isEntrySigned(entry))
  );
}
