import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';

/** The maximum time for which a statement waits for another process that uses the same file, in milliseconds. */
const LOCK_TIMEOUT = 5000;
/** The pause between attempts, in milliseconds. */
const RETRY_INTERVAL = 20;
/** SQLite's result codes for a lock of another connection; extended codes add higher bits. */
const BUSY = 5;
const LOCKED = 6;

const isBusy = (error: unknown): boolean => {
  const code = Number((error as { errcode?: unknown } | undefined)?.errcode) & 0xff;
  return code === BUSY || code === LOCKED;
};

/** Retries without blocking the event loop: SQLite's own busy timeout would stop the whole server. */
async function retryWhileBusy<T>(work: () => T): Promise<T> {
  const end = performance.now() + LOCK_TIMEOUT;
  for (;;)
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
      await setTimeout(RETRY_INTERVAL);
    }
}

/** The maximum number of prepared statements in memory: a deletion has a different text for each number of rows. */
const PREPARED_MAX = 100;

interface Prepared {
  readonly statement: StatementSync;
  readonly returnsRows: boolean;
}

/** One open `node:sqlite` database as Kysely's connection. Open it with the timeout 0. */
export class NodeSqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, Prepared>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  #prepare(sql: string): Prepared {
    const cachedStatement = this.#prepared.get(sql);
    if (cachedStatement) return cachedStatement;
    const statement = this.#database.prepare(sql);
    const preparedStatement = { statement, returnsRows: statement.columns().length > 0 };
    const [oldest] = this.#prepared.keys();
    if (this.#prepared.size >= PREPARED_MAX && oldest !== undefined) this.#prepared.delete(oldest);
    this.#prepared.set(sql, preparedStatement);
    return preparedStatement;
  }

  executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const values = parameters as readonly SQLInputValue[];
    return retryWhileBusy(() => {
      const { statement, returnsRows } = this.#prepare(sql);
      if (returnsRows) return { rows: statement.all(...values) as Row[] };
      const { changes } = statement.run(...values);
      return { rows: [], numAffectedRows: BigInt(changes) };
    });
  }

  streamQuery(): never {
    throw new Error('Streaming is not used.');
  }

  async begin(): Promise<void> {
    await this.executeQuery(CompiledQuery.raw('BEGIN IMMEDIATE'));
  }

  async rollback(): Promise<void> {
    // A full disk has already ended the transaction.
    if (this.#database.isTransaction) await this.executeQuery(CompiledQuery.raw('ROLLBACK'));
  }
}

/** Creates Kysely over `node:sqlite`, because Kysely's own SQLite dialect expects better-sqlite3 and blocks on locks. */
export function createNodeSqliteDialect(
  database: DatabaseSync,
  connection = new NodeSqliteConnection(database),
): Dialect {
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: () => connection.begin(),
    commitTransaction: async () =>
      void (await connection.executeQuery(CompiledQuery.raw('COMMIT'))),
    rollbackTransaction: () => connection.rollback(),
    releaseConnection: async () => {},
    destroy: async () => {
      if (database.isOpen) database.close();
    },
  };
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
