import { FairQueue } from './fair-queue.ts';
import { BusyError } from './overload.ts';

/** Weight of the newest duration in the running mean. */
const SMOOTHING = 0.2;

interface Limits {
  /** How many pieces of work run together. */
  readonly atOnce: number;
  /** How many more may wait. */
  readonly waiting: number;
  /** How many of these may be of one client; without it, as many as may wait. */
  readonly waitingPerClient?: number;
}

/** Runs a bounded number of pieces of work together and lets a bounded number wait. Clients are served in turn. */
export class WorkQueue {
  readonly #limits: Limits;
  readonly #waiting = new FairQueue<() => void>();
  #running = 0;
  /** Mean duration of one piece of work, in milliseconds. */
  #meanDuration = 250;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Runs `work` when its turn comes. Rejects with `BusyError` where too much is waiting already. */
  async run<T>(work: () => Promise<T>, client = ''): Promise<T> {
    const { atOnce, waiting, waitingPerClient = waiting } = this.#limits;
    if (this.#running < atOnce) this.#running += 1;
    else if (this.#waiting.size >= waiting || this.#waiting.count(client) >= waitingPerClient)
      throw new BusyError(((this.#waiting.size + 1) * this.#meanDuration) / atOnce / 1000);
    else await new Promise<void>((resolve) => this.#waiting.push(client, resolve));
    const started = performance.now();
    try {
      return await work();
    } finally {
      const duration = performance.now() - started;
      this.#meanDuration += SMOOTHING * (duration - this.#meanDuration);
      this.#startNext();
    }
  }

  /** Whether nothing runs or waits. */
  get isIdle(): boolean {
    return this.#running === 0;
  }

  /** Passes the place of finished work to the next client; the number that runs stays the same. */
  #startNext(): void {
    const start = this.#waiting.shift();
    if (start) start();
    else this.#running -= 1;
  }
}

/** A queue for each client, so that one that sends much or slowly delays itself alone. */
export class QueuePerClient {
  readonly #limits: Omit<Limits, 'waitingPerClient'>;
  readonly #queues = new Map<string, WorkQueue>();

  constructor(limits: Omit<Limits, 'waitingPerClient'>) {
    this.#limits = limits;
  }

  /** Runs `work` when its turn comes. Rejects with `BusyError` where too much of the client is waiting. */
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
