import { useEffect, useState } from 'react';
import type { Case } from '@site/server/desk/window/api.ts';

/** The view of the window. */
export type View =
  | { readonly page: 'statistics' | 'record' }
  | { readonly page: 'list'; readonly purpose: Case['purpose'] }
  | { readonly page: 'case'; readonly purpose: Case['purpose']; readonly id: string };

const FIRST: View = { page: 'list', purpose: 'report' };

/**
 * The view, with an entry in the history of the tab, so that Back works. Its address stays the same, because browsers
 * write addresses and titles to the disk.
 */
export function useView(): readonly [view: View, open: (view: View) => void] {
  const [view, setView] = useState<View>(FIRST);
  useEffect(() => {
    history.replaceState(FIRST, '');
    const follow = ({ state }: PopStateEvent) => setView((state as View | null) ?? FIRST);
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  return [
    view,
    (next) => {
      history.pushState(next, '');
      setView(next);
    },
  ];
}
