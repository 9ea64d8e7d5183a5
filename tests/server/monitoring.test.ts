import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { openSqliteStore } from '../../server/submissions/sqlite.ts';
import { newFolder } from './fixture/dist.ts';
import { getForm, formatJson, REPORT, send } from './fixture/forms.ts';
import { INQUIRY } from './fixture/inquiry.ts';
import { ask, startSite, type RunningSite } from './fixture/site.ts';

const MONITORED = { environment: { MONITORING_PORT: '0' } };

const monitor = (site: RunningSite, target: string) =>
  fetch(`http://127.0.0.1:${site.app.monitoringPort()}${target}`);
const getMetrics = async (site: RunningSite): Promise<string> =>
  (await monitor(site, '/metrics')).text();

test('metrics count pages and events on a separate port', async () => {
  const site = await startSite(MONITORED);
  for (const target of ['/home/connected', '/assets/client-abc.js', '/api/notices', '/nowhere'])
    await ask(site, target);
  await send(site, 'inquiry', getForm(INQUIRY));
  const metrics = await getMetrics(site);
  expect(metrics).toContain('site_http_responses_total{kind="page",status="2xx"} 1');
  expect(metrics).toContain('site_http_responses_total{kind="page",status="4xx"} 1');
  expect(metrics).toContain('site_http_responses_total{kind="asset",status="2xx"} 1');
  expect(metrics).toContain('site_http_response_seconds_count{kind="api"} 1');
  expect(metrics).toContain('site_events_total{event="inquiry.stored"} 1');
  expect(metrics).toContain('site_ready 1');
  expect(metrics).toContain('process_resident_memory_bytes');
  // A counter that begins with its first event would not have increased.
  expect(metrics).toContain('site_events_total{event="store.failed"} 0');
  const alarms = readFileSync(new URL('../../deploy/alerts.yml', import.meta.url), 'utf8');
  const named = new Set(alarms.match(/\b(?:site|process|nodejs)_[a-z_]+/g));
  expect(named.size).toBeGreaterThan(3);
  for (const metric of named) expect(metrics).toContain(`\n${metric}`);
  // Visitors cannot access it.
  expect((await ask(site, '/metrics')).status).toBe(404);
  expect((await monitor(site, '/home/connected')).status).toBe(404);
});

test('requests of the hotline change no metric of the site', async () => {
  const site = await startSite(MONITORED);
  const own = async () =>
    (await getMetrics(site)).split('\n').filter((line) => line.startsWith('site_'));
  const before = await own();
  const sent = await send(site, 'report', getForm(REPORT));
  const { receipt } = (await sent.json()) as { receipt: string };
  await send(site, 'lookup', formatJson({ receipt, password: REPORT.password }));
  await send(site, 'lookup', formatJson({ receipt, password: 'wrong 1 guess!' }));
  await fetch(`${site.url}/home/whistleblowing?tab=report`, {
    method: 'POST',
    body: getForm(REPORT, { title: '' }),
  });
  expect(await own()).toEqual(before);
});

test('a server is ready until its store cannot be written or it stops', async () => {
  const store = await openSqliteStore(newFolder());
  const site = await startSite({ ...MONITORED, store });
  expect(await (await monitor(site, '/ready')).json()).toEqual({
    status: 'ready',
    store: 'ok',
    forms: expect.objectContaining({ report: 'demonstration' }),
  });
  await store.close();
  const failing = await startSite({
    ...MONITORED,
    store: {
      ...store,
      initializeMetadata: async (_name, value) => value,
      metadata: async () => undefined,
      setMetadata: () => Promise.reject(new Error('read-only')),
      removeExpired: async () => ({}),
      compact: async () => {},
      close: async () => {},
    },
  });
  const answer = await monitor(failing, '/ready');
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ status: 'failing', store: 'failing' });
  expect(await getMetrics(failing)).toContain('site_ready 0');
  // The server closes it again when the test ends.
  Object.assign(store, { close: async () => {} });
});

test('without a port there is no monitoring', async () => {
  const site = await startSite();
  expect(site.app.monitoringPort()).toBeUndefined();
});
