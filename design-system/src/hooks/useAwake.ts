import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * `false` while the page is what the server sent, `true` once scripts run it: what needs a script
 * (roles that promise keys, controls without a plain form) waits for it.
 */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
