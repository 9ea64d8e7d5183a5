import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import type { Notice } from '@site/contract/public-data';

import { createApp } from '../../server/app.ts';
import { openPageViews } from '../../server/pages/page-views.ts';
import { createMemoryState } from '../../server/shared-state/memory-state.ts';
import { createFolder } from './fixture/dist.ts';
import { ask, NOW, startSite, waitUntil, type RunningSite } from './fixture/site.ts';

const getViews = async (site: Pick<RunningSite, 'port'>, id: number): Promise<number> =>
  (JSON.parse((await ask(site as RunningSite, `/api/notices/${id}`)).body.toString()) as Notice)
    .views;

const from = (address: string) => ({ 'X-Forwarded-For': address });
const TRUSTING = { environment: { TRUST_PROXY: 'true' } };

const postView = (site: RunningSite, id: number, address: string) =>
  ask(site, `/api/notices/${id}/views`, { method: 'POST', headers: from(address) });

test('a network counts once a day for each notice', async () => {
  let now = NOW;
  const site = await startSite({ ...TRUSTING, now: () => now });
  const initialViews = await getViews(site, 3);
  for (const address of [
    '203.0.113.7',
    '203.0.113.7',
    '203.0.113.8',
    '2001:db8:1::1',
    '2001:db8:1::2',
  ])
    expect((await postView(site, 3, address)).status).toBe(204);
  expect(await getViews(site, 3)).toBe(initialViews + 2);
  now = new Date(NOW.getTime() + 86_400_000);
  await postView(site, 3, '203.0.113.7');
  expect(await getViews(site, 3)).toBe(initialViews + 3);
});

test('a prefetched notice counts one view when it is opened, and none before', async () => {
  const site = await startSite(TRUSTING);
  const initialViews = await getViews(site, 3);
  const open = (headers: Record<string, string> = {}) =>
    ask(site, '/notice/view/3', { headers: { ...from('203.0.113.7'), ...headers } });
  for (const purpose of ['prefetch', 'prefetch;prerender'])
    expect((await open({ 'Sec-Purpose': purpose })).status).toBe(200);
  expect(await getViews(site, 3)).toBe(initialViews);
  await open();
  await open();
  expect(await getViews(site, 3)).toBe(initialViews + 1);
});

test('unknown notices, and requests of other sites, are not counted', async () => {
  const site = await startSite(TRUSTING);
  expect((await postView(site, 9999, '203.0.113.7')).status).toBe(404);
  const initialViews = await getViews(site, 3);
  const headers = { ...from('203.0.113.7'), 'Sec-Fetch-Site': 'cross-site' };
  expect((await ask(site, '/api/notices/3/views', { method: 'POST', headers })).status).toBe(403);
  expect(await getViews(site, 3)).toBe(initialViews);
});

test('views survive a restart, and the disk identifies no visitor', async () => {
  const site = await startSite(TRUSTING);
  const initialViews = await getViews(site, 3);
  await postView(site, 3, '203.0.113.77');
  await site.app.close();
  const again = await createApp(site.config, () => undefined, { now: () => NOW });
  const port = await again.listen();
  expect(await getViews({ port }, 3)).toBe(initialViews + 1);
  await again.close();
  for (const name of readdirSync(site.config.dataDir).filter((file) => file.startsWith('views')))
    expect(readFileSync(path.join(site.config.dataDir, name)).includes('203.0.113')).toBe(false);
});

test.each([
  ['a damaged file', (file: string) => writeFileSync(file, 'no database'.repeat(1000))],
  ['a folder in its place', (file: string) => mkdirSync(file)],
])('with %s for its counts the site starts, serves and counts', async (_what, prepareFile) => {
  const site = await startSite({
    ...TRUSTING,
    viewInterval: 10,
    prepare: (folder) => {
      mkdirSync(path.join(folder, 'data'));
      prepareFile(path.join(folder, 'data', 'views.sqlite'));
    },
  });
  const initialViews = await getViews(site, 3);
  expect((await postView(site, 3, '203.0.113.7')).status).toBe(204);
  expect(await getViews(site, 3)).toBe(initialViews + 1);
  await waitUntil(() => site.logLines.some((line) => line.includes('page-views.failed')));
  // Logged once, not for every attempt.
  expect(site.logLines.filter((line) => line.includes('page-views.failed'))).toHaveLength(1);
});

test('while another process locks the counts, pages are served without delay and no count is lost', async () => {
  const site = await startSite({ ...TRUSTING, viewInterval: 10 });
  const initialViews = await getViews(site, 3);
  const otherDatabase = new DatabaseSync(path.join(site.config.dataDir, 'views.sqlite'));
  otherDatabase.exec('BEGIN EXCLUSIVE');
  for (const address of ['203.0.113.7', '198.51.100.7']) await postView(site, 3, address);
  expect((await ask(site, '/home/connected')).status).toBe(200);
  expect(await getViews(site, 3)).toBe(initialViews + 2);
  await waitUntil(() => site.logLines.some((line) => line.includes('page-views.failed')));
  otherDatabase.exec('COMMIT');
  const readCounts = () =>
    otherDatabase.prepare('SELECT count FROM views WHERE notice = 3').get()?.['count'] === 2;
  await waitUntil(readCounts);
  otherDatabase.close();
});

test('counts that cannot be written, as on a full disk, cause no error on a page', async () => {
  const logLines: string[] = [];
  const dataDir = createFolder();
  const views = await openPageViews({
    sharedState: createMemoryState(dataDir),
    identifyNetwork: () => 'a',
    log: (event) => void logLines.push(event),
    now: () => NOW,
  });
  const full = new DatabaseSync(path.join(dataDir, 'views.sqlite'));
  full.exec("CREATE TRIGGER full BEFORE INSERT ON views BEGIN SELECT RAISE(ABORT, 'full'); END");
  expect(views.count(3, {} as IncomingMessage)).toBe(true);
  await views.write();
  expect([views.of(3), logLines]).toEqual([1, ['page-views.failed']]);
  full.exec('DROP TRIGGER full');
  await views.write();
  expect(full.prepare('SELECT count FROM views').get()?.['count']).toBe(1);
  full.close();
  await views.close();
});
