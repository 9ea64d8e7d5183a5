import path from 'node:path';
import { normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { buildTokens } from '@site/tokens/build';

import { ROOT } from './paths.ts';
import { reloadDrawings } from './renderer-reload.ts';

const SOURCES = path.join(ROOT, 'tokens', 'src') + path.sep;
const BUILT = normalizePath(path.join(ROOT, 'tokens', 'dist'));

/** Loads the built tokens again, in the browser, in the renderer and in the drawings. */
async function reload(server: ViteDevServer): Promise<void> {
  for (const { moduleGraph } of Object.values(server.environments))
    for (const [file, modules] of moduleGraph.fileToModulesMap)
      if (file.startsWith(BUILT))
        for (const module of modules) moduleGraph.invalidateModule(module);
  await reloadDrawings(server);
  server.ws.send({ type: 'full-reload' });
}

/** Builds the tokens in development when one of their sources changes. */
export function tokensPlugin(): Plugin {
  return {
    name: 'site-tokens',
    configureServer(server) {
      const { watcher, ws, config } = server;
      watcher.add(SOURCES);
      watcher.on('all', (_event, file) => {
        if (!file.startsWith(SOURCES) || !file.endsWith('.json')) return;
        buildTokens()
          .then(() => reload(server))
          .catch((error: unknown) => {
            const message = error instanceof Error ? error.message : String(error);
            config.logger.error(message);
            ws.send({ type: 'error', err: { message, stack: '', plugin: 'tokens' } });
          });
      });
    },
  };
}
