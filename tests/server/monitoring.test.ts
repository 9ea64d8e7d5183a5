import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { openSqliteStore } from '../../server/submissions/sqlite.ts';
import { markRead } from '../../server/submissions/submission-service.ts';
import { createFolder } from './fixture/dist.ts';
import { formatJson, getForm, REPORT, send, sendReport } from './fixture/forms.ts';
import { INQUIRY } from './fixture/inquiry.ts';
import { ask, NOW, startSite, type RunningSite } from './fixture/site.ts';
import { withStore } from './fixture/store.ts';

const MONITORED = { environment: { MONITORING_PORT: '0' } };

const read = (file: string): string =>
  readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

const requestMonitor = (site: RunningSite, target: string) =>
  fetch(`http://127.0.0.1:${site.app.monitoringPort()}${target}`);
const getMetrics = async (site: RunningSite): Promise<string> =>
  (await requestMonitor(site, '/metrics')).text();

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
  for (const file of ['alerts.yml', 'grafana-dashboard.json']) {
    const namedMetrics = new Set(
      read(`deploy/${file}`).match(/\b(?:site|process|nodejs)_[a-z\d_]+/g),
    );
    expect(namedMetrics.size).toBeGreaterThan(3);
    for (const metric of namedMetrics)
      expect([file, metrics]).toEqual([file, expect.stringContaining(`\n${metric}`)]);
  }
  // Visitors do not reach it.
  expect((await ask(site, '/metrics')).status).toBe(404);
  expect((await requestMonitor(site, '/home/connected')).status).toBe(404);
});

test('requests of the hotline change no metric of the site', async () => {
  const site = await startSite(MONITORED);
  const getOwnMetrics = async () =>
    (await getMetrics(site)).split('\n').filter((line) => line.startsWith('site_'));
  const initialMetrics = await getOwnMetrics();
  const receipt = await sendReport(site);
  await send(site, 'lookup', formatJson({ receipt, password: REPORT.password }));
  await send(site, 'lookup', formatJson({ receipt, password: 'wrong 1 guess!' }));
  await fetch(`${site.url}/home/whistleblowing?tab=report`, {
    method: 'POST',
    body: getForm(REPORT, { title: '' }),
  });
  expect(await getOwnMetrics()).toEqual(initialMetrics);
});

test('a server is ready until its store cannot be written or it stops', async () => {
  const store = await openSqliteStore(createFolder());
  const site = await startSite({ ...MONITORED, store });
  expect(await (await requestMonitor(site, '/ready')).json()).toEqual({
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
  const response = await requestMonitor(failing, '/ready');
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ status: 'failing', store: 'failing' });
  expect(await getMetrics(failing)).toContain('site_ready 0');
  // The server closes it again when the test ends.
  Object.assign(store, { close: async () => {} });
});

test('without a port there is no monitoring', async () => {
  const site = await startSite();
  expect(site.app.monitoringPort()).toBeUndefined();
});

test('every alert links to its section of the runbook', () => {
  const [, ...alerts] = read('deploy/alerts.yml').split('- alert: ');
  const anchors = [...read('docs/runbook.md').matchAll(/^## (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\d\s-]/gu, '')
      .replaceAll(' ', '-'),
  );
  expect(alerts.length).toBeGreaterThan(10);
  for (const alert of alerts) {
    const [name = ''] = alert.split('\n');
    const [, anchor = ''] = /runbook_url: 'docs\/runbook\.md#([^']+)'/.exec(alert) ?? [];
    expect([name, anchors]).toEqual([name, expect.arrayContaining([anchor])]);
    expect(anchor).toContain(name.toLowerCase());
  }
});

test('the dashboard has panels with queries over the data source that is chosen', () => {
  const dashboard = JSON.parse(read('deploy/grafana-dashboard.json')) as {
    readonly panels: ReadonlyArray<{
      readonly id: number;
      readonly datasource: { readonly uid: string };
      readonly targets: ReadonlyArray<{ readonly expr: string }>;
    }>;
    readonly templating: { readonly list: ReadonlyArray<{ readonly name: string }> };
  };
  expect(dashboard.templating.list.map(({ name }) => name)).toEqual(['datasource']);
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
  for (const { datasource, targets } of dashboard.panels) {
    expect(datasource.uid).toBe('${datasource}');
    expect(targets.every(({ expr }) => expr.length > 0) && targets.length > 0).toBe(true);
  }
});

test('overdue submissions are counted by the promised day, except those of the audit committee', async () => {
  let now = NOW;
  const site = await startSite({ ...MONITORED, now: () => now });
  await send(site, 'inquiry', getForm(INQUIRY));
  await send(site, 'report', getForm(REPORT));
  await send(site, 'report', getForm(REPORT, { title: '감사위원회로', recipient: 'audit' }));
  const getOverdue = async () =>
    [...(await getMetrics(site)).matchAll(/^site_submissions_overdue\{(.+)\} (\d+)$/gm)]
      .filter(([, , count]) => count !== '0')
      .map(([, labels, count]) => `${labels} ${count}`);
  expect(await getOverdue()).toEqual([]);
  // Longer than any working days and holidays.
  now = new Date(NOW.getTime() + 60 * 24 * 60 * 60 * 1000);
  expect(await getOverdue()).toEqual([
    'purpose="inquiry",step="answer" 1',
    'purpose="report",step="review" 1',
  ]);
  await withStore(site, async (store) => {
    for (const { id } of await store.list('report')) await markRead(store, id);
  });
  now = new Date(now.getTime() + 61_000);
  expect(await getOverdue()).toEqual([
    'purpose="inquiry",step="answer" 1',
    'purpose="report",step="answer" 1',
  ]);
});
