import { type RefCallback, useCallback, useState } from 'react';

import { watchOverflow } from './watchOverflow.ts';

/** Whether an element's content is wider than the element; updated when either is resized. */
export function useOverflow<E extends HTMLElement>(): readonly [RefCallback<E>, boolean] {
  const [overflows, setOverflows] = useState(false);
  const ref = useCallback(
    (element: E | null) => (element ? watchOverflow(element, setOverflows) : undefined),
    [],
  );
  return [ref, overflows];
}
