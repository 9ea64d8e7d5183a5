/**
 * The port behind which submissions are kept. What goes in is sealed already: no store, backup or
 * administrator of one can read it. `sqlite.ts` is the embedded default.
 */

/** What a submission is for. It decides who may open it and how long it is kept. */
export type Purpose = 'inquiry';
export type SubmissionState = 'received';

export interface SubmissionFacts {
  /** Random; says nothing about the submission or its order. */
  readonly id: string;
  readonly purpose: Purpose;
  /** Version of the consent text that was agreed to. */
  readonly consentVersion: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly state: SubmissionState;
}

export interface SealedSubmission extends SubmissionFacts {
  /** Hash of the key under which it was sent: one key, one row. */
  readonly keyHash: Uint8Array;
  /** Keyed hash of the content, to tell a repetition from another content under the same key. */
  readonly fingerprint: Uint8Array;
  /** Names the public key it is sealed to. */
  readonly recipient: string;
  readonly sealed: Uint8Array;
}

export type StoredSubmission = Omit<SealedSubmission, 'keyHash' | 'fingerprint'>;

/** What is known of the submission that holds a key, whether it was just added or there before. */
export type KeyHolder = Pick<SealedSubmission, 'createdAt' | 'fingerprint'>;

export interface SubmissionStore {
  /** Who holds a key already; `undefined` where nobody does. */
  holderOf(keyHash: Uint8Array): Promise<KeyHolder | undefined>;
  /**
   * Stores a submission unless its key is taken, and tells who holds the key afterwards.
   * When it resolves, the row is on the disk. Throws where it could not be stored; then nothing was.
   */
  add(submission: SealedSubmission): Promise<KeyHolder>;
  /** Oldest first, without content. */
  list(purpose: Purpose): Promise<SubmissionFacts[]>;
  find(id: string): Promise<StoredSubmission | undefined>;
  close(): Promise<void>;
}
