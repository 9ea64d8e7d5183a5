import { TEXT_MAX } from '@site/contract/limits';

import { writeNewFile } from '../new-file.ts';
import { StartError } from '../start-error.ts';
import {
  answerReport,
  closeSubmission,
  markInquiryAnswered,
  markRead,
  readSubmission,
} from '../submissions/office.ts';
import { HOTLINE } from '../submissions/moment.ts';
import { open } from '../submissions/seal.ts';
import type { Purpose, SubmissionFacts } from '../submissions/store.ts';
import type { Desk } from './desk.ts';
import { shown } from './terminal.ts';
import { word } from './words.ts';

/** A moment as the departments' clocks show it. */
const inSeoul = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Seoul',
  dateStyle: 'short',
  timeStyle: 'short',
});
export const moment = (iso: string): string => inSeoul.format(new Date(iso));
/** When it arrived: of the hotline, no more is known than the day. */
const arrival = ({ purpose, createdAt }: SubmissionFacts): string =>
  HOTLINE.includes(purpose) ? moment(createdAt).slice(0, 10) : moment(createdAt);

/** Which fields tell one submission from another at a glance. */
const HEADLINES: Readonly<Record<Purpose, readonly string[]>> = {
  inquiry: ['subject'],
  reservation: ['date', 'time', 'site'],
  report: ['type', 'title'],
  compliment: ['subject'],
};

const line = (facts: SubmissionFacts): string => {
  const { id, state, expiresAt } = facts;
  const end = expiresAt === null ? '' : word('list.ends', { date: moment(expiresAt).slice(0, 10) });
  return [id, arrival(facts), word(`state.${state}`), end].join('  ');
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
    await markRead(store, row.id);
    const opened = await readSubmission(store, row.id, pair);
    if (!opened) throw new StartError(word(`${purpose}.missing`, { id: row.id }));
    const { facts, content, answer: given } = opened;

    console.log(`${word('show.id')}: ${facts.id}`);
    console.log(`${word('show.received')}: ${arrival(facts)}`);
    console.log(`${word('show.state')}: ${word(`state.${facts.state}`)}`);
    console.log(`${word('show.consent')}: ${facts.consentVersion}`);
    for (const [name, value] of Object.entries(content.fields))
      if (value !== '') console.log(`${name}: ${shown(value)}`);
    if (given) {
      console.log(`\n${word('show.answered', { date: moment(given.answeredAt) })}`);
      console.log(shown(given.text));
    }
    const { attachment } = content;
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
    // Only who can read a report answers it.
    const pair = await desk.keyFor(row);
    await open(row, pair);

    const text = await desk.terminal.text(word('answer.type'));
    if (text === '') throw new StartError(word('answer.empty'));
    if (text.length > TEXT_MAX.content)
      throw new StartError(word('answer.tooLong', { max: TEXT_MAX.content }));
    if (!(await answerReport(store, row.id, text, new Date(), pair.publicKey)))
      throw new StartError(word('report.closed'));
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
    if (!(await closeSubmission(store, row.id, new Date())))
      throw new StartError(word('report.closed'));
    const end = (await store.find(row.id))?.expiresAt;
    console.log(word('close.done', { date: end ? moment(end).slice(0, 10) : '' }));
  });
}

/** Marks an inquiry as answered, which deletes it: there is no reason left to keep it. */
export async function markAnswered(desk: Desk, id: string): Promise<void> {
  await desk.withStore('write', async (store) => {
    const row = await desk.find(store, 'inquiry', id);
    if (!(await desk.terminal.confirms(word('inquiry.confirm', { id: row.id }))))
      throw new StartError(word('confirm.refused'));
    await markInquiryAnswered(store, row.id);
    console.log(word('inquiry.deleted'));
  });
}
