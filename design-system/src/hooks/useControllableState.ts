import { useState } from 'react';

/**
 * The value of a component that the caller controls with `value`, or that keeps its own, starting from
 * `defaultValue`; with a function that sets it and calls `onValueChange`.
 */
export function useControllableState<Value>(
  value: Value | undefined,
  defaultValue: Value,
  onValueChange: ((value: Value) => void) | undefined,
): readonly [Value, (value: Value) => void] {
  const [own, setOwn] = useState(defaultValue);
  return [
    value ?? own,
    (next) => {
      setOwn(next);
      onValueChange?.(next);
    },
  ];
}
