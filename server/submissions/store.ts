/**
 * The interface of the submissions database. Its content is already sealed: it cannot be read from the database, from
 * backups or by administrators. `sqlite.ts` is the embedded default, `postgres.ts` serves a separate database; the
 * interface only requires unique keys, `INSERT … ON CONFLICT` and compare-and-set.
 */

import type { Change } from '../cases/change.ts';
import type { RecordEntry } from '../cases/record.ts';
import type { Department } from './departments.ts';

export const PURPOSES = ['inquiry', 'reservation', 'report', 'compliment'] as const;
/** The purpose of a submission. It determines who may open it and how long it is stored. */
export type Purpose = (typeof PURPOSES)[number];
/** `answered` is a state of reports, `closed` of reports and compliments, the last three of reservations. */
export const SUBMISSION_STATES = [
  'received',
  'read',
  'answered',
  'closed',
  'confirmed',
  'declined',
  'cancelled',
] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];

export interface SubmissionFacts {
  /** Random; it reveals nothing about the submission or its order. */
  readonly id: string;
  readonly purpose: Purpose;
  /** Version of the accepted consent text. */
  readonly consentVersion: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly state: SubmissionState;
  /** ISO 8601, UTC; null while the end depends on the answer or on closing. */
  readonly expiresAt: string | null;
}

/** The data with which only the sender of a report can read it again. */
export interface ReporterAccess {
  /** Keyed hash of the receipt number. */
  readonly receiptHash: Uint8Array;
  readonly salt: Uint8Array;
  readonly verifier: Uint8Array;
  readonly publicKey: Uint8Array;
  readonly wrappedPrivateKey: Uint8Array;
  /** The tip, sealed to the reporter. */
  readonly tip: Uint8Array;
}

/** The data with which a visitor can find a reservation again. */
export interface VisitorAccess {
  /** Keyed hash of the receipt number. */
  readonly receiptHash: Uint8Array;
  /** The reservation, sealed to its visitor. */
  readonly details: Uint8Array;
}

export interface SealedSubmission extends SubmissionFacts {
  /** Hash of the key under which it was sent: one key, one row. */
  readonly keyHash: Uint8Array;
  /** Keyed hash of the content, to distinguish a repetition from another content under the same key. */
  readonly fingerprint: Uint8Array;
  /** Names the public key that it is sealed to. */
  readonly recipient: string;
  readonly sealed: Uint8Array;
  /** Only for a report. */
  readonly reporter?: ReporterAccess;
  /** Only for a reservation. */
  readonly visitor?: VisitorAccess;
  /** Whether to queue a mail to the department, in the same transaction as the submission. */
  readonly notify: boolean;
  /** The topic of that mail; by default the purpose. */
  readonly topic?: MailTopic;
}

export interface StoredSubmission extends SubmissionFacts {
  readonly recipient: string;
  readonly sealed: Uint8Array;
}

/** The columns that determine when and by whom a submission must be answered. */
export type PendingSubmission = Pick<
  StoredSubmission,
  'purpose' | 'state' | 'createdAt' | 'recipient'
>;

/** The submission that was sent under a key, whether it is new or existed before. */
export type KeyHolder = Pick<SealedSubmission, 'id' | 'createdAt' | 'fingerprint'>;

/** The answer to a report, sealed twice. */
export interface SealedAnswer {
  readonly forReporter: Uint8Array;
  readonly forDepartment: Uint8Array;
  /** ISO 8601, UTC. */
  readonly answeredAt: string;
}

/** A report as its sender can look it up. */
export interface ReportForReporter extends Omit<ReporterAccess, 'receiptHash'> {
  readonly id: string;
  readonly recipient: string;
  readonly consentVersion: string;
  readonly state: SubmissionState;
  readonly createdAt: string;
  readonly expiresAt: string | null;
  readonly answer: Uint8Array | null;
  readonly answeredAt: string | null;
}

/** A reservation as its visitor can look it up. */
export interface VisitForVisitor extends Pick<
  SubmissionFacts,
  'id' | 'consentVersion' | 'state' | 'expiresAt'
> {
  readonly details: Uint8Array;
}

/** Topics of the audit committee, of which only the committee is informed. */
export const AUDIT_TOPICS = ['auditReport', 'auditAddition'] as const;
/** The topic of a mail to a department: a new submission, a canceled visit, or an addition to a report. */
export type MailTopic = Purpose | 'cancellation' | 'addition' | (typeof AUDIT_TOPICS)[number];

/**
 * An `addition` comes from the reporter, a `question` or `note` from an officer; no reporter sees a note. A `move` is
 * another time of a visit, set by an officer. A `deletion` requests the deletion of a submission, or withdraws the
 * request (`cases/deletion.ts`).
 */
