import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * `false` on the server and while React hydrates the server's HTML, `true` afterwards. Render what needs a script (ARIA
 * roles with keyboard behavior, controls that no form can replace) only when it is `true`.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
