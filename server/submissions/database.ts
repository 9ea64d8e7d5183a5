import type { CompiledQuery, Kysely, QueryResult, Transaction } from 'kysely';

import type { Department } from './departments.ts';
import type { Tables } from './tables.ts';

/** Runs a compiled query, in a transaction where one is given. */
export type RunQuery = <Row>(
  query: CompiledQuery<Row>,
  transaction?: Transaction<Tables>,
) => Promise<QueryResult<Row>>;

/** What the store needs of a database beyond single queries. */
export interface SubmissionsDatabase {
  readonly db: Kysely<Tables>;
  /** The shortest way for a query that is compiled. */
  readonly run: RunQuery;
  /** Whether several transactions can write concurrently, and rows can be locked. */
  readonly locksRows: boolean;
  /** The order of the rows of submissions, where the database orders them. */
  readonly getPlace?: (id: string) => bigint;
  /**
   * Runs `work` in a write transaction. When it resolves, everything in it is on the disk; where it
   * throws, nothing is.
   */
  transaction<T>(work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T>;
  /** Rewrites the files so that nothing deleted and no order of insertion is left in them. */
  compact(): Promise<void>;
  /** Removes deleted rows from the write-ahead log, where the database allows it. */
  checkpoint(): Promise<void>;
  /** Writes a consistent copy into a new SQLite file, also while others write: of everything, or of some departments. */
  copyTo(file: string, departments?: readonly Department[]): Promise<void>;
  close(): Promise<void>;
}
