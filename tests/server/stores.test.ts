import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';

import { openPostgresStore } from '../../server/submissions/postgres.ts';
import { openSqliteStore } from '../../server/submissions/sqlite.ts';
import type { SubmissionStore } from '../../server/submissions/store.ts';
import { createFolder } from './fixture/dist.ts';
import { listMisplacedIds } from './fixture/places.ts';
import { emptyPostgres, createPool } from './fixture/postgres.ts';
import { ROW, createSubmission } from './fixture/sealed.ts';
import { openStore } from './fixture/store.ts';

/** Requirements for every store, whichever its database. */

/** Creates an empty store, and returns a function that opens it, each time as another process does. */
type Opened = () => Promise<SubmissionStore>;
const STORES: ReadonlyArray<[string, () => Promise<Opened>]> = [
  [
    'SQLite',
    async () => {
      const folder = createFolder();
      return () => openSqliteStore(folder);
    },
  ],
  [
    'PostgreSQL',
    async () => {
      const postgres = await emptyPostgres();
      return () => openPostgresStore(createPool(postgres));
    },
  ],
];

const REPORTER = {
  receiptHash: Buffer.from('receipt'),
  salt: Buffer.from('salt'),
  verifier: Buffer.from('verifier'),
  publicKey: Buffer.from('public'),
  wrappedPrivateKey: Buffer.from('wrapped'),
  tip: Buffer.from('tip'),
};
const ANSWER = {
  forReporter: Buffer.from('for the reporter'),
  forDepartment: Buffer.from('for the department'),
  answeredAt: '2026-11-21T00:00:00.000Z',
};

