import { useEffect, useRef } from 'react';

/**
 * Brings the current entry of a row that scrolls sideways into sight, without moving the page as
 * `scrollIntoView` would. `selector` finds the entry inside the row; `current` changes with it.
 */
export function useCurrentInSight<Row extends HTMLElement>(selector: string, current: unknown) {
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
    // Words are of other widths once the site's font is there.
    void document.fonts.ready.then(show);
  }, [selector, current]);
  return row;
}
