import path from 'node:path';
import type { InlineConfig, Plugin } from 'vite';

import { configOf } from '../vite.config.ts';
import { cachedFolder, hashOfFiles } from './cached.ts';
import type { DataModules } from './dataModules.ts';
import { ORIGIN } from './origin.ts';
import { CLIENT, ROOT, SERVER } from './paths.ts';
import { productionBuild } from './productionBuild.ts';

/** All that a bundle is made from besides the packages, which the lockfile names, and the data modules. */
const SOURCES = [
  'app',
  'content/brand',
  'content/schema',
  'contract',
  'design-system',
  'drawings',
  'package-lock.json',
  'tokens/dist',
  'tsconfig.json',
] as const;

/** Modules that are no files of the project: of the bundler, of packages and of Node. */
const OUTSIDE = /^\0?(?:vite|rolldown)[\\/:]|^(?:node:)?\w+$|^#data\/|[\\/]node_modules[\\/]/;

/**
 * Fails the build where a module comes from a file that is not among `sources`, or is a data module that is not among
 * `data`: when it changes, the bundle in the cache would be out of date.
 */
export function requireSources(sources: readonly string[], data: Iterable<string> = []): Plugin {
  const folders = sources.map((place) => path.join(ROOT, place));
  const known = new Set([...data].map((id) => `\0${id}`));
  const isSource = (id: string): boolean =>
    known.has(id) || folders.some((folder) => id === folder || id.startsWith(folder + path.sep));
  return {
    name: 'require-sources',
    generateBundle() {
      for (const id of this.getModuleIds()) {
        if (!OUTSIDE.test(id) && !isSource(path.normalize(id.split('?')[0] ?? id)))
          throw new Error(
            `The bundle holds ${id.replace('\0', '')}, which is not among what its cache is keyed by: add it in app/build/bundles.ts.`,
          );
      }
    },
  };
}

const into = (config: InlineConfig, outDir: string, data?: DataModules): InlineConfig => ({
  ...config,
  plugins: [...(config.plugins ?? []), requireSources(SOURCES, data?.keys())],
  build: { ...config.build, outDir },
});

/** The data modules of the client code: the menus and the messages of every page. */
function isClientModule(id: string): boolean {
  return /^virtual:(?:addresses|frames|products)$|^content:\w+\/(?:frame|products)$/.test(id);
}

/** Bundles the client code into `CLIENT`, with those of the data modules that it imports. */
export async function bundleClient(all: DataModules): Promise<void> {
  const data = new Map([...all].filter(([id]) => isClientModule(id)));
  await cachedFolder('client', JSON.stringify([hashOfFiles(SOURCES), ...data]), CLIENT, (folder) =>
    productionBuild(into(configOf('client'), folder, data)),
  );
}

/** Bundles the renderer into `SERVER`, without data modules. */
export const bundleServer = (): Promise<void> =>
  cachedFolder('server', JSON.stringify([hashOfFiles(SOURCES), ORIGIN]), SERVER, (folder) =>
    productionBuild(into(configOf('server'), folder)),
  );
