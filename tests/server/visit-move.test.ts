import { readFileSync } from 'node:fs';
import path from 'node:path';
import sodium from 'libsodium-wrappers-sumo';
import { expect, test } from 'vitest';
import type { VisitResult } from '@site/contract/answers';
import { getTimeInSeoul } from '@site/contract/date';
import { RESERVATION_KEPT_DAYS } from '@site/contract/limits';
import { getFirstVisitDate } from '@site/contract/reservation';
import { getWorkingDayAfter } from '@site/contract/working-days';

import { moveVisit, readMoves, type VisitTime } from '../../server/cases/visit-move.ts';
import { deriveVerificationKey } from '../../server/submissions/answer-signature.ts';
import type { KeyPair } from '../../server/submissions/key-pair.ts';
import { getDemonstrationKeyFile, readKeyFile } from '../../server/submissions/keys.ts';
import { createRecipients } from '../../server/submissions/recipients.ts';
import { readSubmission, resealSubmission } from '../../server/submissions/submission-service.ts';
import { openRow } from '../../server/submissions/seal.ts';
import type { SubmissionStore } from '../../server/submissions/store.ts';
import { createFolder } from './fixture/dist.ts';
import { formatJson, getForm, readReceipt, RESERVATION, send } from './fixture/forms.ts';
import { runDesk } from './fixture/program.ts';
import { NOW, startSite, type RunningSite } from './fixture/site.ts';
import { withSubmission } from './fixture/store.ts';

const { contact } = RESERVATION;
const FIRST = { state: 'received', moves: 0 } as const;
const TO: VisitTime = { date: '2026-12-04', time: '11:30' };

/** A site with one reservation, the store of it, and the key that opens it. */
async function reserve() {
  const site = await startSite();
  const receipt = await readReceipt(await send(site, 'reservation', getForm(RESERVATION)));
  const pair = readKeyFile(getDemonstrationKeyFile(site.config.dataDir));
  const useVisit = <T>(work: (store: SubmissionStore, id: string) => Promise<T>) =>
    withSubmission(site, 'reservation', work);
  const move = (
    to: VisitTime,
    shownState: Parameters<typeof moveVisit>[5]['seen'],
    key: KeyPair = pair,
  ) => useVisit((store, id) => moveVisit(store, id, to, NOW, key, { seen: shownState }));
  return { site, receipt, pair, useVisit, move };
}
const find = async (site: RunningSite, fields: object): Promise<VisitResult> => {
  const response = await send(site, 'visit', formatJson({ contact, ...fields }));
  expect(response.status).toBe(200);
  return (await response.json()) as VisitResult;
};

test('a visitor finds a visit at the time to which an officer moved it, with the time that was asked for', async () => {
  const { site, receipt, move, useVisit } = await reserve();
  expect(await move(TO, FIRST)).toBe('done');
  const { date, time } = RESERVATION;
  expect(await find(site, { receipt })).toMatchObject({
    status: 'confirmed',
    open: true,
    visit: { ...TO, hostName: RESERVATION.hostName },
    movedFrom: { date, time },
  });
  // It is kept as long as another visit of that day.
  const end = getTimeInSeoul(TO.date, '23:59').getTime() + RESERVATION_KEPT_DAYS * 86_400_000;
  const expiresAt = await useVisit(async (store, id) => (await store.find(id))?.expiresAt);
  expect(Math.abs(Date.parse(expiresAt ?? '') - end)).toBeLessThanOrEqual(3_600_000);
});

test('of two officers the second is refused, whether both decide first or move again', async () => {
  const { site, receipt, move } = await reserve();
  const later = { date: '2026-12-08', time: '15:00' };
  expect(await move(TO, FIRST)).toBe('done');
  expect(await move(later, FIRST)).toBe('conflict');
  // Both saw the first move.
  expect(await move(later, { state: 'confirmed', moves: 1 })).toBe('done');
  expect(await move(TO, { state: 'confirmed', moves: 1 })).toBe('conflict');
  expect((await find(site, { receipt })).visit).toMatchObject(later);
});

test('a visit that its visitor has canceled is not moved, and a change by the visitor replaces the move', async () => {
  const { site, receipt, move, useVisit } = await reserve();
  expect(await move(TO, FIRST)).toBe('done');
  const changeRequest = { action: 'change', date: '2026-12-10', time: '10:00', car: 'no' };
  expect(await find(site, { receipt, ...changeRequest })).toMatchObject({
    status: 'received',
    visit: { date: changeRequest.date, time: changeRequest.time },
    done: 'change',
  });
  const again = await find(site, { receipt });
  expect(again.movedFrom).toBeUndefined();
  await find(site, { receipt, action: 'cancel', confirmed: 'true' });
  expect(await move(TO, FIRST)).toBe('closed');
  expect(await useVisit((store, id) => store.listEntries(id))).toEqual([]);
});

