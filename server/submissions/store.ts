/**
 * The interface of the submissions database. What is stored is sealed already: no database, backup or
 * administrator can read it. `sqlite.ts` is the embedded default, `postgres.ts` serves a database of
 * its own; nothing here needs more than unique keys, `INSERT … ON CONFLICT` and compare-and-set.
 */

import type { Change } from '../cases/change.ts';
import type { RecordEntry } from '../cases/record.ts';
import type { Department } from './departments.ts';

export const PURPOSES = ['inquiry', 'reservation', 'report', 'compliment'] as const;
/** What a submission is for. It decides who may open it and how long it is kept. */
export type Purpose = (typeof PURPOSES)[number];
/** `answered` is of reports, `closed` of reports and compliments, the last three of reservations. */
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
  /** Random; says nothing about the submission or its order. */
  readonly id: string;
  readonly purpose: Purpose;
  /** Version of the consent text that was agreed to. */
  readonly consentVersion: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly state: SubmissionState;
  /** ISO 8601, UTC; null as long as the end depends on being answered or closed. */
  readonly expiresAt: string | null;
}

/** What lets the sender of a report, and nobody else, read it again. */
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

/** What lets a visitor find a reservation again. */
export interface VisitorAccess {
  /** Keyed hash of the receipt number. */
  readonly receiptHash: Uint8Array;
  /** The reservation, sealed to its visitor. */
  readonly details: Uint8Array;
}

export interface SealedSubmission extends SubmissionFacts {
  /** Hash of the key under which it was sent: one key, one row. */
  readonly keyHash: Uint8Array;
  /** Keyed hash of the content, to tell a repetition from another content under the same key. */
  readonly fingerprint: Uint8Array;
  /** Names the public key it is sealed to. */
  readonly recipient: string;
  readonly sealed: Uint8Array;
  /** Of a report. */
  readonly reporter?: ReporterAccess;
  /** Of a reservation. */
  readonly visitor?: VisitorAccess;
  /** Whether to queue a mail to the department; stored with the submission or not at all. */
  readonly notify: boolean;
  /** What that mail is about; the purpose where it is missing. */
  readonly topic?: MailTopic;
}

export interface StoredSubmission extends SubmissionFacts {
  readonly recipient: string;
  readonly sealed: Uint8Array;
}

/** What tells by when a submission is to be answered, and by whom. */
export type PendingSubmission = Pick<
  StoredSubmission,
  'purpose' | 'state' | 'createdAt' | 'recipient'
>;

/** What is known of the submission that holds a key, whether it was just added or there before. */
export type KeyHolder = Pick<SealedSubmission, 'id' | 'createdAt' | 'fingerprint'>;

/** The answer to a report, sealed twice. */
export interface SealedAnswer {
  readonly forReporter: Uint8Array;
  readonly forDepartment: Uint8Array;
  /** ISO 8601, UTC. */
  readonly answeredAt: string;
}

/** A report as its sender finds it. */
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

/** A reservation as its visitor finds it. */
export interface VisitForVisitor extends Pick<
  SubmissionFacts,
  'id' | 'consentVersion' | 'state' | 'expiresAt'
> {
  readonly details: Uint8Array;
}

/** What a mail tells a department: that something new has arrived, a visit was canceled, or a report was added to. */
/** Of the audit committee: nobody else is told of these. */
export const AUDIT_TOPICS = ['auditReport', 'auditAddition'] as const;
export type MailTopic = Purpose | 'cancellation' | 'addition' | (typeof AUDIT_TOPICS)[number];

/**
 * `addition` is of the reporter, `question` and `note` of officers; no reporter sees a note. `move` is another time of a
 * visit, set by an officer. `deletion` asks for the deletion of a submission, or takes that back (`cases/deletion.ts`).
 */
export const CASE_ENTRY_KINDS = ['addition', 'question', 'note', 'move', 'deletion'] as const;
export type CaseEntryKind = (typeof CASE_ENTRY_KINDS)[number];
/** The kinds of entries of a report. */
export type MessageKind = Exclude<CaseEntryKind, 'move' | 'deletion'>;
/** Whether the department has read an addition; what officers write is read. */
export type CaseEntryState = 'received' | 'read';

