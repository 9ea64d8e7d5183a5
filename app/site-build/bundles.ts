import path from 'node:path';
import type { Plugin } from 'vite';

import { cachedFolder, hashOfFiles } from './cached.ts';
import type { DataModules } from './dataModules.ts';
import { ORIGIN } from './origin.ts';
import { CLIENT, ROOT, SERVER } from './paths.ts';
import { inWorker } from './workers.ts';

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
const OUTSIDE =
  /^\0?(?:vite|rolldown)[\\/:]|^(?:node:)?\w+$|^#data\/|^\0(?:content|virtual):|[\\/]node_modules[\\/]/;

/**
 * Fails the build where a module comes from a file that is not among `sources`: when it changes, the bundle in the
 * cache would be out of date.
 */
export function requireSources(sources: readonly string[] = SOURCES): Plugin {
  const folders = sources.map((place) => path.join(ROOT, place));
  const isSource = (id: string): boolean =>
    folders.some((folder) => id === folder || id.startsWith(folder + path.sep));
  return {
    name: 'require-sources',
    generateBundle() {
      for (const id of this.getModuleIds()) {
        if (!OUTSIDE.test(id) && !isSource(path.normalize(id.split('?')[0] ?? id)))
          throw new Error(
            `The bundle holds ${id.replace('\0', '')}, which is not among what its cache is keyed by: add it in app/site-build/bundles.ts.`,
          );
      }
    },
  };
}

/** The data modules of the client code: the menus and the messages of every page. */
export function isClientModule(id: string): boolean {
  return /^virtual:(?:addresses|frames|products)$|^content:\w+\/(?:frame|products)$/.test(id);
}

/**
 * Bundles the client code into `CLIENT`.
 * @param sources of `hashOfSources`
 * @param modules those for which `isClientModule` holds
 */
export const bundleClient = (sources: string, modules: DataModules): Promise<void> => {
  const data = [...modules];
  return cachedFolder('client', JSON.stringify([sources, ...data]), CLIENT, (folder) =>
    inWorker('bundle', { target: 'client', folder, data }),
  );
};

/** Bundles the renderer into `SERVER`, without data modules. */
export const bundleServer = (sources: string): Promise<void> =>
  cachedFolder('server', JSON.stringify([sources, ORIGIN]), SERVER, (folder) =>
    inWorker('bundle', { target: 'server', folder }),
  );

/** All that a bundle is made from besides the data modules, as one hash. */
export const hashOfSources = (): string => hashOfFiles(SOURCES);
