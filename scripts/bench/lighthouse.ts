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
  readonly processor: ProcessorTime;
}

/**
 * The same in processor time of the main thread, of the trace that Lighthouse took. What else the machine does makes a
 * task end later, and takes none of it.
 */
export interface ProcessorTime {
  /** What tasks after the first contentful paint take beyond 50 ms each. */
  readonly blocking: number;
  /** The longest task until the first contentful paint. */
  readonly before: number;
  /** The longest task after it. */
  readonly after: number;
}

export type Answer = { readonly visit: Visit } | { readonly error: string };

export interface Visitor {
  /**
   * Loads an address and follows it until it has been quiet for five seconds. Rejects where Lighthouse finds nothing
   * out, where the browser ends, and where it does not answer; the next visit has another browser then.
   */
  visit(url: string): Promise<Visit>;
  stop(): void;
}

/** Lighthouse gives a page 45 seconds. After these milliseconds it is the browser that does not answer. */
const VISIT_TIMEOUT = 120_000;

/** Starts a browser with Lighthouse in a process of their own. */
export function startVisitor(): Visitor {
  let child = fork(WORKER);
  return {
    visit: (url) =>
      new Promise((resolve, reject) => {
        if (!child.connected) child = fork(WORKER);
        const asked = child;
        const silence = setTimeout(() => asked.kill('SIGKILL'), VISIT_TIMEOUT);
        const end = () => settle({ error: `The browser ended while it looked at ${url}.` });
        const settle = (answer: Answer) => {
          clearTimeout(silence);
          asked.off('exit', end);
          asked.off('message', settle);
          if ('visit' in answer) resolve(answer.visit);
          else reject(new Error(answer.error));
        };
        asked.once('exit', end);
        asked.once('message', settle);
        asked.send(url);
      }),
    stop() {
      if (child.connected) child.disconnect();
    },
  };
}
