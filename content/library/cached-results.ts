/**
 * Returns a function that computes its result once for each object. Neither the object nor the result may change. The
 * editor reads and checks all content after each change, and most files are the same as before.
 */
export function reuseResults<Key extends object, Result>(
  compute: (key: Key) => Result,
): (key: Key) => Result {
  const results = new WeakMap<Key, { readonly result: Result }>();
  return (key) => {
    const cachedResult = results.get(key) ?? { result: compute(key) };
    results.set(key, cachedResult);
    return cachedResult.result;
  };
}

/**
 * Returns a function that returns the previous object while its JSON is the same, for results of `reuseResults` that depend
 * on it.
 */
export function createKeeper<Value extends object>(): (value: Value) => Value {
  let previous: { readonly json: string; readonly value: Value } | undefined;
  return (value) => {
    const json = JSON.stringify(value);
    if (previous?.json !== json) previous = { json, value };
    return previous.value;
  };
}
