import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** In every Linux that runs today. */
const TICKS_PER_SECOND = 100;
/** The state of a socket that listens, in `/proc/net/tcp`. */
const LISTENS = '0A';

/** The process that listens at a port of this machine; `undefined` where it is another user's, or none. */
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
        // It has ended, or is another user's.
        return false;
      }
    });
}

/**
 * Starts a clock of the processor time of the server at an origin.
 *
 * @returns a function that returns the seconds used since then: those that have passed where the system does not say
 */
export function startClock(origin: string): () => number {
  const pid = existsSync('/proc/net/tcp') ? findListener(Number(new URL(origin).port)) : undefined;
  const read = (): number => {
    if (pid === undefined) return performance.now() / 1000;
    // The name of the program, in brackets, may hold spaces. User and system time are fields 14 and 15.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  };
  const started = read();
  return () => read() - started;
}
