import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';

import { getRecordFile } from '../../server/desk/record-file.ts';
import { createMailQueue, type Mail } from '../../server/notifications/mail-queue.ts';
import type { KeyPair } from '../../server/submissions/key-pair.ts';
import { findRecipients } from '../../server/submissions/keys.ts';
import { open } from '../../server/submissions/seal.ts';
import type { Purpose } from '../../server/submissions/store.ts';
import { createKeys, DEPARTMENTS, getPublicValue, PEOPLE } from './fixture/departments.ts';
import { createFolder } from './fixture/dist.ts';
import {
  COMPLIMENT,
  formatJson,
  getForm,
  REPORT,
  requestReport,
  RESERVATION,
  send,
} from './fixture/forms.ts';
import { INQUIRY } from './fixture/inquiry.ts';
import { expectEnd, runDesk } from './fixture/program.ts';
import { NOW, startSite, type RunningSite } from './fixture/site.ts';
import { openStore, withStore, withSubmission } from './fixture/store.ts';

/** Returns which of the people can open the only submission of a purpose. */
async function findReaders(
  site: RunningSite,
  purpose: Purpose,
  getPair: (person: string) => KeyPair,
  people: readonly string[] = PEOPLE,
): Promise<string[]> {
  const row = await withSubmission(site, purpose, (store, id) => store.find(id));
  if (!row) throw new Error(purpose);
  const readers: string[] = [];
  for (const person of people)
    await open(row, getPair(person)).then(
      () => readers.push(person),
      () => undefined,
    );
  return readers;
}

test('each form is opened by the officers of its department and their recovery key, and by no one else', async () => {
  const { getPair, write } = await createKeys(PEOPLE);
  const site = await startSite({ environment: await write(DEPARTMENTS) });
  const sizes = new Set<number>();
  for (const [form, fields, readers] of [
    ['inquiry', INQUIRY, ['clerk', 'safe']],
    ['reservation', RESERVATION, ['gate', 'safe']],
    ['report', REPORT, ['first', 'second', 'safe']],
    ['compliment', COMPLIMENT, ['first', 'second', 'safe']],
  ] as const) {
    expect((await send(site, form, getForm(fields))).status).toBe(201);
    expect(await findReaders(site, form, getPair)).toEqual(readers);
    const row = await withSubmission(site, form, (store, id) => store.find(id));
    sizes.add(row?.sealed.length ?? 0);
  }
  // The size of a row does not reveal how many people can open it.
  expect(sizes.size).toBe(1);
});

test('a form of a department without officers is closed before anyone types, and the others are open', async () => {
  const { write } = await createKeys(PEOPLE);
  const { hotline: _hotline, audit: _audit, ...otherDepartments } = DEPARTMENTS;
  const site = await startSite({
    environment: { ...(await write(otherDepartments)), MONITORING_PORT: '0' },
  });
  expect((await send(site, 'report', formatJson(REPORT))).status).toBe(503);
  expect((await send(site, 'compliment', getForm(COMPLIMENT))).status).toBe(503);
  expect((await send(site, 'inquiry', getForm(INQUIRY))).status).toBe(201);
  const health = (await (await fetch(`${site.url}/api/health`)).json()) as { forms?: unknown };
  expect(health.forms).toEqual({ report: 'closed', compliment: 'closed' });
  const metrics = await fetch(`http://127.0.0.1:${site.app.monitoringPort()}/metrics`);
  const text = await metrics.text();
  expect(text).toContain('site_forms_open{form="report"} 0');
  expect(text).toContain('site_forms_open{form="report-audit"} 0');
  expect(text).toContain('site_forms_open{form="inquiry"} 1');
});

