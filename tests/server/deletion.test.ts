import { expect, test } from 'vitest';

import { hashEntry } from '../../server/cases/record.ts';
import { createPrivateClient } from '../../server/private/client.ts';
import { createRemoteStore } from '../../server/private/desk-store.ts';
import { readDepartmentsFile } from '../../server/submissions/departments-file.ts';
import type { SubmissionStore } from '../../server/submissions/store.ts';
import { createKeys, DEPARTMENTS, PEOPLE } from './fixture/departments.ts';
import { createFolder } from './fixture/dist.ts';
import { getForm, REPORT, send } from './fixture/forms.ts';
import { runDesk } from './fixture/program.ts';
import { startSite } from './fixture/site.ts';
import { withStore } from './fixture/store.ts';

const TWO_KEYS = { ...DEPARTMENTS, hotline: [['first', 'second'], 'safe', 2] } as const;

/** A site whose hotline needs two keys to delete a report before its time, and the commands of its officers. */
async function startDesk({ isRemote = false } = {}) {
  const { getKeyFile, getPair, write } = await createKeys(PEOPLE);
  const departments = await write(TWO_KEYS);
  const environment = { ...departments, DESK_PORT: '0' };
  const site = await startSite({ environment });
  expect((await send(site, 'report', getForm(REPORT))).status).toBe(201);
  const { dataDir } = site.config;
  const useStore = <T>(work: (store: SubmissionStore) => Promise<T>) => withStore(site, work);
  const [{ id } = { id: '' }] = await useStore((store) => store.list('report'));
  const runAs = (person: string, command: string, settings: Record<string, string> = departments) =>
    runDesk(
      [
        ...`${command} ${id}`.split(' '),
        '--key-file',
        getKeyFile(person),
        ...(isRemote ? ['--server', `http://127.0.0.1:${site.app.deskPort()}`] : []),
      ],
      isRemote ? createFolder() : dataDir,
      'yes\n',
      // A machine that reaches the listener only needs no settings of the server.
      isRemote ? {} : settings,
    );
  const list = (person: string) =>
    runDesk(
      [
        'reports',
        'list',
        '--key-file',
        getKeyFile(person),
        ...(isRemote ? ['--server', `http://127.0.0.1:${site.app.deskPort()}`] : []),
      ],
      isRemote ? createFolder() : dataDir,
      '',
      isRemote ? {} : departments,
    );
  const isThere = () => useStore(async (store) => (await store.find(id)) !== undefined);
  const getActions = () =>
    useStore(async (store) =>
      (await store.readRecord())
        .filter(({ action }) => action !== 'handed-out')
        .map(({ action }) => action)
        .toSorted(),
    );
  return { site, id, runAs, list, getPair, isThere, getActions, useStore };
}

test.each([
  ['on the server', false],
  ['over the private listener', true],
])(
  '%s two different keys delete a report before its time; the same key twice does not',
  async (_, isRemote) => {
    const { runAs, id, list, isThere, getActions } = await startDesk({ isRemote });
    const firstOutput = await runAs('first', 'reports delete');
    expect(firstOutput.output).toContain(`The deletion is requested.`);
    expect(firstOutput.output).toContain(id);
    expect(await isThere()).toBe(true);
    // The list of the second officer names who requested it, that of another department does not.
    expect((await list('second')).output).toMatch(/deletion requested by the key \S{8} on \d{4}-/);
    expect((await list('member')).output).toBe('Reports: 0\n');

    const again = await runAs('first', 'reports delete');
    expect([again.status, again.output]).toEqual([
      1,
      expect.stringContaining('requested it already'),
    ]);
    expect(await isThere()).toBe(true);

    const second = await runAs('second', 'reports delete');
    expect(second.output).toContain('Deleted.');
    expect(await isThere()).toBe(false);
    expect(await getActions()).toEqual(expect.arrayContaining(['deleted', 'deletion-requested']));
  },
);

