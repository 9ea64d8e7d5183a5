import { hash } from 'node:crypto';

import { DEPARTMENTS, type Department } from './departments.ts';
import type { Purpose, StoredSubmission } from './store.ts';

/** The default department of each purpose. */
const DEPARTMENT_OF: Readonly<Record<Purpose, Department>> = {
  inquiry: 'inquiries',
  reservation: 'reservations',
  report: 'hotline',
  compliment: 'hotline',
};

/** Returns the department that receives a purpose, unless the sender chose another one. */
export const getDepartment = (purpose: Purpose): Department => DEPARTMENT_OF[purpose];

/** Returns a short name of a public key, which shows which private key opens a row. */
export const getKeyName = (publicKey: Uint8Array): string => hash('sha256', publicKey).slice(0, 16);

/** The public keys (X25519, 32 bytes each) that one content is sealed to, under a common name. */
export interface Recipients {
  /** The value of a row's column `recipient`: the department, and a hash of the keys. */
  readonly name: string;
  readonly department: Department;
  /** The keys of the officers and, last, the recovery key. */
  readonly publicKeys: readonly Uint8Array[];
}

/** The keys of a department's officers. */
export interface DepartmentRecipients extends Recipients {
  /** The keys that verify signatures of officers (Ed25519, 32 bytes each). */
  readonly verificationKeys: readonly Uint8Array[];
  /** The number of keys that an early deletion needs: by default 1. */
  readonly deletionKeys?: 1 | 2;
}

/** The recipients that the server seals to. A missing department has no usable key: its forms are closed. */
export type DepartmentMap = Readonly<Partial<Record<Department, DepartmentRecipients>>>;

/** Returns the departments whose submissions a key opens; `undefined` if no department has the key. */
export function findDepartments(
  departments: DepartmentMap | undefined,
  publicKey: Uint8Array,
): readonly Department[] | undefined {
  const department = DEPARTMENTS.filter((name) =>
    departments?.[name]?.publicKeys.some((key) => Buffer.from(key).equals(publicKey)),
  );
  return department.length > 0 ? department : undefined;
}

/** Names a set of keys of a department: the same set has the same name, regardless of its order. */
export function createRecipients(
  department: Department,
  publicKeys: readonly Uint8Array[],
): Recipients {
  const keys = publicKeys.map((key) => Buffer.from(key).toString('hex')).toSorted();
  const name = `${department}-${hash('sha256', keys.join()).slice(0, 16)}`;
  return { name, department, publicKeys };
}

/** Returns whether a row has the format before departments: sealed to one key and named after it. */
export const isSealedToOneKey = (recipient: string): boolean => /^[\da-f]{16}$/.test(recipient);

/** Returns the department that can open a row. */
export function getRowDepartment({
  recipient,
  purpose,
}: Pick<StoredSubmission, 'recipient' | 'purpose'>): Department {
  const [name] = recipient.split('-');
  return DEPARTMENTS.find((department) => department === name) ?? getDepartment(purpose);
}
