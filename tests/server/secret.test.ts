import fs, { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, test, vi } from 'vitest';

import { openSecret, getSecretFile } from '../../server/hotline/secret.ts';
import { makeNewFile, publishNewFile, writeNewFile } from '../../server/new-file.ts';
import { createFolder } from './fixture/dist.ts';

/** From here to the end of the test, or to `mockRestore`, syncing to the disk fails. */
function failSync() {
  const spy = vi.spyOn(fs, 'fsyncSync').mockImplementation(() => {
    throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' });
  });
  // Named imports of Node's modules only follow a mock after this call.
  syncBuiltinESMExports();
  return spy;
}
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const STARTS = 4;
const ROUNDS = 50;

/** Opens the secrets of several folders in order, each at the same moment as the other threads. */
const OPENER = `
  import { parentPort, workerData } from 'node:worker_threads';
  const { openSecret } = await import(workerData.module);
  const gate = new Int32Array(workerData.gate);
  const names = [];
  for (const [round, dataDir] of workerData.folders.entries()) {
    const arrived = Atomics.add(gate, round, 1) + 1;
    if (arrived === workerData.starts) Atomics.notify(gate, round);
    else for (let seen = arrived; seen < workerData.starts; seen = Atomics.load(gate, round))
      Atomics.wait(gate, round, seen, 5);
    names.push(openSecret({ dataDir }).name);
  }
  parentPort.postMessage(names);
`;

test('servers that start together in one data folder have one secret', async () => {
  const folder = createFolder();
  const folders = Array.from({ length: ROUNDS }, (_, round) => path.join(folder, `${round}`));
  const gate = new SharedArrayBuffer(ROUNDS * Int32Array.BYTES_PER_ELEMENT);
  const module = new URL('../../server/hotline/secret.ts', import.meta.url).href;
  const names = await Promise.all(
    Array.from(
      { length: STARTS },
      () =>
        new Promise<string[]>((resolve, reject) => {
          const source = `data:text/javascript,${encodeURIComponent(OPENER)}`;
          new Worker(new URL(source), { workerData: { module, gate, folders, starts: STARTS } })
            .on('message', resolve)
            .on('error', reject);
        }),
    ),
  );
  const [firstName] = names;
  for (const name of names) expect(name).toEqual(firstName);
  for (const dataDir of folders) expect(readdirSync(dataDir)).toEqual(['server-secret']);
});

test('of two processes that publish a file, the first file stays complete', () => {
  const file = path.join(createFolder(), 'file');
  expect([publishNewFile(file, 'first'), publishNewFile(file, 'second')]).toEqual([true, false]);
  expect(readFileSync(file, 'utf8')).toBe('first');
});

test.each([
  ['a new file', writeNewFile],
  ['a published file', publishNewFile],
])('%s that cannot be synced leaves nothing', (_what, write) => {
  const folder = createFolder();
  failSync();
  expect(() => write(path.join(folder, 'file'), 'content')).toThrow(/EIO/);
  expect(readdirSync(folder)).toEqual([]);
});

test('a file that is written in steps gets its name when it is complete, and a failure leaves nothing', async () => {
  const folder = createFolder();
  const file = path.join(folder, 'file');
  const half = makeNewFile(file, async (draft) => {
    writeFileSync(draft, 'half');
    expect(readFileSync(file, 'utf8')).toBe('');
    throw new Error('the disk is full');
  });
  await expect(half).rejects.toThrow('the disk is full');
  expect(readdirSync(folder)).toEqual([]);

  await makeNewFile(file, async (draft) => writeFileSync(draft, 'whole'));
  await expect(makeNewFile(file, async () => {})).rejects.toThrow(/EEXIST/);
  expect(readdirSync(folder)).toEqual(['file']);
  expect(readFileSync(file, 'utf8')).toBe('whole');
});

test('a secret that cannot be synced is not used, and the next start creates one', () => {
  const dataDir = createFolder();
  const sync = failSync();
  expect(() => openSecret({ dataDir })).toThrow(/cannot be made: EIO/);
  expect(existsSync(getSecretFile(dataDir))).toBe(false);
  sync.mockRestore();
  syncBuiltinESMExports();
  expect(openSecret({ dataDir }).name).toBe(openSecret({ dataDir }).name);
});
