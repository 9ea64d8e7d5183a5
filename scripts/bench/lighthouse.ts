/**
 * Visits as Lighthouse measures them: its mobile phone on a slow line, with throttling that is applied and not
 * computed. Each visitor is a process with a Chromium of its own (`lighthouseWorker.ts`), because Lighthouse measures
 * one page at a time in a process.
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

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

/** Starts a browser with Lighthouse in a process of their own. */
export function startVisitor(): Visitor {
  const child = fork(WORKER);
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
