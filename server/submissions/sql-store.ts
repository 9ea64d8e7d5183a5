import { applyChange } from '../cases/apply-change.ts';
import type { SubmissionsDatabase } from './database.ts';
import { createCaseEntryQueries } from './sql/case-entries.ts';
import { createInsertion } from './sql/insert.ts';
import { createMailQueueQueries } from './sql/mail-queue.ts';
import { createMetadataQueries } from './sql/metadata.ts';
import { createNewsQueries } from './sql/news.ts';
import { createRecordQueries } from './sql/record.ts';
import { createRemovalQueries } from './sql/removal.ts';
import { createReportQueries } from './sql/reports.ts';
import { createSubmissionQueries } from './sql/submissions.ts';
import { createVisitQueries } from './sql/visits.ts';
import type { SubmissionStore } from './store.ts';

/** Creates the store over either database. */
export function createSqlStore(database: SubmissionsDatabase): SubmissionStore {
  const insertion = createInsertion(database);
  const store: SubmissionStore = {
    ...createSubmissionQueries(database),
    ...createRemovalQueries(database),
    ...createReportQueries(database),
    ...createVisitQueries(database, insertion),
    ...createCaseEntryQueries(database),
    ...createRecordQueries(database),
    ...createMetadataQueries(database),
    ...createMailQueueQueries(database),
    ...createNewsQueries(database),
    atomically: (work) =>
      database.transaction((transaction) =>
        work(
          createSqlStore({
            ...database,
            db: transaction,
            run: (query) => transaction.executeQuery(query),
            transaction: (nested) => nested(transaction),
            // Not within a transaction.
            checkpoint: async () => {},
          }),
        ),
      ),
    apply: (change) => applyChange(store, change),
    findHolder: (keyHash) => insertion.findHolder(keyHash),
    add: (submission) =>
      database.transaction((transaction) => insertion.insert(transaction, submission)),
    compact: () => database.compact(),
    copyTo: (file, departments) => database.copyTo(file, departments),
    close: () => database.close(),
  };
  return store;
}