describe.each(STORES)('%s', (_name, prepare) => {
  const open = async () => {
    const store = await (await prepare())();
    onTestFinished(() => store.close());
    return store;
  };

  test('rows are read as they were written, also after closing', async () => {
    const openAgain = await prepare();
    const store = await openAgain();
    const sealedBytes = Buffer.from([0, 1, 127, 128, 255, 0]);
    await store.add(createSubmission({ sealed: sealedBytes }));
    await store.close();
    const again = await openAgain();
    expect(await again.list('inquiry')).toEqual([ROW]);
    const foundRow = await again.find('a');
    expect(foundRow && { ...foundRow, sealed: Buffer.from(foundRow.sealed) }).toEqual({
      ...ROW,
      recipient: 'r',
      sealed: sealedBytes,
    });
    expect(await again.find('b')).toBeUndefined();
    await again.close();
  });

  test('concurrent submissions with one key become one row, and each with a different key becomes one', async () => {
    const openAgain = await prepare();
    const [firstStore, secondStore] = [await openAgain(), await openAgain()];
    const sending = Array.from({ length: 40 }, (_, index) => {
      const key = Buffer.from(index % 2 === 0 ? 'same' : `own ${index}`);
      return (index % 3 === 0 ? firstStore : secondStore).add(
        createSubmission({ id: `${index}`, keyHash: key }),
      );
    });
    await Promise.all(sending);
    expect(await firstStore.list('inquiry')).toHaveLength(21);
    for (const store of [firstStore, secondStore]) await store.close();
  });

  test('a failed submission leaves nothing', async () => {
    const store = await open();
    await store.add(createSubmission({ purpose: 'report', reporter: REPORTER }));
    const otherSubmission = createSubmission({
      id: 'b',
      keyHash: Buffer.from('b'),
      purpose: 'report',
    });
    await expect(store.add({ ...otherSubmission, reporter: REPORTER })).rejects.toThrow();
    expect(await store.list('report')).toHaveLength(1);
    expect(await store.findHolder(Buffer.from('b'))).toBeUndefined();
  });

  test('of several concurrent submissions, a failed one leaves nothing and the others are stored', async () => {
    const store = await open();
    await store.add(createSubmission({ purpose: 'report', reporter: REPORTER }));
    const results = await Promise.allSettled(
      ['b', 'c', 'd'].map((id) =>
        store.add(
          createSubmission({
            id,
            keyHash: Buffer.from(id),
            purpose: 'report',
            // The receipt of the second one exists already.
            reporter: id === 'c' ? REPORTER : { ...REPORTER, receiptHash: Buffer.from(id) },
          }),
        ),
      ),
    );
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await store.list('report')).map(({ id }) => id)).toEqual(['a', 'b', 'd']);
    expect(await store.findHolder(Buffer.from('c'))).toBeUndefined();
  });

  test('a repeated key keeps its first row; a repeated id is an error', async () => {
    const store = await open();
    const firstResult = await store.add(createSubmission());
    const second = await store.add(createSubmission({ id: 'b', createdAt: 'later' }));
    // The type of the bytes depends on whether they are those of the caller or of the database.
    expect({ ...second, fingerprint: Buffer.from(second.fingerprint) }).toEqual(firstResult);
    expect(await store.list('inquiry')).toHaveLength(1);
    await expect(store.add(createSubmission({ keyHash: Buffer.from('other') }))).rejects.toThrow();
  });

  test('a report is found by its receipt, answered, closed, and deleted with everything that belongs to it', async () => {
    const store = await open();
    await store.add(createSubmission({ purpose: 'report', reporter: REPORTER, notify: true }));
    const foundReport = await store.findReport(REPORTER.receiptHash);
    expect(foundReport).toMatchObject({ id: 'a', answer: null, answeredAt: null });
    expect(Buffer.from(foundReport?.tip ?? [])).toEqual(REPORTER.tip);
    expect(await store.findReport(Buffer.from('another'))).toBeUndefined();

    expect(await store.move('a', ['received'], 'read', null)).toBe(true);
    expect(await store.move('a', ['received'], 'read', null)).toBe(false);
    expect(await store.answer('a', ANSWER)).toBe('done');
    expect(await store.find('a')).toMatchObject({ state: 'answered' });
    const answeredReport = await store.getReport('a');
    expect(Buffer.from(answeredReport?.answer ?? [])).toEqual(ANSWER.forDepartment);
    expect(Buffer.from(answeredReport?.answerForReporter ?? [])).toEqual(ANSWER.forReporter);

    expect(await store.move('a', ['answered'], 'closed', '2027-11-21T00:00:00.000Z')).toBe(true);
    expect(await store.answer('a', ANSWER, ANSWER.answeredAt)).toBe('closed');
    expect(await store.removeExpired('2027-11-20T23:59:59.999Z')).toEqual({});
    expect(await store.removeExpired('2027-11-21T00:00:00.000Z')).toEqual({ report: 1 });
    expect(await store.findReport(REPORTER.receiptHash)).toBeUndefined();
    expect(await store.getReport('a')).toBeUndefined();
    expect(await store.claimNotifications('report', 'x', '2026', '2027')).toEqual([]);
  });

  test('requests for deletion are listed for the department of their submission only', async () => {
    const store = await open();
    await store.add(
      createSubmission({ purpose: 'report', recipient: 'hotline-1', reporter: REPORTER }),
    );
    const entry = {
      id: 'request',
      submissionId: 'a',
      kind: 'deletion',
      state: 'read',
      createdAt: ANSWER.answeredAt,
      keyHash: Buffer.from('key of the request'),
      recipient: 'hotline-1',
      forDepartment: Buffer.from('{}'),
      forReporter: null,
    } as const;
    expect(await store.listDeletions()).toEqual([]);
    expect(await store.addEntry(entry)).toBe('done');
    for (const departments of [undefined, ['hotline']] as const)
      expect(await store.listDeletions(departments)).toMatchObject([
        { id: 'request', submissionId: 'a', kind: 'deletion' },
      ]);
    expect(await store.listDeletions(['audit', 'inquiries'])).toEqual([]);
  });

  test('a reservation is found by its number, replaced, canceled, and deleted with everything that belongs to it', async () => {
    const store = await open();
    const visitor = { receiptHash: Buffer.from('number'), details: Buffer.from('details') };
    const visit = (id: string) =>
      createSubmission({
        id,
        keyHash: Buffer.from(id),
        purpose: 'reservation',
        visitor,
        notify: true,
      });
    await store.add(visit('a'));
    const foundVisit = await store.findVisit(visitor.receiptHash);
    expect(foundVisit).toMatchObject({ id: 'a', state: 'received' });
    expect(Buffer.from(foundVisit?.details ?? [])).toEqual(visitor.details);
    expect(await store.findVisit(Buffer.from('another'))).toBeUndefined();

    expect(await store.replaceVisit('a', visit('b'))).toBe(true);
    expect(await store.replaceVisit('a', visit('c'))).toBe(false);
    expect(await store.list('reservation')).toMatchObject([{ id: 'b' }]);
    expect(await store.claimNotifications('reservation', 'x', '2026', '2027')).toEqual(['b']);

    expect(await store.cancelVisit('b', '2026-12-21T00:00:00.000Z', true)).toBe(true);
    expect(await store.cancelVisit('b', '2026-12-22T00:00:00.000Z', true)).toBe(false);
    expect(await store.replaceVisit('b', visit('d'))).toBe(false);
    expect(await store.findHolder(Buffer.from('b'))).toBeUndefined();
    expect(await store.claimNotifications('cancellation', 'y', '2028', '2029')).toEqual(['b']);
    expect(await store.removeExpired('2026-12-21T00:00:00.000Z')).toEqual({ reservation: 1 });
    expect(await store.findVisit(visitor.receiptHash)).toBeUndefined();
  });

  test('a row is resealed only if it has not changed', async () => {
    const store = await open();
    await store.add(createSubmission());
    expect(await store.reseal('a', 'r', 'new', Buffer.from('again'), null)).toBe(true);
    expect(await store.reseal('a', 'r', 'other', Buffer.from('late'), null)).toBe(false);
    expect(await store.find('a')).toMatchObject({ recipient: 'new' });
    expect(await store.remove('a')).toBe(true);
    expect(await store.remove('a')).toBe(false);
  });

  test('a notification is claimed by one process, and by another only after the claim has expired', async () => {
    const store = await open();
    await store.add(createSubmission({ notify: true }));
    await store.add(createSubmission({ id: 'b', keyHash: Buffer.from('b'), notify: true }));
    await store.add(createSubmission({ id: 'c', keyHash: Buffer.from('c') }));
    expect(await store.claimNotifications('report', 'one', '1', '5')).toEqual([]);
    expect(await store.claimNotifications('inquiry', 'one', '1', '5')).toEqual(['a', 'b']);
    expect(await store.claimNotifications('inquiry', 'two', '4', '9')).toEqual([]);
    expect(await store.claimNotifications('inquiry', 'two', '5', '9')).toEqual(['a', 'b']);
    await store.removeNotifications('one');
    await store.releaseNotifications('two');
    expect(await store.claimNotifications('inquiry', 'three', '6', '9')).toEqual(['a', 'b']);
    await store.removeNotifications('three');
    expect(await store.claimNotifications('inquiry', 'four', '99', '100')).toEqual([]);
  });

  test('values are stored, and a copy contains everything', async () => {
    const folder = createFolder();
    const store = await open();
    await store.add(createSubmission());
    await store.setMetadata('a', '1');
    await store.setMetadata('a', '2');
    const copy = path.join(folder, 'copy.sqlite');
    await store.copyTo(copy);
    await expect(store.copyTo(copy)).rejects.toThrow(/EEXIST/);
    const otherStore = await openStore(folder, { file: copy, readOnly: true });
    expect([await otherStore.metadata('a'), await otherStore.metadata('b')]).toEqual([
      '2',
      undefined,
    ]);
    expect(await otherStore.list('inquiry')).toEqual([ROW]);
    expect(listMisplacedIds(copy)).toEqual([]);
  });
});
