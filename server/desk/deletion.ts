import {
  findLastRequest,
  findPendingRequest,
  isConfirmable,
  needsSecondKey,
  type StoredRequest,
} from '../cases/deletion.ts';
import { findSubject, hashEntry, type RecordAction, type RecordEntry } from '../cases/record.ts';
import { deriveVerificationKey } from '../submissions/answer-signature.ts';
import type { KeyPair } from '../submissions/key-pair.ts';
import {
  createRecipients,
  getRowDepartment,
  isSealedToOneKey,
  type DepartmentMap,
} from '../submissions/recipients.ts';
import type { DeskStore, StoredSubmission } from '../submissions/store.ts';

/** Early deletion, in the window and at the terminal. */

/** The store, row and keys of a deletion. */
export interface DeletionContext {
  readonly store: DeskStore;
  readonly row: StoredSubmission;
  readonly pair: KeyPair;
  /** The recipients that the server seals to, if this machine has them. */
  readonly departments: DepartmentMap | undefined;
  /** Whether a server decides if two keys are needed. */
  readonly isRemote: boolean;
  /** Creates the entry of an action and every earlier one that the store does not have. */
  readonly record: (action: RecordAction) => Promise<readonly RecordEntry[]>;
}

export type DeletionResult =
  | 'deleted'
  /** Another key has to confirm it. */
  | 'requested'
  /** This key has requested it before. */
  | 'own'
  /** The request was not signed by an officer of the department. */
  | 'invalid'
  /** This machine has no list of departments, so it cannot decide whether two keys are needed. */
  | 'noDepartments'
  | 'changed';

/** Returns whether a row is sealed to one key only, so that nobody else could confirm its deletion. */
const isOfOneKey = (row: StoredSubmission, { publicKey }: KeyPair): boolean =>
  isSealedToOneKey(row.recipient) ||
  row.recipient === createRecipients(getRowDepartment(row), [publicKey]).name;

/** Records that the last recorded action was not carried out. */
async function recordRefusal({ store, row, record }: DeletionContext): Promise<void> {
  await store.apply({ kind: 'note', id: row.id, record: [...(await record('refused'))] });
}

/** Stores a request or its withdrawal. Resolves with `false` if another officer was faster. */
async function storeRequest(
  context: DeletionContext,
  action: 'deletion-requested' | 'deletion-withdrawn',
): Promise<boolean> {
  const { store, row, record } = context;
  const order = (findLastRequest(await store.listEntries(row.id))?.order ?? 0) + 1;
  const entries = [...(await record(action))];
  const result = await store.apply({
    kind: 'deletion',
    id: row.id,
    action,
    order,
    record: entries,
  });
  if (result === 'done') return true;
  await recordRefusal(context);
  return false;
}

/** Confirms the request of another key, which deletes the submission. */
async function confirmDeletion(
  context: DeletionContext,
  { entry, order }: StoredRequest,
): Promise<DeletionResult> {
  const { store, row, pair, departments, record } = context;
  const key = Buffer.from(await deriveVerificationKey(pair)).toString('base64');
  if (entry.key === key) return 'own';
  const department = departments?.[getRowDepartment(row)];
  const subject = await findSubject(store, row.id);
  if (department && !(await isConfirmable({ entry, order }, department, key, subject)))
    return 'invalid';
  const entries = [...(await record('deleted'))];
  const request = hashEntry(entry);
  const result = await store.apply({ kind: 'remove', id: row.id, request, record: entries });
  if (result === 'done') return 'deleted';
  await recordRefusal(context);
  return 'changed';
}

/** Deletes a submission early. If two keys are needed, the first one creates a request and another one confirms it. */
export async function removeEarly(context: DeletionContext): Promise<DeletionResult> {
  const { store, row, pair, departments, isRemote, record } = context;
  const pending = findPendingRequest(await store.listEntries(row.id));
  if (pending) return confirmDeletion(context, pending);
  const department = departments?.[getRowDepartment(row)];
  if (!isRemote && !department && !isOfOneKey(row, pair)) return 'noDepartments';
  const askForSecondKey = async (): Promise<DeletionResult> =>
    (await storeRequest(context, 'deletion-requested')) ? 'requested' : 'changed';
  if (needsSecondKey(row, department)) return askForSecondKey();
  const entries = [...(await record('deleted'))];
  const result = await store.apply({ kind: 'remove', id: row.id, record: entries });
  if (result === 'done') return 'deleted';
  await recordRefusal(context);
  // The server requires a second key.
  return isRemote && result === 'conflict' ? askForSecondKey() : 'changed';
}

/**
 * Withdraws the request to delete a submission, or refuses that of another officer. Resolves with whether there was a
 * request.
 */
export async function keepSubmission(context: DeletionContext): Promise<boolean> {
  const { store, row } = context;
  const isPending = findPendingRequest(await store.listEntries(row.id)) !== undefined;
  return isPending && storeRequest(context, 'deletion-withdrawn');
}
