/**
 * The log: one line of JSON per event. It cannot hold what visitors send: an event is one of the names
 * below, and a fact is a number, a code or a place in the source, under a name declared in this file.
 */

import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { FORM_NAMES } from '@site/contract/renderer';

import { ROOT } from './root.ts';

/** Every event; `docs/monitoring.md` says what each means and what to do. */
export const LOG_EVENTS = [
  'inquiry.stored',
  'reservation.stored',
  ...FORM_NAMES.map((form) => `${form}.refused` as const),
  'store.failed',
  'capacity.low',
  'retention.swept',
  'retention.refused',
  'mail.sent',
  'mail.failed',
  'request.failed',
  'connection.refused',
  'proxy.untrusted',
  'proxy.unreadable',
  'page-views.failed',
  'assets.failed',
  'pages.rendered',
  'pages.failed',
  'public-data.loaded',
  'public-data.refused',
  'news.published',
  'news.failed',
  'signature.refused',
  'log.dropped',
] as const;

export type LogEvent = (typeof LOG_EVENTS)[number];

export interface LogFacts {
  readonly status?: number;
  readonly milliseconds?: number;
  readonly count?: number;
  /** A problem code of ours, or the code of a system error (`ENOSPC`). */
  readonly code?: string;
  /** The path of a page as the manifest names it, never the address that was asked for. */
  readonly route?: string;
  /** Identifies one request: its visitor is shown the same as a reference. Never of the hotline. */
  readonly requestId?: string;
  /** Where in the source an error was thrown: `server/app.ts:12:3 < server/forms/lookup.ts:40:7`. */
  readonly thrownAt?: string;
  /** What is wrong with `db.json`, which is public. */
  readonly publicDetail?: string;
}

export type Log = (event: LogEvent, facts?: LogFacts) => void;

const WORD = /^[\w.*/&-]{1,64}$/;
const PLACES = /^[\w./: <@-]{1,600}$/;
const FACTS: Readonly<Record<keyof LogFacts, (value: unknown) => boolean>> = {
  status: Number.isFinite,
  milliseconds: Number.isFinite,
  count: Number.isFinite,
  code: (value) => WORD.test(String(value)),
  route: (value) => WORD.test(String(value)),
  requestId: (value) => WORD.test(String(value)),
  thrownAt: (value) => PLACES.test(String(value)),
  publicDetail: (value) => typeof value === 'string',
};

/** Makes a log. `write` takes whole lines. Facts with a value that is not allowed are left out. */
export function createLog(
  write: (line: string) => void = (line) => void process.stdout.write(line),
  now: () => Date = () => new Date(),
): Log {
  return (event, facts = {}) => {
    const allowed = Object.entries(facts).filter(([name, value]) =>
      Object.hasOwn(FACTS, name) ? FACTS[name as keyof LogFacts](value) : false,
    );
    const line = { time: now().toISOString(), event, ...Object.fromEntries(allowed) };
    write(`${JSON.stringify(line)}\n`);
  };
}

/** Lines of one event in a minute; further lines are redundant, and a client could fill the disk. */
const LINES_MAX = 120;
const MINUTE = 60_000;

/**
 * A log that writes a bounded number of lines of each event in a minute. How many were left out is written with the
 * first line of a later minute, as `log.dropped`.
 */
export function boundLog(log: Log, now: () => Date = () => new Date()): Log {
  const counts = new Map<LogEvent, { minute: number; count: number }>();
  return (event, facts) => {
    const minute = Math.floor(now().getTime() / MINUTE);
    const before = counts.get(event);
    const dropped = before && before.minute !== minute ? before.count - LINES_MAX : 0;
    const count = before?.minute === minute ? before.count + 1 : 1;
    counts.set(event, { minute, count });
    if (dropped > 0) log('log.dropped', { code: event, count: dropped });
    if (count <= LINES_MAX) log(event, facts);
  };
}

/** The code of an error. Its message is not used: libraries quote in it what they were given. */
export function readErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof errcode === 'number') return `SQLITE_${errcode}`;
  return typeof code === 'string' ? code : error.name;
}

const FRAMES_MAX = 6;

/** Where an error was thrown: the source positions of its stack, without message and function names. */
function readSourcePositions(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const positions = frames.flatMap((frame) => {
    const [, file = '', position = ''] = /\(?([^()\s]+?):(\d+:\d+)\)?$/.exec(frame) ?? [];
    if (!file) return [];
    const local = file.startsWith('file:') ? fileURLToPath(file) : file;
    const inside = path.relative(ROOT, local).split(path.sep).join('/');
    return [`${inside.startsWith('..') ? path.basename(local) : inside}:${position}`];
  });
  return positions.slice(0, FRAMES_MAX).join(' < ') || undefined;
}

/** What the log holds of an error: its code, and where it was thrown. */
export function describeError(error: unknown): Pick<LogFacts, 'code' | 'thrownAt'> {
  const thrownAt = readSourcePositions(error);
  return { code: readErrorCode(error), ...(thrownAt && { thrownAt }) };
}
