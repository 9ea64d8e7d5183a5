import { SETTING_NAMES } from '../server/config.ts';

/**
 * Removes the server's settings from the environment of this process and of those that it starts:
 * a test must not depend on the PORT or PUBLIC_ORIGIN of the shell that it was started from.
 */
export function clearServerSettings(): void {
  for (const name of SETTING_NAMES) delete process.env[name];
}
