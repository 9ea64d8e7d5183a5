/**
 * One line of JSON per event. What visitors send cannot get into a log: an event is one of the names
 * below, and a fact is a number or a word of ours, under a name that stands in this file.
 */

import type { FormName } from '@site/contract/renderer';

export type LogEvent =
  | 'inquiry.stored'
  | 'reservation.stored'
  | `${FormName}.refused`
  | 'store.failed'
  | 'retention.swept'
  | 'retention.refused'
  | 'mail.sent'
  | 'mail.failed'
  | 'request.failed'
  | 'connection.refused'
  | 'pages.rendered'
  | 'pages.failed'
  | 'public-data.loaded'
  | 'public-data.refused';

export interface LogFacts {
  readonly status?: number;
  readonly milliseconds?: number;
  readonly count?: number;
  /** A problem code of ours, or the code of a system error (`ENOSPC`). */
  readonly code?: string;
  /** The path of a page as the manifest names it, never the address that was asked for. */
  readonly route?: string;
  /** What is wrong with `db.json`, which is public. */
  readonly publicDetail?: string;
}

export type Log = (event: LogEvent, facts?: LogFacts) => void;

const WORD = /^[\w.*/&-]{1,64}$/;
const FACTS: Readonly<Record<keyof LogFacts, (value: unknown) => boolean>> = {
  status: Number.isFinite,
  milliseconds: Number.isFinite,
  count: Number.isFinite,
  code: (value) => WORD.test(String(value)),
  route: (value) => WORD.test(String(value)),
  publicDetail: (value) => typeof value === 'string',
};

/** `write` takes whole lines; the default is standard output. Facts that are not allowed are left out. */
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

/** The code of an error. Never its message: messages of libraries quote what they were given. */
export function readErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof errcode === 'number') return `SQLITE_${errcode}`;
  return typeof code === 'string' ? code : error.name;
}
