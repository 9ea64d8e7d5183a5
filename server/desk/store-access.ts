import { existsSync } from 'node:fs';

import { createPrivateClient, PrivateServerError } from '../private/client.ts';
import { createRemoteStore } from '../private/desk-store.ts';
import { StartError } from '../start-error.ts';
import type { Department } from '../submissions/departments.ts';
import type { KeyPair } from '../submissions/key-pair.ts';
import { openStore } from '../submissions/open-store.ts';
import type { DeskStore, SubmissionStore } from '../submissions/store.ts';
import { message } from './messages.ts';

/** Which submissions the desk works on. */
export interface StoreChoice {
  /** The data folder of the server, with its embedded store. */
  readonly dataDir: string;
  /** The PostgreSQL that keeps submissions, where the server uses one. */
  readonly databaseUrl?: string | undefined;
  /** A copy that was taken away with `export`, instead of the server's own store. */
  readonly storeFile?: string | undefined;
  /** The address of the private listener of a server, instead of its own store. */
  readonly server?: string | undefined;
}

/**
 * Works on a store and closes it, whatever happens: between two pieces of work a copy is one whole file.
 * Reading never makes or changes a store. Throws a `StartError` where it cannot be used.
 */
export async function withStore<T>(
  { dataDir, databaseUrl, storeFile }: Omit<StoreChoice, 'server'>,
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

/**
 * Limits a store to what a key opens: its officer does not learn how much other departments have received. A key that no
 * department names is not limited, so that old rows can be resealed.
 */
export function limitStore<Store extends DeskStore>(
  store: Store,
  departments: readonly Department[] | undefined,
): Store {
  if (!departments) return store;
  return {
    ...store,
    list: (purpose) => store.list(purpose, departments),
    readRecord: () => store.readRecord(departments),
  };
}

/**
 * Works on the store of a server through its private listener. `pair` signs the requests. Throws a `StartError` if the
 * server cannot be reached or refuses the key.
 */
export async function withServer<T>(
  server: string,
  pair: KeyPair,
  work: (store: DeskStore) => Promise<T>,
): Promise<T> {
  try {
    return await work(createRemoteStore(await createPrivateClient(server, pair)));
  } catch (error) {
    if (error instanceof PrivateServerError)
      throw new StartError(message(`server.${error.code}`, { server }));
    throw error;
  }
}
