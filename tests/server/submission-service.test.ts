import path from 'node:path';
import { expect, test } from 'vitest';
import type { LookupResult } from '@site/contract/answers';

import {
  getDemonstrationKeyFile,
  readKeyFile,
  writeNewKeyFile,
} from '../../server/submissions/keys.ts';
import { createRecipients } from '../../server/submissions/recipients.ts';
import {
  answerReport,
  closeSubmission,
  markInquiryAnswered,
  markRead,
  readSubmission,
  resealSubmission,
} from '../../server/submissions/submission-service.ts';
import { sealForReporter } from '../../server/hotline/reporter-keys.ts';
import { signAnswer, deriveVerificationKey } from '../../server/submissions/answer-signature.ts';
import { encodeDepartmentKeys } from '../../server/submissions/department-keys.ts';
import type { SubmissionStore } from '../../server/submissions/store.ts';
import {
  COMPLIMENT,
  formatJson,
  getForm,
  readReceipt,
  REPORT,
  requestReport,
  send,
} from './fixture/forms.ts';
import { INQUIRY, createPdf } from './fixture/inquiry.ts';
import { NOW, startSite, TODAY, type RunningSite } from './fixture/site.ts';
import { openStore } from './fixture/store.ts';

/** Returns the store and key of a running site, as an officer has them. */
async function openService({ config: { dataDir } }: RunningSite) {
  const store = await openStore(dataDir);
  const pair = readKeyFile(getDemonstrationKeyFile(dataDir));
  return { store, pair };
}

async function reportIn(site: RunningSite) {
  const file = { name: '사진.pdf', content: createPdf(300) };
  const receipt = await readReceipt(await send(site, 'report', getForm(REPORT, {}, file)));
  const readReport = async () => {
    const body = formatJson({ receipt, password: REPORT.password });
    return (await (await send(site, 'lookup', body)).json()) as LookupResult;
  };
  return { receipt, readReport };
}

