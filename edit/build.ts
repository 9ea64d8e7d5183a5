import path from 'node:path';
import { build } from 'vite';

/** The folder that the page of the editor is built into. */
export const PAGE = path.join(import.meta.dirname, 'dist');

/** Builds the page of the editor. Its files name each other by relative addresses: the token stands before them. */
export async function buildPage(): Promise<void> {
  await build({
    root: path.join(import.meta.dirname, 'client'),
    configFile: false,
    publicDir: false,
    base: './',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: PAGE,
      emptyOutDir: true,
      // No data: addresses, which the policy of the page refuses, and no polyfill inside the document.
      assetsInlineLimit: 0,
      modulePreload: false,
      chunkSizeWarningLimit: 2000,
    },
  });
}
