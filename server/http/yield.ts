/**
 * Iterations of the event loop between two pieces of work. Node.js accepts one connection in each; an empty iteration
 * takes about a microsecond.
 */
const ITERATIONS = 32;

/** Lets the event loop accept connections and answer quick requests before some milliseconds of work. */
export const yieldToRequests = (): Promise<void> =>
  new Promise((resolve) => {
    let iterations = 0;
    const wait = (): void => {
      iterations += 1;
      if (iterations < ITERATIONS) setImmediate(wait);
      else resolve();
    };
    setImmediate(wait);
  });
