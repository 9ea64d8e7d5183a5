import { existsSync } from 'node:fs';

import { createPrivateClient, PrivateServerError } from '../private/client.ts';
import { createRemoteStore } from '../private/desk-store.ts';
import { StartError } from '../start-error.ts';
import type { Department } from '../submissions/departments.ts';
import type { KeyPair } from '../submissions/key-pair.ts';
import { openStore } from '../submissions/open-store.ts';
import type { DeskStore, SubmissionStore } from '../submissions/store.ts';
import { message } from './messages.ts';

/** The store that the desk works on. */
export interface StoreChoice {
  /** The data folder of the server, with its embedded store. */
  readonly dataDir: string;
  /** The PostgreSQL that stores submissions, if the server uses it. */
  readonly databaseUrl?: string | undefined;
  /** A copy that was written by `export`, instead of the server's own store. */
  readonly storeFile?: string | undefined;
  /** The address of a server's private listener, instead of a store on this machine. */
  readonly server?: string | undefined;
}

/**
 * Runs `work` with a store and closes it in any case: while a copy is closed, it is one complete file. Reading never
 * creates or changes a store. Throws a `StartError` if the store cannot be used.
 */
export async function withStore<T>(
  { dataDir, databaseUrl, storeFile }: Omit<StoreChoice, 'server'>,
  access: 'read' | 'write',
  work: (store: SubmissionStore) => Promise<T>,
): Promise<T> {
  const config = { dataDir, ...(databaseUrl !== undefined && { databaseUrl }) };
  const options = storeFile === undefined ? {} : { file: storeFile };
  // A mistyped name must not create an empty store.
  if (storeFile !== undefined && !existsSync(storeFile))
    throw new StartError(message('file.missing', { file: storeFile }));
  // A reader refuses a missing store, so that writing never creates one.
  if (access === 'write') await (await openStore(config, { ...options, readOnly: true })).close();
  const store = await openStore(config, { ...options, readOnly: access === 'read' });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/**
 * Limits a store to what a key opens, so that its officer does not see how many submissions other departments have. A
 * key that no department has is not limited, so that old rows can be resealed.
 */
export function limitStore<Store extends DeskStore>(
  store: Store,
  departments: readonly Department[] | undefined,
): Store {
  if (!departments) return store;
  return {
    ...store,
    list: (purpose) => store.list(purpose, departments),
    listDeletions: () => store.listDeletions(departments),
    readRecord: () => store.readRecord(departments),
  };
}

/**
 * Runs `work` with the store of a server, through its private listener. `pair` signs the requests. Throws a
 * `StartError` if the server cannot be reached or refuses the key.
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
