import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sodium from 'libsodium-wrappers-sumo';
import { z } from 'zod';

import type { Config } from '../config.ts';
import { DESK_COMMAND } from '../desk-command.ts';
import { publishNewFile, writeNewFile } from '../new-file.ts';
import { StartError } from '../start-error.ts';
import { deriveVerificationKey } from './answer-signature.ts';
import type { DepartmentKeys } from './department-keys.ts';
import { DEPARTMENTS, type Department } from './departments.ts';
import type { KeyPair } from './key-pair.ts';
import { createRecipients, getKeyName, type DepartmentMap } from './recipients.ts';
import { readDepartmentsFile } from './departments-file.ts';
import { isWeakPublicKey } from './weak-key.ts';

/** The recipients that submissions are sealed to. */
export interface SiteRecipients {
  readonly departments: DepartmentMap;
  /** Whether the server created the key, on the same disk: for trial operation only. */
  readonly demonstration: boolean;
  /** Whether one key opens the submissions of all forms. */
  readonly isOneKey: boolean;
}

/** Creates departments that share one key. */
const createOneKeyDepartments = (
  { publicKey, verificationKey }: DepartmentKeys,
  departments: readonly Department[],
): DepartmentMap =>
  Object.fromEntries(
    departments.map((department) => [
      department,
      { ...createRecipients(department, [publicKey]), verificationKeys: [verificationKey] },
    ]),
  );

const base64Key = z
  .base64()
  .transform((value) => new Uint8Array(Buffer.from(value, 'base64')))
  .refine((value) => value.length === 32);
const keyFileSchema = z.object({ publicKey: base64Key, privateKey: base64Key });

/** Returns the path of the demonstration key in a data folder. */
export const getDemonstrationKeyFile = (dataDir: string): string =>
  path.join(dataDir, 'demonstration-key.json');

/** Reads a key file. Throws a `StartError` if it is missing or cannot be used. */
export function readKeyFile(file: string): KeyPair {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new StartError(`The key file ${file} cannot be read.`);
  }
  try {
    return keyFileSchema.parse(JSON.parse(text));
  } catch {
    throw new StartError(`The key file ${file} does not contain a key pair.`);
  }
}

/** Creates the text of a key file with a new key pair. */
async function createKeyFileText(): Promise<string> {
  await sodium.ready;
  const pair = sodium.crypto_box_keypair();
  const text = JSON.stringify({
    publicKey: Buffer.from(pair.publicKey).toString('base64'),
    privateKey: Buffer.from(pair.privateKey).toString('base64'),
  });
  return `${text}\n`;
}

/** Creates a key pair and writes it to a new file that only its owner can read. Never overwrites a file. */
export async function writeNewKeyFile(file: string): Promise<KeyPair> {
  try {
    // Synced, because submissions could never be opened if their key was lost in a power failure.
    writeNewFile(file, await createKeyFileText());
  } catch {
    throw new StartError(
      `The key file ${file} cannot be made: it exists already, or its folder cannot be written to.`,
    );
  }
  return readKeyFile(file);
}

type KeySettings = Pick<Config, 'departmentKeys' | 'departmentsFile'>;

/**
 * Reads the recipients from the settings: a file with the officers of each department, or one key for all; `undefined`
 * if there are none. Throws a `StartError` if they cannot be used.
 */
export async function readDepartments({
  departmentKeys,
  departmentsFile,
}: KeySettings): Promise<DepartmentMap | undefined> {
  if (departmentsFile !== undefined) return readDepartmentsFile(departmentsFile);
  if (!departmentKeys) return undefined;
  if (await isWeakPublicKey(departmentKeys.publicKey))
    throw new StartError(
      `SUBMISSIONS_PUBLIC_KEY is too simple to protect anything. Make one with \`${DESK_COMMAND} keys new <file>\`.`,
    );
  // A recipient of all reports cannot be excluded from one.
  const departments = DEPARTMENTS.filter((department) => department !== 'audit');
  return createOneKeyDepartments(departmentKeys, departments);
}

/** Returns whether one of the keys is the demonstration key of a data folder. */
function includesDemonstrationKey(departments: DepartmentMap, file: string): boolean {
  if (!existsSync(file)) return false;
  const name = getKeyName(readKeyFile(file).publicKey);
  return Object.values(departments).some(({ publicKeys }) =>
    publicKeys.some((publicKey) => getKeyName(publicKey) === name),
  );
}

/**
 * Determines the recipients: the configured keys; by default a demonstration key in the data folder, created at the
 * first start. In production there is no default, and the forms stay closed. Throws a `StartError` if a configured key
 * is weak, or is the demonstration key in production.
 */
export async function findRecipients(
  config: Pick<Config, 'production' | 'dataDir'> & KeySettings,
): Promise<SiteRecipients | undefined> {
  const { production, dataDir, departmentsFile } = config;
  const file = getDemonstrationKeyFile(dataDir);
  const departments = await readDepartments(config);
  if (departments) {
    const demonstration = includesDemonstrationKey(departments, file);
    if (demonstration && production)
      throw new StartError(
        `${departmentsFile === undefined ? 'SUBMISSIONS_PUBLIC_KEY is' : 'DEPARTMENTS_FILE has'} the demonstration key, whose private half lies in ${file}.\n` +
          `Make a key elsewhere with \`${DESK_COMMAND} keys new <file>\`.`,
      );
    return { departments, demonstration, isOneKey: departmentsFile === undefined };
  }
  if (production) return undefined;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) publishNewFile(file, await createKeyFileText());
  const pair = readKeyFile(file);
  const keys = { publicKey: pair.publicKey, verificationKey: await deriveVerificationKey(pair) };
  return {
    departments: createOneKeyDepartments(keys, DEPARTMENTS),
    demonstration: true,
    isOneKey: true,
  };
}