export const CASE_ENTRY_KINDS = ['addition', 'question', 'note', 'move', 'deletion'] as const;
export type CaseEntryKind = (typeof CASE_ENTRY_KINDS)[number];
/** The kinds of entries of a report. */
export type MessageKind = Exclude<CaseEntryKind, 'move' | 'deletion'>;
/** Whether the department has read an addition; entries of officers are always `read`. */
export type CaseEntryState = 'received' | 'read';

/** A sealed entry that is added to a report or a visit after it arrived. */
export interface CaseEntry {
  /** Random. */
  readonly id: string;
  readonly submissionId: string;
  readonly kind: CaseEntryKind;
  readonly state: CaseEntryState;
  /** ISO 8601, UTC; for an addition, the beginning of the day in Seoul. */
  readonly createdAt: string;
  /** Hash of the key under which it was sent: one key, one entry. */
  readonly keyHash: Uint8Array;
  /** The name of the recipients of an addition; for other entries, of the report's recipients. */
  readonly recipient: string;
  readonly forDepartment: Uint8Array;
  /** The same, sealed to the reporter or the visitor; null for a note. */
  readonly forReporter: Uint8Array | null;
}

/** An entry that is sealed to other recipients, whose name is `recipient`. */
export type ResealedEntry = Pick<CaseEntry, 'id' | 'recipient' | 'forDepartment' | 'forReporter'>;

/**
 * The result of a change that is only carried out if nothing else came first: `closed` if the report or compliment is
 * closed, `missing` if it does not exist, `conflict` if another officer was first.
 */
export type ChangeResult = 'done' | 'conflict' | 'closed' | 'missing';

/** The data that the department needs in addition to the report itself. */
export interface ReportForDepartment {
  readonly reporterPublicKey: Uint8Array;
  /** The answer, sealed to the department. */
  readonly answer: Uint8Array | null;
  /** The same, sealed to the reporter. */
  readonly answerForReporter: Uint8Array | null;
  readonly answeredAt: string | null;
}

/** A published version of the news; `content` is JSON. */
export interface StoredNews {
  /** Counts from 1. */
  readonly number: number;
  /** ISO 8601, UTC. */
  readonly publishedAt: string;
  /** Names the key that published it. */
  readonly key: string;
  readonly content: string;
}

/** The published versions of the news: public, and in the same database, so that all servers show the same. */
export interface NewsStore {
  /** Resolves with the number of the last version; 0 if nothing is published. */
  findNewsNumber(): Promise<number>;
  findNews(number: number): Promise<StoredNews | undefined>;
  /** Lists the stored versions without content, last one first. */
  listNews(): Promise<Omit<StoredNews, 'content'>[]>;
  /**
   * Adds a version with its photographs by address, and deletes versions and photographs that are not stored any
   * longer, in one transaction. Resolves with `false` if the last version is not the one before `version.number`: then
   * nothing is changed.
   */
  addNews(version: StoredNews, pictures: ReadonlyMap<string, Uint8Array>): Promise<boolean>;
  findNewsPicture(address: string): Promise<Uint8Array | undefined>;
}

export interface SubmissionStore extends NewsStore {
  /**
   * Runs several changes in one transaction: when it resolves, all of them are on the disk; if it throws, none are.
   * `work` receives the store that it must use, and may run more than once.
   */
  atomically<T>(work: (store: SubmissionStore) => Promise<T>): Promise<T>;
  /** Finds the submission that was sent under a key; `undefined` if there is none. */
  findHolder(keyHash: Uint8Array): Promise<KeyHolder | undefined>;
  /**
   * Stores a submission unless its key is already used, and resolves with the submission that has the key, which is
   * then completely on the disk. Throws if it could not be stored; then nothing was.
   */
  add(submission: SealedSubmission): Promise<KeyHolder>;
  /** Lists submissions without content, of all or of some departments, oldest first. */
  list(purpose: Purpose, departments?: readonly Department[]): Promise<SubmissionFacts[]>;
  find(id: string): Promise<StoredSubmission | undefined>;
  /** Lists submissions that are not answered or decided yet, without content and ids. */
  listPending(): Promise<PendingSubmission[]>;

