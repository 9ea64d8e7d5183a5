import { randomBytes } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Notice } from '@site/contract/public-data';

import { connectPostgres } from '../../server/submissions/postgres-pool.ts';
import { openPostgresStore } from '../../server/submissions/postgres.ts';
import type { SubmissionStore } from '../../server/submissions/store.ts';
import {
  COMPLIMENT,
  formatJson,
  getForm,
  REPORT,
  requestReport,
  send,
  sendReport,
} from './fixture/forms.ts';
import { prepareDatabases, queryDatabase } from './fixture/postgres-server.ts';
import { createSubmission } from './fixture/sealed.ts';
import { ask, startSite, waitUntil, type RunningSite } from './fixture/site.ts';

// A database that starts inside the test.
vi.setConfig({ testTimeout: 300_000 });

const newDatabase = prepareDatabases();

const SECRET = randomBytes(32).toString('base64');

/** Starts servers that share a database, each with a separate data folder. */
async function startServers(
  count: number,
  { environment, ...overrides }: Parameters<typeof startSite>[0] = {},
) {
  const DATABASE_URL = await newDatabase();
  const sharedEnvironment = {
    DATABASE_URL,
    SERVER_SECRET: SECRET,
    TRUST_PROXY: 'true',
    ...environment,
  };
  const sites = await Promise.all(
    Array.from({ length: count }, () =>
      startSite({ environment: sharedEnvironment, ...overrides }),
    ),
  );
  const [firstSite, secondSite] = sites;
  if (!firstSite || !secondSite) throw new Error('At least two servers are started.');
  return { firstSite, secondSite, sites, url: DATABASE_URL };
}

test('all servers together have one limit for a network', async () => {
  const { sites } = await startServers(3, { environment: { RATE_LIMIT_SUBMISSIONS: '20' } });
  const statuses = await Promise.all(
    Array.from({ length: 45 }, async (_, index) => {
      const site = sites[index % 3] as RunningSite;
      return (await send(site, 'compliment', getForm(COMPLIMENT, { subject: `${index}` }))).status;
    }),
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(25);
});

test('wrong guesses at one server delay the next one at another', async () => {
  const pauses: number[] = [];
  const { firstSite, secondSite } = await startServers(2, {
    pause: async (time) => void pauses.push(time),
  });
  const receipt = await sendReport(firstSite);
  const postLookup = (site: RunningSite, password: string) =>
    send(site, 'lookup', formatJson({ receipt, password }));
  for (let guess = 0; guess < 7; guess += 1)
    expect((await postLookup(firstSite, `${REPORT.password}${guess}`)).status).toBe(404);
  pauses.length = 0;
  expect((await postLookup(secondSite, REPORT.password)).status).toBe(200);
  expect(pauses[0]).toBeGreaterThan(0);
});

test('a report sent without scripts to two servers is one report with one receipt', async () => {
  const { firstSite, secondSite, url } = await startServers(2);
  const post = async (site: RunningSite): Promise<string> => {
    const target = '/home/whistleblowing?tab=report';
    const response = await fetch(site.url + target, { method: 'POST', body: getForm(REPORT) });
    expect(response.status).toBe(200);
    return /"receipt":"([^"]+)"/.exec(await response.text())?.[1] ?? '';
  };
  const receipt = await post(firstSite);
  expect(receipt).not.toBe('');
  expect(await post(secondSite)).toBe(receipt);
  expect(await queryDatabase(url, 'SELECT count(*)::int AS count FROM reports')).toEqual([
    { count: 1 },
  ]);
  expect((await requestReport(secondSite, receipt)).tip['title']).toBe(REPORT.title);
});

test('a publication at one server is shown by every server, and of two publications one is stored', async () => {
  const { firstSite, secondSite, url } = await startServers(2);
  const createContent = (id: number) => {
    const { press, ...otherContent } = firstSite.app.getNews().content;
    return JSON.stringify({
      ...otherContent,
      press: press.map((item) => ({ ...item, id: item.id + id })),
    });
  };
  const stores = await openStores(url, 2);
  const publishedAt = '2026-11-20T03:00:00.000Z';
  const results = await Promise.all(
    stores.map((store, index) =>
      store.addNews(
        { number: 1, publishedAt, key: `${index}`, content: createContent(500 * (index + 1)) },
        new Map([['/media/news-1.png', Buffer.from('unused')]]),
      ),
    ),
  );
  expect(results.filter(Boolean)).toHaveLength(1);
  const id = 500 * (results.indexOf(true) + 1) + 1;
  for (const site of [firstSite, secondSite])
    await waitUntil(async () => (await ask(site, `/api/press/${id}`)).status === 200);
  // A photograph that no version names is not kept.
  expect(await stores[0]?.findNewsPicture('/media/news-1.png')).toBeUndefined();
  expect(await stores[0]?.listNews()).toMatchObject([{ number: 1 }]);
});

