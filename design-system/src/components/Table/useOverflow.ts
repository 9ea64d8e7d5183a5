import { type RefCallback, useCallback, useState } from 'react';

import { observeOverflow } from './observeOverflow.ts';

/** Whether an element's content is wider than the element; updated when either is resized. */
export function useOverflow<E extends HTMLElement>(): readonly [RefCallback<E>, boolean] {
  const [overflows, setOverflows] = useState(false);
  const ref = useCallback(
    (element: E | null) => (element ? observeOverflow(element, setOverflows) : undefined),
    [],
  );
  return [ref, overflows];
}
