import { type RefObject, useEffect } from 'react';

/** Markup that has client-side behaviour. */
const ENHANCED = 'table, nav > [popover], time[data-time-zone]';

/**
 * Adds client-side behaviour to server markup that React does not hydrate: overflowing tables become
 * focusable scroll regions, documents get a scroll spy, and clocks the local time.
 * @param owned whether React rendered the markup; its components then add the behaviour themselves
 */
export function useEnhancedMarkup(root: RefObject<HTMLElement | null>, owned: boolean): void {
  useEffect(() => {
    if (owned || !root.current?.querySelector(ENHANCED)) return undefined;
    const controller = new AbortController();
    void import('./enhanceMarkup.ts').then(({ enhanceMarkup }) => {
      if (root.current && !controller.signal.aborted)
        enhanceMarkup(root.current, controller.signal);
    });
    return () => controller.abort();
  }, [root, owned]);
}
