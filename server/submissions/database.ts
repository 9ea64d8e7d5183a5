import type { CompiledQuery, Kysely, QueryResult, Transaction } from 'kysely';

import type { Department } from './departments.ts';
import type { Tables } from './tables.ts';

/** Runs a compiled query, optionally in a transaction. */
export type RunQuery = <Row>(
  query: CompiledQuery<Row>,
  transaction?: Transaction<Tables>,
) => Promise<QueryResult<Row>>;

/** The functions of a database that the store needs in addition to single queries. */
export interface SubmissionsDatabase {
  readonly db: Kysely<Tables>;
  /** The fastest way to run a compiled query. */
  readonly run: RunQuery;
  /** Whether several transactions can write concurrently, and rows can be locked. */
  readonly locksRows: boolean;
  /** Returns the position of a submission's row, if the database orders rows. */
  readonly getPlace?: (id: string) => bigint;
  /** Runs `work` in a write transaction. When it resolves, all changes are on the disk; if it throws, none are. */
  transaction<T>(work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T>;
  /** Rewrites the files, so that they contain neither deleted data nor the order of insertion. */
  compact(): Promise<void>;
  /** Removes deleted rows from the write-ahead log, if the database has one. */
  checkpoint(): Promise<void>;
  /**
   * Writes a consistent copy of everything, or of some departments, into a new SQLite file, also while others write.
   */
  copyTo(file: string, departments?: readonly Department[]): Promise<void>;
  close(): Promise<void>;
}
