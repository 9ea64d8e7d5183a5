import { TEXT_MAX } from '@site/contract/limits';

import { writeNewFile } from '../new-file.ts';
import { StartError } from '../start-error.ts';
import {
  answerReport,
  closeSubmission,
  markInquiryAnswered,
  markRead,
  readSubmission,
} from '../submissions/submission-service.ts';
import { HOTLINE_PURPOSES } from '../submissions/stored-time.ts';
import { open } from '../submissions/seal.ts';
import type { Purpose, SubmissionFacts } from '../submissions/store.ts';
import type { Desk } from './desk.ts';
import { printable } from './terminal.ts';
import { message } from './messages.ts';

/** A moment as the departments' clocks show it. */
const inSeoul = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Seoul',
  dateStyle: 'short',
  timeStyle: 'short',
});
export const formatTime = (iso: string): string => inSeoul.format(new Date(iso));
/** When it arrived: of the hotline, no more is known than the day. */
const arrival = ({ purpose, createdAt }: SubmissionFacts): string =>
  HOTLINE_PURPOSES.includes(purpose) ? formatTime(createdAt).slice(0, 10) : formatTime(createdAt);

/** Which fields tell one submission from another at a glance. */
const HEADLINES: Readonly<Record<Purpose, readonly string[]>> = {
  inquiry: ['subject'],
  reservation: ['date', 'time', 'site'],
  report: ['type', 'title'],
  compliment: ['subject'],
};

const line = (facts: SubmissionFacts): string => {
  const { id, state, expiresAt } = facts;
  const end =
    expiresAt === null ? '' : message('list.ends', { date: formatTime(expiresAt).slice(0, 10) });
  return [id, arrival(facts), message(`state.${state}`), end].join('  ');
};

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
      console.log(`    ${printable(headline.join(' · '))}`);
    }
    console.log(message(`${purpose}.count`, { count: rows.length }));
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
    await markRead(store, row.id);
    const opened = await readSubmission(store, row.id, pair);
    if (!opened) throw new StartError(message(`${purpose}.missing`, { id: row.id }));
    const { facts, content, answer: given } = opened;

    console.log(`${message('show.id')}: ${facts.id}`);
    console.log(`${message('show.received')}: ${arrival(facts)}`);
    console.log(`${message('show.state')}: ${message(`state.${facts.state}`)}`);
    console.log(`${message('show.consent')}: ${facts.consentVersion}`);
    for (const [name, value] of Object.entries(content.fields))
      if (value !== '') console.log(`${name}: ${printable(value)}`);
    if (given) {
      console.log(`\n${message('show.answered', { date: formatTime(given.answeredAt) })}`);
      console.log(printable(given.text));
    }
    const { attachment } = content;
    if (!attachment) return;
    const name = printable(attachment.name);
    console.log(message('show.attachment', { name, bytes: attachment.content.length }));
    if (attachmentFile === undefined) return;
    try {
      // Personal data: never over another file, and readable by this user alone.
      writeNewFile(attachmentFile, attachment.content);
    } catch (error) {
      throw new StartError(
        message('file.notMade', { file: attachmentFile, reason: (error as Error).message }),
      );
    }
    console.log(message('file.made', { file: attachmentFile }));
  });
}

/** Answers a report: sealed to its reporter, and to the department. An earlier answer is replaced. */
export async function answer(desk: Desk, id: string): Promise<void> {
  await desk.withStore('write', async (store) => {
    const row = await desk.find(store, 'report', id);
    if (row.state === 'closed') throw new StartError(message('report.closed'));
    // Only who can read a report answers it.
    const pair = await desk.keyFor(row);
    await open(row, pair);

    const text = await desk.terminal.text(message('answer.type'));
    if (text === '') throw new StartError(message('answer.empty'));
    if (text.length > TEXT_MAX.content)
      throw new StartError(message('answer.tooLong', { max: TEXT_MAX.content }));
    if (!(await answerReport(store, row.id, text, new Date(), pair.publicKey)))
      throw new StartError(message('report.closed'));
    console.log(message('answer.done'));
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
    if (!(await closeSubmission(store, row.id, new Date())))
      throw new StartError(message('report.closed'));
    const end = (await store.find(row.id))?.expiresAt;
    console.log(message('close.done', { date: end ? formatTime(end).slice(0, 10) : '' }));
  });
}

/** Marks an inquiry as answered, which deletes it: there is no reason left to keep it. */
export async function markAnswered(desk: Desk, id: string): Promise<void> {
  await desk.withStore('write', async (store) => {
    const row = await desk.find(store, 'inquiry', id);
    if (!(await desk.terminal.confirms(message('inquiry.confirm', { id: row.id }))))
      throw new StartError(message('confirm.refused'));
    await markInquiryAnswered(store, row.id);
    console.log(message('inquiry.deleted'));
  });
}
