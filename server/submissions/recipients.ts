import { hash } from 'node:crypto';

import { DEPARTMENTS, type Department } from './departments.ts';
import type { Purpose, StoredSubmission } from './store.ts';

/** The department of what is sent without a choice. */
const DEPARTMENT_OF: Readonly<Record<Purpose, Department>> = {
  inquiry: 'inquiries',
  reservation: 'reservations',
  report: 'hotline',
  compliment: 'hotline',
};

/** Returns the department that receives a purpose, unless the sender chose another one. */
export const getDepartment = (purpose: Purpose): Department => DEPARTMENT_OF[purpose];

/** A short name of a public key, to tell which private key opens what. */
export const getKeyName = (publicKey: Uint8Array): string => hash('sha256', publicKey).slice(0, 16);

/** The public keys (X25519, 32 bytes each) that one content is sealed to, under one name. */
export interface Recipients {
  /** What the column `recipient` of a row holds: the department, and a hash of the keys. */
  readonly name: string;
  readonly department: Department;
  /** Of the officers and, last, of recovery. */
  readonly publicKeys: readonly Uint8Array[];
}

/** The keys of a department's officers. */
export interface DepartmentRecipients extends Recipients {
  /** They verify what officers sign (Ed25519, 32 bytes each). */
  readonly verificationKeys: readonly Uint8Array[];
  /** How many keys a deletion before its time needs: 1 if it is missing. */
  readonly deletionKeys?: 1 | 2;
}

/** Whom the server seals to. A department that is absent has no usable key: its forms are closed. */
export type DepartmentMap = Readonly<Partial<Record<Department, DepartmentRecipients>>>;

/** Returns the departments whose submissions a key opens; `undefined` if that is not known of the key. */
export function findDepartments(
  departments: DepartmentMap | undefined,
  publicKey: Uint8Array,
): readonly Department[] | undefined {
  const found = DEPARTMENTS.filter((name) =>
    departments?.[name]?.publicKeys.some((key) => Buffer.from(key).equals(publicKey)),
  );
  return found.length > 0 ? found : undefined;
}

/** Names a set of keys of a department: the same set has the same name, in whatever order it is listed. */
export function createRecipients(
  department: Department,
  publicKeys: readonly Uint8Array[],
): Recipients {
  const keys = publicKeys.map((key) => Buffer.from(key).toString('hex')).toSorted();
  const name = `${department}-${hash('sha256', keys.join()).slice(0, 16)}`;
  return { name, department, publicKeys };
}

/** Whether a row is of the format before departments: sealed to one key, after which it is named. */
export const isSealedToOneKey = (recipient: string): boolean => /^[\da-f]{16}$/.test(recipient);

/** Returns the department that can open a row. */
export function getRowDepartment({
  recipient,
  purpose,
}: Pick<StoredSubmission, 'recipient' | 'purpose'>): Department {
  const [name] = recipient.split('-');
  return DEPARTMENTS.find((department) => department === name) ?? getDepartment(purpose);
}
