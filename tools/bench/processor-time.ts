import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** The clock ticks per second of every current Linux. */
const TICKS_PER_SECOND = 100;
/** The state "listening" in `/proc/net/tcp`. */
const LISTENS = '0A';

/** Returns the process that listens on a port of this machine; `undefined` if there is none or another user runs it. */
function findListener(port: number): string | undefined {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const sockets = new Set(
    ['/proc/net/tcp', '/proc/net/tcp6']
      .flatMap((table) => readFileSync(table, 'utf8').split('\n'))
      .map((line) => line.trim().split(/\s+/))
      .filter(([, address, , state]) => address?.endsWith(local) && state === LISTENS)
      .map((fields) => `socket:[${fields[9]}]`),
  );
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .find((pid) => {
      try {
        const files = `/proc/${pid}/fd`;
        return readdirSync(files).some((file) => sockets.has(readlinkSync(`${files}/${file}`)));
      } catch {
        // It has ended, or another user runs it.
        return false;
      }
    });
}

/**
 * Starts measuring the processor time of the server at an origin.
 *
 * @returns a function that returns the processor seconds since then, or the elapsed seconds if the system does not
 * report them
 */
export function startClock(origin: string): () => number {
  const pid = existsSync('/proc/net/tcp') ? findListener(Number(new URL(origin).port)) : undefined;
  const read = (): number => {
    if (pid === undefined) return performance.now() / 1000;
    // The name of the program, in brackets, may contain spaces. User and system time are fields 14 and 15.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  };
  const startTime = read();
  return () => read() - startTime;
}

/** Interval in milliseconds and maximum number of readings until a server counts as idle. */
const IDLE_CHECK = { milliseconds: 500, times: 120 };
/** The share of one core below which a server counts as idle. */
const IDLE_SHARE = 0.05;

/**
 * Waits until the server at an origin is idle. Returns immediately if the system does not report its processor time.
 */
export async function waitUntilIdle(origin: string): Promise<void> {
  if (!existsSync('/proc/net/tcp')) return;
  for (let count = 0; count < IDLE_CHECK.times; count += 1) {
    const getSeconds = startClock(origin);
    await setTimeout(IDLE_CHECK.milliseconds);
    if (getSeconds() * 1000 < IDLE_CHECK.milliseconds * IDLE_SHARE) return;
  }
}
