/**
 * Bundles the server into a few files in `server/dist`, because Node loads them faster than a thousand modules. `npm
 * start` and releases run the bundle; tests run the sources.
 */
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

import { hashSources } from '../app/site-build/sources.ts';
import { ROOT } from './run.ts';

const FOLDER = path.join(ROOT, 'server', 'dist');
/** The file with the hash of the sources of a bundle. */
const STAMP = path.join(FOLDER, 'sources.txt');

/** The entry points: the server, and the modules that it starts as threads or processes. */
const ENTRIES = {
  main: 'server/main.ts',
  'picture-process': 'server/attachments/picture-process.ts',
  'document-process': 'server/attachments/document-process.ts',
  'compact-worker': 'server/submissions/compact-worker.ts',
} as const;

const WORKER = /(new URL\('\.\/)([\w-]+)\.ts(', import\.meta\.url\))/g;

/** Rewrites the file names of modules that are started as threads or processes, because the bundle has other paths. */
const listWorkerFiles = (): Plugin => ({
  name: 'worker-files',
  enforce: 'pre',
  transform: {
    filter: { id: /\/server\/.*\.ts$/ },
    handler: (code) => ({
      code: code.replaceAll(WORKER, (_, before: string, name: string, after: string) => {
        if (!(name in ENTRIES))
          throw new Error(`${name}.ts is started: add it in scripts/bundle-server.ts.`);
        return `${before}${name}.js${after}`;
      }),
      // Keeps the length, so that the source map stays valid.
      map: null,
    }),
  },
});

/** Bundles the server unless a bundle of the same sources exists. Rejects with the bundler's message. */
export async function bundleServer(): Promise<void> {
  const sources = hashSources('server');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  const { build } = await import('vite');
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [listWorkerFiles()],
    // Not bundled: sharp and pg-native have native parts, json-server reads files next to its modules, and Express is
    // shared with json-server.
    ssr: { noExternal: true, external: ['express', 'json-server', 'sharp', 'pg-native'] },
    build: {
      ssr: true,
      outDir: FOLDER,
      emptyOutDir: true,
      target: 'node24',
      // Not minified and with source maps, because the log names source locations.
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: ENTRIES,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          // Relative to the bundle.
          sourcemapExcludeSources: true,
          // A single character outside of Latin-1 would make V8 store two bytes per character.
          charset: 'ascii',
          comments: false,
        },
      },
    },
  });
  await writeFile(STAMP, sources);
}
