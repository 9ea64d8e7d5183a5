import { existsSync } from 'node:fs';

import { getChain, getHead, createEntry, type RecordEntry, type RecordFacts } from './record.ts';
import { getSecretFile, openSecret, type ServerSecret } from '../hotline/secret.ts';
import type { SubmissionStore } from '../submissions/store.ts';

/**
 * Returns the key with which the server signs its entries. It is derived from the server's secret, so that a stolen
 * database is not enough to create an entry.
 */
const getServerKey = (secret: ServerSecret) => ({ privateKey: secret.keyFor('record') });

/** Opens the secret of a server that has one; the desk does not create it. */
export function findServerSecret({
  dataDir,
  serverSecret,
}: {
  readonly dataDir: string;
  readonly serverSecret?: Uint8Array | undefined;
}): ServerSecret | undefined {
  if (serverSecret) return openSecret({ dataDir, serverSecret });
  return existsSync(getSecretFile(dataDir)) ? openSecret({ dataDir }) : undefined;
}

/** Written first in a transaction, so that servers that share a database create their entries one after the other. */
const LOCK = 'record-lock';

/**
 * Creates the next entry of the server's own record. Must be called, and its entry stored, in one transaction of the
 * store (`atomically`).
 */
export async function createServerEntry(
  store: Pick<SubmissionStore, 'setMetadata' | 'findLastEntry'>,
  facts: RecordFacts,
  secret: ServerSecret,
): Promise<RecordEntry> {
  await store.setMetadata(LOCK, '');
  const key = getServerKey(secret);
  const first = await createEntry(undefined, facts, key);
  const last = await store.findLastEntry(getChain(first));
  return last ? createEntry(getHead(last), facts, key) : first;
}
