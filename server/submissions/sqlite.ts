import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

import { StartError } from '../start-error.ts';
import { openFile, refusal } from './sqlite-file.ts';
import type {
  KeyHolder,
  Purpose,
  ReportForDepartment,
  ReportForReporter,
  StoredSubmission,
  SubmissionFacts,
  SubmissionStore,
} from './store.ts';

const FACTS =
  'id, purpose, consent_version AS consentVersion, created_at AS createdAt, state, expires_at AS expiresAt';

export const storeFileIn = (dataDir: string): string => path.join(dataDir, 'submissions.sqlite');

interface OpenOptions {
  readonly readOnly?: boolean;
  /** Another file than the data folder's own, such as one that an officer took away. */
  readonly file?: string;
}

/**
 * Opens the embedded store, and makes it where there is none.
 * Throws a `StartError` where there is one that cannot be used: it never starts empty over old data.
 */
export function openSqliteStore(dataDir: string, options: OpenOptions = {}): SubmissionStore {
  const file = options.file ?? storeFileIn(dataDir);
  try {
    if (!options.readOnly) mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    return storeOver(openFile(file, options.readOnly ?? false));
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw refusal(file, error instanceof Error ? error.message : String(error));
  }
}

/** Everything inside is on the disk together, or not at all. */
function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk has ended the transaction by itself.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

const placesFor = (values: readonly unknown[]): string => values.map(() => '?').join(', ');

