import path from 'node:path';
import { expect, test } from 'vitest';
import type { LookupResult, Received } from '@site/contract/answers';

import {
  demonstrationKeyFileIn,
  nameOfKey,
  readKeyFile,
  writeNewKeyFile,
} from '../../server/submissions/keys.ts';
import {
  answerReport,
  closeSubmission,
  markInquiryAnswered,
  markRead,
  readSubmission,
  resealSubmission,
} from '../../server/submissions/submission-service.ts';
import { openSqliteStore } from '../../server/submissions/sqlite.ts';
import { COMPLIMENT, formOf, jsonOf, REPORT, send } from './fixture/forms.ts';
import { INQUIRY, pdfOf } from './fixture/inquiry.ts';
import { NOW, startSite, TODAY, type RunningSite } from './fixture/site.ts';

/** The store and key of a running site, as an officer has them. */
async function serviceOf({ config: { dataDir } }: RunningSite) {
  const store = await openSqliteStore(dataDir);
  const pair = readKeyFile(demonstrationKeyFileIn(dataDir));
  return { store, pair };
}

async function reportIn(site: RunningSite) {
  const file = { name: '사진.pdf', content: pdfOf(300) };
  const sent = await send(site, 'report', formOf(REPORT, {}, file));
  const { receipt = '' } = (await sent.json()) as Received;
  const look = async () => {
    const body = jsonOf({ receipt, password: REPORT.password });
    return (await (await send(site, 'lookup', body)).json()) as LookupResult;
  };
  return { receipt, look };
}

test('a report is read, marked, answered, read by its sender, and closed', async () => {
  let now = NOW;
  const site = await startSite({ now: () => now });
  const { receipt, look } = await reportIn(site);
  const { store, pair } = await serviceOf(site);
  const [{ id } = { id: '' }] = await store.list('report');
  expect(await readSubmission(store, id, pair)).toMatchObject({
    facts: { purpose: 'report', state: 'received' },
    content: { fields: { title: REPORT.title }, attachment: { name: '사진.pdf' } },
  });
  expect([await markRead(store, id), await markRead(store, id)]).toEqual([true, false]);
  const { name: _name, mobile: _mobile, email: _email, consent: _consent, ...rest } = REPORT;
  const { password: _password, position: _blank, personNotes: _empty, ...tip } = rest;
  const before = { receipt, status: 'received', receivedAt: TODAY };
  expect(await look()).toEqual({ ...before, tip: { ...tip, attachment: '사진.pdf' } });

  const answeredAt = new Date(NOW.getTime() + 1000);
  for (const text of ['First.', '조치하였습니다.\nDone.'])
    expect(await answerReport(store, id, text, answeredAt, pair.publicKey)).toBe(true);
  const answer = { text: '조치하였습니다.\nDone.', answeredAt: answeredAt.toISOString() };
  expect(await look()).toMatchObject({
    status: 'answered',
    answer: answer.text,
    answeredAt: answer.answeredAt,
  });
  expect(await readSubmission(store, id, pair)).toMatchObject({
    facts: { state: 'answered' },
    answer,
  });

  expect(await closeSubmission(store, id, NOW)).toBe(true);
  expect(await closeSubmission(store, id, NOW)).toBe(false);
  expect(await answerReport(store, id, 'Late.', NOW, pair.publicKey)).toBe(false);
  expect(await look()).toMatchObject({ status: 'answered', answer: answer.text });
  now = new Date(NOW.getTime() + 365 * 24 * 3_600_000);
  expect(await look()).toMatchObject({ status: 404 });
  await store.close();
});

test('an inquiry that is answered is gone; what is not an inquiry is not answered that way', async () => {
  const site = await startSite();
  await send(site, 'inquiry', formOf(INQUIRY));
  await send(site, 'compliment', formOf(COMPLIMENT));
  const { store } = await serviceOf(site);
  const [inquiry] = await store.list('inquiry');
  const [praise] = await store.list('compliment');
  expect(await closeSubmission(store, inquiry?.id ?? '', NOW)).toBe(false);
  expect(await markInquiryAnswered(store, inquiry?.id ?? '')).toBe(true);
  expect(await markInquiryAnswered(store, inquiry?.id ?? '')).toBe(false);
  expect(await markInquiryAnswered(store, praise?.id ?? '')).toBe(false);
  expect(await closeSubmission(store, praise?.id ?? '', NOW)).toBe(true);
  expect(await store.list('inquiry')).toEqual([]);
  await store.close();
});

test('after a change of keys only the new one opens, and the sender reads on', async () => {
  const site = await startSite();
  const { look } = await reportIn(site);
  const { store, pair } = await serviceOf(site);
  const [{ id } = { id: '' }] = await store.list('report');
  await answerReport(store, id, 'Done.', NOW, pair.publicKey);
  const fresh = await writeNewKeyFile(path.join(site.folder, 'fresh.json'));
  expect(await resealSubmission(store, id, pair, fresh.publicKey)).toBe(true);
  expect(await resealSubmission(store, id, pair, fresh.publicKey)).toBe(false);
  await expect(readSubmission(store, id, pair)).rejects.toThrow(nameOfKey(fresh.publicKey));
  await expect(answerReport(store, id, 'No.', NOW, pair.publicKey)).rejects.toThrow(/another key/);
  expect(await readSubmission(store, id, fresh)).toMatchObject({
    content: { fields: { title: REPORT.title } },
    answer: { text: 'Done.' },
  });
  expect(await look()).toMatchObject({ answer: 'Done.' });
  await store.close();
});

test('an officer works on a copy as on the store', async () => {
  const site = await startSite();
  await reportIn(site);
  const { store, pair } = await serviceOf(site);
  const file = path.join(site.folder, 'copy.sqlite');
  await store.copyTo(file);
  const copy = await openSqliteStore(site.folder, { file, readOnly: true });
  const [{ id } = { id: '' }] = await copy.list('report');
  expect(await readSubmission(copy, id, pair)).toMatchObject({
    content: { fields: { title: REPORT.title } },
  });
  expect(await readSubmission(copy, 'none', pair)).toBeUndefined();
  for (const each of [store, copy]) await each.close();
});