test('the listener shows requests to the officers of their department only', async () => {
  const { site, id, runAs, getPair } = await startDesk({ isRemote: true });
  await runAs('first', 'reports delete');
  const server = `http://127.0.0.1:${site.app.deskPort()}`;
  const listFor = async (person: string) =>
    createRemoteStore(await createPrivateClient(server, getPair(person))).listDeletions();
  expect(await listFor('second')).toMatchObject([{ submissionId: id, kind: 'deletion' }]);
  for (const person of ['clerk', 'member']) expect(await listFor(person)).toEqual([]);
});

test('a request that its officer withdraws, or another one refuses, deletes nothing; it can be made again', async () => {
  const { runAs, isThere, getActions } = await startDesk();
  expect((await runAs('first', 'reports keep')).output).toContain('There is no request');
  for (const keeper of ['first', 'second']) {
    await runAs('first', 'reports delete');
    expect((await runAs(keeper, 'reports keep')).output).toContain('is withdrawn');
    expect((await runAs(keeper, 'reports keep')).status).toBe(1);
  }
  expect(await isThere()).toBe(true);
  // Now the second key makes a separate request.
  expect((await runAs('second', 'reports delete')).output).toContain('requested');
  expect(await isThere()).toBe(true);
  expect((await runAs('first', 'reports delete')).output).toContain('Deleted.');
  expect(await isThere()).toBe(false);
  expect(await getActions()).toEqual([
    'deleted',
    ...Array.from({ length: 3 }, () => 'deletion-requested'),
    ...Array.from({ length: 2 }, () => 'deletion-withdrawn'),
  ]);
});

test('a machine that does not know the rule of the operator deletes nothing', async () => {
  const { runAs, isThere } = await startDesk();
  const refusedOutput = await runAs('first', 'reports delete', {});
  expect([refusedOutput.status, refusedOutput.output]).toEqual([
    1,
    expect.stringContaining('DEPARTMENTS_FILE'),
  ]);
  expect(await isThere()).toBe(true);
});

test('a request that was withdrawn in the meantime cannot be confirmed, and two requests at the same time are one', async () => {
  const { runAs, id, isThere, useStore } = await startDesk();
  await runAs('first', 'reports delete');
  await useStore(async (store) => {
    const request = (await store.readRecord()).find(
      ({ action }) => action === 'deletion-requested',
    );
    if (!request) throw new Error('There is no request.');
    const change = { kind: 'remove', id, record: [] } as const;
    // The hash of another request.
    expect(await store.apply({ ...change, record: [], request: 'f'.repeat(64) })).toBe('conflict');
    const twice = { kind: 'deletion', id, action: 'deletion-requested', order: 1 } as const;
    expect(await store.apply({ ...twice, record: [request] })).toBe('done');
    const later = { ...request, number: request.number + 1 };
    expect(await store.apply({ ...twice, record: [later] })).toBe('conflict');
    expect(await store.listEntries(id)).toMatchObject([{ id: hashEntry(request) }]);
  });
  await runAs('first', 'reports keep');
  await useStore(async (store) => {
    const request = (await store.readRecord()).find(
      ({ action }) => action === 'deletion-requested',
    );
    const hash = request ? hashEntry(request) : '';
    expect(await store.apply({ kind: 'remove', id, request: hash, record: [] })).toBe('conflict');
  });
  expect(await isThere()).toBe(true);
});

test('an inquiry that was answered is deleted by one key, and a department with one officer cannot ask for two', async () => {
  const { file, write } = await createKeys(PEOPLE);
  await write({ ...DEPARTMENTS, inquiries: [['clerk'], 'safe', 2] });
  await expect(readDepartmentsFile(file)).rejects.toThrow('inquiries needs two officers');
  await write(TWO_KEYS);
  expect((await readDepartmentsFile(file)).hotline?.deletionKeys).toBe(2);
});
