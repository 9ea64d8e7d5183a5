import { existsSync } from 'node:fs';

import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { openSqliteStore, storeFileIn, type OpenOptions } from './sqlite.ts';
import type { SubmissionStore } from './store.ts';

/**
 * Opens the store of the settings: PostgreSQL if `DATABASE_URL` is set, otherwise the embedded one. Throws a
 * `StartError` if it cannot be used, or if an embedded store exists in addition to PostgreSQL: submissions in it could
 * not be found.
 */
export async function openStore(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  options: OpenOptions = {},
): Promise<SubmissionStore> {
  if (databaseUrl === undefined || options.file !== undefined)
    return openSqliteStore(dataDir, options);
  const embedded = storeFileIn(dataDir);
  if (existsSync(embedded))
    throw new StartError(
      `DATABASE_URL is set, and there are submissions in ${embedded}.\n` +
        'Bring them over as docs/desk.md says ("To PostgreSQL"), or unset DATABASE_URL.',
    );
  const { connectPostgres } = await import('./postgres-pool.ts');
  const { openPostgresStore } = await import('./postgres.ts');
  return openPostgresStore(await connectPostgres(databaseUrl), options);
}
