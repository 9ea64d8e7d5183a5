import { existsSync } from 'node:fs';

import { getChain, getHead, createEntry, type RecordEntry, type RecordFacts } from './record.ts';
import { getSecretFile, openSecret, type ServerSecret } from '../hotline/secret.ts';
import type { SubmissionStore } from '../submissions/store.ts';

/** What the server signs its entries with. It is derived from the server's secret: a stolen database makes no entry. */
const getServerKey = (secret: ServerSecret) => ({ privateKey: secret.keyFor('record') });

/** Opens the secret of a server that has one: the desk makes none. */
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

/** Written first in a transaction, so that servers that share a database make their entries one after the other. */
const LOCK = 'record-lock';

/**
 * Makes the next entry of the server's own record. To be called, and its entry to be stored, in one transaction of the
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