test('a report is read, marked, answered, read by its sender, and closed', async () => {
  let now = NOW;
  const site = await startSite({ now: () => now });
  const { receipt, readReport } = await reportIn(site);
  const { store, pair } = await openService(site);
  const [{ id } = { id: '' }] = await store.list('report');
  expect(await readSubmission(store, id, pair)).toMatchObject({
    facts: { purpose: 'report', state: 'received' },
    content: { fields: { title: REPORT.title }, attachment: { name: '사진.pdf' } },
  });
  expect([await markRead(store, id), await markRead(store, id)]).toEqual([true, false]);
  const {
    name: _name,
    mobile: _mobile,
    email: _email,
    consent: _consent,
    ...anonymousReport
  } = REPORT;
  const { password: _password, position: _blank, personNotes: _empty, ...tip } = anonymousReport;
  const initialResult = {
    receipt,
    status: 'received',
    receivedAt: TODAY,
    messages: [],
    open: true,
  };
  expect(await readReport()).toEqual({ ...initialResult, tip: { ...tip, attachment: '사진.pdf' } });

  const answeredAt = new Date(NOW.getTime() + 1000);
  const doneResult = { status: 'done' };
  expect(await answerReport(store, id, 'First.', NOW, pair)).toEqual(doneResult);
  const replacing = { replaced: NOW.toISOString() };
  expect(
    await answerReport(store, id, '조치하였습니다.\nDone.', answeredAt, pair, replacing),
  ).toEqual(doneResult);
  const answer = { text: '조치하였습니다.\nDone.', answeredAt: answeredAt.toISOString() };
  expect(await readReport()).toMatchObject({
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
  expect(await answerReport(store, id, 'Late.', NOW, pair)).toEqual({ status: 'closed' });
  expect(await readReport()).toMatchObject({ status: 'answered', answer: answer.text });
  now = new Date(NOW.getTime() + 365 * 24 * 3_600_000);
  expect(await readReport()).toMatchObject({ status: 404 });
});

test('an answered inquiry is deleted; other submissions cannot be answered this way', async () => {
  const site = await startSite();
  await send(site, 'inquiry', getForm(INQUIRY));
  await send(site, 'compliment', getForm(COMPLIMENT));
  const { store } = await openService(site);
  const [inquiry] = await store.list('inquiry');
  const [praise] = await store.list('compliment');
  expect(await closeSubmission(store, inquiry?.id ?? '', NOW)).toBe(false);
  expect(await markInquiryAnswered(store, inquiry?.id ?? '')).toBe(true);
  expect(await markInquiryAnswered(store, inquiry?.id ?? '')).toBe(false);
  expect(await markInquiryAnswered(store, praise?.id ?? '')).toBe(false);
  expect(await closeSubmission(store, praise?.id ?? '', NOW)).toBe(true);
  expect(await store.list('inquiry')).toEqual([]);
});

test('after a key rotation only the new key opens, and the sender can still read', async () => {
  const site = await startSite();
  const { readReport, receipt } = await reportIn(site);
  const { store, pair } = await openService(site);
  const [{ id } = { id: '' }] = await store.list('report');
  await answerReport(store, id, 'Done.', NOW, pair);
  const newPair = await writeNewKeyFile(path.join(site.folder, 'fresh.json'));
  const recipients = createRecipients('hotline', [newPair.publicKey]);
  expect(await resealSubmission(store, id, pair, recipients, newPair)).toBe(true);
  expect(await resealSubmission(store, id, pair, recipients, newPair)).toBe(false);
  await expect(readSubmission(store, id, pair)).rejects.toThrow(recipients.name);
  await expect(answerReport(store, id, 'No.', NOW, pair)).rejects.toThrow(/other keys/);
  expect(await readSubmission(store, id, newPair)).toMatchObject({
    content: { fields: { title: REPORT.title } },
    answer: { text: 'Done.', signed: true },
  });
  // The server still verifies with the key that it was started with.
  expect(await readReport()).toMatchObject({ status: 'received', unverified: true });
  await site.app.close();
  const keys = {
    publicKey: newPair.publicKey,
    verificationKey: await deriveVerificationKey(newPair),
  };
  const environment = {
    DATA_DIR: site.config.dataDir,
    SUBMISSIONS_PUBLIC_KEY: encodeDepartmentKeys(keys),
  };
  const restartedSite = await startSite({ environment });
  expect(await requestReport(restartedSite, receipt)).toMatchObject({ answer: 'Done.' });
});

/** Stores a forged answer, like someone with write access to the database but without a key. */
async function forge(store: SubmissionStore, id: string, value: unknown): Promise<void> {
  const report = await store.getReport(id);
  const forReporter = await sealForReporter(
    value,
    'answer',
    id,
    report?.reporterPublicKey ?? new Uint8Array(),
  );
  const answeredAt = NOW.toISOString();
  const forgedAnswer = { forReporter, forDepartment: forReporter, answeredAt };
  expect(await store.answer(id, forgedAnswer, report?.answeredAt ?? undefined)).toBe('done');
}

test('an answer that the department did not sign is not shown', async () => {
  const site = await startSite();
  const { readReport } = await reportIn(site);
  await reportIn(site);
  const { store, pair } = await openService(site);
  const stranger = await writeNewKeyFile(path.join(site.folder, 'stranger.json'));
  const ids = (await store.list('report')).map(({ id }) => id);
  const text = 'Come to the car park at ten.';
  const answeredAt = NOW.toISOString();
  for (const id of ids) {
    const answer = { reportId: id, text, answeredAt };
    const [otherId = ''] = ids.filter((candidate) => candidate !== id);
    const ofAnother = await signAnswer({ ...answer, reportId: otherId }, pair);
    const genuine = await signAnswer(answer, pair);
    for (const value of [
      text,
      { text, answeredAt, signature: '' },
      { text, answeredAt, signature: await signAnswer(answer, stranger) },
      { text, answeredAt, signature: ofAnother },
      { text: `${text}!`, answeredAt, signature: genuine },
      { text, answeredAt: '2026-11-01T00:00:00.000Z', signature: genuine },
    ]) {
      await forge(store, id, value);
      const lookupResult = await readReport();
      expect(lookupResult.answer).toBeUndefined();
      expect(JSON.stringify(lookupResult)).not.toContain('car park');
    }
  }
  for (const id of ids) await forge(store, id, 'An answer of an earlier release.');
  expect(await readReport()).toMatchObject({ status: 'received', unverified: true });
});

test('an officer works on a copy as on the store', async () => {
  const site = await startSite();
  await reportIn(site);
  const { store, pair } = await openService(site);
  const file = path.join(site.folder, 'copy.sqlite');
  await store.copyTo(file);
  const copy = await openStore(site.folder, { file, readOnly: true });
  const [{ id } = { id: '' }] = await copy.list('report');
  expect(await readSubmission(copy, id, pair)).toMatchObject({
    content: { fields: { title: REPORT.title } },
  });
  expect(await readSubmission(copy, 'none', pair)).toBeUndefined();
});
