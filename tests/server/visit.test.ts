import { expect, test } from 'vitest';
import type { VisitResult } from '@site/contract/answers';
import { CANCELLED_KEPT_DAYS, RESERVATION_KEPT_DAYS } from '@site/contract/limits';
import { PATHS } from '@site/contract/paths';
import { formatReceipt } from '@site/contract/receipt';
import type { FormState } from '@site/contract/renderer';
import { getTimeInSeoul } from '@site/contract/date';

import { decideVisit } from '../../server/submissions/submission-service.ts';
import {
  formatJson,
  getForm,
  readProblem,
  readReceipt,
  readSubmissions,
  RESERVATION,
  send,
} from './fixture/forms.ts';
import { NOW, parseRenderedRequest, startSite, type RunningSite } from './fixture/site.ts';
import { withStore } from './fixture/store.ts';

const { contact } = RESERVATION;
const DAY = 24 * 60 * 60 * 1000;

const postReservation = async (site: RunningSite, changes = {}): Promise<string> =>
  readReceipt(await send(site, 'reservation', getForm(RESERVATION, changes)));
const ask = (site: RunningSite, fields: Record<string, string>) =>
  send(site, 'visit', formatJson({ contact, ...fields }));
const find = async (site: RunningSite, fields: Record<string, string>): Promise<VisitResult> => {
  const response = await ask(site, fields);
  expect(response.status).toBe(200);
  return (await response.json()) as VisitResult;
};
const CANCEL = { action: 'cancel', confirmed: 'true' } as const;
const CHANGE = { action: 'change', date: '2026-12-03', time: '10:30', car: 'no' };

test('a visitor finds a reservation by its number and phone number, however they are typed', async () => {
  const site = await startSite();
  const receipt = await postReservation(site);
  for (const [number, phone] of [
    [receipt, contact],
    [receipt.toLowerCase().replaceAll('-', ' '), '01000000000'],
    [receipt, '+82 10-0000-0000'],
  ] as const) {
    const visitResult = await find(site, { receipt: number, contact: phone });
    expect(visitResult).toMatchObject({ receipt, status: 'received', open: true });
    expect(visitResult.visit).toMatchObject({
      date: RESERVATION.date,
      hostName: RESERVATION.hostName,
    });
  }
  expect(await postReservation(site)).toBe(receipt);
});

test('another number, another phone number and an expired reservation get one response', async () => {
  let now = NOW;
  const site = await startSite({ now: () => now });
  const receipt = await postReservation(site);
  const answers = new Set<string>();
  const expectNotFound = async (fields: Record<string, string>) => {
    const response = await ask(site, fields);
    expect(response.status).toBe(404);
    answers.add(await response.text());
  };
  await expectNotFound({ receipt: formatReceipt(Buffer.alloc(10, 7)) });
  await expectNotFound({ receipt, contact: '010-0000-0001' });
  now = new Date(getTimeInSeoul(RESERVATION.date, '23:59').getTime() + 366 * DAY);
  await expectNotFound({ receipt });
  expect(answers.size).toBe(1);
  expect([...answers][0]).toContain('noVisit');
});

test('guesses at a number delay its look-ups, and its owner is not locked out', async () => {
  const pauses: number[] = [];
  const site = await startSite({ pause: async (time) => void pauses.push(time) });
  const receipt = await postReservation(site);
  for (let guess = 0; guess < 20; guess += 1)
    expect((await ask(site, { receipt, contact: `010-1111-${1000 + guess}` })).status).toBe(404);
  expect(pauses.at(-1)).toBe(10_000);
  expect((await ask(site, { receipt })).status).toBe(200);
  // Another number is not delayed.
  await ask(site, { receipt: formatReceipt(Buffer.alloc(10, 1)) });
  expect(pauses.at(-1)).toBe(0);
});

test('look-ups of one network are limited', async () => {
  const site = await startSite({ environment: { RATE_LIMIT_LOOKUPS: '2' } });
  const receipt = await postReservation(site);
  const statuses = [];
  for (let count = 0; count < 3; count += 1) statuses.push((await ask(site, { receipt })).status);
  expect(statuses).toEqual([200, 200, 429]);
});

test('a changed visit keeps its number, is confirmed again, and replaces the previous one', async () => {
  const site = await startSite();
  const receipt = await postReservation(site);
  await withStore(site, async (store) => {
    const [row] = await store.list('reservation');
    expect(await decideVisit(store, row?.id ?? '', 'confirmed')).toBe(true);
  });
  expect(await find(site, { receipt })).toMatchObject({ status: 'confirmed' });

  const visitResult = await find(site, { receipt, ...CHANGE });
  expect(visitResult).toMatchObject({ receipt, status: 'received', open: true, done: 'change' });
  expect(visitResult.visit).toMatchObject({ date: '2026-12-03', time: '10:30', car: 'no' });
  expect(await find(site, { receipt })).toMatchObject({ visit: { date: '2026-12-03' } });

  const rows = await readSubmissions(site, 'reservation');
  expect(rows).toHaveLength(1);
  expect(rows[0]?.content.fields).toMatchObject({
    receipt,
    before: '2026-12-01 14:00',
    date: '2026-12-03',
    carNumber: '',
    visitor1Name: RESERVATION.visitor1Name,
  });
});

