/**
 * The tables of the embedded store, as steps from one version to the next: a store of any earlier
 * version is brought up to date when it is opened, in one transaction.
 */

/** Marks the file as ours ("SUBM"), so that no other database is taken for it. */
export const APPLICATION_ID = 0x5355424d;

/** The first step makes version 1, and so on. */
export const STEPS: readonly string[] = [
  `CREATE TABLE submissions (
     id              TEXT PRIMARY KEY,
     purpose         TEXT NOT NULL,
     consent_version TEXT NOT NULL,
     created_at      TEXT NOT NULL,
     state           TEXT NOT NULL,
     key_hash        BLOB NOT NULL UNIQUE,
     fingerprint     BLOB NOT NULL,
     recipient       TEXT NOT NULL,
     sealed          BLOB NOT NULL
   ) STRICT;
   CREATE INDEX submissions_by_purpose ON submissions (purpose, created_at);
   PRAGMA application_id = ${APPLICATION_ID};`,
  `ALTER TABLE submissions ADD COLUMN expires_at TEXT;
   CREATE TABLE reports (
     id                  TEXT PRIMARY KEY REFERENCES submissions (id),
     receipt_hash        BLOB NOT NULL UNIQUE,
     salt                BLOB NOT NULL,
     verifier            BLOB NOT NULL,
     public_key          BLOB NOT NULL,
     wrapped_private_key BLOB NOT NULL,
     tip                 BLOB NOT NULL,
     answer              BLOB,
     answer_copy         BLOB,
     answered_at         TEXT
   ) STRICT;
   CREATE TABLE notices (
     id          TEXT PRIMARY KEY,
     purpose     TEXT NOT NULL,
     lease       TEXT,
     lease_until TEXT
   ) STRICT;
   CREATE TABLE facts (
     name  TEXT PRIMARY KEY,
     value TEXT NOT NULL
   ) STRICT;`,
];

export const SCHEMA_VERSION = STEPS.length;

/** What brings a store of a version up to date, to be run in one transaction. */
export const stepsFrom = (version: number): string =>
  `${STEPS.slice(version).join('\n')} PRAGMA user_version = ${SCHEMA_VERSION};`;
