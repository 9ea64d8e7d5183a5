import type { Database, Sql, Value } from './sql.ts';
import type {
  KeyHolder,
  Purpose,
  ReportForDepartment,
  ReportForReporter,
  StoredSubmission,
  SubmissionFacts,
  SubmissionStore,
} from './store.ts';

const FACTS = `id, purpose, consent_version AS "consentVersion", created_at AS "createdAt", state,
               expires_at AS "expiresAt"`;

/** How many rows are deleted in one transaction. */
const BATCH = 500;

/** Places for a list of values, from `$first` on. */
const placesFor = (values: readonly unknown[], first = 1): string =>
  values.map((_, index) => `$${first + index}`).join(', ');

/** Deletes submissions with everything that hangs on them; resolves with what each was for. */
async function removeAll(sql: Sql, ids: readonly string[]): Promise<Purpose[]> {
  if (ids.length === 0) return [];
  const places = placesFor(ids);
  await sql.query(`DELETE FROM notices WHERE id IN (${places})`, ids);
  await sql.query(`DELETE FROM reports WHERE id IN (${places})`, ids);
  const removed = await sql.query<Pick<SubmissionFacts, 'purpose'>>(
    `DELETE FROM submissions WHERE id IN (${places}) RETURNING purpose`,
    ids,
  );
  return removed.map(({ purpose }) => purpose);
}

/** The one implementation of the store, over whichever database. */
export function storeOver(database: Database): SubmissionStore {
  const one = async <Shape>(text: string, values: readonly Value[]): Promise<Shape | undefined> =>
    (await database.query<Shape>(text, values))[0];

  /** A single statement that changes something; resolves with its rows when they are on the disk. */
  const write = (text: string, values: readonly Value[]) =>
    database.transaction((sql) => sql.query(text, values));

  const HOLDER =
    'SELECT created_at AS "createdAt", fingerprint FROM submissions WHERE key_hash = $1';

  return {
    holderOf: (keyHash) => one<KeyHolder>(HOLDER, [keyHash]),
    add: ({ id, purpose, keyHash, reporter, notify, ...row }) =>
      database.transaction(async (sql) => {
        const added = await sql.query(
          `INSERT INTO submissions
             (id, purpose, consent_version, created_at, state, expires_at, key_hash, fingerprint,
              recipient, sealed)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
           ON CONFLICT (key_hash) DO NOTHING
           RETURNING id`,
          [
            id,
            purpose,
            row.consentVersion,
            row.createdAt,
            row.state,
            row.expiresAt,
            keyHash,
            row.fingerprint,
            row.recipient,
            row.sealed,
          ],
        );
        if (added.length === 1 && reporter)
          await sql.query(
            `INSERT INTO reports
               (id, receipt_hash, salt, verifier, public_key, wrapped_private_key, tip)
             VALUES ($1, $2, $3, $4, $5, $6, $7)`,
            [
              id,
              reporter.receiptHash,
              reporter.salt,
              reporter.verifier,
              reporter.publicKey,
              reporter.wrappedPrivateKey,
              reporter.tip,
            ],
          );
        if (added.length === 1 && notify)
          await sql.query('INSERT INTO notices (id, purpose) VALUES ($1, $2)', [id, purpose]);
        const [holder] = await sql.query<KeyHolder>(HOLDER, [keyHash]);
        if (!holder) throw new Error('A stored submission could not be read again.');
        return holder;
      }),
    list: (purpose) =>
      database.query<SubmissionFacts>(
        `SELECT ${FACTS} FROM submissions WHERE purpose = $1 ORDER BY created_at, id`,
        [purpose],
      ),
    find: (id) =>
      one<StoredSubmission>(`SELECT ${FACTS}, recipient, sealed FROM submissions WHERE id = $1`, [
        id,
      ]),
    findReport: (receiptHash) =>
      one<ReportForReporter>(
        `SELECT submissions.id, created_at AS "createdAt", expires_at AS "expiresAt", salt, verifier,
                public_key AS "publicKey", wrapped_private_key AS "wrappedPrivateKey", tip, answer,
                answered_at AS "answeredAt"
         FROM reports JOIN submissions ON submissions.id = reports.id WHERE receipt_hash = $1`,
        [receiptHash],
      ),
    reportOf: (id) =>
      one<ReportForDepartment>(
        `SELECT public_key AS "reporterPublicKey", answer_copy AS answer,
                answer AS "answerForReporter", answered_at AS "answeredAt"
         FROM reports WHERE id = $1`,
        [id],
      ),
    async move(id, from, to, expiresAt) {
      const moved = await write(
        `UPDATE submissions SET state = $1, expires_at = $2
         WHERE id = $3 AND state IN (${placesFor(from, 4)}) RETURNING id`,
        [to, expiresAt, id, ...from],
      );
      return moved.length === 1;
    },
    answer: (id, { forReporter, forDepartment, answeredAt }) =>
      database.transaction(async (sql) => {
        const moved = await sql.query(
          `UPDATE submissions SET state = 'answered'
           WHERE id = $1 AND purpose = 'report' AND state <> 'closed' RETURNING id`,
          [id],
        );
        if (moved.length !== 1) return false;
        const answered = await sql.query(
          `UPDATE reports SET answer = $1, answer_copy = $2, answered_at = $3
           WHERE id = $4 RETURNING id`,
          [forReporter, forDepartment, answeredAt, id],
        );
        return answered.length === 1;
      }),
    reseal: (id, from, to, sealed, answer) =>
      database.transaction(async (sql) => {
        const changed = await sql.query(
          `UPDATE submissions SET sealed = $1, recipient = $2
           WHERE id = $3 AND recipient = $4 RETURNING id`,
          [sealed, to, id, from],
        );
        if (changed.length !== 1) return false;
        if (answer)
          await sql.query('UPDATE reports SET answer_copy = $1 WHERE id = $2', [answer, id]);
        return true;
      }),
    async remove(id) {
      const removed = await database.transaction((sql) => removeAll(sql, [id]));
      await database.forget();
      return removed.length === 1;
    },
    async removeExpired(now) {
      const removed = await database.transaction(async (sql) => {
        const rows = await sql.query<Pick<SubmissionFacts, 'id'>>(
          `SELECT id FROM submissions WHERE expires_at <= $1 LIMIT ${BATCH}`,
          [now],
        );
        return removeAll(
          sql,
          rows.map(({ id }) => id),
        );
      });
      await database.forget();
      const counts: Partial<Record<Purpose, number>> = {};
      for (const purpose of removed) counts[purpose] = (counts[purpose] ?? 0) + 1;
      return counts;
    },
    async fact(name) {
      const row = await one<{ value: string }>('SELECT value FROM facts WHERE name = $1', [name]);
      return row?.value;
    },
    async setFact(name, value) {
      await write(
        `INSERT INTO facts (name, value) VALUES ($1, $2)
         ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
        [name, value],
      );
    },
    async claimNotifications(purpose, lease, now, until) {
      const taken = await write(
        `UPDATE notices SET lease = $1, lease_until = $2
         WHERE purpose = $3 AND (lease IS NULL OR lease_until <= $4) RETURNING id`,
        [lease, until, purpose, now],
      );
      return taken.map(({ id }) => String(id)).toSorted();
    },
    async removeNotifications(lease) {
      await write('DELETE FROM notices WHERE lease = $1', [lease]);
    },
    async releaseNotifications(lease) {
      await write('UPDATE notices SET lease = NULL, lease_until = NULL WHERE lease = $1', [lease]);
    },
    copyTo: (file) => database.copyTo(file),
    close: () => database.close(),
  };
}
