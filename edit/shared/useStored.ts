import { useState } from 'react';

/** What the browser remembers; nothing where it is told to store no data of sites: it throws an error then. */
function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Until the window is closed the choice holds without.
  }
}

/** One of a few values, which the browser remembers for the next time where it may. */
export function useStored<Value extends string>(
  name: string,
  values: readonly Value[],
  initial: Value,
): readonly [value: Value, set: (next: Value) => void] {
  const key = `page.${name}`;
  const [value, setValue] = useState<Value>(() => {
    const stored = readStored(key);
    return values.find((one) => one === stored) ?? initial;
  });
  return [
    value,
    (next) => {
      store(key, next);
      setValue(next);
    },
  ];
}
