/** A promise as React's `use` reads it: one that is kept already is rendered without suspending. */
export type Kept<T> = Promise<T> & { status?: 'fulfilled'; value?: T };

/** Writes into a promise that it is kept, as soon as it is. */
export function kept<T>(promise: Promise<T>): Kept<T> {
  const result: Kept<T> = promise;
  promise.then(
    (value) => Object.assign(result, { status: 'fulfilled', value }),
    () => undefined,
  );
  return result;
}

/** Whether showing what is promised waits for nothing. */
export const isKept = <T>(promise: Promise<T>): boolean =>
  (promise as Kept<T>).status === 'fulfilled';
