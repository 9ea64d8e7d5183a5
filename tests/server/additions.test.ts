import { expect, test } from 'vitest';
import type { LookupResult } from '@site/contract/answers';
import { ADDITIONS_MAX } from '@site/contract/limits';
import { formatReceipt } from '@site/contract/receipt';

import { addOfficerMessage, getEntryId } from '../../server/cases/conversation.ts';
import { sealForReporter } from '../../server/hotline/reporter-keys.ts';
import { getDemonstrationKeyFile, readKeyFile } from '../../server/submissions/keys.ts';
import {
  closeSubmission,
  markRead,
  readSubmission,
} from '../../server/submissions/submission-service.ts';
import { formatJson, getForm, REPORT, requestReport, send, sendReport } from './fixture/forms.ts';
import { createPdf } from './fixture/inquiry.ts';
import { NOW, startSite, TODAY, type RunningSite } from './fixture/site.ts';
import { withSubmission } from './fixture/store.ts';

const { password } = REPORT;

const add = (
  site: RunningSite,
  fields: Record<string, string>,
  file?: { name: string; content: Uint8Array<ArrayBuffer> },
) => send(site, 'lookup', getForm({ action: 'add', password, ...fields }, {}, file));

const getPair = ({ config: { dataDir } }: RunningSite) =>
  readKeyFile(getDemonstrationKeyFile(dataDir));

test('a reporter adds a text and a file, is asked, and answers; the department reads all of it', async () => {
  const site = await startSite();
  const receipt = await sendReport(site);
  const file = { name: '사진.pdf', content: createPdf(300) };
  const addedResponse = await add(site, { receipt, message: '사진을 더 보냅니다.' }, file);
  expect(addedResponse.status).toBe(200);
  const firstAddition = {
    from: 'reporter',
    text: '사진을 더 보냅니다.',
    createdAt: TODAY,
    attachment: file.name,
  };
  expect(await addedResponse.json()).toMatchObject({
    status: 'received',
    open: true,
    done: 'add',
    messages: [firstAddition],
  });
  await withSubmission(site, 'report', (store, id) =>
    addOfficerMessage(store, id, 'question', 'When was it?', NOW, getPair(site)),
  );
  await add(site, { receipt, message: 'In May.' });
  const lookupResult = await requestReport(site, receipt);
  expect(lookupResult).not.toHaveProperty('done');
  expect(lookupResult.messages.map(({ from, text }) => [from, text])).toEqual([
    ['reporter', '사진을 더 보냅니다.'],
    ['department', 'When was it?'],
    ['reporter', 'In May.'],
  ]);
  const openedSubmission = await withSubmission(site, 'report', (store, id) =>
    readSubmission(store, id, getPair(site)),
  );
  expect(openedSubmission?.messages.map(({ kind, isRead }) => [kind, isRead])).toEqual([
    ['addition', false],
    ['question', true],
    ['addition', false],
  ]);
  expect(Buffer.from(openedSubmission?.messages[0]?.attachment?.content ?? [])).toEqual(
    Buffer.from(file.content),
  );
});

test('a repeated addition is stored once, with a key and without one', async () => {
  const site = await startSite();
  const receipt = await sendReport(site);
  for (let attempt = 0; attempt < 2; attempt += 1) await add(site, { receipt, message: 'Once.' });
  const body = formatJson({ action: 'add', receipt, password, message: 'Keyed.' });
  for (let attempt = 0; attempt < 2; attempt += 1)
    await send(site, 'lookup', body, { 'Idempotency-Key': 'k'.repeat(32) });
  // Another text with the key of an earlier one is not lost.
  const otherAddition = formatJson({ action: 'add', receipt, password, message: 'Another.' });
  const response = await send(site, 'lookup', otherAddition, { 'Idempotency-Key': 'k'.repeat(32) });
  const { messages } = (await response.json()) as LookupResult;
  expect(messages.map(({ text }) => text)).toEqual(['Once.', 'Keyed.', 'Another.']);
});

test('a guess gets the same response for an addition as for a look-up', async () => {
  const site = await startSite();
  const receipt = await sendReport(site);
  const unknown = formatReceipt(Buffer.alloc(10, 7));
  const answers = new Set<string>();
  for (const fields of [
    { receipt, password: 'wrong 1!' },
    { receipt: unknown, password: 'wrong 1!' },
    { receipt, password: 'wrong 1!', action: 'add', message: 'x' },
    { receipt: unknown, password: 'wrong 1!', action: 'add', message: 'x' },
  ]) {
    const response = await send(site, 'lookup', formatJson(fields));
    const headers = Object.fromEntries(response.headers);
    delete headers['date'];
    delete headers['x-request-id'];
    answers.add(JSON.stringify([response.status, headers, await response.text()]));
  }
  expect([...answers]).toHaveLength(1);
  await withSubmission(site, 'report', async (store, id) =>
    expect(await store.listEntries(id)).toEqual([]),
  );
});

test('additions are refused for a closed report, above the maximum number, and without a text', async () => {
  const site = await startSite();
  const receipt = await sendReport(site);
  expect((await add(site, { receipt, message: ' ' })).status).toBe(422);
  await withSubmission(site, 'report', async (store, id) => {
    await markRead(store, id);
    expect(await closeSubmission(store, id, NOW)).toBe(true);
  });
  const late = await add(site, { receipt, message: 'Late.' });
  expect([late.status, ((await late.json()) as { code: string }).code]).toEqual([
    409,
    'reportClosed',
  ]);
  expect(ADDITIONS_MAX).toBeGreaterThan(10);
});

test('a question that no officer signed is not shown', async () => {
  const site = await startSite();
  const receipt = await sendReport(site);
  await withSubmission(site, 'report', async (store, id) => {
    await addOfficerMessage(store, id, 'question', 'Real?', NOW, getPair(site));
    const [real] = await store.listEntries(id);
    const report = await store.getReport(id);
    if (!real || !report) throw new Error('no question');
    // Everyone with write access to the database can seal a text to the reporter.
    const forgedMessage = {
      text: 'Forged?',
      order: 2,
      createdAt: NOW.toISOString(),
      signature: 'AAAA',
    };
    const forReporter = await sealForReporter(
      forgedMessage,
      'question',
      getEntryId(id, 'forged'),
      report.reporterPublicKey,
    );
    const keyHash = Buffer.from('forged');
    expect(await store.addEntry({ ...real, id: 'forged', keyHash, forReporter })).toBe('done');
  });
  const { messages } = await requestReport(site, receipt);
  expect(messages.map(({ text }) => text)).toEqual(['Real?']);
});