test('an officer who can open the rows adds a new officer, and removes one who left', async () => {
  const { getPair, getKeyFile, write } = await createKeys(PEOPLE);
  const environment = await write({ ...DEPARTMENTS, hotline: [['first'], 'safe'] });
  const site = await startSite({ environment });
  const response = await send(site, 'report', getForm(REPORT));
  const { receipt } = (await response.json()) as { receipt: string };
  const { dataDir } = site.config;
  const runAs = (command: string, person: string, input = '') =>
    runDesk(`${command} --key-file ${getKeyFile(person)}`, dataDir, input, environment);
  const [id = ''] = (await runAs('reports list', 'first')).output.split(' ');
  expect((await runAs(`reports answer ${id}`, 'first', 'Seen to.\n')).status).toBe(0);
  expect(await findReaders(site, 'report', getPair)).toEqual(['first', 'safe']);

  await write(DEPARTMENTS);
  // Only an officer who can open the rows can add another one.
  const refusedOutput = await runAs('keys apply', 'second');
  expect(refusedOutput).toMatchObject(expectEnd(1, 'not be opened'));
  // Nothing was done, so the record of the key has no entry.
  expect(existsSync(getRecordFile(getKeyFile('second')))).toBe(false);
  expect(await runAs('keys apply', 'first')).toMatchObject({ status: 0 });
  expect(await findReaders(site, 'report', getPair)).toEqual(['first', 'second', 'safe']);
  expect((await runAs(`reports show ${id}`, 'second')).output).toContain('│ Seen to.');
  expect(await runAs('keys apply', 'first')).toMatchObject(expectEnd(1, 'officers of today'));

  // The key of the first officer is lost: the recovery key opens the rows.
  await write({ ...DEPARTMENTS, hotline: [['second'], 'safe'] });
  expect(await runAs('keys apply', 'safe')).toMatchObject({ status: 0 });
  expect(await findReaders(site, 'report', getPair)).toEqual(['second', 'safe']);
  expect((await runAs(`reports show ${id}`, 'first')).status).toBe(1);
  await site.app.close();
  // The recovery key, which does not belong to an officer, has signed it: an officer signs it again.
  await runAs('reports sign', 'second');
  const restartedSite = await startSite({ environment: { ...environment, DATA_DIR: dataDir } });
  expect(await requestReport(restartedSite, receipt)).toMatchObject({ answer: 'Seen to.' });
});

test('rows from the time of a single key stay readable, and are resealed to the officers', async () => {
  const { getPair, getKeyFile, write } = await createKeys(PEOPLE);
  const SUBMISSIONS_PUBLIC_KEY = await getPublicValue(getPair('first'));
  const site = await startSite({ environment: { SUBMISSIONS_PUBLIC_KEY } });
  await send(site, 'inquiry', getForm(INQUIRY));
  expect(await findReaders(site, 'inquiry', getPair)).toEqual(['first']);
  const environment = await write(DEPARTMENTS);
  const { dataDir } = site.config;
  const command = ['keys', 'apply', '--key-file', getKeyFile('first')];
  // It would seal to a department to which the key does not belong.
  expect(await runDesk(command, dataDir, '', environment)).toMatchObject({ status: 1 });
  await write({ ...DEPARTMENTS, inquiries: [['clerk', 'first'], 'safe'] });
  expect(await runDesk(command, dataDir, '', environment)).toMatchObject({ status: 0 });
  expect(await findReaders(site, 'inquiry', getPair)).toEqual(['clerk', 'first', 'safe']);
});

