import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openSqliteStore, storeFileIn } from '../../server/submissions/sqlite.ts';
import type { Problem } from '@site/contract/problem';

import { createFolder } from './fixture/dist.ts';
import { getForm, REPORT, send } from './fixture/forms.ts';
import { createInquiryForm } from './fixture/inquiry.ts';
import { ask, NOW, startSite, type RunningSite } from './fixture/site.ts';

type Line = Readonly<Record<string, unknown>>;
const parseLines = ({ logLines }: RunningSite): Line[] =>
  logLines.map((line) => JSON.parse(line) as Line);
const getFailures = (site: RunningSite): Line[] =>
  parseLines(site).filter(({ event }) => event === 'request.failed');

test.each(['ko', 'en'])('a failed page shows the reference of the log, in %s', async (language) => {
  const site = await startSite();
  const page = await ask(site, '/home/inquiry?product=unrenderable', {
    headers: { Cookie: `language=${language}`, Accept: 'text/html' },
  });
  const text = page.body.toString();
  expect(page.status).toBe(500);
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-language': language,
    'cache-control': 'no-store',
  });
  expect(page.headers.etag).toBeUndefined();
  const [, reference = ''] = /([0-9a-f]{12})<\/html>/.exec(text) ?? [];
  expect(text).toContain(`lang="${language}"`);
  expect(getFailures(site)).toEqual([
    expect.objectContaining({ code: 'Error', requestId: reference }),
  ]);
  // Another request has another reference.
  await ask(site, '/home/inquiry?product=unrenderable');
  const [first, second] = getFailures(site);
  expect(second?.['requestId']).not.toBe(first?.['requestId']);
});

test('a failed API request gets the reference of the log, but no details of the error', async () => {
  let getTime = () => NOW;
  const site = await startSite({ now: () => getTime(), watchInterval: 3_600_000 });
  getTime = () => {
    throw new Error('canary');
  };
  const response = await ask(site, '/api/notices/1/views', { method: 'POST' });
  getTime = () => NOW;
  const problem = JSON.parse(response.body.toString()) as Problem;
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(response.body.toString()).not.toContain('canary');
  expect([response.status, problem.code, problem.reference]).toEqual([
    500,
    'internal',
    expect.stringMatching(/^[0-9a-f]{12}$/),
  ]);
  expect(getFailures(site)).toEqual([
    expect.objectContaining({ code: 'Error', requestId: problem.reference }),
  ]);
});

test('failures of the hotline have no reference, neither on the page nor in the log', async () => {
  const site = await startSite();
  const page = await fetch(`${site.url}/home/whistleblowing?tab=report`, {
    method: 'POST',
    body: getForm(REPORT, { title: 'unrenderable', content: '' }),
  });
  expect(page.status).toBe(500);
  expect(await page.text()).toMatch(/internal<\/html>$/);
  const [line, ...otherLines] = getFailures(site);
  expect(otherLines).toEqual([]);
  expect(Object.keys(line ?? {}).toSorted()).toEqual(['code', 'event', 'thrownAt', 'time']);
});

test('a form that cannot be stored shows its reference, except for the hotline', async () => {
  const folder = createFolder();
  const store = await openSqliteStore(folder);
  const site = await startSite({ store });
  // From here on all writes fail.
  const database = new DatabaseSync(storeFileIn(folder));
  database.exec(
    "CREATE TRIGGER full BEFORE INSERT ON submissions BEGIN SELECT raise(ABORT, 'full'); END",
  );
  database.close();
  const refusedResponse = await send(site, 'inquiry', createInquiryForm());
  const problem = (await refusedResponse.json()) as Problem;
  expect([refusedResponse.status, problem.code]).toEqual([503, 'unavailable']);
  const about = parseLines(site).filter(({ requestId }) => requestId === problem.reference);
  expect(about.map(({ event }) => event)).toEqual(['store.failed', 'inquiry.refused']);

  const report = await send(site, 'report', getForm(REPORT));
  expect([report.status, ((await report.json()) as Problem).reference]).toEqual([503, undefined]);
  const reportedLines = parseLines(site).slice(-2);
  expect(reportedLines.map(({ event, requestId }) => [event, requestId])).toEqual([
    ['store.failed', undefined],
    ['report.refused', undefined],
  ]);
});
