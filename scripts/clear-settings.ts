import { SETTING_NAMES } from '../server/config.ts';

/**
 * Removes the server's settings from the environment of this process and its children, so that tests do not depend on
 * the PORT or PUBLIC_ORIGIN of the shell.
 */
export function clearServerSettings(): void {
  for (const name of SETTING_NAMES) delete process.env[name];
}
