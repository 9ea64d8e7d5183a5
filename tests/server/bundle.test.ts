import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { API } from '@site/contract/paths';

import { bundleServer } from '../../scripts/bundle-server.ts';
import { SERVER } from '../../scripts/serve.ts';
import { createFolder, getSharedDist, writePublicData } from './fixture/dist.ts';
import { createInquiryForm, createPdf } from './fixture/inquiry.ts';
import { startServer } from './fixture/program.ts';

const [heap, maps, file] = SERVER;

test('the bundled server stores files that its processes and a native package inspect, and logs source positions', async () => {
  await bundleServer();
  const folder = createFolder();
  const copiedFolder = path.join(folder, 'taken');
  writeFileSync(copiedFolder, '');
  const environment = {
    PORT: '0',
    DATA_DIR: path.join(folder, 'data'),
    // It is not a folder: the log contains the position of the error.
    ASSETS_DIR: copiedFolder,
    DIST_DIR: getSharedDist(),
    PUBLIC_DATA_FILE: writePublicData(folder),
  };
  const server = await startServer(environment, [process.execPath, heap, maps], 'test', file);
  expect((await fetch(`${server.url}/home/main`)).status).toBe(200);
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  for (const attachment of [
    { name: 'a.pdf', content: createPdf(2000) },
    { name: 'a.png', content: Uint8Array.from(picture) },
  ]) {
    const body = createInquiryForm({}, attachment);
    const { status } = await fetch(server.url + API.inquiries, { method: 'POST', body });
    expect([attachment.name, status]).toEqual([attachment.name, 201]);
  }
  expect(server.getOutput()).toMatch(/"assets.failed".*server\/pages\/asset-archive\.ts:\d+/);
});

test('every file that the bundle starts or imports exists', async () => {
  await bundleServer();
  const folder = path.dirname(file);
  const namedFiles = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => [
      ...readFileSync(path.join(folder, name), 'utf8').matchAll(/["'](\.\/[\w-]+\.[jt]s)["']/g),
    ])
    .map(([, name = '']) => name);
  expect(namedFiles).toEqual(
    expect.arrayContaining([
      './document-process.js',
      './picture-process.js',
      './compact-worker.js',
    ]),
  );
  expect(namedFiles.filter((name) => !existsSync(path.join(folder, name)))).toEqual([]);
});
