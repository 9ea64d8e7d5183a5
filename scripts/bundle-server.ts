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

/**
 * json-server without the middleware that it offers besides its router: nothing here uses it, and it reads a file that
 * lies beside its module.
 */
const JSON_SERVER = /json-server[\\/]lib[\\/]server[\\/]index\.js$/;
const NO_DEFAULTS = '\0json-server-defaults';
const routerAlone = (): Plugin => ({
  name: 'router-alone',
  enforce: 'pre',
  resolveId: (id, importer = '') =>
    id === './defaults' && JSON_SERVER.test(importer) ? NO_DEFAULTS : undefined,
  load: (id) => (id === NO_DEFAULTS ? 'export default undefined;' : undefined),
});

/**
 * Node's HTTP module without an import of it, which would read all that it exports, and so load an HTTP client of its own
 * that the server does not use: 30 ms.
 */
const HTTP = '\0node-http';
const httpServer = (): Plugin => ({
  name: 'http-server',
  enforce: 'pre',
  resolveId: (id, importer = '') =>
    id === 'node:http' && !/[\\/]node_modules[\\/]/.test(importer) ? HTTP : undefined,
  load: (id) =>
    id === HTTP
      ? `export const { createServer, STATUS_CODES } = process.getBuiltinModule('node:http');`
      : undefined,
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
    plugins: [workerFiles(), routerAlone(), httpServer()],
    // Packages with a part that is compiled for the machine stay where they are.
    ssr: { noExternal: true, external: ['sharp', 'pg-native'] },
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
