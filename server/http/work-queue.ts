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

/**
 * Runs a bounded number of pieces of work together and lets a bounded number wait. Clients that wait
 * are served in turn (round robin), so that one with many requests delays another by one piece of
 * work at most for each of its own.
 */
export class WorkQueue {
  readonly #limits: Limits;
  /** Waiting work by client, in the order in which clients are served. */
  readonly #waiting = new Map<string, Array<() => void>>();
  #waitingCount = 0;
  #running = 0;
  /** Mean duration of one piece of work, in milliseconds. */
  #meanDuration = 250;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Runs `work` when its turn comes. Rejects with `BusyError` where too much is waiting already. */
  async run<T>(work: () => Promise<T>, client = ''): Promise<T> {
    const { atOnce, waiting, waitingPerClient = waiting } = this.#limits;
    const ofClient = this.#waiting.get(client)?.length ?? 0;
    if (this.#running < atOnce) this.#running += 1;
    else if (this.#waitingCount >= waiting || ofClient >= waitingPerClient)
      throw new BusyError(((this.#waitingCount + 1) * this.#meanDuration) / atOnce / 1000);
    else await this.#wait(client);
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

  #wait(client: string): Promise<void> {
    this.#waitingCount += 1;
    return new Promise((resolve) => {
      const queue = this.#waiting.get(client);
      if (queue) queue.push(resolve);
      else this.#waiting.set(client, [resolve]);
    });
  }

  /** Gives the place of finished work to the next client; the number that runs stays the same. */
  #startNext(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#running -= 1;
      return;
    }
    const [client, queue] = next;
    const start = queue.shift();
    this.#waitingCount -= 1;
    // The client goes to the end of the order.
    this.#waiting.delete(client);
    if (queue.length > 0) this.#waiting.set(client, queue);
    start?.();
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
