/**
 * The server as a few files, `server/dist`: Node finds and compiles these sooner than the thousand modules of the
 * sources and their packages. `npm start` and a release run them; tests run the sources.
 */
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

import { hashSources } from '../app/site-build/sources.ts';
import { ROOT } from './run.ts';

const FOLDER = path.join(ROOT, 'server', 'dist');
/** By which a bundle is known to be of these sources. */
const STAMP = path.join(FOLDER, 'sources.txt');

/** The program, and those that it starts as threads and processes. */
const ENTRIES = {
  main: 'server/main.ts',
  'picture-process': 'server/attachments/picture-process.ts',
  'document-process': 'server/attachments/document-process.ts',
  'compact-worker': 'server/submissions/compact-worker.ts',
} as const;

const WORKER = /(new URL\('\.\/)([\w-]+)\.ts(', import\.meta\.url\))/g;

/** Threads and processes are started by the file of their module, which has another name and place in the bundle. */
const workerFiles = (): Plugin => ({
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
      // As long as before.
      map: null,
    }),
  },
});

/** Bundles the server unless that was done from the same sources. Rejects with what the bundler says. */
export async function bundleServer(): Promise<void> {
  const sources = hashSources('server');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  const { build } = await import('vite');
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [workerFiles()],
    // These stay where they are: sharp and pg-native have parts that are compiled for the machine, json-server reads files
    // that are beside its modules, and Express is shared with it.
    ssr: { noExternal: true, external: ['express', 'json-server', 'sharp', 'pg-native'] },
    build: {
      ssr: true,
      outDir: FOLDER,
      emptyOutDir: true,
      target: 'node24',
      // Not minified, and with maps: the log names places in the sources.
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: ENTRIES,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          // The sources stand beside the bundle.
          sourcemapExcludeSources: true,
          // One character beyond Latin-1 in it would have V8 store two bytes for each.
          charset: 'ascii',
          comments: false,
        },
      },
    },
  });
  await writeFile(STAMP, sources);
}
