import { statfs } from 'node:fs/promises';

import { readErrorCode, type Log } from '../log.ts';
import { getPaddedSize } from './padding.ts';
import type { SubmissionStore } from './store.ts';
import { startOfDay } from './stored-time.ts';

/** How much the forms may store. */
export interface CapacityLimits {
  /** Sealed content of one day, in bytes; beyond, files are refused and texts are still taken. */
  readonly dailyBytes: number;
  /** Sealed content in all, in bytes; beyond, the forms are closed. */
  readonly totalBytes: number;
  /** Free space on the disk of the data folder, in bytes; below, the forms are closed. */
  readonly minimumFreeBytes: number;
}

/** What is scarce. */
export type CapacityAlarm = 'daily' | 'total' | 'disk';

/**
 * What may be stored now: everything, texts alone, or nothing.
 * A day's limit closes nothing: otherwise one sender could close the hotline for everybody.
 */
export type Admission = 'all' | 'texts' | 'nothing';

export interface Capacity {
  /** Says what may be stored, and counts `bytes` that are about to be. Never throws. */
  admit(bytes: number, hasFile: boolean): Promise<Admission>;
  /** Whether forms are closed because there is no room. Never throws. */
  isFull(): Promise<boolean>;
}

interface Dependencies {
  readonly store: Pick<SubmissionStore, 'usage'>;
  readonly limits: CapacityLimits;
  /** Free space in bytes; `undefined` where the database is on another machine. */
  readonly freeBytes: () => Promise<number | undefined>;
  /** Told once for each shortage, when it begins. */
  readonly alarm: (what: CapacityAlarm) => void;
  readonly log: Log;
  readonly now: () => Date;
}

/** An alarm is raised at this part of a limit. */
const ALARM_AT = 0.8;
/** How long a measurement is used at least, in milliseconds. */
const MEASURED_FOR = 30_000;
/** And how many times as long as it took, because it reads the size of every row. */
const MEASURED_TIMES = 100;

/** How often content is on the disk between two measurements: in the write-ahead log, and with its pages in the database. */
const WRITTEN_TIMES = 3;

/** What the smallest submission takes: where it does not fit, the forms are closed. */
const SMALLEST_BYTES = getPaddedSize(0);

/** Bytes of the disk of a folder that this user can still write. */
export async function getFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Watches how full the store and its disk are, over all processes that write to it. */
export function createCapacity({
  store,
  limits,
  freeBytes,
  alarm,
  log,
  now,
}: Dependencies): Capacity {
  let measured = {
    at: Number.NEGATIVE_INFINITY,
    usedFor: 0,
    day: 0,
    daily: 0,
    total: 0,
    free: Infinity,
  };
  const alarmed = new Set<CapacityAlarm>();

  /** Submissions that come together share one measurement. */
  let measuring: Promise<void> | undefined;

  async function ensureMeasured(): Promise<void> {
    const time = now();
    const day = startOfDay(time);
    const age = Math.abs(time.getTime() - measured.at);
    if (day === measured.day && age < measured.usedFor) return;
    measuring ??= measure(day, time.getTime());
    await measuring;
    measuring = undefined;
  }

  async function measure(day: number, time: number): Promise<void> {
    try {
      const started = performance.now();
      const { total, since } = await store.usage(new Date(day).toISOString());
      const usedFor = Math.max(MEASURED_FOR, (performance.now() - started) * MEASURED_TIMES);
      const free = (await freeBytes()) ?? Infinity;
      measured = { at: time, usedFor, day, daily: since, total, free };
    } catch (error) {
      // Storing fails by itself where the disk or the database cannot be used.
      log('store.failed', { code: readErrorCode(error) });
    }
  }

  function raise(what: CapacityAlarm, scarce: boolean): void {
    if (!scarce) alarmed.delete(what);
    else if (!alarmed.has(what)) {
      alarmed.add(what);
      log('capacity.low', { code: what });
      alarm(what);
    }
  }

  /** The measurements as they will be once `bytes` are stored. */
  const reserve = (bytes: number) => ({
    daily: measured.daily + bytes,
    total: measured.total + bytes,
    free: measured.free - bytes * WRITTEN_TIMES,
  });

  return {
    async admit(bytes, hasFile) {
      await ensureMeasured();
      const { daily, total, free } = reserve(bytes);
      raise('daily', daily > limits.dailyBytes * ALARM_AT);
      raise('total', total > limits.totalBytes * ALARM_AT);
      raise('disk', free < limits.minimumFreeBytes / ALARM_AT);
      if (total > limits.totalBytes || free < limits.minimumFreeBytes) return 'nothing';
      if (hasFile && daily > limits.dailyBytes) return 'texts';
      measured = { ...measured, daily, total, free };
      return 'all';
    },
    async isFull() {
      await ensureMeasured();
      const { total, free } = reserve(SMALLEST_BYTES);
      return total > limits.totalBytes || free < limits.minimumFreeBytes;
    },
  };
}
