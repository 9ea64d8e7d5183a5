import { type RefObject, useEffect } from 'react';

/** What more than the browser has something to do for. */
const WAKES = 'table, nav > [popover]';

/**
 * Wakes up markup of this design system that a server sent and React does not own: wide tables become
 * stops of the keyboard, and the contents of a document follow the reading.
 * @param owned whether React rendered it after all; then its components see to that themselves
 */
export function useMarkup(root: RefObject<HTMLElement | null>, owned: boolean): void {
  useEffect(() => {
    if (owned || !root.current?.querySelector(WAKES)) return undefined;
    const gone = new AbortController();
    void import('./wakeMarkup.ts').then(({ wakeMarkup }) => {
      if (root.current && !gone.signal.aborted) wakeMarkup(root.current, gone.signal);
    });
    return () => gone.abort();
  }, [root, owned]);
}
