import { existsSync } from 'node:fs';

import { StartError } from '../start-error.ts';
import { openStore } from '../submissions/open-store.ts';
import type { SubmissionStore } from '../submissions/store.ts';
import { message } from './messages.ts';

/** Which submissions the desk works on. */
export interface StoreChoice {
  /** The data folder of the server, with its embedded store. */
  readonly dataDir: string;
  /** The PostgreSQL that keeps submissions, where the server uses one. */
  readonly databaseUrl?: string | undefined;
  /** A copy that was taken away with `export`, instead of the server's own store. */
  readonly storeFile?: string | undefined;
}

/**
 * Works on a store and closes it, whatever happens: between two pieces of work a copy is one whole file.
 * Reading never makes or changes a store. Throws a `StartError` where it cannot be used.
 */
export async function withStore<T>(
  { dataDir, databaseUrl, storeFile }: StoreChoice,
  access: 'read' | 'write',
  work: (store: SubmissionStore) => Promise<T>,
): Promise<T> {
  const config = { dataDir, ...(databaseUrl !== undefined && { databaseUrl }) };
  const options = storeFile === undefined ? {} : { file: storeFile };
  // A mistyped name must not leave an empty store behind.
  if (storeFile !== undefined && !existsSync(storeFile))
    throw new StartError(message('file.missing', { file: storeFile }));
  // A reader refuses a store that is missing, so that writing never makes one.
  if (access === 'write') await (await openStore(config, { ...options, readOnly: true })).close();
  const store = await openStore(config, { ...options, readOnly: access === 'read' });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
