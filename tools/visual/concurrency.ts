import { availableParallelism } from 'node:os';

/** Returns a function that runs tasks in the order of its calls, at most `atOnce` at a time. */
export function limitConcurrency(
  atOnce: number,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/**
 * Number of open pages of all subjects together. More than cores, because Storybook waits for animations of each story.
 */
const photographing = limitConcurrency(2 * availableParallelism());

/** Runs `work` for each item, limited by the number of open pages. */
export async function forEachConcurrent<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  await Promise.all(items.map((item) => photographing(() => work(item))));
}

/** Splits a list into lists of at most `size` items. */
export const splitIntoChunks = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
