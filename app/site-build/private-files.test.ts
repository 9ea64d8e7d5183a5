import path from 'node:path';
import { isFileLoadingAllowed, resolveConfig } from 'vite';
import { expect, it } from 'vitest';

import storybook from '../../.storybook/vite.config.ts';
import { ROOT } from './paths.ts';

it('Storybook never serves files of the data folder, whatever its server settings, and serves all others', async () => {
  const config = await resolveConfig(
    { ...storybook, configFile: false, root: ROOT, server: { fs: { strict: true } } },
    'serve',
  );
  const isSent = (file: string) => isFileLoadingAllowed(config, path.posix.join(ROOT, file));
  expect(isSent('data/server-secret')).toBe(false);
  expect(isSent('data/assets/index.js')).toBe(false);
  expect(isSent('.env')).toBe(false);
  expect(isSent('app/src/renderer/view/live.tsx')).toBe(true);
  expect(isSent('db.json')).toBe(true);
});
