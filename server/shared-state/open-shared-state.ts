import type { Config } from '../config.ts';
import type { ServerSecret } from '../hotline/secret.ts';
import { createMemoryState } from './memory-state.ts';
import type { SharedState } from './shared-state.ts';

/** Opens the shared state; its tables are created with those of the submissions. */
export async function openSharedState(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  secret: ServerSecret,
): Promise<SharedState> {
  if (databaseUrl === undefined) return createMemoryState(dataDir);
  const { connectPostgres } = await import('../submissions/postgres-pool.ts');
  const { createPostgresState } = await import('./postgres-state.ts');
  return createPostgresState(await connectPostgres(databaseUrl), secret);
}
