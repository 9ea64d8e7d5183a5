import { mkdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import type { VisitResult } from '@site/contract/answers';
import { formatCsvCell } from '@site/contract/csv';

import { computeHash } from '../../server/desk/backup.ts';
import { asksForWindow } from '../../server/desk/commands.ts';
import { quoteText } from '../../server/desk/terminal.ts';
import { createFolder } from './fixture/dist.ts';
import {
  formatJson,
  getForm,
  readReceipt,
  REPORT,
  requestReport,
  RESERVATION,
  send,
  sendReport,
} from './fixture/forms.ts';
import { createInquiryForm, createPdf } from './fixture/inquiry.ts';
import { expectEnd, runDesk, startDesk } from './fixture/program.ts';
import { storeUnsignedAnswer } from './fixture/sealed.ts';
import { startSite, type RunningSite } from './fixture/site.ts';
import { createCompoundFile } from './fixture/zip.ts';
import { openStore, withStore } from './fixture/store.ts';

/** Creates a desk over the data of a running site. */
const openDesk =
  ({ config: { dataDir, distDir } }: RunningSite) =>
  (command: string, input = '', environment = {}) =>
    runDesk(command, dataDir, input, { DIST_DIR: distDir, ...environment });

const parseFirstId = (output: string): string => String(output.split(' ')[0]);

test('an inquiry is listed, shown with its file, and removed when it is answered', async () => {
  const site = await startSite();
  const desk = openDesk(site);
  expect((await desk('inquiries show none')).output).toContain('no inquiry none');
  const file = { name: 'a.pdf', content: createPdf(64) };
  await send(site, 'inquiry', createInquiryForm({}, file));

  const list = await desk('inquiries list');
  expect(list.output).toMatch(/ received {2}due on 2026-11-25\nInquiries: 1\n$/);
  const id = parseFirstId(list.output);
  const target = path.join(site.folder, 'out.pdf');
  const showResult = await desk(`inquiries show ${id.slice(0, 8)} --attachment ${target}`);
  expect(showResult.output).toContain('Email:\n  │ visitor@example.com');
  expect(readFileSync(target)).toEqual(Buffer.from(createPdf(64)));
  expect(statSync(target).mode & 0o777).toBe(0o600);
  const again = await desk(`inquiries show ${id} --attachment ${target}`);
  expect(again).toMatchObject(expectEnd(1, 'could not be created'));

  const unsure = await desk(`inquiries answered ${id}`, 'no\n');
  expect(unsure).toMatchObject({ status: 1, output: 'Nothing was changed.\n' });
  expect((await desk(`inquiries answered ${id}`, 'yes\n')).output).toContain('deleted');
  expect((await desk('inquiries list')).output).toBe('Inquiries: 0\n');
});

test('a file that the server does not inspect is marked', async () => {
  const site = await startSite();
  const desk = openDesk(site);
  for (const [name, content] of [
    ['a.hwp', createCompoundFile('HWP Document File\0')],
    ['a.pdf', createPdf(64)],
  ] as const) {
    await send(site, 'inquiry', createInquiryForm({}, { name, content }));
    const id = parseFirstId((await desk('inquiries list')).output);
    const { output } = await desk(`inquiries show ${id}`);
    expect([name, output.includes('does not inspect HWP 5')]).toEqual([name, name === 'a.hwp']);
    await desk(`inquiries answered ${id}`, 'yes\n');
  }
});

test('a report is read, answered only for its reporter, and closed with an outcome', async () => {
  const site = await startSite();
  const desk = openDesk(site);
  const receipt = await sendReport(site);
  const id = parseFirstId((await desk('reports list')).output);

  expect((await desk(`reports show ${id}`)).output).toContain(`Title:\n  │ ${REPORT.title}`);
  expect((await desk('reports list')).output).toContain(' read  due on 2026-12-04\n');
  expect((await requestReport(site, receipt)).status).toBe('received');

  expect((await desk(`reports answer ${id}`, '\n')).output).toContain('Nothing was changed');
  const answer = '조사를 마쳤습니다.\n장치를 다시 켰습니다.';
  expect((await desk(`reports answer ${id}`, `${answer}\n.\n`)).output).toContain('sealed');
  expect(await requestReport(site, receipt)).toMatchObject({ status: 'answered', answer });
  expect((await desk(`reports show ${id}`)).output).toContain(answer.split('\n')[0]);

  expect((await desk(`reports close ${id}`)).output).toContain('will be deleted on');
  expect((await desk(`reports answer ${id}`, 'Once more.\n')).status).toBe(1);
  expect((await desk('retention')).output).toMatch(/Reports: 1\n.*\n.*will be deleted on/);
});

test('a copy is answered where the key is, and returned without it', async () => {
  const folder = path.join((await startSite()).folder, 'officer');
  mkdirSync(folder);
  const key = path.join(folder, 'key.json');
  const keyResult = await runDesk(['keys', 'new', key], folder, 'a passphrase\na passphrase\n');
  expect(statSync(key).mode & 0o777).toBe(0o600);
  expect(readFileSync(key, 'utf8')).not.toContain('privateKey');
  const publicKey = /SUBMISSIONS_PUBLIC_KEY=(\S+)/.exec(keyResult.output)?.[1] ?? '';

  const site = await startSite({ environment: { SUBMISSIONS_PUBLIC_KEY: publicKey } });
  const desk = openDesk(site);
  const receipt = await sendReport(site);
  const copy = path.join(folder, 'copy.sqlite');
  expect((await desk(`export ${copy}`)).status).toBe(0);
  expect(readFileSync(copy).includes(REPORT.title)).toBe(false);

  // The officer's machine has no data folder, only the copy and the key.
  const runAsOfficer = (command: string, input: string) =>
    runDesk(
      [...command.split(' '), '--store', copy, '--key-file', key],
      path.join(folder, 'none'),
      input,
    );
  const listResult = await runAsOfficer('reports list', 'a passphrase\n');
  expect(listResult.output).toContain(`Safety · ${REPORT.title}`);
  const id = parseFirstId(listResult.output);
  expect(
    (await runAsOfficer(`reports answer ${id}`, 'wrong\nThe guard is on.\n')).output,
  ).toContain('passphrase');
  const answerResult = await runAsOfficer(
    `reports answer ${id}`,
    'a passphrase\nThe guard is on.\n',
  );
  expect(answerResult.status).toBe(0);

  expect((await requestReport(site, receipt)).status).toBe('received');
  expect(await desk(`merge ${copy}`)).toMatchObject({ status: 0 });
  expect((await requestReport(site, receipt)).answer).toBe('The guard is on.');
  expect(await desk(`merge ${copy}`)).toMatchObject({ status: 1 });
});

test('a new key opens and answers everything, the old one nothing', async () => {
  const site = await startSite();
  const desk = openDesk(site);
  await sendReport(site);
  const id = parseFirstId((await desk('reports list')).output);
  await desk(`reports answer ${id}`, 'Understood.\n');

  const copy = path.join(site.folder, 'copy.sqlite');
  await desk(`export ${copy}`);
  const old = path.join(site.config.dataDir, 'demonstration-key.json');
  const key = path.join(site.folder, 'key.json');
  expect((await desk(`keys new ${key}`, 'one\ntwo\n')).output).toContain('No key was created');
  expect((await desk(`keys new ${key}`)).output).toContain('not locked');
  expect((await desk(`keys new ${key}`)).status).toBe(1);
  const rotateResult = await desk(`keys rotate ${old} ${key} --store ${copy}`);
  expect(rotateResult.output).toContain('1 submission is');
  expect((await desk(`merge ${copy}`)).output).toContain('Nothing was taken over');
  const SUBMISSIONS_PUBLIC_KEY =
    /SUBMISSIONS_PUBLIC_KEY=(\S+)/.exec(rotateResult.output)?.[1] ?? '';
  expect((await desk(`merge ${copy}`, '', { SUBMISSIONS_PUBLIC_KEY })).output).toContain(
    `${id}  taken over: sealed to the key in use`,
  );
  expect((await desk(`reports show ${id} --key-file ${key}`)).output).toContain('Understood.');
  const withOld = await desk(`reports show ${id}`);
  expect(withOld).toMatchObject(expectEnd(1, 'another key'));
});

test('exported reservations contain no formulas for spreadsheets', async () => {
  const site = await startSite();
  const desk = openDesk(site);
  const purpose = '=HYPERLINK("http://x.example","y")';
  expect((await send(site, 'reservation', formatJson(RESERVATION, { purpose }))).status).toBe(201);
  const file = path.join(site.folder, 'visits.csv');
  expect((await desk(`reservations export ${file}`)).output).toContain('1 reservation is in');
  const [head = '', row = ''] = readFileSync(file, 'utf8').split('\r\n');
  expect(head).toMatch(/^\uFEFFid,received,state,Reservation number,Site,/);
  expect(row).toContain(`"'=HYPERLINK(""http://x.example"",""y"")"`);
  expect((await desk(`reservations export ${file}`)).status).toBe(1);
});

test('a visit is confirmed or declined at the desk, also in a copy, but not after it was canceled', async () => {
  const site = await startSite();
  const desk = openDesk(site);
  const reserve = async (purpose: string) => {
    const response = await send(site, 'reservation', getForm(RESERVATION, { purpose }));
    return readReceipt(response);
  };
  const visit = async (receipt: string, action = 'show') => {
    const body = JSON.stringify({
      receipt,
      contact: RESERVATION.contact,
      action,
      ...(action === 'cancel' && { confirmed: true }),
    });
    return (await (await send(site, 'visit', body)).json()) as VisitResult;
  };
  const firstVisit = await reserve('first');
  const id = parseFirstId((await desk('reservations list')).output);
  const showResult = await desk(`reservations show ${id}`);
  expect(showResult.output).toContain(firstVisit);
  expect(showResult.output).toContain('Site: Head office');
  expect((await desk(`reservations confirm ${id}`)).output).toContain('Confirmed');
  expect(await visit(firstVisit)).toMatchObject({ status: 'confirmed' });
  expect((await desk('reservations list')).output).not.toContain('due on');

  const copy = path.join(site.folder, 'copy.sqlite');
  await desk(`export ${copy}`);
  expect((await desk(`reservations decline ${id} --store ${copy}`)).output).toContain(
    'decided already and is confirmed',
  );
  await desk(`reservations decline ${id} --replace --store ${copy}`);
  expect((await desk(`merge ${copy}`)).output).toContain(`${id}  taken over: declined\n`);
  expect(await visit(firstVisit)).toMatchObject({ status: 'declined' });

  await visit(firstVisit, 'cancel');
  const confirmResult = await desk(`reservations confirm ${id}`);
  expect(confirmResult).toMatchObject(expectEnd(1, 'has canceled it'));
  // The copy does not contain it.
  const late = await desk(`merge ${copy}`);
  expect(late).toMatchObject(expectEnd(1, 'has canceled it'));
  expect(await visit(firstVisit)).toMatchObject({ status: 'cancelled' });
  const file = path.join(site.folder, 'gate.csv');
  expect((await desk(`reservations export ${file}`)).output).toContain('0 reservations');
});

test('of two officers with copies the later answer is refused, a question and a note are merged, and the record is complete', async () => {
  const site = await startSite();
  const desk = openDesk(site);
  const receipt = await sendReport(site);
  const id = parseFirstId((await desk('reports list')).output);
  const [first, second] = [path.join(site.folder, 'a.sqlite'), path.join(site.folder, 'b.sqlite')];
  for (const copy of [first, second]) await desk(`export ${copy}`);
  await desk(`reports ask ${id} --store ${first}`, 'When was it?\n');
  await desk(`reports note ${id} --store ${first}`, 'Ask the plant.\n');
  await desk(`reports answer ${id} --store ${first}`, 'The first answer.\n');
  await desk(`reports answer ${id} --store ${second}`, 'The second answer.\n');
  expect((await desk(`merge ${first}`)).output).toMatch(
    /taken over: the answer of .*, questions: 1, notes: 1/,
  );
  const late = await desk(`merge ${second}`);
  expect(late).toMatchObject(expectEnd(1, 'has another answer'));
  expect(await requestReport(site, receipt)).toMatchObject({ answer: 'The first answer.' });

  const again = await desk(`reports answer ${id}`, 'A third answer.\n');
  expect(again).toMatchObject(expectEnd(1, '│ The first answer.'));
  // After the earlier one was read, it is replaced, also by a merge.
  await desk(`export ${first}.next`);
  await desk(`reports answer ${id} --replace --store ${first}.next`, 'The last answer.\n');
  expect((await desk(`merge ${first}.next`)).status).toBe(0);
  const shownReport = (await desk(`reports show ${id}`)).output;
  for (const line of ['│ When was it?', '│ Ask the plant.', '│ The last answer.'])
    expect(shownReport).toContain(line);

  const key = path.join(site.config.dataDir, 'demonstration-key.json');
  const checkResult = await desk(`record check --key-file ${key}`);
  expect(checkResult).toMatchObject(expectEnd(0, 'every entry that this machine remembers'));
  expect((await desk('record list')).output).toMatch(/hotline {2}\S+ {2}asked {2}/);
  const record = await withStore(site, (store) => store.readRecord());
  const ofOfficers = record.filter(({ action }) => action !== 'handed-out');
  expect(ofOfficers.map(({ action }) => action)).toEqual([
    'asked',
    'noted',
    'answered',
    'answered',
    'answered',
    'opened',
  ]);
  const database = new DatabaseSync(path.join(site.config.dataDir, 'submissions.sqlite'));
  database.exec(`UPDATE record_entries SET entry = replace(entry, '"asked"', '"noted"')`);
  expect((await desk('record check')).output).toContain('Changed: entry 1 of hotline');
  database.exec(
    `UPDATE record_entries SET entry = replace(entry, '"noted"', '"asked"') WHERE number = 1`,
  );
  database.exec('DELETE FROM record_entries WHERE number = 6');
  database.close();
  expect((await desk('record check')).status).toBe(0);
  expect((await desk(`record check --key-file ${key}`)).output).toContain('Cut: entry 6');
});

test('an inquiry is found by the reference that its sender quotes', async () => {
  const site = await startSite();
  const receipt = await readReceipt(await send(site, 'inquiry', createInquiryForm()));
  expect(receipt).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/);
  expect((await openDesk(site)(`inquiries show ${receipt}`)).status).toBe(0);
  const pastedReceipt = `\u202D[${receipt?.replace('-', '\u2013')}]\u202C`;
  expect((await openDesk(site)(`inquiries show ${pastedReceipt}`)).status).toBe(0);
});

