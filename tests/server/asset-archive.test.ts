import { cpSync, mkdirSync, readdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

import { createAssetArchive } from '../../server/pages/asset-archive.ts';
import { createFolder, getSharedDist } from './fixture/dist.ts';
import { ask, NOW, startSite } from './fixture/site.ts';

/** Creates another build, whose script has another name. */
function createOtherBuild(): string {
  const dist = path.join(createFolder(), 'dist');
  cpSync(getSharedDist(), dist, { recursive: true });
  const assets = path.join(dist, 'client', 'assets');
  for (const end of ['', '.br', '.gz'])
    renameSync(path.join(assets, `client-abc.js${end}`), path.join(assets, `client-xyz.js${end}`));
  return dist;
}

test('while one build replaces another, every server has the files of both', async () => {
  const ASSETS_DIR = path.join(createFolder(), 'assets');
  const earlier = await startSite({ environment: { ASSETS_DIR } });
  const later = await startSite({ environment: { ASSETS_DIR, DIST_DIR: createOtherBuild() } });
  for (const site of [earlier, later])
    for (const name of ['client-abc.js', 'client-xyz.js']) {
      const file = await ask(site, `/assets/${name}`, { headers: { 'Accept-Encoding': 'br' } });
      expect([site.port, name, file.status]).toEqual([site.port, name, 200]);
      expect(file.headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'content-encoding': 'br',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
    }
  expect((await ask(later, '/assets/client-none.js')).status).toBe(404);
});

test('servers with the same process id in their containers publish concurrently without an error', async () => {
  const logLines: string[] = [];
  const folder = createFolder();
  const assets = path.join(getSharedDist(), 'client', 'assets');
  const startWithArchive = () =>
    createAssetArchive({
      folder,
      assets,
      headers: {},
      log: (event) => void logLines.push(event),
      now: () => NOW,
    });
  await Promise.all(Array.from({ length: 8 }, () => startWithArchive().publish()));
  expect(logLines).toEqual([]);
  expect(readdirSync(folder).toSorted()).toEqual(readdirSync(assets).toSorted());
});

test('a stopped server leaves the files of its build to the next one', async () => {
  const earlier = await startSite();
  await earlier.app.close();
  const environment = { DATA_DIR: earlier.config.dataDir, DIST_DIR: createOtherBuild() };
  const later = await startSite({ environment });
  expect((await ask(later, '/assets/client-abc.js')).status).toBe(200);
});

test('removes files that no build has used for a month, except those of this build', async () => {
  const ASSETS_DIR = createFolder();
  for (const name of ['old.js', 'recent.js']) writeFileSync(path.join(ASSETS_DIR, name), '');
  const getTimeBefore = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
  utimesSync(path.join(ASSETS_DIR, 'old.js'), getTimeBefore(31), getTimeBefore(31));
  utimesSync(path.join(ASSETS_DIR, 'recent.js'), getTimeBefore(29), getTimeBefore(29));
  await startSite({ environment: { ASSETS_DIR } });
  const names = readdirSync(ASSETS_DIR);
  expect(names).not.toContain('old.js');
  expect(names).toEqual(expect.arrayContaining(['recent.js', 'client-abc.js']));
});

test.each([
  'client-abc.js.br',
  '..%2Fsecret',
  '../secret',
  '.hidden',
  'folder',
  'folder/file',
  '',
  '%00',
  'a%2Fb',
])('does not serve anything else in the folder: /assets/%s', async (name) => {
  const ASSETS_DIR = path.join(createFolder(), 'assets');
  mkdirSync(path.join(ASSETS_DIR, 'folder'), { recursive: true });
  writeFileSync(path.join(ASSETS_DIR, '..', 'secret'), 'secret');
  for (const file of ['.hidden', 'folder/file']) writeFileSync(path.join(ASSETS_DIR, file), '');
  const site = await startSite({ environment: { ASSETS_DIR } });
  expect((await ask(site, `/assets/${name}`)).status).toBe(404);
});

test('logs a folder that cannot be used, and serves the site', async () => {
  const ASSETS_DIR = path.join(createFolder(), 'file');
  writeFileSync(ASSETS_DIR, '');
  const site = await startSite({ environment: { ASSETS_DIR } });
  expect((await ask(site, '/assets/client-abc.js')).status).toBe(200);
  expect((await ask(site, '/assets/none.js')).status).toBe(404);
  expect(site.logLines.join('')).toContain('assets.failed');
});
