import { useEffect, useRef } from 'react';

/**
 * Scrolls the current entry of a horizontally scrolling row into view without scrolling the page, which
 * `scrollIntoView` would. `selector` finds the entry in the row; the effect runs when `current` changes.
 */
export function useScrollCurrentIntoView<Row extends HTMLElement>(
  selector: string,
  current: unknown,
) {
  const row = useRef<Row>(null);
  useEffect(() => {
    const show = () => {
      const entry = row.current?.querySelector(selector)?.getBoundingClientRect();
      const frame = row.current?.getBoundingClientRect();
      if (!row.current || !entry || !frame) return;
      if (entry.left < frame.left || entry.right > frame.right)
        row.current.scrollLeft += (entry.left + entry.right - frame.left - frame.right) / 2;
    };
    show();
    // The web font changes the widths.
    void document.fonts.ready.then(show);
  }, [selector, current]);
  return row;
}
