import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Config } from '../config.ts';
import { publishNewFile } from '../new-file.ts';
import { StartError } from '../start-error.ts';
import type { SubmissionStore } from '../submissions/store.ts';
import { isWeak } from '../submissions/weak-key.ts';

/**
 * The server's own secret, from which receipts, their hashes and the pepper of passwords are derived. It does not
 * decrypt content: an attacker with the secret and the store still has to guess passwords.
 */
export interface ServerSecret {
  /** Returns 32 bytes for one use, such as `pepper`; the bytes of one use reveal nothing about those of another. */
  keyFor(use: string): Buffer;
  /** Identifies the secret without revealing it: a store contains the identifier of its secret. */
  readonly name: string;
}

/** Returns where the secret is stored, unless the environment sets it. */
export const getSecretFile = (dataDir: string): string => path.join(dataDir, 'server-secret');

/** Creates a secret from 32 bytes. */
export function createSecret(bytes: Uint8Array): ServerSecret {
  const keyFor = (use: string): Buffer => Buffer.from(hkdfSync('sha256', bytes, '', use, 32));
  return { keyFor, name: keyFor('name').toString('hex', 0, 8) };
}

/** Creates the file unless another process has created it. */
function createNewFile(file: string, content: string): void {
  try {
    publishNewFile(file, content);
  } catch (error) {
    throw new StartError(
      `The server's secret ${file} cannot be made: ${(error as Error).message}.`,
    );
  }
}

/**
 * Opens the configured secret, or the one in the data folder, which is created at the first start. Throws a
 * `StartError` if the file exists but is not a secret: a new secret would lock every reporter out.
 */
export function openSecret({
  dataDir,
  serverSecret,
}: Pick<Config, 'dataDir' | 'serverSecret'>): ServerSecret {
  if (serverSecret) {
    if (isWeak(serverSecret))
      throw new StartError('SERVER_SECRET is a pattern and not 32 random bytes.');
    return createSecret(serverSecret);
  }
  const file = getSecretFile(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // If several servers start together, all read the secret that the first one wrote.
  if (!existsSync(file)) createNewFile(file, `${randomBytes(32).toString('base64')}\n`);
  const bytes = Buffer.from(readFileSync(file, 'utf8'), 'base64');
  if (bytes.length !== 32)
    throw new StartError(`The server's secret ${file} is damaged. Restore it from a backup.`);
  return createSecret(bytes);
}

/**
 * Binds a store to the server's secret when the first server starts on it, and checks the secret of every later server,
 * because with another secret no report could be looked up. Throws a `StartError` if it differs.
 */
export async function bindSecret(
  store: Pick<SubmissionStore, 'initializeMetadata'>,
  secret: ServerSecret,
): Promise<void> {
  if ((await store.initializeMetadata('server-secret', secret.name)) === secret.name) return;
  throw new StartError(
    "The server's secret is not the one that the stored reports belong to: no reporter could look\n" +
      'one up. Set SERVER_SECRET, or restore the file server-secret in the data folder, to what it was.\n' +
      'Servers that share a database need the same one.',
  );
}

/** Computes the HMAC-SHA-256 of a text. */
export const computeHmac = (key: Uint8Array, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();
