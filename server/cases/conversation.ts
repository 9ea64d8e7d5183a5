import { randomUUID } from 'node:crypto';

import { sealForReporter } from '../hotline/reporter-keys.ts';
import { isSignedByOne, signParts, type SignedParts } from '../submissions/answer-signature.ts';
import type { KeyPair } from '../submissions/key-pair.ts';
import type { Recipients } from '../submissions/recipients.ts';
import {
  open,
  openPart,
  openRow,
  seal,
  sealPart,
  type SubmissionContent,
} from '../submissions/seal.ts';
import { getStoredTime } from '../submissions/stored-time.ts';
import type {
  CaseEntry,
  ChangeResult,
  DeskStore,
  MessageKind,
  ResealedEntry,
  StoredSubmission,
  SubmissionStore,
} from '../submissions/store.ts';
import type { RecordEntry } from './record.ts';

/**
 * The conversation about a report: additions of its reporter, questions of officers, and notes that no reporter sees.
 * Everything is sealed twice, to the department and to the reporter, and padded like a report; texts of officers are
 * signed. The server seals an addition, under a separate content key. Texts of officers are sealed with a key that is
 * derived from the content key of the report: the key that opens the report opens them.
 */

/** One message as the department reads it. */
export interface Message {
  readonly id: string;
  readonly kind: MessageKind;
  readonly text: string;
  /** ISO 8601; for an addition, only the day. */
  readonly createdAt: string;
  readonly attachment?: NonNullable<SubmissionContent['attachment']>;
  /** Whether an officer of the department signed it; absent for additions. */
  readonly signed?: boolean;
  /** Whether the department has read it. */
  readonly isRead: boolean;
}

/** A message to the reporter, before it is sealed. */
export interface MessageForReporter {
  readonly text: string;
  /** The position in the conversation, from 1. */
  readonly order: number;
  readonly createdAt: string;
  /** The name of the file that the reporter added. */
  readonly attachment?: string;
  /** Ed25519, base64; only of a question. */
  readonly signature?: string;
}

/** Returns the id that binds an entry to its report: it cannot be moved to another report or replace another entry. */
export const getEntryId = (submissionId: string, entryId: string): string =>
  `${submissionId} ${entryId}`;

type ReportRow = Pick<StoredSubmission, 'id' | 'purpose' | 'consentVersion'>;
type EntryFacts = Pick<CaseEntry, 'id' | 'kind' | 'createdAt'>;

/** Returns the columns that bind the sealed content of an entry to its row. */
export const getEntryRow = (row: ReportRow, { id, createdAt }: Omit<EntryFacts, 'kind'>) => ({
  id: getEntryId(row.id, id),
  purpose: row.purpose,
  consentVersion: row.consentVersion,
  createdAt,
});

const getSignedParts = (
  reportId: string,
  { id, kind, createdAt }: EntryFacts,
  order: number,
  text: string,
): SignedParts => [`site ${kind} 1`, reportId, id, createdAt, order, text];

/** Returns whether an officer signed a question that a reporter opened. */
export const isQuestionSigned = (
  reportId: string,
  id: string,
  { text, order, createdAt, signature }: MessageForReporter,
  verificationKeys: readonly Uint8Array[],
): Promise<boolean> =>
  isSignedByOne(
    getSignedParts(reportId, { id, kind: 'question', createdAt }, order, text),
    signature,
    verificationKeys,
  );

/** Opens the department's copy of an entry. Throws `SealError` if it was changed, or is sealed to another key. */
function openEntry(
  row: StoredSubmission,
  entry: CaseEntry,
  contentKey: Uint8Array,
  pair: KeyPair,
): Promise<SubmissionContent> {
  const entryRow = getEntryRow(row, entry);
  if (entry.kind !== 'addition') return openPart(entry.forDepartment, entryRow, contentKey);
  const { recipient, forDepartment } = entry;
  return open({ ...row, ...entryRow, recipient, sealed: forDepartment }, pair);
}

/**
 * Reads the entries of a report, in order. `contentKey` is that of the report, `verificationKeys` are those of its
 * officers. Throws `SealError` if an entry was changed, or is sealed to another key.
 */
export async function readMessages(
  store: Pick<SubmissionStore, 'listEntries'>,
  row: StoredSubmission,
  contentKey: Uint8Array,
  pair: KeyPair,
  verificationKeys: readonly Uint8Array[],
): Promise<Message[]> {
  const messages = [];
  for (const entry of await store.listEntries(row.id)) {
    const { id, kind, createdAt } = entry;
    if (kind === 'move' || kind === 'deletion') continue;
    const { fields, attachment } = await openEntry(row, entry, contentKey, pair);
    const { text = '', signature } = fields;
    const order = Number(fields['order']);
    const parts = getSignedParts(row.id, entry, order, text);
    messages.push({
      order,
      message: {
        id,
        kind,
        text,
        createdAt,
        isRead: entry.state === 'read',
        ...(attachment && { attachment }),
        ...(kind !== 'addition' && {
          signed: await isSignedByOne(parts, signature, verificationKeys),
        }),
      },
    });
  }
  return messages.toSorted((a, b) => a.order - b.order).map(({ message }) => message);
}

