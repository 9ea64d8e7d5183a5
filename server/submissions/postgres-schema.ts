/**
 * The tables on PostgreSQL, as steps from one version to the next. Nothing here is PostgreSQL's own
 * but `BYTEA`: random keys, unique constraints and text are what distributed engines have, too.
 */
export const POSTGRES_STEPS: ReadonlyArray<readonly string[]> = [
  [
    `CREATE TABLE submissions (
       id              TEXT PRIMARY KEY,
       purpose         TEXT NOT NULL,
       consent_version TEXT NOT NULL,
       created_at      TEXT NOT NULL,
       state           TEXT NOT NULL,
       expires_at      TEXT,
       key_hash        BYTEA NOT NULL UNIQUE,
       fingerprint     BYTEA NOT NULL,
       recipient       TEXT NOT NULL,
       sealed          BYTEA NOT NULL
     )`,
    'CREATE INDEX submissions_by_purpose ON submissions (purpose, created_at)',
    `CREATE TABLE reports (
       id                  TEXT PRIMARY KEY REFERENCES submissions (id),
       receipt_hash        BYTEA NOT NULL UNIQUE,
       salt                BYTEA NOT NULL,
       verifier            BYTEA NOT NULL,
       public_key          BYTEA NOT NULL,
       wrapped_private_key BYTEA NOT NULL,
       tip                 BYTEA NOT NULL,
       answer              BYTEA,
       answer_copy         BYTEA,
       answered_at         TEXT
     )`,
    `CREATE TABLE notices (
       id          TEXT PRIMARY KEY,
       purpose     TEXT NOT NULL,
       lease       TEXT,
       lease_until TEXT
     )`,
    `CREATE TABLE facts (
       name  TEXT PRIMARY KEY,
       value TEXT NOT NULL
     )`,
  ],
];

export const POSTGRES_VERSION = POSTGRES_STEPS.length;
