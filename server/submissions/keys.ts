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
import { isWeakPublicKey } from './weak-public-key.ts';

/** Whom submissions are sealed to. */
export interface SiteRecipients {
  readonly departments: DepartmentMap;
  /** The key was made by the server itself, on the same disk: for trials only. */
  readonly demonstration: boolean;
  /** One key opens what every form receives. */
  readonly isOneKey: boolean;
}

/** Departments of which one key opens everything. */
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

/** Where the demonstration key of a data folder is. */
export const getDemonstrationKeyFile = (dataDir: string): string =>
  path.join(dataDir, 'demonstration-key.json');

/** Reads a key file. Throws a `StartError` where it is missing or cannot be used. */
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
    throw new StartError(`The key file ${file} does not hold a key pair.`);
  }
}

/** The text of a key file with a new key pair. */
async function createKeyFileText(): Promise<string> {
  await sodium.ready;
  const pair = sodium.crypto_box_keypair();
  const text = JSON.stringify({
    publicKey: Buffer.from(pair.publicKey).toString('base64'),
    privateKey: Buffer.from(pair.privateKey).toString('base64'),
  });
  return `${text}\n`;
}

/** Makes a key pair and writes it to a new file that only its owner can read. Never overwrites one. */
export async function writeNewKeyFile(file: string): Promise<KeyPair> {
  try {
    // Synced: what is sealed to a key that is lost in a power failure could never be opened.
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
 * Whom the settings name: a file with the officers of each department, or one key for all; `undefined` where they name
 * nobody. Throws a `StartError` where they cannot be used.
 */
export async function readDepartments({
  departmentKeys,
  departmentsFile,
}: KeySettings): Promise<DepartmentMap | undefined> {
  if (departmentsFile !== undefined) return readDepartmentsFile(departmentsFile);
  if (!departmentKeys) return undefined;
  if (await isWeakPublicKey(departmentKeys.publicKey))
    throw new StartError(
      `SUBMISSIONS_PUBLIC_KEY is no key that protects anything. Make one with \`${DESK_COMMAND} keys new <file>\`.`,
    );
  // A recipient of all reports cannot be excluded from one.
  const departments = DEPARTMENTS.filter((department) => department !== 'audit');
  return createOneKeyDepartments(departmentKeys, departments);
}

/** Whether one of the keys is the demonstration key of a data folder. */
function includesDemonstrationKey(departments: DepartmentMap, file: string): boolean {
  if (!existsSync(file)) return false;
  const name = getKeyName(readKeyFile(file).publicKey);
  return Object.values(departments).some(({ publicKeys }) =>
    publicKeys.some((publicKey) => getKeyName(publicKey) === name),
  );
}

/**
 * Whom to seal to: the configured keys; without them a demonstration key in the data folder, made at
 * the first start; in production without them nobody, and the forms stay closed.
 * Throws a `StartError` where a configured key is weak, or is the demonstration key in production.
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