  findReport(receiptHash: Uint8Array): Promise<ReportForReporter | undefined>;
  findVisit(receiptHash: Uint8Array): Promise<VisitForVisitor | undefined>;
  /**
   * Replaces a reservation by another one, unless it was replaced or canceled in the meantime. Resolves with whether it
   * was stored.
   */
  replaceVisit(id: string, submission: SealedSubmission): Promise<boolean>;
  /** Marks a reservation as canceled, unless it is already. `notify` queues a mail. */
  cancelVisit(id: string, expiresAt: string, notify: boolean): Promise<boolean>;
  getReport(id: string): Promise<ReportForDepartment | undefined>;
  /**
   * Changes the state of a submission, unless another officer has changed it; a report with an unread addition is not
   * closed. Resolves with whether the state was changed.
   */
  move(
    id: string,
    from: readonly SubmissionState[],
    to: SubmissionState,
    expiresAt: string | null,
  ): Promise<boolean>;
  /**
   * Answers a report that is not closed and whose present answer is that of `replaced` (`answeredAt`), or that has none
   * if `replaced` is `undefined`.
   */
  answer(id: string, answer: SealedAnswer, replacedTime?: string): Promise<ChangeResult>;
  /**
   * Carries out a change of an officer together with its record in one transaction. A repeated change is `done` again.
   */
  apply(change: Change): Promise<ChangeResult>;
  /** Lists the entries of a report or a visit, oldest first. */
  listEntries(submissionId: string): Promise<CaseEntry[]>;
  /** Lists the requests for deletion, and their withdrawals, of all or of some departments. */
  listDeletions(departments?: readonly Department[]): Promise<CaseEntry[]>;
  /**
   * Adds an entry to a report or a visit that is not closed or canceled; `done` if the same entry already exists,
   * `conflict` if its key was used for another one. `notify` queues a mail of that topic.
   */
  addEntry(entry: CaseEntry, notify?: MailTopic): Promise<ChangeResult>;
  /** Marks additions as read. */
  markEntriesRead(ids: readonly string[]): Promise<void>;
  /** Finds the stored hash of the receipt of a report or reservation. */
  findReceiptHash(id: string): Promise<Uint8Array | undefined>;
  /** Finds the last entry of a chain of the record. */
  findLastEntry(chain: string): Promise<RecordEntry | undefined>;
  /** Adds missing entries of the record. Two entries for the same position are both stored. */
  appendRecord(entries: readonly RecordEntry[]): Promise<void>;
  /** Reads the record, or that of some departments, in the order of chains. */
  readRecord(departments?: readonly Department[]): Promise<RecordEntry[]>;
  /**
   * Replaces the sealed content of a row and of its parts, unless the row is sealed to another key by now, or an
   * officer wrote a text that would not be replaced.
   */
  reseal(
    id: string,
    from: string,
    to: string,
    sealedContent: Uint8Array,
    answer: SealedAnswer | null,
    entries?: readonly ResealedEntry[],
  ): Promise<boolean>;
  /** Deletes a submission with all its parts. Resolves with whether it existed. */
  remove(id: string): Promise<boolean>;
  /** Deletes a limited number of submissions that have expired by a time; returns the counts by purpose. */
  removeExpired(now: string): Promise<Partial<Record<Purpose, number>>>;

  /** Returns the bytes of sealed content: in total, and of content that was stored since a time. */
  usage(since: string): Promise<{ readonly total: number; readonly since: number }>;

  /** Returns a value about the store itself, by name. */
  metadata(name: string): Promise<string | undefined>;
  setMetadata(name: string, value: string): Promise<void>;
  /** Sets a value if it is missing; resolves with the stored value. */
  initializeMetadata(name: string, value: string): Promise<string>;

  /**
   * Claims the submissions of a topic that no mail has announced yet, until `until`; a claim of another server that has
   * ended by `now` is free again. Resolves with their ids.
   */
  claimNotifications(
    topic: MailTopic,
    lease: string,
    now: string,
    until: string,
    /** Leaves out submissions that were stored at this time or later. */
    storedBefore?: string,
  ): Promise<string[]>;
  /** Removes claimed notifications whose mail was sent. */
  removeNotifications(lease: string): Promise<void>;
  /** Releases claimed notifications after their mail failed. */
  releaseNotifications(lease: string): Promise<void>;

  /**
   * Rewrites the files, so that they contain neither deleted data nor the order of insertion. Writers may have to wait.
   * Does nothing on PostgreSQL, whose administrator runs its vacuum.
   */
  compact(): Promise<void>;
  /**
   * Writes a consistent copy into a new file, also while others write. Throws if the file exists. A copy of some
   * departments does not show whether others have received something.
   */
  copyTo(file: string, departments?: readonly Department[]): Promise<void>;
  close(): Promise<void>;
}

/** The functions of a store that the desk uses: of its own store, a copy, or a server behind the private listener. */
export type DeskStore = Pick<
  SubmissionStore,
  | 'list'
  | 'find'
  | 'getReport'
  | 'listEntries'
  | 'listDeletions'
  | 'findReceiptHash'
  | 'findLastEntry'
  | 'readRecord'
  | 'apply'
>;
