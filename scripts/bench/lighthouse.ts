/**
 * Visits as Lighthouse measures them: its mobile phone on a slow line, with throttling that is applied and not
 * computed. Each visitor is a process with a Chromium of its own (`lighthouseWorker.ts`), because Lighthouse measures
 * one page at a time in a process.
 */
import { fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { run } from '../run.ts';

const WORKER = fileURLToPath(new URL('lighthouseWorker.ts', import.meta.url));

/** What Lighthouse found on one visit; times in milliseconds. */
export interface Visit {
  /** The largest contentful paint. */
  readonly paint: number;
  /** Total blocking time. */
  readonly blocking: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Lighthouse's performance, up to 100. */
  readonly score: number;
  /** The longest task of the main thread; 0 where none takes 50 ms or more, because Lighthouse names no other. */
  readonly longest: number;
  /** What the longest task is made of, such as "styleLayout 40, parseHTML 8". */
  readonly parts: string;
  /** Time that scripts take to be compiled and evaluated. */
  readonly script: number;
}

export type Answer = { readonly visit: Visit } | { readonly error: string };

export interface Visitor {
  /** Loads an address and follows it until it has been quiet for five seconds. */
  visit(url: string): Promise<Visit>;
  stop(): void;
}

/** The numbers of the processor's cores that this process may use; none where the system does not say. */
function allowedCores(): number[] {
  const file = '/proc/self/status';
  const list = existsSync(file)
    ? /^Cpus_allowed_list:\s*(\S+)/m.exec(readFileSync(file, 'utf8'))?.[1]
    : undefined;
  return (list?.split(',') ?? []).flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

function startVisitor(core: number | undefined): Visitor {
  const child = fork(
    WORKER,
    core === undefined
      ? {}
      : { execPath: 'taskset', execArgv: ['-c', String(core), process.execPath] },
  );
  return {
    visit: (url) =>
      new Promise((resolve, reject) => {
        const end = () => reject(new Error(`The browser ended while it looked at ${url}.`));
        child.once('exit', end);
        child.once('message', (answer: Answer) => {
          child.off('exit', end);
          if ('visit' in answer) resolve(answer.visit);
          else reject(new Error(answer.error));
        });
        child.send(url);
      }),
    stop: () => child.disconnect(),
  };
}

/**
 * Starts visitors that measure at the same time, each with its browser on a core of its own: one for each core that
 * this process may use, because serving pages from memory takes hardly anything. Where cores cannot be chosen, one.
 */
export async function startVisitors(most: number): Promise<Visitor[]> {
  const cores = allowedCores().slice(0, most);
  const { status } = await run('taskset', ['--version'], { quiet: true });
  return status === 0 && cores.length > 0 ? cores.map(startVisitor) : [startVisitor(undefined)];
}