interface NewAddition {
  /** The text that the reporter typed. */
  readonly text: string;
  readonly attachment?: { readonly name: string; readonly content: Uint8Array };
  /** Hash of the key under which it was sent. */
  readonly keyHash: Uint8Array;
}

/** Seals an addition of a reporter to the department and to the reporter. `order` counts from 1. */
export async function sealAddition(
  row: ReportRow,
  { text, attachment, keyHash }: NewAddition,
  order: number,
  now: Date,
  recipients: Recipients,
  reporterPublicKey: Uint8Array,
): Promise<CaseEntry> {
  const facts = {
    id: randomUUID(),
    kind: 'addition',
    createdAt: getStoredTime('report', now),
  } as const;
  const forReporter: MessageForReporter = {
    text,
    order,
    createdAt: facts.createdAt,
    ...(attachment && { attachment: attachment.name }),
  };
  const entryId = getEntryId(row.id, facts.id);
  return {
    ...facts,
    submissionId: row.id,
    state: 'received',
    keyHash,
    recipient: recipients.name,
    forDepartment: await seal(
      { fields: { text, order: String(order) }, ...(attachment && { attachment }) },
      getEntryRow(row, facts),
      recipients.publicKeys,
    ),
    forReporter: await sealForReporter(forReporter, 'addition', entryId, reporterPublicKey),
  };
}

interface OfficerMessage extends EntryFacts {
  readonly text: string;
  readonly order: number;
}

/** Signs an officer's text, and seals it to the department and, unless it is a note, to the reporter. */
async function sealOfficerMessage(
  row: ReportRow,
  message: OfficerMessage,
  contentKey: Uint8Array,
  pair: KeyPair,
  reporterPublicKey: Uint8Array,
): Promise<Pick<CaseEntry, 'forDepartment' | 'forReporter'>> {
  const { id, kind, createdAt, text, order } = message;
  const signature = await signParts(getSignedParts(row.id, message, order, text), pair);
  const forReporter: MessageForReporter = { text, order, createdAt, signature };
  return {
    forDepartment: await sealPart(
      { fields: { text, order: String(order), signature } },
      getEntryRow(row, message),
      contentKey,
    ),
    forReporter:
      kind === 'note'
        ? null
        : await sealForReporter(forReporter, 'question', getEntryId(row.id, id), reporterPublicKey),
  };
}

/**
 * Adds a question, which the reporter reads with receipt and password, or a note, which only officers of the department
 * read. Resolves with `closed` or `missing` if the report cannot be added to. Throws `SealError` if it is sealed to
 * another key.
 */
export async function addOfficerMessage(
  store: DeskStore,
  submissionId: string,
  kind: 'question' | 'note',
  text: string,
  now: Date,
  pair: KeyPair,
  record: readonly RecordEntry[] = [],
): Promise<ChangeResult> {
  const row = await store.find(submissionId);
  const report = await store.getReport(submissionId);
  if (!row || !report) return 'missing';
  const { contentKey } = await openRow(row, pair);
  const order = (await store.listEntries(submissionId)).length + 1;
  const facts = { id: randomUUID(), kind, createdAt: now.toISOString() };
  const sealedTexts = await sealOfficerMessage(
    row,
    { ...facts, text, order },
    contentKey,
    pair,
    report.reporterPublicKey,
  );
  return store.apply({
    kind: 'write',
    id: submissionId,
    entry: { ...facts, ...sealedTexts },
    record: [...record],
  });
}

/** The recipients that a conversation is resealed to. */
interface Reseal {
  readonly recipients: Recipients;
  /** The new content key of the report. */
  readonly contentKey: Uint8Array;
  /** Signs officers' texts. */
  readonly pair: KeyPair;
  readonly reporterPublicKey: Uint8Array;
}

/** Seals all entries of a report to other recipients. Throws like `readMessages`. */
export async function resealEntries(
  store: Pick<SubmissionStore, 'listEntries'>,
  row: StoredSubmission,
  contentKey: Uint8Array,
  from: KeyPair,
  { recipients, contentKey: newKey, pair, reporterPublicKey }: Reseal,
): Promise<ResealedEntry[]> {
  const resealedEntries: ResealedEntry[] = [];
  for (const entry of await store.listEntries(row.id)) {
    const { id, kind, createdAt, forReporter } = entry;
    if (kind === 'move' || kind === 'deletion') continue;
    const content = await openEntry(row, entry, contentKey, from);
    const { name: recipient, publicKeys } = recipients;
    if (kind === 'addition') {
      const forDepartment = await seal(content, getEntryRow(row, entry), publicKeys);
      resealedEntries.push({ id, recipient, forDepartment, forReporter });
      continue;
    }
    const { text = '', order } = content.fields;
    const message = { id, kind, createdAt, text, order: Number(order) };
    const sealedTexts = await sealOfficerMessage(row, message, newKey, pair, reporterPublicKey);
    resealedEntries.push({ id, recipient, ...sealedTexts });
  }
  return resealedEntries;
}