test('a copy is made for departments, which must be named', async () => {
  const { getKeyFile, write } = await createKeys(PEOPLE);
  const environment = await write(DEPARTMENTS);
  const site = await startSite({ environment });
  await send(site, 'report', getForm(REPORT));
  await send(site, 'reservation', getForm(RESERVATION));
  const copy = path.join(site.folder, 'gate.sqlite');
  const runCopyCommand = (command: string) =>
    runDesk(command, site.config.dataDir, '', environment);
  const exportResult = await runCopyCommand(`export ${copy}`);
  expect(exportResult).toMatchObject(expectEnd(1, '--department'));
  expect((await runCopyCommand(`export ${copy} --department gate`)).status).toBe(1);
  expect((await runCopyCommand(`export ${copy} --department reservations`)).status).toBe(0);
  const gate = `--store ${copy} --key-file ${getKeyFile('gate')}`;
  expect((await runCopyCommand(`reservations list ${gate}`)).output).toContain('Reservations: 1');
  expect((await runCopyCommand(`reports list ${gate}`)).output).toBe('Reports: 0\n');
  expect((await runCopyCommand('record list')).output).toMatch(
    /reservations {2}\S+ {2}handed out, sealed/,
  );
});

test('an invalid file is refused at the start, with the problem', async () => {
  const { write, file } = await createKeys(PEOPLE);
  const find = () =>
    findRecipients({ dataDir: createFolder(), production: true, departmentsFile: file });
  await expect(find()).rejects.toThrow(/cannot be read/);
  writeFileSync(file, '{');
  await expect(find()).rejects.toThrow(/not JSON/);
  writeFileSync(file, '{"gate":{}}');
  await expect(find()).rejects.toThrow(/cannot be used/);
  writeFileSync(file, '{"hotline":{"officers":["AAAA"],"recovery":"AAAA"}}');
  await expect(find()).rejects.toThrow(/hotline\.officers\.0: must be 64 bytes/);
  const weak = Buffer.alloc(64).toString('base64');
  writeFileSync(file, JSON.stringify({ hotline: { officers: [weak], recovery: weak } }));
  await expect(find()).rejects.toThrow(/protects nothing/);
  await write({ hotline: [['first'], 'first'] });
  await expect(find()).rejects.toThrow(/same key twice/);
  await write({ ...DEPARTMENTS, audit: [['member'], 'safe'] });
  await expect(find()).rejects.toThrow(/recovery keys of their own/);
  await write(DEPARTMENTS);
  expect(Object.keys((await find())?.departments ?? {})).toHaveLength(4);
});

/**
 * What an excluded officer can access of a report to the audit committee: copies, lists, the record, mails, the log.
 */
