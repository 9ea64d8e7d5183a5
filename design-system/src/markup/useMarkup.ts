import { type RefObject, useEffect } from 'react';

/** Markup that has client-side behaviour. */
const WAKES = 'table, nav > [popover]';

/**
 * Adds client-side behaviour to server markup that React does not hydrate: overflowing tables become
 * focusable scroll regions, and documents get a scroll spy.
 * @param owned whether React rendered the markup; its components then add the behaviour themselves
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
