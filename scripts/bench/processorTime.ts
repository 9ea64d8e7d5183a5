/** What processes have used of the processor, as Linux counts it in `/proc`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** In every Linux that runs today. */
const TICKS_PER_SECOND = 100;
/** How often the processes below one are looked at, in milliseconds. */
const INTERVAL = 200;

interface Process {
  readonly parent: number;
  /** In ticks: in the program, in the system, and both of its ended children. */
  readonly times: readonly number[];
}

/** What `/proc/<pid>/stat` says of a process; 0 of one that has ended. */
function readProcess(pid: number | string): Process {
  try {
    // The name of the program, in brackets, may hold spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return { parent: Number(fields[1]), times: fields.slice(11, 15).map(Number) };
  } catch {
    return { parent: 0, times: [] };
  }
}

const seconds = (ticks: readonly number[]): number =>
  ticks.reduce((sum, one) => sum + one, 0) / TICKS_PER_SECOND;

/** What a process has used of the processor, in seconds; the time that has passed where there is no `/proc`. */
export function processorTime(pid: number): number {
  if (!existsSync('/proc')) return performance.now() / 1000;
  return seconds(readProcess(pid).times.slice(0, 2));
}

/** What the ended children of this process have used of the processor, in seconds; 0 where there is no `/proc`. */
export const endedChildrenTime = (): number =>
  existsSync('/proc') ? seconds(readProcess(process.pid).times.slice(2)) : 0;

/** What a process and all those below it use, with the time of their ended children. */
function timeBelow(root: number): number {
  const processes = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => [Number(pid), readProcess(pid)]),
  );
  const isBelow = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === root || isBelow(processes.get(pid)?.parent));
  return seconds([...processes].flatMap(([pid, { times }]) => (isBelow(pid) ? times : [])));
}

/**
 * Follows a process and all those below it. The function that it returns ends that, and says how many seconds
 * of the processor they used together; 0 where there is no `/proc`.
 */
export function followProcessorTime(root: number): () => number {
  let most = 0;
  const look = () => {
    if (existsSync('/proc')) most = Math.max(most, timeBelow(root));
  };
  const timer = setInterval(look, INTERVAL);
  return () => {
    clearInterval(timer);
    return most;
  };
}
