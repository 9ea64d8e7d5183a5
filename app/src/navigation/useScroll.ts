import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const positions = new Map<string, number>();

/**
 * Keeps the place: a new page starts at its top or at its anchor with focus on its heading,
 * Back and Forward return to where the visitor was, and a change of tab moves nothing.
 * `shown` is the location whose page is on the screen.
 */
export function useScroll(shown: { key: string; pathname: string; hash: string }): void {
  const { key } = useLocation();
  const action = useNavigationType();
  const before = useRef(shown);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    // A reload or a return from another site is the browser's to restore.
    const release = () => (history.scrollRestoration = 'auto');
    addEventListener('pagehide', release);
    return () => removeEventListener('pagehide', release);
  }, []);

  useEffect(() => {
    const savePosition = () => positions.set(key, scrollY);
    addEventListener('scroll', savePosition, { passive: true });
    return () => removeEventListener('scroll', savePosition);
  }, [key]);

  useLayoutEffect(() => {
    const previous = before.current;
    before.current = shown;
    if (previous.key === shown.key) return;
    if (action === NavigationType.Pop) {
      scrollTo(0, positions.get(shown.key) ?? 0);
    } else if (shown.hash) {
      document.getElementById(decodeURIComponent(shown.hash.slice(1)))?.scrollIntoView();
    } else if (previous.pathname !== shown.pathname) {
      scrollTo(0, 0);
    }
    if (previous.pathname !== shown.pathname) {
      const heading = document.querySelector<HTMLElement>('main h1');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    }
  }, [shown, action]);
}
