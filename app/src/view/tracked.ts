/** A promise as React's `use` reads it: one that is fulfilled already is rendered without suspending. */
export type Tracked<T> = Promise<T> & { status?: 'fulfilled'; value?: T };

/** Writes into a promise that it is fulfilled, as soon as it is. */
export function tracked<T>(promise: Promise<T>): Tracked<T> {
  const result: Tracked<T> = promise;
  promise.then(
    (value) => Object.assign(result, { status: 'fulfilled', value }),
    () => undefined,
  );
  return result;
}

/** Whether showing what is promised waits for nothing. */
export const isFulfilled = <T>(promise: Promise<T>): boolean =>
  (promise as Tracked<T>).status === 'fulfilled';
