import { useState } from 'react';

/** One of a few values, which the browser remembers for the next time. */
export function useStored<Value extends string>(
  name: string,
  values: readonly Value[],
  initial: Value,
): readonly [value: Value, set: (next: Value) => void] {
  const key = `editor.${name}`;
  const [value, setValue] = useState<Value>(() => {
    const stored = localStorage.getItem(key);
    return values.find((one) => one === stored) ?? initial;
  });
  return [
    value,
    (next) => {
      localStorage.setItem(key, next);
      setValue(next);
    },
  ];
}