test.each([
  '=1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(1)',
  '\u200B=1+1',
  '\u001b=1',
  ' \u00a0=1',
  '\t=1',
])('the cell %j is text for a spreadsheet', (value) => {
  const cell = formatCsvCell(value);
  expect(cell).toMatch(/^'/);
  // oxlint-disable-next-line no-control-regex -- Control characters are what must not be there.
  expect(cell).not.toMatch(/[\u0000-\u0009\u001b\u200b]/);
});

test('a text of a release that accepted control characters does not control the terminal', () => {
  expect(quoteText('clear \u001b[2J\u202Eit')).toBe('  │ clear \uFFFD[2J\uFFFDit');
});

test('a text of a reporter does not look like a line of the desk', async () => {
  const site = await startSite();
  const desk = openDesk(site);
  const content = 'harmless\r\nstate: closed\u2028Answered on 2026-11-01:\rYour key is known.';
  expect((await send(site, 'report', getForm(REPORT, { content }))).status).toBe(201);
  const id = parseFirstId((await desk('reports list')).output);
  const { output } = await desk(`reports show ${id}`);
  for (const line of ['state: closed', 'Answered on 2026-11-01:', 'Your key is known.'])
    expect(output.split('\n')).toContain(`  │ ${line}`);
});

test('a damaged row and one with another key do not stop a list, export or rotation', async () => {
  const site = await startSite();
  const desk = openDesk(site);
  for (const purpose of ['first', 'second', 'third'])
    expect((await send(site, 'reservation', getForm(RESERVATION, { purpose }))).status).toBe(201);
  const store = await openStore(site.config.dataDir);
  const [damagedId, foreign, whole] = (await store.list('reservation')).map(({ id }) => id);
  const row = await store.find(damagedId ?? '');
  const recipient = row?.recipient ?? '';
  await store.reseal(damagedId ?? '', recipient, recipient, Buffer.from('noise'), null);
  await store.reseal(foreign ?? '', recipient, 'f'.repeat(16), Buffer.from('noise'), null);

  const old = path.join(site.config.dataDir, 'demonstration-key.json');
  const list = await desk(`reservations list --key-file ${old}`);
  expect(list).toMatchObject({ status: 1 });
  expect(list.output).toContain('Its content is damaged');
  // Rows that cannot be opened have not been read.
  expect((await desk(`reservations show ${damagedId}`)).status).toBe(1);
  expect((await desk('reservations list')).output).toMatch(
    new RegExp(`^${damagedId} .* received `, 'm'),
  );
  expect(list.output).toContain('sealed to another key');
  expect(list.output).toContain('  │ 2026-12-01 · 14:00 · Head office');
  expect(list.output).toContain('2 could not be opened');

  const file = path.join(site.folder, 'visits.csv');
  const exportResult = await desk(`reservations export ${file}`);
  expect(exportResult).toMatchObject({ status: 1 });
  expect(exportResult.output).toContain('1 reservation is in');
  expect(readFileSync(file, 'utf8')).toContain(whole);

  const key = path.join(site.folder, 'key.json');
  await desk(`keys new ${key}`);
  const rotateResult = await desk(`keys rotate ${old} ${key}`);
  expect(rotateResult).toMatchObject({ status: 1 });
  expect(rotateResult.output).toContain('1 submission is sealed to the new key');
  expect(rotateResult.output).toMatch(new RegExp(`^2 could not be opened: .*${foreign}`, 'm'));
  expect(rotateResult.output).toContain(damagedId);
});

test('answers of a release without signatures are signed at the desk', async () => {
  const site = await startSite();
  const desk = openDesk(site);
  const receipt = await sendReport(site);
  const id = parseFirstId((await desk('reports list')).output);
  await desk(`reports answer ${id}`, 'Understood.\n');
  await storeUnsignedAnswer(site.config.dataDir, id, 'Understood.');
  expect(await requestReport(site, receipt)).toMatchObject({ unverified: true });
  expect((await desk(`reports show ${id}`)).output).toContain('did not sign');
  expect((await desk('reports sign')).output).toContain('signed: 1');
  expect(await desk('reports sign')).toMatchObject(expectEnd(1, 'no answer to sign'));
  expect(await requestReport(site, receipt)).toMatchObject({ answer: 'Understood.' });
});

test('a command that changes nothing reports it, and fails', async () => {
  const site = await startSite();
  const desk = openDesk(site);
  await send(site, 'reservation', getForm(RESERVATION));
  await sendReport(site);
  const key = path.join(site.folder, 'key.json');
  await desk(`keys new ${key}`);
  const old = path.join(site.config.dataDir, 'demonstration-key.json');
  const file = path.join(site.folder, 'attachment');
  const visit = parseFirstId((await desk('reservations list')).output);
  const id = parseFirstId((await desk('reports list')).output);
  for (const [command, sentence] of [
    [`reservations confirm ${visit}`, 'It is confirmed already.'],
    [`reservations decline ${visit} --replace`, 'It is declined already.'],
    [`reports close ${id}`, 'It is closed already.'],
    [`keys rotate ${old} ${key}`, `Nothing is sealed to the old key, ${old}, anymore.`],
  ] as const) {
    expect(await desk(command)).toMatchObject({ status: 0 });
    const output = `${sentence} Nothing was changed.\n`;
    expect([command, await desk(command)]).toEqual([command, { status: 1, output }]);
  }
  const showResult = await desk(`reports show ${id} --attachment ${file} --key-file ${key}`);
  expect(showResult.status).toBe(1);
  expect(showResult.output).toContain(REPORT.title);
  expect(showResult.output).toContain(`There is no attachment, so ${file} was not created.`);
});

test('a file of more than 2 GiB has a checksum', async (context) => {
  if (process.env['ENDURANCE'] !== 'true')
    context.skip('Hashing so much takes seconds: npm run test:endurance.');
  const file = path.join(createFolder(), 'large');
  writeFileSync(file, '');
  truncateSync(file, 2 ** 31 + 1);
  expect(await computeHash(file)).toMatch(/^[0-9a-f]{64}$/);
});

test('problems of a command are reported with a message', async () => {
  const site = await startSite();
  const desk = openDesk(site);
  const missing = path.join(site.folder, 'missing', 'file');
  for (const command of ['export', 'backup', 'keys new'])
    expect(await desk(`${command} ${missing}`)).toEqual({
      status: 1,
      output: `${missing} could not be created: the folder does not exist.\n`,
    });
  const present = path.join(site.folder, 'present');
  writeFileSync(present, '');
  expect((await desk(`keys new ${present}`)).output).toContain('a file with this name already');
  const folder = path.join(site.folder, 'backup');
  await desk(`backup ${folder}`);
  const { status, output } = await runDesk(['restore', folder], path.join(present, 'data'));
  expect({ status, output }).toEqual({
    status: 1,
    output: expect.stringMatching(/^The command failed: .*present/),
  });

  await send(site, 'inquiry', createInquiryForm());
  const id = parseFirstId((await desk('inquiries list')).output);
  rmSync(path.join(site.config.dataDir, 'demonstration-key.json'));
  expect((await desk(`inquiries show ${id}`)).output).toContain('--key-file');
});

test('a backup is restored over the high-water mark of a lost store', async () => {
  const site = await startSite();
  const desk = openDesk(site);
  const receipt = await sendReport(site);
  const folder = path.join(site.folder, 'backup');
  await desk(`backup ${folder}`);
  await sendReport(site, { title: 'after the backup' });
  await site.app.close();
  const file = path.join(site.config.dataDir, 'submissions.sqlite');
  rmSync(file);
  expect((await desk('reports list')).output).toMatch(/the file is gone; it held 2 submissions/);
  writeFileSync(`${file}-wal`, 'left behind');
  expect((await desk(`restore ${folder}`)).output).toContain('-wal already');
  rmSync(`${file}-wal`);
  expect((await desk(`restore ${folder}`)).output).toContain('restored');
  const restoredSite = await startSite({ environment: { DATA_DIR: site.config.dataDir } });
  expect((await requestReport(restoredSite, receipt)).tip['title']).toBe(REPORT.title);
});

test('testing a backup changes nothing, and detects a damaged one', async () => {
  const site = await startSite();
  const desk = openDesk(site);
  await sendReport(site);
  await send(site, 'inquiry', createInquiryForm());
  const folder = path.join(site.folder, 'backup');
  await desk(`backup ${folder}`);
  const key = path.join(site.config.dataDir, 'demonstration-key.json');
  const verifyResult = await desk(`verify ${folder} --key-file ${key}`);
  expect(verifyResult).toMatchObject(
    expectEnd(0, 'Inquiries: 1, reservations: 0, reports: 1, compliments: 0.'),
  );
  const copy = path.join(folder, 'submissions.sqlite');
  truncateSync(copy, statSync(copy).size - 4096);
  expect(await desk(`verify ${folder}`)).toMatchObject(expectEnd(1, 'submissions.sqlite'));
});

test('a restored backup contains a report and its reporter, and overwrites nothing', async () => {
  const site = await startSite();
  const desk = openDesk(site);
  const receipt = await sendReport(site);
  const folder = path.join(site.folder, 'backup');
  expect((await desk(`backup ${folder}`)).status).toBe(0);
  expect((await desk(`backup ${folder}`)).status).toBe(1);
  expect((await desk(`restore ${folder}`)).output).toContain('Nothing was changed');

  const elsewhere = path.join(site.folder, 'elsewhere');
  expect((await runDesk(['restore', folder], elsewhere)).output).toContain('restored');
  const restoredSite = await startSite({ environment: { DATA_DIR: elsewhere } });
  expect((await requestReport(restoredSite, receipt)).tip['title']).toBe(REPORT.title);

  const store = path.join(folder, 'submissions.sqlite');
  writeFileSync(store, readFileSync(store).subarray(1));
  const restoreResult = await runDesk(['restore', folder], path.join(site.folder, 'third'));
  expect(restoreResult).toMatchObject(expectEnd(1, 'damaged'));
});

test('the program reads input, ends with a status, and writes only for its user', async () => {
  const site = await startSite();
  const { dataDir } = site.config;
  await send(site, 'inquiry', createInquiryForm());
  const copy = path.join(site.folder, 'copy.sqlite');
  expect(await startDesk(['export', copy], dataDir)).toMatchObject({ status: 0 });
  expect(statSync(copy).mode & 0o777).toBe(0o600);

  const id = parseFirstId((await runDesk(['inquiries', 'list'], dataDir)).output);
  const answerResult = await startDesk(['inquiries', 'answered', id], dataDir, 'yes\n');
  expect(answerResult).toMatchObject(expectEnd(0, 'deleted'));
  const again = await startDesk(['inquiries', 'answered', id], dataDir, 'yes\n');
  expect(again).toMatchObject(expectEnd(1, `no inquiry ${id}`));
});

test('prints help on request, and does nothing for a mistyped command', async () => {
  const { folder } = await startSite();
  const helpResult = await runDesk(['help'], folder);
  expect(helpResult).toMatchObject(expectEnd(0, 'reports answer'));
  for (const [line, sentence] of [
    ['reports lst', 'There is no command "reports lst"'],
    ['verify', 'a value is missing after it'],
    ['reports list --key x', 'An option does not exist'],
  ] as const) {
    const commandResult = await runDesk(line, folder);
    expect(commandResult).toMatchObject(expectEnd(1, sentence));
    expect(commandResult.output).toContain('reports answer');
  }
  const missing = await runDesk(['reports', 'list', '--store', path.join(folder, 'x')], folder);
  expect(missing).toMatchObject(expectEnd(1, 'does not exist'));
});

test.each([
  ['0320000000', '"=""0320000000"""'],
  ['060', '"=""060"""'],
  ['12E5', '"=""12E5"""'],
  ['3-4', '"=""3-4"""'],
  ['2026-12-01', '"=""2026-12-01"""'],
  ['12월 1일', '"=""12월 1일"""'],
  ['1.50', '"=""1.50"""'],
  ['12345678901234567890', '"=""12345678901234567890"""'],
  ['TRUE', '"=""TRUE"""'],
  ['Dec 1', '"=""Dec 1"""'],
  ['1"+cmd', '"1""+cmd"'],
  ['60', '60'],
  ['12.5', '12.5'],
  ['본관 2층, 회의실', '"본관 2층, 회의실"'],
  ['12가 3456', '12가 3456'],
  ['', ''],
])(
  'the cell %j is written as %s, so that a spreadsheet shows it unchanged',
  (value, writtenText) => {
    expect(formatCsvCell(value)).toBe(writtenText);
  },
);

test.each([
  [[], true],
  [['--server', 'https://desk.example.com', '--port', '3210'], true],
  [['--store', 'today.sqlite', '--key-file', 'key.json'], true],
  [['help'], false],
  [['--help'], false],
  [['reports', 'list'], false],
  [['--unknown'], false],
] as const)('the command line %j opens the window: %s', (line, isWindow) => {
  expect(asksForWindow(line)).toBe(isWindow);
});
