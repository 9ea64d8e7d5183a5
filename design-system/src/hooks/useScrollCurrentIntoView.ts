import { useEffect, useRef } from 'react';

import { scrollRowTo } from './scrollRowTo.ts';

/**
 * Scrolls the current entry of a horizontally scrolling row into view, and not the page. `selector` finds the entry in
 * the row; the effect runs when `current` changes.
 */
export function useScrollCurrentIntoView<Row extends HTMLElement>(
  selector: string,
  current: unknown,
) {
  const row = useRef<Row>(null);
  useEffect(() => {
    const show = () => scrollRowTo(row.current, row.current?.querySelector(selector));
    show();
    // The web font changes the widths.
    void document.fonts.ready.then(show);
  }, [selector, current]);
  return row;
}
