import { useSyncExternalStore, type ReactNode } from 'react';
import { Router } from 'react-router-dom';

import { navigator, onShownLocation, shownLocation } from './shownLocation.ts';

/** The router inside an island: its hooks read the shown address, and navigate through the one history. */
export function IslandRouter({ children }: { readonly children: ReactNode }) {
  const location = useSyncExternalStore(onShownLocation, shownLocation, shownLocation);
  return (
    <Router location={location} navigator={navigator} useTransitions={false}>
      {children}
    </Router>
  );
}