async function collectTraces(withCase: boolean) {
  const { getPair, getKeyFile, write } = await createKeys(PEOPLE);
  const environment = {
    ...(await write(DEPARTMENTS)),
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'site@example.com',
    MAIL_TO: 'office@example.com',
    MAIL_TO_HOTLINE: 'compliance@example.com',
    MAIL_TO_AUDIT: 'audit@example.com',
    MONITORING_PORT: '0',
    DESK_PORT: '0',
  };
  const mails: Mail[] = [];
  let now = NOW;
  const site = await startSite({
    environment,
    now: () => now,
    sendMail: async (mail) => void mails.push(mail),
  });
  const { dataDir } = site.config;
  const runOnServer = (command: string, input = '') =>
    runDesk(command, dataDir, input, environment);
  await send(site, 'report', getForm(REPORT));
  let receipt = '';
  if (withCase) {
    const response = await send(
      site,
      'report',
      getForm(REPORT, { recipient: 'audit', title: 'Board' }),
    );
    ({ receipt } = (await response.json()) as { receipt: string });
    const rows = await withStore(site, async (store) =>
      Promise.all((await store.list('report')).map(({ id }) => store.find(id))),
    );
    const id = rows.find((row) => row?.recipient.startsWith('audit'))?.id ?? '';
    const member = `--key-file ${getKeyFile('member')}`;
    for (const person of ['first', 'second', 'safe'])
      expect(
        (await runOnServer(`reports show ${id} --key-file ${getKeyFile(person)}`)).status,
      ).toBe(1);
    expect((await runOnServer(`reports show ${id} ${member}`)).output).toContain('│ Board');
    expect((await runOnServer(`reports answer ${id} ${member}`, 'Seen to.\n')).status).toBe(0);
    expect(await requestReport(site, receipt)).toMatchObject({
      answer: 'Seen to.',
      tip: { recipient: 'audit' },
    });
  }
  const copy = path.join(site.folder, 'copy.sqlite');
  const departments = 'inquiries,reservations,hotline';
  expect((await runOnServer(`export ${copy} --department ${departments}`)).status).toBe(0);
  const firstOptions = `--store ${copy} --key-file ${getKeyFile('first')}`;
  const tables: Record<string, unknown> = {};
  const database = new DatabaseSync(copy, { readOnly: true });
  for (const { name } of database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
    .all())
    tables[String(name)] = database.prepare(`SELECT count(*) AS count FROM ${String(name)}`).get();
  const metadata = database.prepare('SELECT name FROM metadata ORDER BY name').all();
  database.close();
  const runOverNetwork = (command: string) =>
    runDesk(
      `${command} --server http://127.0.0.1:${site.app.deskPort()} --key-file ${getKeyFile('second')}`.split(
        ' ',
      ),
      createFolder(),
    );
  const listedOverNetwork = await runOverNetwork('reports list');
  const recordOverNetwork = await runOverNetwork('record list');
  const listedOutput = await runOnServer(`reports list ${firstOptions}`);
  const { output: retentionOutput } = await runOnServer(`retention --store ${copy}`);
  const record = await runOnServer(`record list --store ${copy}`);
  const metrics = await fetch(`http://127.0.0.1:${site.app.monitoringPort()}/metrics`);
  const metricLines = (await metrics.text())
    .split('\n')
    .filter((line) => /^site_(events|overdue|forms)/.test(line));
  const store = await openStore(dataDir);
  now = new Date(NOW.getTime() + 48 * 3_600_000);
  const { mail } = site.config;
  if (!mail) throw new Error('no mail');
  const events: string[] = [];
  await createMailQueue({
    store,
    settings: mail,
    send: async (queuedMail) => void mails.push(queuedMail),
    log: (event) => void events.push(event),
    now: () => now,
  }).deliver();
  const toAudit = mails.filter(({ to }) => to === 'audit@example.com').length;
  return {
    excluded: {
      tables,
      metadata,
      listed: [listedOutput, listedOverNetwork]
        .map(({ output }) => output.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'id'))
        .join(''),
      recordOverNetwork: recordOverNetwork.output
        .replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d/g, 'time')
        .replaceAll(/ {2}\S{8} {2}/g, '  key  ')
        .replaceAll(/[\da-f]{16}/g, 'subject'),
      kept: retentionOutput,
      record: record.output
        .replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d/g, 'time')
        .replaceAll(/ {2}\S{8} {2}/g, '  key  '),
      counted: metricLines,
      events,
      mails: mails
        .filter(({ to }) => to !== 'audit@example.com')
        .map(({ to, subject }) => [to, subject]),
    },
    toAudit,
    getPair,
  };
}

test('a department that was not chosen sees no difference with a report to the audit committee', async () => {
  const [withCase, without] = [await collectTraces(true), await collectTraces(false)];
  expect(withCase.excluded).toEqual(without.excluded);
  expect(withCase.excluded.listed).toContain('Reports: 1');
  expect([withCase.toAudit, without.toAudit]).toEqual([1, 0]);
});

test('if the audit committee has no key, choosing it is refused, and no one else receives the report', async () => {
  const { write } = await createKeys(PEOPLE);
  const { audit: _audit, ...otherDepartments } = DEPARTMENTS;
  const site = await startSite({ environment: await write(otherDepartments) });
  const refusedResponse = await send(site, 'report', getForm(REPORT, { recipient: 'audit' }));
  expect(refusedResponse.status).toBe(422);
  expect(await refusedResponse.json()).toMatchObject({
    errors: [{ field: 'recipient', code: 'recipient.closed' }],
  });
  expect(await withStore(site, (store) => store.list('report'))).toEqual([]);
});
