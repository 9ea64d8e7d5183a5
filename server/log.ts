/**
 * The log: one line of JSON per event. It cannot contain data of visitors: an event is one of the names below, and a
 * fact is a number, a code or a source position, under a name that this file declares.
 */

import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { FORM_NAMES } from '@site/contract/renderer';

import { ROOT } from './root.ts';

/** Every event; `docs/monitoring.md` describes each and what to do. */
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
  /** A problem code of the contract, or the code of a system error (`ENOSPC`). */
  readonly code?: string;
  /** The path of a page in the manifest, never the requested address. */
  readonly route?: string;
  /** Identifies one request; the visitor sees the same as a reference. Never set for the hotline. */
  readonly requestId?: string;
  /** The source position where an error was thrown: `server/app.ts:12:3 < server/forms/lookup.ts:40:7`. */
  readonly thrownAt?: string;
  /** The problem of `db.json`, which is public. */
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

/** Creates a log. `write` receives whole lines. Facts with an invalid value are left out. */
export function createLog(
  write: (line: string) => void = (line) => void process.stdout.write(line),
  now: () => Date = () => new Date(),
): Log {
  return (event, facts = {}) => {
    const allowedFacts = Object.entries(facts).filter(([name, value]) =>
      Object.hasOwn(FACTS, name) ? FACTS[name as keyof LogFacts](value) : false,
    );
    const line = { time: now().toISOString(), event, ...Object.fromEntries(allowedFacts) };
    write(`${JSON.stringify(line)}\n`);
  };
}

/** The maximum number of lines of one event in a minute: more would be redundant, and a client could fill the disk. */
const LINES_MAX = 120;
const MINUTE = 60_000;

/**
 * Limits the lines of each event in a minute. `log.dropped`, with the number of dropped lines, precedes the first line
 * of a later minute.
 */
export function boundLog(log: Log, now: () => Date = () => new Date()): Log {
  const counts = new Map<LogEvent, { minute: number; count: number }>();
  return (event, facts) => {
    const minute = Math.floor(now().getTime() / MINUTE);
    const previousMinute = counts.get(event);
    const droppedLines =
      previousMinute && previousMinute.minute !== minute ? previousMinute.count - LINES_MAX : 0;
    const count = previousMinute?.minute === minute ? previousMinute.count + 1 : 1;
    counts.set(event, { minute, count });
    if (droppedLines > 0) log('log.dropped', { code: event, count: droppedLines });
    if (count <= LINES_MAX) log(event, facts);
  };
}

/** Returns the code of an error. Its message is not logged, because libraries quote their input in it. */
export function readErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof errcode === 'number') return `SQLITE_${errcode}`;
  return typeof code === 'string' ? code : error.name;
}

const FRAMES_MAX = 6;

/** Returns where an error was thrown: the source positions of its stack, without message and function names. */
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

/** Returns the facts of an error: its code, and where it was thrown. */
export function describeError(error: unknown): Pick<LogFacts, 'code' | 'thrownAt'> {
  const thrownAt = readSourcePositions(error);
  return { code: readErrorCode(error), ...(thrownAt && { thrownAt }) };
}
