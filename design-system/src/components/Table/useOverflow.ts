import { type RefCallback, useCallback, useState } from 'react';

/** Whether an element's content is wider than the element, watched as either changes. */
export function useOverflow<E extends HTMLElement>(): readonly [RefCallback<E>, boolean] {
  const [overflows, setOverflows] = useState(false);
  const ref = useCallback((element: E | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setOverflows(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return [ref, overflows];
}
