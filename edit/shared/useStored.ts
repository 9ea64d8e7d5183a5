import { useState } from 'react';

/**
 * Returns a value from the browser's storage; `null` if the browser stores no data of sites, because it then throws an
 * error.
 */
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
    // Without storage the choice lasts until the window is closed.
  }
}

/** Returns one of a few values, which the browser stores for the next visit if it allows that. */
export function useStored<Value extends string>(
  name: string,
  values: readonly Value[],
  initial: Value,
): readonly [value: Value, set: (next: Value) => void] {
  const key = `page.${name}`;
  const [value, setValue] = useState<Value>(() => {
    const storedValue = readStored(key);
    return values.find((candidate) => candidate === storedValue) ?? initial;
  });
  return [
    value,
    (next) => {
      store(key, next);
      setValue(next);
    },
  ];
}