test('a repeated change, as after a lost response, does not withdraw a confirmation', async () => {
  const site = await startSite();
  const receipt = await postReservation(site);
  await find(site, { receipt, ...CHANGE });
  // Before the decision, the response is the same.
  expect(await find(site, { receipt, ...CHANGE })).toMatchObject({
    status: 'received',
    done: 'change',
  });
  const [changedVisit] = await withStore(site, (store) => store.list('reservation'));
  await withStore(site, (store) => decideVisit(store, changedVisit?.id ?? '', 'confirmed'));
  expect(await find(site, { receipt, ...CHANGE })).toMatchObject({
    status: 'confirmed',
    visit: { date: '2026-12-03', time: '10:30' },
  });
  const rows = await withStore(site, (store) => store.list('reservation'));
  expect(rows.map(({ id }) => id)).toEqual([changedVisit?.id]);

  // A declined visitor requests again.
  await withStore(site, (store) =>
    decideVisit(store, changedVisit?.id ?? '', 'declined', 'confirmed'),
  );
  expect(await find(site, { receipt, ...CHANGE })).toMatchObject({ status: 'received' });
});

test('a change follows the rules of a reservation, and an invalid one changes nothing', async () => {
  const site = await startSite();
  const receipt = await postReservation(site);
  for (const [fields, codes] of [
    [{ date: '2026-11-20' }, ['date.tooSoon']],
    [{ date: '2026-11-29', time: '20:00' }, ['date.closed', 'time.closed']],
    [{ date: '', time: '', car: '' }, ['date.required', 'time.required', 'car.required']],
    [{ car: 'yes' }, ['carNumber.required']],
  ] as const) {
    const response = await ask(site, { receipt, ...CHANGE, ...fields });
    expect(response.status).toBe(422);
    const { errors = [] } = await readProblem(response);
    expect(errors.map(({ code }) => code)).toEqual(codes);
    for (const { detail } of errors) expect(detail.ko).not.toContain('다시 확인해 주세요');
  }
  expect(await find(site, { receipt })).toMatchObject({ visit: { date: RESERVATION.date } });
});

test('a visit is canceled once and permanently, and deleted after the promised time', async () => {
  const site = await startSite();
  const receipt = await postReservation(site);
  const end = new Date(NOW.getTime() + CANCELLED_KEPT_DAYS * DAY).toISOString();
  expect(await find(site, { receipt, ...CANCEL })).toMatchObject({
    status: 'cancelled',
    open: false,
    done: 'cancel',
  });
  for (const fields of [CANCEL, CHANGE]) {
    const response = await ask(site, { receipt, ...fields });
    expect(response.status).toBe(409);
    expect((await readProblem(response)).code).toBe('visitClosed');
  }
  expect(await find(site, { receipt })).toMatchObject({ status: 'cancelled', open: false });
  await withStore(site, async (store) => {
    const [row] = await store.list('reservation');
    expect(row).toMatchObject({ state: 'cancelled', expiresAt: end });
    expect(await decideVisit(store, row?.id ?? '', 'confirmed')).toBe(false);
  });
  // The same form sent again creates a new reservation.
  const anew = await postReservation(site);
  expect(anew).not.toBe(receipt);
  expect(await find(site, { receipt: anew })).toMatchObject({ status: 'received' });
});

test('of concurrent changes and cancellations each succeeds or is refused, and one visit remains', async () => {
  const site = await startSite();
  const receipt = await postReservation(site);
  const statuses = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const action = index % 4 === 0 ? CANCEL : { ...CHANGE, time: `1${index % 4}:00` };
      return (await ask(site, { receipt, ...action })).status;
    }),
  );
  expect(new Set([...statuses, 200, 409])).toEqual(new Set([200, 409]));
  expect(await readSubmissions(site, 'reservation')).toHaveLength(1);
  expect((await find(site, { receipt })).receipt).toBe(receipt);
});

test('a past visit is shown, but cannot be changed', async () => {
  let now = NOW;
  const site = await startSite({ now: () => now });
  const receipt = await postReservation(site);
  now = getTimeInSeoul(RESERVATION.date, RESERVATION.time);
  expect(await find(site, { receipt })).toMatchObject({ open: false });
  expect((await ask(site, { receipt, ...CANCEL })).status).toBe(409);
});