/** What is added to a report or a visit after it arrived, sealed. */
export interface CaseEntry {
  /** Random. */
  readonly id: string;
  readonly submissionId: string;
  readonly kind: CaseEntryKind;
  readonly state: CaseEntryState;
  /** ISO 8601, UTC; of an addition, the beginning of the day in Seoul. */
  readonly createdAt: string;
  /** Hash of the key under which it was sent: one key, one entry. */
  readonly keyHash: Uint8Array;
  /** Names whom an addition is sealed to; of the rest, whom its report is sealed to. */
  readonly recipient: string;
  readonly forDepartment: Uint8Array;
  /** The same, sealed to the reporter or the visitor; of a note there is none. */
  readonly forReporter: Uint8Array | null;
}

/** An entry that is sealed to others, under the name of `recipient`. */
export type ResealedEntry = Pick<CaseEntry, 'id' | 'recipient' | 'forDepartment' | 'forReporter'>;

/**
 * What became of a change that is made only where nothing else came first: `closed` where the report or compliment is
 * closed, `missing` where it is not there, `conflict` if another officer was first.
 */
export type ChangeResult = 'done' | 'conflict' | 'closed' | 'missing';

/** What the department needs beside the report itself. */
export interface ReportForDepartment {
  readonly reporterPublicKey: Uint8Array;
  /** The answer that was given, sealed to the department. */
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
  /** The number of the last version; 0 if nothing is published. */
  findNewsNumber(): Promise<number>;
  findNews(number: number): Promise<StoredNews | undefined>;
  /** The kept versions without content, last one first. */
  listNews(): Promise<Omit<StoredNews, 'content'>[]>;
  /**
   * Adds a version with its photographs by address, and deletes versions and photographs that are not kept any more, in
   * one transaction. Resolves with `false` if the last version is not the one before `version.number`: then nothing is
   * changed.
   */
  addNews(version: StoredNews, pictures: ReadonlyMap<string, Uint8Array>): Promise<boolean>;
  findNewsPicture(address: string): Promise<Uint8Array | undefined>;
}

export interface SubmissionStore extends NewsStore {
  /**
   * Does several changes in one transaction: when it resolves, all of them are on the disk; where it throws, nothing
   * is. `work` gets the store to work with, and may run more than once.
   */
  atomically<T>(work: (store: SubmissionStore) => Promise<T>): Promise<T>;
  /** Who holds a key already; `undefined` where nobody does. */
  findHolder(keyHash: Uint8Array): Promise<KeyHolder | undefined>;
  /**
   * Stores a submission unless its key is taken, and tells who holds the key afterwards.
   * When it resolves, all of it is on the disk. Throws where it could not be stored; then nothing was.
   */
  add(submission: SealedSubmission): Promise<KeyHolder>;
  /** Lists submissions without content, of all or of some departments, oldest first. */
  list(purpose: Purpose, departments?: readonly Department[]): Promise<SubmissionFacts[]>;
  find(id: string): Promise<StoredSubmission | undefined>;
  /** What is not answered or decided yet, without content and ids. */
  listPending(): Promise<PendingSubmission[]>;

