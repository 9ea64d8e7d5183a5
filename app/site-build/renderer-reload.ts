import { readFileSync } from 'node:fs';
import path from 'node:path';
import { normalizePath, type Plugin, type ViteDevServer } from 'vite';
import type { DrawingDescription } from '@site/drawings/description.ts';

import { setDrawings } from './drawings.ts';
import { CONTENT_ROOT, ROOT } from './paths.ts';

const FOLDER = normalizePath(path.join(ROOT, 'drawings'));
const REGISTRY = `${FOLDER}/registry.ts`;
/** The ids of the modules that plugins of the site generate, some of them from drawings. */
const GENERATED = /^\0(?:virtual|content):/;

/** Runs the code of the drawings again and invalidates the modules that were generated from drawings. */
export async function reloadDrawings(server: ViteDevServer): Promise<void> {
  const registry = (await server.ssrLoadModule(REGISTRY)) as {
    readonly DRAWINGS: Readonly<Record<string, DrawingDescription>>;
  };
  setDrawings(registry.DRAWINGS);
  for (const { moduleGraph } of Object.values(server.environments))
    for (const [id, module] of moduleGraph.idToModuleMap)
      if (GENERATED.test(id)) moduleGraph.invalidateModule(module);
}

/**
 * Returns a function that reloads the drawings if `content/drawings.json` has changed since its last call. The watcher may
 * report the change later, or not at all in the preview of `npm run edit`.
 */
export function createDrawingsRefresh(server: ViteDevServer): () => Promise<void> {
  const file = path.join(CONTENT_ROOT, 'content/drawings.json');
  let text = readFileSync(file, 'utf8');
  return async () => {
    const current = readFileSync(file, 'utf8');
    if (current === text) return;
    text = current;
    const { moduleGraph } = server.environments.ssr;
    for (const module of moduleGraph.getModulesByFile(REGISTRY) ?? [])
      moduleGraph.invalidateModule(module);
    await reloadDrawings(server);
  };
}

/**
 * Reloads the open pages in development when a file of the renderer, or a drawing, changes. Vite only does so for files
 * that the browser has loaded, but pages are rendered on the server.
 */
export function rendererReload(): Plugin {
  return {
    name: 'site-renderer-reload',
    configureServer: ({ watcher }) => void watcher.add(FOLDER),
    async hotUpdate({ file, modules, server }) {
      if (this.environment.name !== 'ssr') return undefined;
      const isDrawing = file.startsWith(`${FOLDER}/`);
      if (modules.length === 0 && !isDrawing) return undefined;
      for (const module of modules) this.environment.moduleGraph.invalidateModule(module);
      if (isDrawing) await reloadDrawings(server);
      server.environments.client.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
