import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * `false` on the server and while React hydrates the server's HTML, `true` afterwards. Whatever needs a
 * script (ARIA roles that promise keys, controls without a plain form) is rendered once this is `true`.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
