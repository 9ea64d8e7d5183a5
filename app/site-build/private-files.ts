import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';

import { ROOT } from './paths.ts';

/** Files that Vite denies by default. */
const DENIED_BY_VITE = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**'];

/**
 * Prevents Vite's development server from serving the data folder, which contains keys and submissions. A plugin
 * instead of a setting, because Storybook replaces `server` of the configuration.
 */
export const privateFiles = (): Plugin => ({
  name: 'private-files',
  config: () => ({
    server: {
      fs: { deny: [...DENIED_BY_VITE, normalizePath(path.join(ROOT, 'data', '**'))] },
    },
  }),
});
