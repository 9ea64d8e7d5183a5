import { setTimeout } from 'node:timers/promises';
import type { FormsAvailability } from '@site/contract/renderer';

import { getFreeBytes } from '../submissions/capacity.ts';

/** If less space is free, the disk of the data folder counts as low; in bytes. */
const DISK_LOW_BYTES = 512 * 1024 * 1024;
/** The maximum time of a response of the database, in milliseconds. */
const DATABASE_TIMEOUT = 2_000;
/** The time for which a result is reused, so that requests cannot cause work, in milliseconds. */
const RESULT_LIFETIME = 2_000;

export interface Health {
  readonly status: 'ok' | 'failing';
  /** Whether the database of the submissions answers. */
  readonly database: 'ok' | 'failing';
  /** Free space of the data folder. */
  readonly disk: 'ok' | 'low' | 'failing';
  /** Missing while the forms are open; `full` if the storage for submissions is full. */
  readonly forms?: FormsAvailability | 'full';
}

interface Options {
  readonly dataDir: string;
  /** Reads from the database of the submissions; rejects if it cannot be read. */
  readonly readDatabase: () => Promise<unknown>;
  readonly formsAvailability: FormsAvailability | undefined;
  /** Returns whether the forms are closed because the storage for submissions is full. */
  readonly isFull: () => Promise<boolean>;
}

/** Returns whether an operation succeeds in the time that a monitor waits. */
export const checkInTime = (operation: () => Promise<unknown>): Promise<'ok' | 'failing'> =>
  Promise.race([
    operation().then(
      () => 'ok' as const,
      () => 'failing' as const,
    ),
    setTimeout(DATABASE_TIMEOUT, 'failing' as const, { ref: false }),
  ]);

/** Reuses a result for a while. */
export function reuse<Result>(check: () => Promise<Result>): () => Promise<Result> {
  let checkedAt = -Infinity;
  let result: Promise<Result> | undefined;
  return () => {
    if (result && performance.now() - checkedAt < RESULT_LIFETIME) return result;
    checkedAt = performance.now();
    result = check();
    return result;
  };
}

async function checkDisk(dataDir: string): Promise<Health['disk']> {
  try {
    return (await getFreeBytes(dataDir)) < DISK_LOW_BYTES ? 'low' : 'ok';
  } catch {
    return 'failing';
  }
}

/** Returns the forms that are closed or in trial operation. A form that only offers fewer choices is open. */
function pickUnusual(availability: FormsAvailability = {}): FormsAvailability | undefined {
  const states = Object.entries(availability).filter(([, state]) => state !== 'without-audit');
  return states.length > 0 ? Object.fromEntries(states) : undefined;
}

/** Creates the function that checks the database and the disk. It never rejects. */
export function createHealthCheck({ dataDir, readDatabase, formsAvailability, isFull }: Options) {
  const unusual = pickUnusual(formsAvailability);
  async function check(): Promise<Health> {
    const [database, disk, full] = await Promise.all([
      checkInTime(readDatabase),
      checkDisk(dataDir),
      isFull(),
    ]);
    const forms = full ? 'full' : unusual;
    return {
      // The status describes what visitors can use.
      status: database === 'ok' && disk !== 'failing' && !full ? 'ok' : 'failing',
      database,
      disk,
      ...(forms && { forms }),
    };
  }
  return reuse(check);
}
