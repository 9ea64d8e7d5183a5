import { build } from 'vite';

import { configOf } from '../vite.config.ts';
import { requireSources } from './bundles.ts';
import { bundledData, externalData, type DataModules } from './dataModules.ts';

/**
 * Bundles the client code with its data modules, or the renderer without any, into a folder. For production whatever
 * NODE_ENV says: Vite and React choose their development versions by it.
 */
export async function productionBuild(
  target: 'client' | 'server',
  folder: string,
  data: DataModules,
): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  const config = configOf(target, [
    target === 'client' ? bundledData(data) : externalData(),
    requireSources(),
  ]);
  await build({ ...config, build: { ...config.build, outDir: folder } });
}
