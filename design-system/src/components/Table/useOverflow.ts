import { type RefCallback, useCallback, useState } from 'react';

import { observeOverflow } from './observeOverflow.ts';

/** A ref for a table, and whether the table is wider than its parent; updated when either is resized. */
export function useOverflow(): readonly [RefCallback<HTMLTableElement>, boolean] {
  const [overflows, setOverflows] = useState(false);
  const ref = useCallback(
    (table: HTMLTableElement | null) =>
      table?.parentElement ? observeOverflow(table.parentElement, setOverflows) : undefined,
    [],
  );
  return [ref, overflows];
}
