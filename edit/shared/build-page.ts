import path from 'node:path';
import { build } from 'vite';

/**
 * Builds a page that is served only on this machine. Its files refer to each other by relative addresses, because a
 * token precedes them.
 *
 * @param workspace the folder with the page's `client`; the page is built into its `dist`
 * @returns the folder of the built page
 */
export async function buildPage(workspace: string): Promise<string> {
  const folder = path.join(workspace, 'dist');
  await build({
    root: path.join(workspace, 'client'),
    configFile: false,
    publicDir: false,
    base: './',
    logLevel: 'error',
    worker: { format: 'es' },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      // No `data:` addresses, which the policy of the page refuses, and no polyfill inside the document.
      assetsInlineLimit: 0,
      modulePreload: false,
      chunkSizeWarningLimit: 2000,
    },
  });
  return folder;
}
