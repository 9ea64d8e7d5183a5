import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Notice } from '@site/contract/public-data';

import { createApp } from '../../server/app.ts';
import { ask, NOW, startSite, type RunningSite } from './fixture/site.ts';

const viewsOf = async (site: Pick<RunningSite, 'port'>, id: number): Promise<number> =>
  (JSON.parse((await ask(site as RunningSite, `/api/notices/${id}`)).body.toString()) as Notice)
    .views;

const from = (address: string) => ({ 'X-Forwarded-For': address });
const TRUSTING = { environment: { TRUST_PROXY: 'true' } };

const view = (site: RunningSite, id: number, address: string) =>
  ask(site, `/api/notices/${id}/views`, { method: 'POST', headers: from(address) });

test('a network counts once a day for each notice', async () => {
  let now = NOW;
  const site = await startSite({ ...TRUSTING, now: () => now });
  const before = await viewsOf(site, 3);
  for (const address of [
    '203.0.113.7',
    '203.0.113.7',
    '203.0.113.8',
    '2001:db8:1::1',
    '2001:db8:1::2',
  ])
    expect((await view(site, 3, address)).status).toBe(204);
  expect(await viewsOf(site, 3)).toBe(before + 2);
  now = new Date(NOW.getTime() + 86_400_000);
  await view(site, 3, '203.0.113.7');
  expect(await viewsOf(site, 3)).toBe(before + 3);
});

test('what is not there, and what another site sends, is not counted', async () => {
  const site = await startSite(TRUSTING);
  expect((await view(site, 9999, '203.0.113.7')).status).toBe(404);
  const before = await viewsOf(site, 3);
  const headers = { ...from('203.0.113.7'), 'Sec-Fetch-Site': 'cross-site' };
  expect((await ask(site, '/api/notices/3/views', { method: 'POST', headers })).status).toBe(403);
  expect(await viewsOf(site, 3)).toBe(before);
});

test('views survive a restart, and who came is written nowhere', async () => {
  const site = await startSite(TRUSTING);
  const before = await viewsOf(site, 3);
  await view(site, 3, '203.0.113.77');
  await site.app.close();
  const again = await createApp(site.config, () => undefined, { now: () => NOW });
  const port = await again.listen();
  expect(await viewsOf({ port }, 3)).toBe(before + 1);
  await again.close();
  for (const name of readdirSync(site.config.dataDir).filter((one) => one.startsWith('views')))
    expect(readFileSync(path.join(site.config.dataDir, name)).includes('203.0.113')).toBe(false);
});
