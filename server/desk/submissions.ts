import { REPORT_KEPT_DAYS, TEXT_MAX } from '@site/contract/limits';

import { sealForReporter } from '../hotline/reporter.ts';
import { writeNewFile } from '../new-file.ts';
import { StartError } from '../start-error.ts';
import { open } from '../submissions/seal.ts';
import type { Purpose, SubmissionFacts } from '../submissions/store.ts';
import { openAnswer, sealAnswer } from './answer.ts';
import type { Desk } from './desk.ts';
import { shown } from './terminal.ts';
import { word } from './words.ts';

const DAY = 24 * 60 * 60_000;

/** A moment as the departments' clocks show it. */
const inSeoul = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Seoul',
  dateStyle: 'short',
  timeStyle: 'short',
});
const moment = (iso: string): string => inSeoul.format(new Date(iso));

/** Which fields tell one submission from another at a glance. */
const HEADLINES: Readonly<Record<Purpose, readonly string[]>> = {
  inquiry: ['subject'],
  reservation: ['date', 'time', 'site'],
  report: ['type', 'title'],
  compliment: ['subject'],
};

const line = ({ id, createdAt, state, expiresAt }: SubmissionFacts): string =>
  [
    id,
    moment(createdAt),
    word(`state.${state}`),
    expiresAt === null ? '' : word('list.ends', { date: moment(expiresAt).slice(0, 10) }),
  ].join('  ');

/** Every submission of a kind, oldest first; with a key of one's own, what each is about. */
export async function list(desk: Desk, purpose: Purpose): Promise<void> {
  const opens = desk.options.keyFile !== undefined;
  await desk.withStore('read', async (store) => {
    const rows = await store.list(purpose);
    for (const facts of rows) {
      console.log(line(facts).trimEnd());
      if (!opens) continue;
      const row = await desk.find(store, purpose, facts.id);
      const { fields } = await open(row, await desk.keyFor(row));
      const headline = HEADLINES[purpose].map((name) => fields[name]).filter(Boolean);
      console.log(`    ${shown(headline.join(' · '))}`);
    }
    console.log(word(`${purpose}.count`, { count: rows.length }));
  });
}

/** One submission, opened; from then on it counts as read. */
export async function show(
  desk: Desk,
  purpose: Purpose,
  id: string,
  attachmentFile: string | undefined,
): Promise<void> {
  await desk.withStore('write', async (store) => {
    const row = await desk.find(store, purpose, id);
    const pair = await desk.keyFor(row);
    const { fields, attachment } = await open(row, pair);
    await store.move(row.id, ['received'], 'read', row.expiresAt);
    const now = (await store.find(row.id)) ?? row;

    console.log(`${word('show.id')}: ${row.id}`);
    console.log(`${word('show.received')}: ${moment(row.createdAt)}`);
    console.log(`${word('show.state')}: ${word(`state.${now.state}`)}`);
    console.log(`${word('show.consent')}: ${row.consentVersion}`);
    for (const [name, value] of Object.entries(fields))
      if (value !== '') console.log(`${name}: ${shown(value)}`);
    const report = purpose === 'report' ? await store.reportOf(row.id) : undefined;
    if (report?.answer && report.answeredAt) {
      console.log(`\n${word('show.answered', { date: moment(report.answeredAt) })}`);
      console.log(shown(await openAnswer(report.answer, row, pair)));
    }
    if (!attachment) return;
    const name = shown(attachment.name);
    console.log(word('show.attachment', { name, bytes: attachment.content.length }));
    if (attachmentFile === undefined) return;
    try {
      // Personal data: never over another file, and readable by this user alone.
      writeNewFile(attachmentFile, attachment.content);
    } catch (error) {
      throw new StartError(
        word('file.notMade', { file: attachmentFile, reason: (error as Error).message }),
      );
    }
    console.log(word('file.made', { file: attachmentFile }));
  });
}

/** Answers a report: sealed to its reporter, and to the department. An earlier answer is replaced. */
export async function answer(desk: Desk, id: string): Promise<void> {
  await desk.withStore('write', async (store) => {
    const row = await desk.find(store, 'report', id);
    if (row.state === 'closed') throw new StartError(word('report.closed'));
    const pair = await desk.keyFor(row);
    const report = await store.reportOf(row.id);
    if (!report) throw new StartError(word('report.missing', { id: row.id }));
    // Only who can read a report answers it.
    await open(row, pair);

    const text = await desk.terminal.text(word('answer.type'));
    if (text === '') throw new StartError(word('answer.empty'));
    if (text.length > TEXT_MAX.content)
      throw new StartError(word('answer.tooLong', { max: TEXT_MAX.content }));
    const answered = await store.answer(row.id, {
      forReporter: await sealForReporter(text, 'answer', row.id, report.reporterPublicKey),
      forDepartment: await sealAnswer(text, row, pair.publicKey),
      answeredAt: new Date().toISOString(),
    });
    if (!answered) throw new StartError(word('report.closed'));
    console.log(word('answer.done'));
  });
}

/** Closes a report or a compliment: from now on the time runs after which it is deleted. */
export async function close(
  desk: Desk,
  purpose: 'report' | 'compliment',
  id: string,
): Promise<void> {
  await desk.withStore('write', async (store) => {
    const row = await desk.find(store, purpose, id);
    const end = new Date(Date.now() + REPORT_KEPT_DAYS * DAY).toISOString();
    const closed = await store.move(row.id, ['received', 'read', 'answered'], 'closed', end);
    if (!closed) throw new StartError(word('report.closed'));
    console.log(word('close.done', { date: moment(end).slice(0, 10) }));
  });
}

/** Marks an inquiry as answered, which deletes it: there is no reason left to keep it. */
export async function markAnswered(desk: Desk, id: string): Promise<void> {
  await desk.withStore('write', async (store) => {
    const row = await desk.find(store, 'inquiry', id);
    if (!(await desk.terminal.confirms(word('inquiry.confirm', { id: row.id }))))
      throw new StartError(word('confirm.refused'));
    await store.remove(row.id);
    console.log(word('inquiry.deleted'));
  });
}