test('a view is counted once at all servers, and every server shows the count', async () => {
  const { firstSite, secondSite, sites, url } = await startServers(2, { viewInterval: 20 });
  const getViews = async (site: RunningSite): Promise<number> =>
    (JSON.parse((await ask(site, '/api/notices/3')).body.toString()) as Notice).views;
  const postView = (site: RunningSite, address: string) =>
    ask(site, '/api/notices/3/views', { method: 'POST', headers: { 'X-Forwarded-For': address } });
  const initialViews = await getViews(firstSite);
  await postView(firstSite, '203.0.113.7');
  await postView(secondSite, '203.0.113.7');
  await postView(secondSite, '198.51.100.7');
  for (const site of sites)
    await waitUntil(async () => (await getViews(site)) === initialViews + 2);
  const countedViews = await queryDatabase(
    url,
    'SELECT count::int FROM page_views WHERE notice = 3',
  );
  expect(countedViews).toEqual([{ count: 2 }]);
});

test('counts identify no one, and reach no log of the database', async () => {
  const { firstSite, url } = await startServers(2, { viewInterval: 20 });
  const headers = { 'X-Forwarded-For': '203.0.113.77' };
  await send(firstSite, 'compliment', getForm(COMPLIMENT), headers);
  await ask(firstSite, '/api/notices/3/views', { method: 'POST', headers });
  await waitUntil(async () => (await queryDatabase(url, 'SELECT * FROM page_visits')).length === 1);
  const rows = await queryDatabase(
    url,
    'SELECT key AS name FROM rate_limits UNION ALL SELECT visit FROM page_visits',
  );
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain('203.0.113');
  const persistence = await queryDatabase(
    url,
    "SELECT DISTINCT relpersistence AS p FROM pg_class WHERE relname IN ('rate_limits', 'daily_keys', 'page_visits')",
  );
  expect(persistence).toEqual([{ p: 'u' }]);
});

test('of two servers that start together with different secrets, one does not start', async () => {
  const DATABASE_URL = await newDatabase();
  const start = () => startSite({ environment: { DATABASE_URL } });
  const starts = await Promise.allSettled([start(), start()]);
  const refusedStarts = starts.filter((result) => result.status === 'rejected');
  expect(refusedStarts).toHaveLength(1);
  expect(String(refusedStarts[0]?.reason)).toContain(
    'Servers that share a database need the same one',
  );
});

/** Opens as many stores on one database as there would be servers. */
async function openStores(url: string, count: number): Promise<SubmissionStore[]> {
  const open = async () => {
    const store = await openPostgresStore(await connectPostgres(url));
    onTestFinished(() => store.close());
    return store;
  };
  return Promise.all(Array.from({ length: count }, open));
}

const getRows = (count: number) =>
  Array.from({ length: count }, (_, index) => `${index}`).map((id) =>
    createSubmission({ id, keyHash: Buffer.from(id), expiresAt: '2026-01-01', notify: true }),
  );

test('servers that deliver or delete together share the rows: each is sent and deleted once', async () => {
  const stores = await openStores(await newDatabase(), 3);
  const [first] = stores;
  for (const row of getRows(30)) await first?.add(row);
  const claims = await Promise.all(
    stores.map((store, index) =>
      store.claimNotifications('inquiry', `lease ${index}`, '2026-11-20', '2026-11-21'),
    ),
  );
  expect(claims.flat().toSorted()).toEqual(
    getRows(30)
      .map(({ id }) => id)
      .toSorted(),
  );
  const deletedCounts = await Promise.all(
    stores.map((store) => store.removeExpired('2026-11-20T00:00:00.000Z')),
  );
  const total = deletedCounts.reduce((sum, { inquiry = 0 }) => sum + inquiry, 0);
  expect(total).toBe(30);
  expect(await first?.list('inquiry')).toEqual([]);
});
