import { getAttachmentType } from '@site/contract/attachment';
import { getDateInSeoul } from '@site/contract/date';
import { ANSWER_WORKING_DAYS, TEXT_MAX } from '@site/contract/limits';
import { getWorkingDayAfter } from '@site/contract/working-days';

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
import { createNotMadeError } from './failures.ts';
import { getFieldLabel, message } from './messages.ts';
import { escapeLine, quoteText } from './terminal.ts';

/** A time in Seoul, where the departments are. */
const inSeoul = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Seoul',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A stored time as the desk shows it, in Seoul. */
export const formatTime = (iso: string): string => inSeoul.format(new Date(iso));
/** The time of arrival; of the hotline, the day alone is stored. */
const formatArrival = ({ purpose, createdAt }: SubmissionFacts): string =>
  HOTLINE_PURPOSES.includes(purpose) ? formatTime(createdAt).slice(0, 10) : formatTime(createdAt);

/** The fields that a list shows. */
const HEADLINES: Readonly<Record<Purpose, readonly string[]>> = {
  inquiry: ['subject'],
  reservation: ['date', 'time', 'site', 'receipt'],
  report: ['type', 'title'],
  compliment: ['subject'],
};

/** The day by which the site has promised something; nothing once it is answered or closed. */
const getDueDate = ({ purpose, state, createdAt }: SubmissionFacts): string =>
  state === 'received' || state === 'read'
    ? message('list.due', {
        date: getWorkingDayAfter(getDateInSeoul(new Date(createdAt)), ANSWER_WORKING_DAYS[purpose]),
      })
    : '';

const line = (facts: SubmissionFacts): string => {
  const { id, state, expiresAt } = facts;
  const end =
    expiresAt === null ? '' : message('list.ends', { date: formatTime(expiresAt).slice(0, 10) });
  return [id, formatArrival(facts), message(`state.${state}`), getDueDate(facts), end]
    .filter(Boolean)
    .join('  ');
};

/** Every submission of a kind, oldest first; with a key file, the subject of each. */
export async function list(desk: Desk, purpose: Purpose): Promise<void> {
  const opens = desk.options.keyFile !== undefined;
  await desk.withStore('read', async (store) => {
    const rows = await store.list(purpose);
    if (opens) {
      const failures = await desk.openAll(
        store,
        rows,
        (row, { fields }) => {
          console.log(line(row).trimEnd());
          const headline = HEADLINES[purpose].flatMap((name) => {
            const value = fields[name];
            return value ? [desk.choiceLabel(name, value) ?? escapeLine(value)] : [];
          });
          console.log(quoteText(headline.join(' · ')));
        },
        (facts, reason) => console.log(`${line(facts).trimEnd()}\n    ${reason}`),
      );
      desk.reportFailures(failures);
    } else for (const facts of rows) console.log(line(facts).trimEnd());
    console.log(message(`${purpose}.count`, { count: rows.length }));
  });
}

/** A field as the department reads it: its label, and the visitor's text set apart. */
function printField(desk: Desk, name: string, value: string): void {
  if (value === '') return;
  const choice = desk.choiceLabel(name, value);
  if (choice !== undefined) console.log(`${getFieldLabel(name)}: ${choice}`);
  else console.log(`${getFieldLabel(name)}:\n${quoteText(value)}`);
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
    // What cannot be opened throws here, and does not count as read.
    await open(row, pair);
    await markRead(store, row.id);
    const opened = await readSubmission(store, row.id, pair);
    if (!opened) throw new StartError(message(`${purpose}.missing`, { id: row.id }));
    const { facts, content, answer: given } = opened;

    console.log(`${message('show.id')}: ${facts.id}`);
    console.log(`${message('show.received')}: ${formatArrival(facts)}`);
    console.log(`${message('show.state')}: ${message(`state.${facts.state}`)}`);
    console.log(`${message('show.consent')}: ${facts.consentVersion}`);
    for (const [name, value] of Object.entries(content.fields)) printField(desk, name, value);
    if (given) {
      console.log(`\n${message('show.answered', { date: formatTime(given.answeredAt) })}`);
      console.log(quoteText(given.text));
      if (!given.signed) console.log(message('answer.unsigned'));
    }
    const { attachment } = content;
    if (!attachment) {
      if (attachmentFile !== undefined)
        desk.reportFailure(message('show.noAttachment', { file: attachmentFile }));
      return;
    }
    console.log(message('show.attachment', { bytes: attachment.content.length }));
    console.log(quoteText(attachment.name));
    // What is not looked into (docs/threat-model.md).
    if (getAttachmentType(attachment.name) === 'hwp') console.log(message('show.notInspected'));
    if (attachmentFile === undefined) return;
    try {
      // Personal data: never over another file, and readable by this user alone.
      writeNewFile(attachmentFile, attachment.content);
    } catch (error) {
      throw createNotMadeError(attachmentFile, error);
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
    if (!(await answerReport(store, row.id, text, new Date(), pair)))
      throw new StartError(message('report.closed'));
  });
  desk.reportChange(message('answer.done'), message('answer.visible'), 'copy.report');
}

/** Closes a report or a compliment, from when its retention period is counted. */
export async function close(
  desk: Desk,
  purpose: 'report' | 'compliment',
  id: string,
): Promise<void> {
  const end = await desk.withStore('write', async (store) => {
    const row = await desk.find(store, purpose, id);
    if (!(await closeSubmission(store, row.id, new Date())))
      throw new StartError(message('report.closed'));
    return (await store.find(row.id))?.expiresAt;
  });
  const date = end ? formatTime(end).slice(0, 10) : '';
  const inCopy = purpose === 'report' ? 'copy.report' : 'copy.server';
  desk.reportChange(message('close.done'), message('close.end', { date }), inCopy);
}

/** Marks an inquiry as answered, which deletes it. */
export async function markAnswered(desk: Desk, id: string): Promise<void> {
  desk.requireServer();
  await desk.withStore('write', async (store) => {
    const row = await desk.find(store, 'inquiry', id);
    if (!(await desk.terminal.confirms(message('inquiry.confirm', { id: row.id }))))
      throw new StartError(message('confirm.refused'));
    if (!(await markInquiryAnswered(store, row.id)))
      throw new StartError(message('inquiry.missing', { id: row.id }));
    console.log(message('inquiry.deleted'));
  });
}
