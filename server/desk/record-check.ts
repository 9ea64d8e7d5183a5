import {
  getChain,
  getHead,
  hashEntry,
  pickDepartments,
  verifyRecord,
  type RecordEntry,
  type RecordProblem,
} from '../cases/record.ts';
import type { Department } from '../submissions/departments.ts';
import type { RecordFile } from './record-file.ts';

/** Entries of a key that a store does not have yet, which is not a defect. */
export interface WaitingEntries {
  readonly count: number;
  /** The copies in which they were made; empty if the checked store is a copy itself. */
  readonly copies: readonly string[];
}

export interface RecordCheck {
  readonly problems: readonly RecordProblem[];
  /** Missing if the store has every entry of the key. */
  readonly waiting?: WaitingEntries;
}

/** The record of a key on this machine, and the store that is checked. */
interface Own {
  readonly record: RecordFile;
  /** The departments whose record the key can read; all by default. */
  readonly departments: readonly Department[] | undefined;
  /** Whether the store is a copy, which has the entries up to its export and those that were made in it. */
  readonly isCopy: boolean;
}

/**
 * Checks the record of a store and compares it with that of a key on this machine. The last entries of the key may be
 * missing in a copy, and in the store of the server if they were made in a copy that is not merged yet; otherwise the
 * end was cut off.
 */
export async function compareRecords(
  entries: readonly RecordEntry[],
  { record, departments, isCopy }: Own,
): Promise<RecordCheck> {
  const own = pickDepartments(record.readEntries(), departments);
  const copies = record.readCopies();
  const storedHashes = new Set(entries.map(hashEntry));
  const lengths = new Map<string, number>();
  for (const entry of entries)
    lengths.set(getChain(entry), Math.max(lengths.get(getChain(entry)) ?? 0, entry.number));
  const waitingEntries = own.filter(
    (entry) =>
      entry.number > (lengths.get(getChain(entry)) ?? 0) &&
      (isCopy || copies.has(hashEntry(entry))),
  );
  // The last entry of each chain that the store must have.
  const heads = new Map(
    own
      .filter((entry) => !waitingEntries.includes(entry))
      .map((entry) => [getChain(entry), getHead(entry)] as const),
  );
  const problems = await verifyRecord(entries, { heads });
  if (!isCopy) record.noteStored([...copies.keys()].filter((hash) => storedHashes.has(hash)));
  if (waitingEntries.length === 0) return { problems };
  const files = isCopy ? [] : waitingEntries.flatMap((entry) => copies.get(hashEntry(entry)) ?? []);
  return { problems, waiting: { count: waitingEntries.length, copies: [...new Set(files)] } };
}
