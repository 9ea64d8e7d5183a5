import { hash } from 'node:crypto';
import { z } from 'zod';

import {
  isSignedByOne,
  signParts,
  deriveVerificationKey,
  type SignedParts,
} from '../submissions/answer-signature.ts';
import type { KeyPair } from '../submissions/key-pair.ts';
import { DEPARTMENTS, type Department } from '../submissions/departments.ts';

/**
 * The record of actions on submissions. Every key has a chain of entries for each department: an entry contains the
 * hash of the previous one and is signed by the key that acted. The record has no content of submissions: its readers
 * see when which key did what with which receipt.
 */

/** The actions. `handed-out` is an action of the server, the others of officers. */
export const RECORD_ACTIONS = [
  'handed-out',
  'opened',
  'saved-file',
  'printed',
  'answered',
  'asked',
  'noted',
  'closed',
  'confirmed',
  'declined',
  'moved',
  'deleted',
  /** Another key has to confirm it. */
  'deletion-requested',
  'deletion-withdrawn',
  'exported',
  'resealed',
  /** The previous action was not carried out: another officer was first. */
  'refused',
] as const;
export type RecordAction = (typeof RECORD_ACTIONS)[number];

export const recordEntrySchema = z.strictObject({
  department: z.enum(DEPARTMENTS),
  /** The public key that verifies the signature, in base64. */
  key: z.base64().length(44),
  /** 1 for the first entry of a chain. */
  number: z.int().positive(),
  /** ISO 8601. */
  time: z.iso.datetime(),
  action: z.enum(RECORD_ACTIONS),
  /** `hashSubject`; empty for an action on a department as a whole. */
  subject: z.string().regex(/^(?:[\da-f]{64})?$/),
  /** The hash of the previous entry; empty for the first. */
  previous: z.string().regex(/^(?:[\da-f]{64})?$/),
  /** Ed25519, in base64. */
  signature: z.base64().length(88),
});
export type RecordEntry = z.infer<typeof recordEntrySchema>;

/** The end of a chain. If entries were cut off, a stored head shows it. */
export interface RecordHead {
  readonly number: number;
  readonly hash: string;
}

/** The facts of an action. */
export interface RecordFacts {
  readonly department: Department;
  readonly action: RecordAction;
  readonly subject: string;
  readonly time: Date;
}

/** Hashes the identifier of a submission: the stored hash of its receipt, or its id if it has no receipt. */
export const hashSubject = (receiptHash: Uint8Array | string): string =>
  hash('sha256', Buffer.concat([Buffer.from('record subject '), Buffer.from(receiptHash)]));

/** Resolves with the hashed identifier of a stored submission. */
export const findSubject = async (
  store: { findReceiptHash(id: string): Promise<Uint8Array | undefined> },
  id: string,
): Promise<string> => hashSubject((await store.findReceiptHash(id)) ?? id);

/** Returns the name of an entry's chain: the entries of one key for one department. */
export const getChain = ({ department, key }: Pick<RecordEntry, 'department' | 'key'>): string =>
  `${department} ${key}`;

const getParts = (entry: Omit<RecordEntry, 'signature'>): SignedParts => [
  'site record 1',
  entry.department,
  entry.key,
  entry.number,
  entry.time,
  entry.action,
  entry.subject,
  entry.previous,
];

/** Returns whether an entry was signed by its key. */
export const isEntrySigned = (entry: RecordEntry): Promise<boolean> =>
  isSignedByOne(getParts(entry), entry.signature, [Buffer.from(entry.key, 'base64')]);

/** Hashes an entry with its signature. */
export const hashEntry = (entry: RecordEntry): string =>
  hash('sha256', JSON.stringify([...getParts(entry), entry.signature]));

/** Returns the head that a chain has after an entry. */
export const getHead = (entry: RecordEntry): RecordHead => ({
  number: entry.number,
  hash: hashEntry(entry),
});

/** Creates the entry that follows a head (`undefined` for the first of a chain) and signs it. */
export async function createEntry(
  head: RecordHead | undefined,
  { department, action, subject, time }: RecordFacts,
  pair: Pick<KeyPair, 'privateKey'>,
): Promise<RecordEntry> {
  const entry = {
    department,
    key: Buffer.from(await deriveVerificationKey(pair)).toString('base64'),
    number: (head?.number ?? 0) + 1,
    time: time.toISOString(),
    action,
    subject,
    previous: head?.hash ?? '',
  };
  return { ...entry, signature: await signParts(getParts(entry), pair) };
}

/** Returns the entries of the departments whose record is available; all by default. */
export const pickDepartments = (
  entries: readonly RecordEntry[],
  departments: readonly Department[] | undefined,
): readonly RecordEntry[] =>
  departments ? entries.filter(({ department }) => departments.includes(department)) : entries;

/** A problem of a record. */
export interface RecordProblem {
  readonly problem:
    /** The signature does not match the key: the entry was changed or invented. */
    | 'changed'
    /** Previous entries are missing, or one of them was replaced. */
    | 'broken'
    /** Two entries have the same position in a chain. */
    | 'forked'
    /** The chain ends before the known head, or has another entry there. */
    | 'cut'
    /** The key is not one of the expected keys. */
    | 'unknown-key';
  readonly chain: string;
  /** The position in the chain. */
  readonly number: number;
}

interface Expected {
  /** The heads that are known from other files, by chain. */
  readonly heads?: ReadonlyMap<string, RecordHead>;
  /** The keys that may act, in base64; by default every key. */
  readonly keys?: ReadonlySet<string>;
}

/** Checks entries in any order. Resolves with all problems; with none if the record is complete. */
export async function verifyRecord(
  entries: readonly RecordEntry[],
  { heads = new Map(), keys }: Expected = {},
): Promise<RecordProblem[]> {
  const chains = Map.groupBy(entries, getChain);
  const problems: RecordProblem[] = [];
  for (const [chain, members] of chains) {
    const [{ key } = { key: '' }] = members;
    if (keys && !keys.has(key)) problems.push({ problem: 'unknown-key', chain, number: 1 });
    problems.push(...(await verifyChain(chain, members)));
  }
  for (const [chain, head] of heads) {
    const entry = chains.get(chain)?.find(({ number }) => number === head.number);
    if (!entry || hashEntry(entry) !== head.hash)
      problems.push({ problem: 'cut', chain, number: head.number });
  }
  return problems;
}

async function verifyChain(chain: string, entries: readonly RecordEntry[]) {
  const problems: RecordProblem[] = [];
  let head: RecordHead | undefined;
  for (const entry of entries.toSorted((a, b) => a.number - b.number)) {
    const { number, previous } = entry;
    if (!(await isEntrySigned(entry))) problems.push({ problem: 'changed', chain, number });
    if (head && number === head.number) problems.push({ problem: 'forked', chain, number });
    else if (number !== (head?.number ?? 0) + 1 || previous !== (head?.hash ?? ''))
      problems.push({ problem: 'broken', chain, number });
    head = getHead(entry);
  }
  return problems;
}
