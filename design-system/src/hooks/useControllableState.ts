import { useState } from 'react';

/**
 * State that is controlled by `value`, or uncontrolled and initially `defaultValue`.
 * @returns the value, and a function that sets it and calls `onValueChange`
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
