import { readdirSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Render } from '@site/contract/renderer';

/** The loaded modules of renderers, by URL. */
const loadedModules = new Set<string>();

/** Node looks for the file of a module even if the module is loaded. */
function resolveWithoutFiles(): void {
  registerHooks({
    resolve(specifier, context, nextResolve) {
      try {
        return nextResolve(specifier, context);
      } catch (error) {
        const { url } = error as { url?: unknown };
        if (typeof url !== 'string' || !loadedModules.has(url)) throw error;
        return { url, shortCircuit: true };
      }
    },
  });
}

/**
 * Loads the renderer of a build, and every module that it may import while it renders, so that a build that replaces
 * its files under a running server changes no response. Rejects if a module is missing or damaged.
 */
export async function loadRenderer(distDir: string): Promise<Render> {
  const folder = path.join(distDir, 'server');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const urls = names
    .filter((name) => name.endsWith('.js'))
    .map((name) => pathToFileURL(path.join(folder, name)).href);
  await Promise.all(urls.map((url) => import(url)));
  if (loadedModules.size === 0) resolveWithoutFiles();
  for (const url of urls) loadedModules.add(url);
  const entry = pathToFileURL(path.join(folder, 'render.js')).href;
  const { render } = (await import(entry)) as { render: Render };
  return render;
}
