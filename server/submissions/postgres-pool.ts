import { Pool } from 'pg';

import { StartError } from '../start-error.ts';

/** Timeouts of connections and statements, in milliseconds. */
const CONNECT_TIMEOUT = 5000;
const STATEMENT_TIMEOUT = 30_000;
const CONNECTIONS = 8;

/** Returns the name of the database for messages, without user and password. */
function getName(url: string): string {
  const { host, pathname } = new URL(url);
  return `PostgreSQL at ${host}${pathname}`;
}

function getReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // If several addresses were tried, only the individual errors have a message.
  const [first] = error instanceof AggregateError ? (error.errors as Error[]) : [];
  return error.message || first?.message || error.name;
}

/**
 * Connects to the PostgreSQL of `DATABASE_URL`; only this module loads the driver. Throws a `StartError` if the
 * database cannot be reached, refuses the user, or does not sync its commits.
 */
export async function connectPostgres(url: string): Promise<Pool> {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    query_timeout: STATEMENT_TIMEOUT,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT,
    application_name: 'site',
  });
  // A connection may break at any time, idle or between two statements. The next statement on it fails, and the pool
  // creates another; without listeners the error event would end the process.
  pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));

  const refuse = async (reason: string): Promise<never> => {
    await pool.end();
    throw new StartError(
      `${getName(url)} cannot be used: ${reason}.\nIs it running, and is DATABASE_URL right? Nothing was changed.`,
    );
  };
  try {
    const { rows } = await pool.query<{ setting: string }>(
      "SELECT setting FROM pg_settings WHERE name = 'fsync'",
    );
    if (rows[0]?.setting === 'off')
      return await refuse('its setting fsync is off, so a power failure would lose submissions');
  } catch (error) {
    if (error instanceof StartError) throw error;
    return await refuse(getReason(error));
  }
  return pool;
}
