import { readFileSync } from 'node:fs';
import { z } from 'zod';

import { StartError } from '../start-error.ts';
import { decodeDepartmentKeys } from './department-keys.ts';
import { DEPARTMENTS, type Department } from './departments.ts';
import {
  createRecipients,
  getKeyName,
  type DepartmentMap,
  type DepartmentRecipients,
} from './recipients.ts';
import { isWeakPublicKey } from './weak-key.ts';

/** The maximum number of officers of a department; with its recovery key they have a slot in every row. */
const OFFICERS_MAX = 31;

const publicKeys = z
  .base64()
  .transform((value) => decodeDepartmentKeys(Buffer.from(value, 'base64')))
  .refine((value) => value !== undefined, {
    error: 'must be 64 bytes in base64, as `keys show` prints them',
  });

const departmentSchema = z.strictObject({
  officers: z.array(publicKeys).min(1).max(OFFICERS_MAX),
  recovery: publicKeys,
  /** The number of officers who must agree to an early deletion. */
  deletionKeys: z.optional(z.literal([1, 2])),
});
const fileSchema = z.partialRecord(z.enum(DEPARTMENTS), departmentSchema);
type File = z.output<typeof fileSchema>;

function parseFile(file: string): File {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartError(
      `DEPARTMENTS_FILE cannot be read: ${file} (${error instanceof SyntaxError ? 'it is not JSON' : (error as NodeJS.ErrnoException).code}).`,
    );
  }
  const result = fileSchema.safeParse(content);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new StartError(`DEPARTMENTS_FILE cannot be used, ${file}:\n${lines.join('\n')}`);
}

const getNames = (department: File[Department]): readonly string[] =>
  department
    ? [...department.officers, department.recovery].map(({ publicKey }) => getKeyName(publicKey))
    : [];

/** Throws a `StartError` if a person who must not read the audit committee's reports could open them. */
function requireSeparateAudit({ audit, hotline }: File): void {
  const recovery = audit && getKeyName(audit.recovery.publicKey);
  if (
    (recovery && getNames(hotline).includes(recovery)) ||
    (hotline && getNames(audit).includes(getKeyName(hotline.recovery.publicKey)))
  )
    throw new StartError(
      'DEPARTMENTS_FILE: audit and hotline need recovery keys of their own, which no officer of the other has.',
    );
}

/**
 * Reads the operator's file of departments: for each department the public values of its officers and of its recovery
 * key. Throws a `StartError` if the file cannot be used.
 */
export async function readDepartmentsFile(file: string): Promise<DepartmentMap> {
  const content = parseFile(file);
  requireSeparateAudit(content);
  const departments: Partial<Record<Department, DepartmentRecipients>> = {};
  for (const name of DEPARTMENTS) {
    const department = content[name];
    if (!department) continue;
    const { officers, recovery, deletionKeys = 1 } = department;
    for (const { publicKey } of [...officers, recovery])
      if (await isWeakPublicKey(publicKey))
        throw new StartError(`DEPARTMENTS_FILE: ${name} has a key that protects nothing.`);
    if (new Set(getNames(department)).size !== officers.length + 1)
      throw new StartError(`DEPARTMENTS_FILE: ${name} has the same key twice.`);
    if (officers.length < deletionKeys)
      throw new StartError(`DEPARTMENTS_FILE: ${name} needs two officers for "deletionKeys": 2.`);
    const keys = [...officers, recovery].map(({ publicKey }) => publicKey);
    departments[name] = {
      ...createRecipients(name, keys),
      verificationKeys: officers.map(({ verificationKey }) => verificationKey),
      deletionKeys,
    };
  }
  return departments;
}
