import { expect, test } from 'vitest';

import { BusyError, MemoryBudget } from './overload.ts';
import { QueuePerClient, WorkQueue } from './work-queue.ts';

/** Creates work that ends on demand, and records the order in which it starts. */
function createWork() {
  const startedTasks: string[] = [];
  const ends: Array<() => void> = [];
  const work = (name: string) => () => {
    startedTasks.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  const endOne = async (): Promise<void> => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { startedTasks, work, endOne };
}

test('runs a bounded number, lets a bounded number wait, and refuses the rest with a time to retry', async () => {
  const queue = new WorkQueue({ atOnce: 2, waiting: 1 });
  const { startedTasks, work, endOne } = createWork();
  const results = ['a', 'b', 'c'].map((name) => queue.run(work(name)));
  const refusal = await queue.run(work('d')).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(BusyError);
  expect((refusal as BusyError).retryAfter).toBeGreaterThanOrEqual(1);
  await new Promise(setImmediate);
  expect(startedTasks).toEqual(['a', 'b']);
  for (const _each of results) await endOne();
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c']);
  expect(queue.isIdle).toBe(true);
  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(queue.isIdle).toBe(true);
});

test('serves clients in turn: many items of one client do not delay another', async () => {
  const queue = new WorkQueue({ atOnce: 1, waiting: 100, waitingPerClient: 10 });
  const { startedTasks, work, endOne } = createWork();
  const flood = Array.from({ length: 11 }, (_, index) => queue.run(work(`flood${index}`), 'flood'));
  await expect(queue.run(work('flood11'), 'flood')).rejects.toThrow(BusyError);
  const others = ['a', 'b'].map((name) => queue.run(work(name), name));
  for (let index = 0; index < 13; index += 1) await endOne();
  await Promise.all([...flood, ...others]);
  expect(startedTasks.slice(0, 4)).toEqual(['flood0', 'flood1', 'a', 'b']);
  expect(startedTasks).toHaveLength(13);
});

test('returns a later time to retry if the queue is longer', async () => {
  const { work } = createWork();
  const retryAfter = async (waiting: number): Promise<number> => {
    const queue = new WorkQueue({ atOnce: 1, waiting });
    for (let index = 0; index <= waiting; index += 1) void queue.run(work('a'));
    const error = await queue.run(work('a')).catch((caught: unknown) => caught);
    return (error as BusyError).retryAfter;
  };
  expect(await retryAfter(100)).toBeGreaterThan(await retryAfter(10));
  expect(await retryAfter(10_000)).toBe(120);
});

test('has a queue for each client', async () => {
  const queues = new QueuePerClient({ atOnce: 1, waiting: 0 });
  const { work, endOne } = createWork();
  const first = queues.run('a', work('a'));
  await expect(queues.run('a', work('a'))).rejects.toThrow(BusyError);
  const second = queues.run('b', work('b'));
  await endOne();
  await endOne();
  expect(await Promise.all([first, second])).toEqual(['a', 'b']);
  const again = queues.run('a', work('again'));
  await endOne();
  expect(await again).toBe('again');
});

test('reserves memory until it is released', () => {
  const budget = new MemoryBudget(10);
  const reservation = budget.reserve();
  const two = budget.reserve();
  reservation.take(6);
  expect(() => two.take(5)).toThrow(BusyError);
  reservation.release();
  reservation.release();
  two.take(10);
  expect(() => reservation.take(1)).toThrow(BusyError);
});