  findReport(receiptHash: Uint8Array): Promise<ReportForReporter | undefined>;
  findVisit(receiptHash: Uint8Array): Promise<VisitForVisitor | undefined>;
  /**
   * Replaces a reservation by another one, unless it has been replaced or canceled in the meantime. Tells whether it
   * was stored.
   */
  replaceVisit(id: string, submission: SealedSubmission): Promise<boolean>;
  /** Marks a reservation as canceled, unless it is already. `notify` queues a mail. */
  cancelVisit(id: string, expiresAt: string, notify: boolean): Promise<boolean>;
  getReport(id: string): Promise<ReportForDepartment | undefined>;
  /**
   * Changes the state of a submission, unless another officer has; a report with an addition that nobody has read is
   * not closed. Tells whether it was moved.
   */
  move(
    id: string,
    from: readonly SubmissionState[],
    to: SubmissionState,
    expiresAt: string | null,
  ): Promise<boolean>;
  /**
   * Answers a report that is not closed and whose answer is the one of `replaced` (`answeredAt`), or has none where
   * that is `undefined`.
   */
  answer(id: string, answer: SealedAnswer, replaced?: string): Promise<ChangeResult>;
  /**
   * Carries out a change of an officer together with its record, in one transaction, or neither. The same change once
   * more is `done` again.
   */
  apply(change: Change): Promise<ChangeResult>;
  /** What was added to a report or a visit, oldest first. */
  listEntries(submissionId: string): Promise<CaseEntry[]>;
  /**
   * Adds to a report or a visit that is not closed or canceled; `done` where the same entry is there already, `conflict` where its key was
   * used for another one. `notify` queues a mail of that topic.
   */
  addEntry(entry: CaseEntry, notify?: MailTopic): Promise<ChangeResult>;
  /** Marks additions as read. */
  markEntriesRead(ids: readonly string[]): Promise<void>;
  /** The stored hash of the receipt of a report or reservation. */
  findReceiptHash(id: string): Promise<Uint8Array | undefined>;
  /** The last entry of a chain of the record. */
  findLastEntry(chain: string): Promise<RecordEntry | undefined>;
  /** Adds entries of the record that are not there yet. Of two entries for one place, both are kept. */
  appendRecord(entries: readonly RecordEntry[]): Promise<void>;
  /** The record, or that of some departments, in the order of chains. */
  readRecord(departments?: readonly Department[]): Promise<RecordEntry[]>;
  /**
   * Replaces the sealed content of a row and of what belongs to it, unless the row is sealed to another key by now, or an
   * officer wrote something that is not replaced.
   */
  reseal(
    id: string,
    from: string,
    to: string,
    sealed: Uint8Array,
    answer: SealedAnswer | null,
    entries?: readonly ResealedEntry[],
  ): Promise<boolean>;
  /** Deletes a submission with everything that belongs to it. Resolves with whether it was there. */
  remove(id: string): Promise<boolean>;
  /** Deletes a bounded number of submissions that have expired at a time; returns the counts by purpose. */
  removeExpired(now: string): Promise<Partial<Record<Purpose, number>>>;

  /** Bytes of sealed content: in all, and of what was stored since a time. */
  usage(since: string): Promise<{ readonly total: number; readonly since: number }>;

  /** Values about the store itself, by name. */
  metadata(name: string): Promise<string | undefined>;
  setMetadata(name: string, value: string): Promise<void>;
  /** Sets a value unless there is one; resolves with the value that is there afterwards. */
  initializeMetadata(name: string, value: string): Promise<string>;

  /**
   * Claims the submissions of a topic that no mail has announced yet, until `until`; another server's claim that has
   * ended by `now` is free again. Resolves with their ids.
   */
  claimNotifications(
    topic: MailTopic,
    lease: string,
    now: string,
    until: string,
    /** Leaves out what was stored at this time or later. */
    before?: string,
  ): Promise<string[]>;
  /** Removes claimed notifications whose mail was sent. */
  removeNotifications(lease: string): Promise<void>;
  /** Gives claimed notifications back after their mail failed. */
  releaseNotifications(lease: string): Promise<void>;

  /**
   * Rewrites the files so that they hold nothing deleted and no order of insertion. Writers may have to wait. Does
   * nothing on PostgreSQL, whose own vacuum is run by its administrator.
   */
  compact(): Promise<void>;
  /**
   * Writes a consistent copy into a new file, also while others write. Throws where there is one. A copy of some
   * departments holds nothing that tells whether others have received something.
   */
  copyTo(file: string, departments?: readonly Department[]): Promise<void>;
  close(): Promise<void>;
}

/** What the desk needs of a store: its own, a copy, or that of a server behind the private listener. */
export type DeskStore = Pick<
  SubmissionStore,
  | 'list'
  | 'find'
  | 'getReport'
  | 'listEntries'
  | 'findReceiptHash'
  | 'findLastEntry'
  | 'readRecord'
  | 'apply'
>;
