import path from 'node:path';
import { normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { buildTokens } from '@site/tokens/build';

import { ROOT } from './paths.ts';

const SOURCES = path.join(ROOT, 'tokens', 'src') + path.sep;
const BUILT = normalizePath(path.join(ROOT, 'tokens', 'dist'));

/** Loads the built tokens anew, in the browser and in the renderer. */
function reload({ environments, ws }: ViteDevServer): void {
  for (const { moduleGraph } of Object.values(environments))
    for (const [file, modules] of moduleGraph.fileToModulesMap)
      if (file.startsWith(BUILT))
        for (const module of modules) moduleGraph.invalidateModule(module);
  ws.send({ type: 'full-reload' });
}

/**
 * In development: builds the tokens when one of their sources changes. Drawings, which are made in this process,
 * take new colors when it is started again.
 */
export function tokensPlugin(): Plugin {
  return {
    name: 'site-tokens',
    configureServer(server) {
      const { watcher, ws, config } = server;
      watcher.add(SOURCES);
      watcher.on('all', (_event, file) => {
        if (!file.startsWith(SOURCES) || !file.endsWith('.json')) return;
        buildTokens().then(
          () => reload(server),
          (error: unknown) => {
            const message = error instanceof Error ? error.message : String(error);
            config.logger.error(message);
            ws.send({ type: 'error', err: { message, stack: '', plugin: 'tokens' } });
          },
        );
      });
    },
  };
}
