import { StartError } from '../start-error.ts';
import type { Postgres } from './postgres.ts';

/** How long a connection may take, and how long a statement, in milliseconds. */
const CONNECTING = 5000;
const WORKING = 30_000;
const CONNECTIONS = 8;

/** The database as a sentence may name it: without user and password. */
function nameOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `PostgreSQL at ${host}${pathname}`;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Several addresses that were tried have no sentence together.
  const [first] = error instanceof AggregateError ? (error.errors as Error[]) : [];
  return error.message || first?.message || error.name;
}

/**
 * Connects to the PostgreSQL that `DATABASE_URL` names; the driver is loaded here and nowhere else.
 * Throws a `StartError` where it is not there, lets nobody in, or does not sync its commits.
 */
export async function connectPostgres(url: string): Promise<Postgres> {
  const { Pool } = await import('pg');
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECTING,
    statement_timeout: WORKING,
    query_timeout: WORKING,
    idle_in_transaction_session_timeout: WORKING,
    application_name: 'site',
  });
  // A connection may break at any time, idle or between two statements. Whoever uses it learns of it by
  // its next statement, and the pool makes another; nobody listening would end the server.
  pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));

  const refuse = async (reason: string): Promise<never> => {
    await pool.end();
    throw new StartError(
      `${nameOf(url)} cannot be used: ${reason}.\nIs it running, and is DATABASE_URL right? Nothing was changed.`,
    );
  };
  try {
    const { rows } = await pool.query("SELECT setting FROM pg_settings WHERE name = 'fsync'");
    if (rows[0]?.['setting'] === 'off')
      return await refuse('its setting fsync is off, so a power cut would take submissions away');
  } catch (error) {
    if (error instanceof StartError) throw error;
    return await refuse(reasonOf(error));
  }

  return {
    query: (text, values) => pool.query(text, values),
    async transaction(work) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        await client.query('BEGIN');
        const result = await work(client);
        await client.query('COMMIT');
        return result;
      } catch (error) {
        await client.query('ROLLBACK').catch((failed: Error) => (broken = failed));
        throw error;
      } finally {
        // One that cannot even take back is not given to anybody else.
        client.release(broken);
      }
    },
    close: () => pool.end(),
  };
}
