import type { ColumnType } from 'kysely';

import type { Department } from './departments.ts';
import type {
  CaseEntryKind,
  CaseEntryState,
  MailTopic,
  Purpose,
  SubmissionState,
} from './store.ts';

/**
 * The tables of the submissions database, for Kysely. SQLite and PostgreSQL have the same ones; binary
 * columns are `BLOB` in SQLite and `BYTEA` in PostgreSQL.
 */
export interface Tables {
  submissions: {
    /** The order of rows in SQLite (`place.ts`); PostgreSQL has none. Written only. */
    place: ColumnType<never, bigint | undefined, never>;
    id: string;
    purpose: Purpose;
    consent_version: string;
    created_at: string;
    state: SubmissionState;
    expires_at: string | null;
    key_hash: Uint8Array;
    fingerprint: Uint8Array;
    recipient: string;
    sealed: Uint8Array;
  };
  reports: {
    id: string;
    receipt_hash: Uint8Array;
    salt: Uint8Array;
    verifier: Uint8Array;
    public_key: Uint8Array;
    wrapped_private_key: Uint8Array;
    tip: Uint8Array;
    answer: Uint8Array | null;
    answer_copy: Uint8Array | null;
    answered_at: string | null;
  };
  visits: {
    id: string;
    receipt_hash: Uint8Array;
    details: Uint8Array;
  };
  /** What was added to reports after they arrived. */
  case_entries: {
    id: string;
    submission_id: string;
    kind: CaseEntryKind;
    state: CaseEntryState;
    created_at: string;
    key_hash: Uint8Array;
    recipient: string;
    for_department: Uint8Array;
    for_reporter: Uint8Array | null;
  };
  /** The record of what was done, as JSON. */
  record_entries: {
    /** The hash of the entry. */
    id: string;
    department: Department;
    chain: string;
    /** The place in the chain, from 1. */
    number: number;
    entry: string;
  };
  /** Published versions of the news, as JSON. */
  news_versions: {
    number: number;
    published_at: string;
    key: string;
    content: string;
  };
  /** Photographs that versions of the news name. */
  news_pictures: {
    address: string;
    content: Uint8Array;
  };
  /** Submissions that no mail has told a department of yet. */
  mail_queue: {
    id: string;
    purpose: MailTopic;
    lease: string | null;
    lease_until: string | null;
  };
  /** Values about the database itself, by name. */
  metadata: {
    name: string;
    value: string;
  };
}
