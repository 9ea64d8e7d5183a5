import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { isBuilt } from './isBuilt.ts';
import { CLIENT, ROOT } from './paths.ts';

const WORKSPACES = ['tokens', 'design-system', 'content', 'drawings', 'contract', 'app'];
const BUILD = `
  const { productionBuild } = await import('./app/build/productionBuild.ts');
  const { configOf } = await import('./app/vite.config.ts');
  const config = configOf('client');
  await productionBuild({ ...config, build: { ...config.build, outDir: process.argv[1] } });
  const { buildPublicFiles } = await import('./app/build/publicFiles.ts');
  await buildPublicFiles(process.argv[1]);
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'client-files-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The workspaces in another folder, with the packages that are installed here. */
async function copySources(to: string): Promise<void> {
  await Promise.all(
    [...WORKSPACES, 'package.json', 'tsconfig.json'].map((name) =>
      cp(path.join(ROOT, name), path.join(to, name), {
        recursive: true,
        filter: (file) => !/node_modules|^app.dist/.test(path.relative(ROOT, file)),
      }),
    ),
  );
  const [packages, own] = ['node_modules', 'node_modules/@site'].map((name) => path.join(to, name));
  await mkdir(own!, { recursive: true });
  const installed = await readdir(path.join(ROOT, 'node_modules'));
  await Promise.all([
    ...installed
      .filter((name) => name !== '@site' && name !== '.vite')
      .map((name) =>
        symlink(path.join(ROOT, 'node_modules', name), path.join(packages!, name), 'junction'),
      ),
    ...WORKSPACES.map((name) => symlink(path.join(to, name), path.join(own!, name), 'junction')),
    // Documents that were typeset before need not be typeset again.
    symlink(path.join(ROOT, '.cache'), path.join(to, '.cache'), 'junction'),
  ]);
}

/** The files of a folder by name. */
async function readFiles(from: string): Promise<Record<string, string>> {
  const files = await readdir(from, { recursive: true, withFileTypes: true });
  const entries = await Promise.all(
    files
      // Keys of the manifest are relative to the folder that the build was started in.
      .filter((file) => file.isFile() && file.name !== 'manifest.json')
      .map(async (file) => {
        const full = path.join(file.parentPath, file.name);
        return [path.relative(from, full), await readFile(full, 'latin1')] as const;
      }),
  );
  return Object.fromEntries(entries);
}

/** Builds the client files of the sources in `root`, and reads them by name. */
async function buildClient(
  root: string,
  name: string,
  environment: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const to = path.join(folder, name);
  const child = spawn(process.execPath, ['--input-type=module', '--eval', BUILD, to], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (text) => (errors += String(text)));
  const [status] = await once(child, 'close');
  expect(status, errors).toBe(0);
  return readFiles(to);
}

it('neither the folder nor PORT, PUBLIC_ORIGIN or NODE_ENV changes a file that browsers fetch', async () => {
  const elsewhere = path.join(folder, 'another', 'folder-with-a-much-longer-name');
  await copySources(elsewhere);
  const [here, there] = await Promise.all([
    // `npm test` has built the site before.
    isBuilt()
      ? readFiles(CLIENT)
      : buildClient(ROOT, 'a', { PORT: '3000', NODE_ENV: 'production' }),
    buildClient(elsewhere, 'b', {
      PORT: '45678',
      PUBLIC_ORIGIN: 'https://www.example.org',
      NODE_ENV: 'development',
    }),
  ]);
  expect(Object.keys(there).length).toBeGreaterThan(40);
  expect(Object.keys(there).filter((name) => here[name] !== there[name])).toEqual([]);
  // The build adds files that do not come from the bundler: compressed ones, styles and properties of pages.
  const modules = Object.keys(here).filter((name) => /^assets.[^.]+\.js$/.test(name));
  expect(modules.length).toBeGreaterThan(20);
  expect(modules.filter((name) => there[name] === undefined)).toEqual([]);
});
