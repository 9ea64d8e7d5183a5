import { statfs } from 'node:fs/promises';

import { readErrorCode, type Log } from '../log.ts';
import { getPaddedSize } from './padding.ts';
import type { SubmissionStore } from './store.ts';
import { startOfDay } from './stored-time.ts';

/** The storage limits of the forms. */
export interface CapacityLimits {
  /** Sealed content per day, in bytes; above it, files are refused and texts are still accepted. */
  readonly dailyBytes: number;
  /** Total sealed content, in bytes; above it, the forms are closed. */
  readonly totalBytes: number;
  /** Free space on the disk of the data folder, in bytes; below it, the forms are closed. */
  readonly minimumFreeBytes: number;
}

/** The limit that is almost reached. */
export type CapacityAlarm = 'daily' | 'total' | 'disk';

/**
 * What may be stored now: everything, only texts, or nothing. The daily limit does not close forms, because otherwise
 * one sender could close the hotline for everyone.
 */
export type Admission = 'all' | 'texts' | 'nothing';

export interface Capacity {
  /** Returns what may be stored, and counts the `bytes` of the new submission. Never throws. */
  admit(bytes: number, hasFile: boolean): Promise<Admission>;
  /** Returns whether forms are closed for lack of space. Never throws. */
  isFull(): Promise<boolean>;
}

interface Dependencies {
  readonly store: Pick<SubmissionStore, 'usage'>;
  readonly limits: CapacityLimits;
  /** Returns the free space in bytes; `undefined` if the database is on another machine. */
  readonly freeBytes: () => Promise<number | undefined>;
  /** Called once for each shortage, when it begins. */
  readonly alarm: (alarmName: CapacityAlarm) => void;
  readonly log: Log;
  readonly now: () => Date;
}

/** The part of a limit at which an alarm is raised. */
const ALARM_AT = 0.8;
/** The minimum time for which a measurement is reused, in milliseconds. */
const MEASURED_FOR = 30_000;
/** A measurement is also reused for this multiple of its duration, because it reads the size of every row. */
const MEASURED_TIMES = 100;

/**
 * The number of copies of new content on the disk between two measurements: in the write-ahead log, and with its pages
 * in the database.
 */
const WRITTEN_TIMES = 3;

/** The size of the smallest submission: if it does not fit, the forms are closed. */
const SMALLEST_BYTES = getPaddedSize(0);

/** Returns the bytes of a folder's disk that this user can still write. */
export async function getFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Creates the check of the space in the store and on its disk, across all processes that write to it. */
export function createCapacity({
  store,
  limits,
  freeBytes,
  alarm,
  log,
  now,
}: Dependencies): Capacity {
  let measurement = {
    at: Number.NEGATIVE_INFINITY,
    usedFor: 0,
    day: 0,
    daily: 0,
    total: 0,
    free: Infinity,
  };
  const activeAlarms = new Set<CapacityAlarm>();

  /** Concurrent submissions share one measurement. */
  let measuring: Promise<void> | undefined;

  async function ensureMeasured(): Promise<void> {
    const time = now();
    const day = startOfDay(time);
    const age = Math.abs(time.getTime() - measurement.at);
    if (day === measurement.day && age < measurement.usedFor) return;
    measuring ??= measure(day, time.getTime());
    await measuring;
    measuring = undefined;
  }

  async function measure(day: number, time: number): Promise<void> {
    try {
      const startTime = performance.now();
      const { total, since } = await store.usage(new Date(day).toISOString());
      const usedFor = Math.max(MEASURED_FOR, (performance.now() - startTime) * MEASURED_TIMES);
      const free = (await freeBytes()) ?? Infinity;
      measurement = { at: time, usedFor, day, daily: since, total, free };
    } catch (error) {
      // If the disk or the database cannot be used, storing fails anyway.
      log('store.failed', { code: readErrorCode(error) });
    }
  }

  function raise(alarmName: CapacityAlarm, scarce: boolean): void {
    if (!scarce) activeAlarms.delete(alarmName);
    else if (!activeAlarms.has(alarmName)) {
      activeAlarms.add(alarmName);
      log('capacity.low', { code: alarmName });
      alarm(alarmName);
    }
  }

  /** Returns the measurements as they will be after `bytes` are stored. */
  const reserve = (bytes: number) => ({
    daily: measurement.daily + bytes,
    total: measurement.total + bytes,
    free: measurement.free - bytes * WRITTEN_TIMES,
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
      measurement = { ...measurement, daily, total, free };
      return 'all';
    },
    async isFull() {
      await ensureMeasured();
      const { total, free } = reserve(SMALLEST_BYTES);
      return total > limits.totalBytes || free < limits.minimumFreeBytes;
    },
  };
}