function storeOver(database: DatabaseSync): SubmissionStore {
  const holder = database.prepare(
    'SELECT created_at AS createdAt, fingerprint FROM submissions WHERE key_hash = ?',
  );
  const insert = database.prepare(
    `INSERT INTO submissions
       (id, purpose, consent_version, created_at, state, expires_at, key_hash, fingerprint, recipient, sealed)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (key_hash) DO NOTHING`,
  );
  const insertReport = database.prepare(
    `INSERT INTO reports
       (id, receipt_hash, salt, verifier, public_key, wrapped_private_key, tip)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const insertNotice = database.prepare('INSERT INTO notices (id, purpose) VALUES (?, ?)');
  const byPurpose = database.prepare(
    `SELECT ${FACTS} FROM submissions WHERE purpose = ? ORDER BY created_at, id`,
  );
  const byId = database.prepare(`SELECT ${FACTS}, recipient, sealed FROM submissions WHERE id = ?`);
  const byReceipt = database.prepare(
    `SELECT submissions.id, created_at AS createdAt, expires_at AS expiresAt, salt, verifier,
            public_key AS publicKey, wrapped_private_key AS wrappedPrivateKey, tip, answer,
            answered_at AS answeredAt
     FROM reports JOIN submissions ON submissions.id = reports.id WHERE receipt_hash = ?`,
  );
  const reportById = database.prepare(
    `SELECT public_key AS reporterPublicKey, answer_copy AS answer, answer AS answerForReporter,
            answered_at AS answeredAt
     FROM reports WHERE id = ?`,
  );
  const holderOf = (keyHash: Uint8Array) => holder.get(keyHash) as KeyHolder | undefined;

  function removeAll(ids: readonly string[]): number {
    if (ids.length === 0) return 0;
    const places = placesFor(ids);
    database.prepare(`DELETE FROM notices WHERE id IN (${places})`).run(...ids);
    database.prepare(`DELETE FROM reports WHERE id IN (${places})`).run(...ids);
    return Number(
      database.prepare(`DELETE FROM submissions WHERE id IN (${places})`).run(...ids).changes,
    );
  }

  /** What was deleted is still in the log until the log is written over; a busy one is left for the next time. */
  const forget = (): void => database.exec('PRAGMA wal_checkpoint(TRUNCATE);');

  return {
    async holderOf(keyHash) {
      return holderOf(keyHash);
    },
    async add({ id, purpose, keyHash, reporter, notify, ...row }) {
      const { consentVersion, createdAt, state, expiresAt } = row;
      const { fingerprint, recipient, sealed } = row;
      return inTransaction(database, () => {
        const { changes } = insert.run(
          id,
          purpose,
          consentVersion,
          createdAt,
          state,
          expiresAt,
          keyHash,
          fingerprint,
          recipient,
          sealed,
        );
        if (Number(changes) === 1 && reporter)
          insertReport.run(
            id,
            reporter.receiptHash,
            reporter.salt,
            reporter.verifier,
            reporter.publicKey,
            reporter.wrappedPrivateKey,
            reporter.tip,
          );
        if (Number(changes) === 1 && notify) insertNotice.run(id, purpose);
        const stored = holderOf(keyHash);
        if (!stored) throw new Error('A stored submission could not be read again.');
        return stored;
      });
    },
    async list(purpose: Purpose) {
      return byPurpose.all(purpose) as unknown as SubmissionFacts[];
    },
    async find(id) {
      return byId.get(id) as StoredSubmission | undefined;
    },
    async findReport(receiptHash) {
      return byReceipt.get(receiptHash) as ReportForReporter | undefined;
    },
    async reportOf(id) {
      return reportById.get(id) as ReportForDepartment | undefined;
    },
    async move(id, from, to, expiresAt) {
      const { changes } = database
        .prepare(
          `UPDATE submissions SET state = ?, expires_at = ?
           WHERE id = ? AND state IN (${placesFor(from)})`,
        )
        .run(to, expiresAt, id, ...from);
      return Number(changes) === 1;
    },
    async answer(id, { forReporter, forDepartment, answeredAt }) {
      return inTransaction(database, () => {
        const moved = database
          .prepare(
            "UPDATE submissions SET state = 'answered' WHERE id = ? AND purpose = 'report' AND state <> 'closed'",
          )
          .run(id);
        if (Number(moved.changes) !== 1) return false;
        const answered = database
          .prepare('UPDATE reports SET answer = ?, answer_copy = ?, answered_at = ? WHERE id = ?')
          .run(forReporter, forDepartment, answeredAt, id);
        return Number(answered.changes) === 1;
      });
    },
    async reseal(id, from, to, sealed, answer) {
      return inTransaction(database, () => {
        const { changes } = database
          .prepare(
            'UPDATE submissions SET sealed = ?, recipient = ? WHERE id = ? AND recipient = ?',
          )
          .run(sealed, to, id, from);
        if (Number(changes) !== 1) return false;
        if (answer)
          database.prepare('UPDATE reports SET answer_copy = ? WHERE id = ?').run(answer, id);
        return true;
      });
    },
    async remove(id) {
      const removed = inTransaction(database, () => removeAll([id]) === 1);
      forget();
      return removed;
    },
    async removeExpired(now) {
      const removed = inTransaction(database, () => {
        const rows = database
          .prepare('SELECT id, purpose FROM submissions WHERE expires_at <= ? LIMIT 500')
          .all(now) as unknown as Array<Pick<SubmissionFacts, 'id' | 'purpose'>>;
        removeAll(rows.map(({ id }) => id));
        const counts: Partial<Record<Purpose, number>> = {};
        for (const { purpose } of rows) counts[purpose] = (counts[purpose] ?? 0) + 1;
        return counts;
      });
      forget();
      return removed;
    },
    async fact(name) {
      const row = database.prepare('SELECT value FROM facts WHERE name = ?').get(name);
      return row?.['value'] as string | undefined;
    },
    async setFact(name, value) {
      database
        .prepare(
          `INSERT INTO facts (name, value) VALUES (?, ?)
           ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
        )
        .run(name, value);
    },
    async claimNotices(purpose, lease, now, until) {
      return inTransaction(database, () => {
        database
          .prepare(
            `UPDATE notices SET lease = ?, lease_until = ?
             WHERE purpose = ? AND (lease IS NULL OR lease_until <= ?)`,
          )
          .run(lease, until, purpose, now);
        const rows = database.prepare('SELECT id FROM notices WHERE lease = ? ORDER BY id');
        return rows.all(lease).map(({ id }) => String(id));
      });
    },
    async dropNotices(lease) {
      database.prepare('DELETE FROM notices WHERE lease = ?').run(lease);
    },
    async releaseNotices(lease) {
      database
        .prepare('UPDATE notices SET lease = NULL, lease_until = NULL WHERE lease = ?')
        .run(lease);
    },
    async copyTo(target) {
      if (existsSync(target)) throw new StartError(`${target} exists already.`);
      database.prepare('VACUUM INTO ?').run(target);
    },
    async close() {
      if (database.isOpen) database.close();
    },
  };
}