test('a move that no officer signed, or that was changed, leaves the visit unconfirmed', async () => {
  const { site, receipt, pair, useVisit } = await reserve();
  // A reader of the row who is not an officer can seal but not sign.
  await useVisit(async (store, id) => {
    const row = await store.find(id);
    if (!row) throw new Error('There is no row.');
    await moveVisit(store, id, TO, NOW, pair, { seen: FIRST });
    const [entry] = await store.listEntries(id);
    if (!entry) throw new Error('There is no entry.');
    await store.reseal(id, row.recipient, row.recipient, row.sealed, null, [
      { ...entry, forReporter: Buffer.from(entry.forReporter ?? '').toReversed() },
    ]);
  });
  const { date, time } = RESERVATION;
  const visitResult = await find(site, { receipt });
  expect(visitResult).toMatchObject({ status: 'received', visit: { date, time } });
  expect(visitResult.movedFrom).toBeUndefined();
});

test('a moved visit is sealed to other keys with its moves, and signed again', async () => {
  const { site, receipt, pair, move, useVisit } = await reserve();
  expect(await move(TO, FIRST)).toBe('done');
  const nextKeys = sodium.crypto_box_keypair();
  await useVisit(async (store, id) => {
    const recipients = createRecipients('reservations', [pair.publicKey, nextKeys.publicKey]);
    expect(await resealSubmission(store, id, pair, recipients, pair)).toBe(true);
    const openedSubmission = await readSubmission(store, id, nextKeys, [
      await deriveVerificationKey(pair),
    ]);
    expect(openedSubmission?.moves).toMatchObject([{ ...TO, signed: true }]);
    expect(openedSubmission?.content.fields).toMatchObject({
      ...TO,
      before: `${RESERVATION.date} ${RESERVATION.time}`,
    });
  });
  expect((await find(site, { receipt })).visit).toMatchObject(TO);
});

test('a key that does not open the visit moves nothing, and only the department reads a move', async () => {
  const { pair, move, useVisit } = await reserve();
  await expect(move(TO, FIRST, sodium.crypto_box_keypair())).rejects.toThrow();
  expect(await move(TO, FIRST)).toBe('done');
  await useVisit(async (store, id) => {
    const row = await store.find(id);
    if (!row) throw new Error('There is no row.');
    const entries = await store.listEntries(id);
    const { contentKey } = await openRow(row, pair);
    const keys = [await deriveVerificationKey(pair)];
    expect(await readMoves(entries, row, contentKey, keys)).toEqual([
      { ...TO, movedAt: NOW.toISOString(), signed: true },
    ]);
    expect(await readMoves(entries, row, contentKey, [])).toMatchObject([{ signed: false }]);
    const bytes = Buffer.concat(
      entries
        .flatMap((entry) => [entry.forDepartment, entry.forReporter ?? ''])
        .map((part) => Buffer.from(part)),
    );
    expect(bytes.includes(TO.date)).toBe(false);
  });
});

/** A working day that can be reserved today: commands use the clock of the machine. */
const DAY = getWorkingDayAfter(getFirstVisitDate(new Date()));

test('a visit is moved by a command in a copy, and its visitor sees it after the merge; another time in the meantime is named', async () => {
  const { site, receipt } = await reserve();
  const { dataDir } = site.config;
  const key = getDemonstrationKeyFile(dataDir);
  const copy = path.join(createFolder(), 'today.sqlite');
  const otherStore = path.join(createFolder(), 'other.sqlite');
  for (const file of [copy, otherStore]) await runDesk(['export', file], dataDir);
  const move = (store: string | undefined, time: string, ...more: string[]) => {
    const at = store === undefined ? [] : ['--store', store];
    const id = ['reservations', 'move', shownId];
    return runDesk([...id, DAY, time, '--key-file', key, ...at, ...more], dataDir);
  };
  const shownId = (await runDesk(['reservations', 'list'], dataDir)).output.slice(0, 8);

  const closedResult = await move(copy, '20:00');
  expect(closedResult.status).toBe(1);
  expect(closedResult.output).toContain('between 9:00 and 17:00');
  const movedOutput = await move(copy, '11:00');
  expect(movedOutput.output).toContain(
    `Moved to ${DAY} 11:00, and confirmed. This is stored only in ${copy}.`,
  );
  const decidedResult = await move(copy, '12:00');
  expect(decidedResult.output).toContain('Add --replace');
  expect((await find(site, { receipt })).status).toBe('received');
  expect((await move(otherStore, '15:00')).status).toBe(0);

  const mergeResult = await runDesk(['merge', copy], dataDir);
  expect(mergeResult.output).toContain('taken over: moves of the visit: 1, confirmed');
  expect(await find(site, { receipt })).toMatchObject({
    status: 'confirmed',
    visit: { date: DAY, time: '11:00' },
  });
  const late = await runDesk(['merge', otherStore], dataDir);
  expect(late.output).toContain('another officer has moved the visit');
  expect((await find(site, { receipt })).visit['time']).toBe('11:00');

  // Moved again on the server, with the decision that it replaces; the gate reads the new time.
  expect((await move(undefined, '16:30', '--replace')).status).toBe(0);
  const csv = path.join(createFolder(), 'visits.csv');
  await runDesk(['reservations', 'export', csv, '--key-file', key], dataDir);
  expect(readFileSync(csv, 'utf8')).toContain(`"=""${DAY}""","=""16:30"""`);
  expect((await find(site, { receipt })).visit['time']).toBe('16:30');
  const record = await runDesk(['record', 'check', '--key-file', key], dataDir);
  expect(record.status).toBe(0);
});
