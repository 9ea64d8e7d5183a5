import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, writeSync } from 'node:fs';
import { z } from 'zod';

/**
 * The revision and size of a SQLite database after its last write, in a small file next to it. SQLite opens a database
 * whose write-ahead log was deleted or cut off without an error, in an older state; the mark shows that data is
 * missing.
 *
 * The file has two slots that are written alternately, each with a checksum, so that an interrupted write leaves the
 * other one valid. It is written after the commit and not synced: after a power failure it may be behind the database,
 * and is never ahead of it. The checksum finds damage. A person who can write to the data folder can also replace both
 * files.
 */
export interface HighWaterMark {
  /** Number of write transactions since the database was created. */
  readonly revision: number;
  /** Number of submissions after the last of them, up to a maximum. */
  readonly submissions: number;
}

/** Returns the file of a database's mark. */
export const getMarkFile = (databaseFile: string): string => `${databaseFile}.mark`;

const SLOT_BYTES = 256;
const SLOTS = 2;
const CHECKSUM_CHARACTERS = 32;

const markSchema = z.object({
  revision: z.int().nonnegative(),
  submissions: z.int().nonnegative(),
});

const computeChecksum = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, CHECKSUM_CHARACTERS);

function parseSlot(slot: string): HighWaterMark | undefined {
  const text = slot.slice(CHECKSUM_CHARACTERS).trimEnd();
  if (slot.slice(0, CHECKSUM_CHARACTERS) !== computeChecksum(text)) return undefined;
  return markSchema.parse(JSON.parse(text));
}

/** Reads a mark; `undefined` if the file does not exist. Throws if neither slot is valid. */
export function readMark(file: string): HighWaterMark | undefined {
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'latin1');
  const marks = Array.from({ length: SLOTS }, (_, index) =>
    parseSlot(text.slice(index * SLOT_BYTES, (index + 1) * SLOT_BYTES)),
  ).filter((mark) => mark !== undefined);
  if (marks.length === 0) throw new Error(`${file} is damaged`);
  return marks.reduce((highest, mark) => (mark.revision > highest.revision ? mark : highest));
}

/** Writes the mark of a revision into its slot. */
export function writeMark(file: string, mark: HighWaterMark): void {
  const text = JSON.stringify(mark);
  const slot = `${computeChecksum(text)}${text}`.padEnd(SLOT_BYTES, ' ');
  // The file has its full size from the start, so that later writes succeed on a full disk.
  const exists = existsSync(file);
  const descriptor = openSync(file, exists ? 'r+' : 'w', 0o600);
  try {
    if (!exists) writeSync(descriptor, ' '.repeat(SLOT_BYTES * SLOTS), 0);
    writeSync(descriptor, slot, (mark.revision % SLOTS) * SLOT_BYTES);
  } finally {
    closeSync(descriptor);
  }
}