test('a reservation is stored for a year from the day of the visit, also after a change', async () => {
  const site = await startSite();
  const receipt = await postReservation(site);
  const getEnds = () =>
    withStore(site, async (store) => (await store.list('reservation'))[0]?.expiresAt);
  const endFor = (date: string) =>
    new Date(
      getTimeInSeoul(date, '23:59').getTime() + 60_000 + RESERVATION_KEPT_DAYS * DAY,
    ).toISOString();
  expect(await getEnds()).toBe(endFor(RESERVATION.date));
  await find(site, { receipt, ...CHANGE });
  expect(await getEnds()).toBe(endFor(CHANGE.date));
});

test('the copy of another reservation is not shown, and neither number nor names are stored in plain text', async () => {
  const site = await startSite();
  const receipt = await postReservation(site);
  await postReservation(site, { purpose: 'another' });
  await withStore(site, async (store) => {
    const copy = `${site.folder}/copy.sqlite`;
    await store.copyTo(copy);
  });
  const { DatabaseSync } = await import('node:sqlite');
  const { readFileSync } = await import('node:fs');
  const bytes = readFileSync(`${site.folder}/copy.sqlite`);
  for (const text of [receipt, receipt.replaceAll('-', ''), RESERVATION.visitor1Name, contact])
    expect(bytes.includes(text)).toBe(false);
  const database = new DatabaseSync(`${site.config.dataDir}/submissions.sqlite`);
  database.exec(
    `CREATE TEMP TABLE before AS SELECT id, details AS value FROM visits;
     UPDATE visits SET details = (SELECT value FROM before WHERE before.id <> visits.id)`,
  );
  database.close();
  expect((await ask(site, { receipt })).status).toBe(404);
});

test('everything works as a plain form; typed values are shown with their errors', async () => {
  const site = await startSite();
  const receipt = await postReservation(site);
  const post = async (fields: Record<string, string>) => {
    const body = new URLSearchParams({ receipt, contact, ...fields });
    const response = await fetch(`${site.url}/home/visit`, { method: 'POST', body });
    expect(response.headers.get('cache-control')).toBe('no-store');
    const form = parseRenderedRequest(await response.text())['form'] as FormState;
    return { status: response.status, form };
  };
  expect(await post({})).toMatchObject({
    status: 200,
    form: { form: 'visit', status: 'sent', found: { receipt, status: 'received' } },
  });
  expect(await post({ ...CHANGE, date: '2026-11-28' })).toMatchObject({
    status: 422,
    form: {
      status: 'invalid',
      values: { action: 'change', receipt, contact, date: '2026-11-28' },
      errors: [{ field: 'date', code: 'date.closed' }],
    },
  });
  expect(await post(CHANGE)).toMatchObject({ form: { found: { done: 'change' } } });
  expect(await post(CANCEL)).toMatchObject({ form: { found: { done: 'cancel' } } });
  expect(await post(CANCEL)).toMatchObject({
    status: 409,
    form: { status: 'failed', problem: 'visitClosed' },
  });
});

test('the log does not contain look-ups, changes and cancellations of a visit', async () => {
  const site = await startSite();
  const receipt = await postReservation(site);
  await find(site, { receipt });
  await ask(site, { receipt, contact: '010-9999-9999' });
  const log = site.logLines.join('');
  expect(log).toContain('reservation.stored');
  for (const trace of ['visit', receipt, '9999']) expect(log).not.toContain(trace);
});

test('a calendar file follows its reservation, and only requires its number and phone number', async () => {
  const site = await startSite();
  const receipt = await postReservation(site);
  const fetchFile = (fields: Record<string, string>) =>
    fetch(`${site.url}${PATHS.visitCalendar}?lang=en`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
  const splitLines = async (response: Response) => (await response.text()).split('\r\n');
  const firstLines = await fetchFile({ receipt, contact });
  expect([
    firstLines.status,
    firstLines.headers.get('content-type'),
    firstLines.headers.get('cache-control'),
  ]).toEqual([200, 'text/calendar; charset=utf-8', 'no-store']);
  const lines = await splitLines(firstLines);
  expect(lines).toContain('DTSTART:20261201T050000Z');
  expect(lines).toContain('STATUS:TENTATIVE');
  expect(lines.join('')).not.toContain(receipt.replaceAll('-', '').slice(0, 8));
  const uid = lines.find((line) => line.startsWith('UID:'));
  await find(site, { receipt, ...CHANGE });
  const movedLines = await splitLines(await fetchFile({ receipt, contact }));
  expect(movedLines).toContain(uid);
  expect(movedLines).toContain('DTSTART:20261203T013000Z');
  await find(site, { receipt, ...CANCEL });
  expect(await splitLines(await fetchFile({ receipt, contact }))).toContain('STATUS:CANCELLED');
  const otherResponse = await fetchFile({ receipt, contact: '010-9999-9999' });
  expect([otherResponse.status, otherResponse.headers.get('location')]).toEqual([303, PATHS.visit]);
});
