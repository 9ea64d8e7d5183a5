import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns a ref to an element. `enhance` is called with the element after mounting, and again when `state` changes.
 * `signal` aborts before the next call and on unmounting. `enhanceMarkup` calls the same functions for markup without
 * React.
 */
export function useEnhanced<Enhanced extends HTMLElement>(
  enhance: (element: Enhanced, signal: AbortSignal) => void,
  state?: unknown,
): RefObject<Enhanced | null> {
  const ref = useRef<Enhanced>(null);
  useEffect(() => {
    const controller = new AbortController();
    if (ref.current) enhance(ref.current, controller.signal);
    return () => controller.abort();
  }, [enhance, state]);
  return ref;
}
