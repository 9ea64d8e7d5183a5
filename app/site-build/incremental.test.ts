import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SiteManifest } from '@site/contract/renderer';

import { isBuilt } from './isBuilt.ts';
import { DIST, ROOT } from './paths.ts';

const WORKSPACES = ['tokens', 'design-system', 'content', 'drawings', 'contract', 'app'];
const FILES = ['db.json', 'package.json', 'package-lock.json', 'tsconfig.json'];
/**
 * Pages with live data are measured with the date of the day, a folder may have more sources, and the bundle of the renderer, which no browser
 * fetches, says in comments where its packages are.
 */
const LEFT_OUT = /^(?:page-sizes\.json|sources\.txt)$|^server.(?:assets|render\.js)/;
/** What is cached by all that it is made from, and takes long; everything else is made anew here. */
const SHARED = ['br', 'gz', 'page.br', 'pdf', 'png', 'text', 'woff2'];
const PAGES = 'content/pages';
/** What pages, charts and the search show: what is written, and what was written before. */
const CHANGES = [
  [/"ko": "/, '"ko": "다른 '],
  [/"values": \[\d/, '"values": [9'],
] as const;

/** The pages, by their files, as they were before: of each change the first page that has such a place. */
async function earlierPages(): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, string>();
  for (const name of (await readdir(path.join(ROOT, PAGES))).toSorted())
    pages.set(`${PAGES}/${name}`, await readFile(path.join(ROOT, PAGES, name), 'utf8'));
  const earlier = new Map<string, string>();
  for (const [written, other] of CHANGES) {
    const [file, text] = [...pages].find(([, one]) => written.test(one)) ?? [];
    if (file && text) earlier.set(file, (earlier.get(file) ?? text).replace(written, other));
  }
  return earlier;
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'incremental-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The workspaces in another folder, with the packages that are installed here and a cache of their own. */
async function copySources(to: string): Promise<void> {
  const [packages = '', own = '', made = ''] = [
    'node_modules',
    'node_modules/@site',
    '.cache/made',
  ].map((name) => path.join(to, name));
  await Promise.all([own, made].map((name) => mkdir(name, { recursive: true })));
  const installed = await readdir(path.join(ROOT, 'node_modules'));
  await Promise.all([
    ...[...WORKSPACES, ...FILES].map((name) =>
      cp(path.join(ROOT, name), path.join(to, name), {
        recursive: true,
        filter: (file) => !/node_modules|^app.dist/.test(path.relative(ROOT, file)),
      }),
    ),
    ...installed
      .filter((name) => name !== '@site' && name !== '.vite')
      .map((name) =>
        symlink(path.join(ROOT, 'node_modules', name), path.join(packages, name), 'junction'),
      ),
    ...WORKSPACES.map((name) => symlink(path.join(to, name), path.join(own, name), 'junction')),
    ...SHARED.map(async (kind) => {
      const shared = path.join(ROOT, '.cache', 'made', kind);
      await mkdir(shared, { recursive: true });
      await symlink(shared, path.join(made, kind), 'junction');
    }),
  ]);
}

async function build(root: string, environment: Readonly<Record<string, string>>): Promise<void> {
  const child = spawn(process.execPath, ['app/site-build/build.ts'], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (text) => (errors += String(text)));
  const [status] = await once(child, 'close');
  expect(status, errors).toBe(0);
}

/** The hashes of the files of a build, by name. */
async function readBuild(dist: string): Promise<Record<string, string>> {
  const files = await readdir(dist, { recursive: true, withFileTypes: true });
  const entries = await Promise.all(
    files
      .filter((file) => file.isFile())
      .map((file) => path.relative(dist, path.join(file.parentPath, file.name)))
      .filter((name) => !LEFT_OUT.test(name))
      .map(async (name) => {
        const hash = createHash('sha256').update(await readFile(path.join(dist, name)));
        return [name, hash.digest('hex')] as const;
      }),
  );
  return Object.fromEntries(entries.toSorted(([a], [b]) => a.localeCompare(b)));
}

it(
  'a build with the cache of other texts, in another folder and environment, is the same as a full one',
  { timeout: 300_000 },
  async () => {
    const elsewhere = path.join(folder, 'another', 'folder-with-a-much-longer-name');
    const full = isBuilt() ? DIST : path.join(folder, 'full');
    if (full !== DIST) {
      await copySources(full);
      await build(full, {});
    }
    await copySources(elsewhere);
    const earlier = await earlierPages();
    expect(earlier.size).toBeGreaterThan(0);
    for (const [name, text] of earlier) await writeFile(path.join(elsewhere, name), text);
    const dist = full === DIST ? DIST : path.join(full, 'app', 'dist');
    const site = JSON.parse(await readFile(path.join(dist, 'site.json'), 'utf8')) as SiteManifest;
    const environment = { PORT: '45678', NODE_ENV: 'development', PUBLIC_ORIGIN: site.origin };
    await build(elsewhere, environment);
    for (const name of earlier.keys()) await cp(path.join(ROOT, name), path.join(elsewhere, name));
    await build(elsewhere, environment);
    const [expected, found] = await Promise.all(
      [dist, path.join(elsewhere, 'app', 'dist')].map(readBuild),
    );
    expect(Object.keys(expected ?? {}).length).toBeGreaterThan(500);
    const differing = [...new Set([...Object.keys(expected ?? {}), ...Object.keys(found ?? {})])];
    expect(differing.filter((name) => expected?.[name] !== found?.[name])).toEqual([]);
    const assets = path.join(dist, 'client', 'assets');
    for (const name of (await readdir(assets)).filter((one) => one.endsWith('.js')))
      expect(await readFile(path.join(assets, name), 'utf8'), name).not.toContain(site.origin);
  },
);
