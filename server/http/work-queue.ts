import { FairQueue } from './fair-queue.ts';
import { BusyError } from './overload.ts';

/** Weight of the newest duration in the running mean. */
const SMOOTHING = 0.2;

interface Limits {
  /** The number of tasks that run together. */
  readonly atOnce: number;
  /** The number of tasks that may wait. */
  readonly waiting: number;
  /** The number of waiting tasks of one client; by default all of them. */
  readonly waitingPerClient?: number;
}

/** Runs a bounded number of tasks together and lets a bounded number wait. Clients are served in turn. */
export class WorkQueue {
  readonly #limits: Limits;
  readonly #waiting = new FairQueue<() => void>();
  #running = 0;
  /** Mean duration of one task, in milliseconds. */
  #meanDuration = 250;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Runs `work` when its turn comes. Rejects with a `BusyError` if too many tasks are waiting. */
  async run<T>(work: () => Promise<T>, client = ''): Promise<T> {
    const { atOnce, waiting, waitingPerClient = waiting } = this.#limits;
    if (this.#running < atOnce) this.#running += 1;
    else if (this.#waiting.size >= waiting || this.#waiting.count(client) >= waitingPerClient)
      throw new BusyError(((this.#waiting.size + 1) * this.#meanDuration) / atOnce / 1000);
    else await new Promise<void>((resolve) => this.#waiting.push(client, resolve));
    const startTime = performance.now();
    try {
      return await work();
    } finally {
      const duration = performance.now() - startTime;
      this.#meanDuration += SMOOTHING * (duration - this.#meanDuration);
      this.#startNext();
    }
  }

  /** Whether no task runs or waits. */
  get isIdle(): boolean {
    return this.#running === 0;
  }

  /** Passes the place of a finished task to the next client; the number of running tasks stays the same. */
  #startNext(): void {
    const start = this.#waiting.shift();
    if (start) start();
    else this.#running -= 1;
  }
}

/** A queue for each client, so that a client with many or slow tasks delays only itself. */
export class QueuePerClient {
  readonly #limits: Omit<Limits, 'waitingPerClient'>;
  readonly #queues = new Map<string, WorkQueue>();

  constructor(limits: Omit<Limits, 'waitingPerClient'>) {
    this.#limits = limits;
  }

  /** Runs `work` when its turn comes. Rejects with a `BusyError` if too many tasks of the client are waiting. */
  async run<T>(client: string, work: () => Promise<T>): Promise<T> {
    const queue = this.#queues.get(client) ?? new WorkQueue(this.#limits);
    this.#queues.set(client, queue);
    try {
      return await queue.run(work);
    } finally {
      if (queue.isIdle) this.#queues.delete(client);
    }
  }
}
