import { getAttachmentType } from '@site/contract/attachment';
import { TEXT_MAX } from '@site/contract/limits';

import { addOfficerMessage, type Message } from '../cases/conversation.ts';
import { findPendingRequest, groupPendingRequests, type StoredRequest } from '../cases/deletion.ts';
import { writeNewFile } from '../new-file.ts';
import { StartError } from '../start-error.ts';
import {
  answerReport,
  closeSubmission,
  markInquiryAnswered,
  markRead,
  readSubmission,
  type OpenedAnswer,
} from '../submissions/submission-service.ts';
import { HOTLINE_PURPOSES } from '../submissions/stored-time.ts';
import type { SubmissionContent } from '../submissions/seal.ts';
import type { DeskStore, Purpose, SubmissionFacts } from '../submissions/store.ts';
import { removeEarly, keepSubmission, type DeletionContext } from './deletion.ts';
import type { Desk } from './desk.ts';
import { getDue } from '../submissions/due.ts';
import { createNotMadeError } from './failures.ts';
import { getFieldLabel, message, type MessageKey } from './messages.ts';
import { escapeLine, quoteText } from './terminal.ts';

/** Formats times in Seoul, the time zone of the departments. */
const inSeoul = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Seoul',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Formats a stored time for the desk, in Seoul. */
export const formatTime = (iso: string): string => inSeoul.format(new Date(iso));
/** Formats the time of arrival; for the hotline only the day is stored. */
const formatArrival = ({ purpose, createdAt }: SubmissionFacts): string =>
  HOTLINE_PURPOSES.includes(purpose) ? formatTime(createdAt).slice(0, 10) : formatTime(createdAt);

/** The fields that a list shows. */
const HEADLINES: Readonly<Record<Purpose, readonly string[]>> = {
  inquiry: ['subject'],
  reservation: ['date', 'time', 'site', 'receipt'],
  report: ['type', 'title'],
  compliment: ['subject'],
};

/** Returns the day by which the site has promised the next step; empty after the answer or the end. */
function formatDue(facts: SubmissionFacts): string {
  const due = getDue(facts);
  return due ? message(`list.${due.step}`, { date: due.date }) : '';
}

/** Returns who requested the deletion and when; empty without a request. */
const formatRequest = (pending: StoredRequest | undefined): string =>
  pending
    ? message('list.deletion', {
        key: pending.entry.key.slice(0, 8),
        date: formatTime(pending.entry.time),
      })
    : '';

const formatLine = (facts: SubmissionFacts, pending: StoredRequest | undefined): string => {
  const { id, state, expiresAt } = facts;
  const end =
    expiresAt === null ? '' : message('list.ends', { date: formatTime(expiresAt).slice(0, 10) });
  return [
    id,
    formatArrival(facts),
    message(`state.${state}`),
    formatDue(facts),
    end,
    formatRequest(pending),
  ]
    .filter(Boolean)
    .join('  ');
};

/** Prints all submissions of a kind, oldest first; with a key file, also the subject of each. */
export async function list(desk: Desk, purpose: Purpose): Promise<void> {
  const opens = desk.options.keyFile !== undefined;
  await desk.withStore('read', async (store) => {
    const rows = await store.list(purpose);
    const requests = groupPendingRequests(await store.listDeletions());
    const format = (facts: SubmissionFacts): string =>
      formatLine(facts, requests.get(facts.id)).trimEnd();
    if (opens) {
      const failures = await desk.openAll(
        store,
        rows,
        (row, { fields }) => {
          console.log(format(row));
          const headline = HEADLINES[purpose].flatMap((name) => {
            const value = fields[name];
            return value ? [desk.choiceLabel(name, value) ?? escapeLine(value)] : [];
          });
          console.log(quoteText(headline.join(' · ')));
        },
        (facts, reason) => console.log(`${format(facts)}\n    ${reason}`),
      );
      desk.reportFailures(failures);
    } else for (const facts of rows) console.log(format(facts));
    console.log(message(`${purpose}.count`, { count: rows.length }));
  });
}

/** Prints a field: its label, and the visitor's text quoted. */
function printField(desk: Desk, name: string, value: string): void {
  if (value === '') return;
  const choice = desk.choiceLabel(name, value);
  if (choice !== undefined) console.log(`${getFieldLabel(name)}: ${choice}`);
  else console.log(`${getFieldLabel(name)}:\n${quoteText(value)}`);
}

/** Prints one submission, which is then marked as read. */
export async function show(
  desk: Desk,
  purpose: Purpose,
  id: string,
  attachmentFile: string | undefined,
): Promise<void> {
  await desk.withStore('write', async (store) => {
    const row = await desk.find(store, purpose, id);
    // A submission that cannot be opened throws here, and is not marked as read.
    const pair = await desk.keyFor(row);
    await markRead(store, row.id, await desk.record(store, row, 'opened'));
    const submission = await readSubmission(store, row.id, pair, desk.officerKeys(row));
    if (!submission) throw new StartError(message(`${purpose}.missing`, { id: row.id }));
    const { facts, content, answer: openedAnswer, messages } = submission;

    console.log(`${message('show.id')}: ${facts.id}`);
    console.log(`${message('show.received')}: ${formatArrival(facts)}`);
    console.log(`${message('show.state')}: ${message(`state.${facts.state}`)}`);
    console.log(`${message('show.consent')}: ${facts.consentVersion}`);
    for (const [name, value] of Object.entries(content.fields)) printField(desk, name, value);
    for (const caseMessage of messages) printMessage(caseMessage);
    if (openedAnswer) printAnswer(openedAnswer);
    const attachments = [content, ...messages].flatMap(({ attachment }) => attachment ?? []);
    for (const attachment of attachments) printAttachment(attachment);
    if (attachmentFile !== undefined) saveAttachments(desk, attachments, attachmentFile);
  });
}

type Attachment = NonNullable<SubmissionContent['attachment']>;

/** Prints the size and name of a file. */
function printAttachment({ name, content }: Attachment): void {
  console.log(message('show.attachment', { bytes: content.length }));
  console.log(quoteText(name));
  // The server does not inspect these files (docs/threat-model.md).
  if (getAttachmentType(name) === 'hwp') console.log(message('show.notInspected'));
}

/** Writes the attachments of a report: the first under the given name, the others with a number after it. */
function saveAttachments(desk: Desk, attachments: readonly Attachment[], file: string): void {
  if (attachments.length === 0) desk.reportFailure(message('show.noAttachment', { file }));
  for (const [index, { content }] of attachments.entries()) {
    const target = index === 0 ? file : `${file}.${index + 1}`;
    try {
      // The files contain personal data: no other file is overwritten, and only this user can read them.
      writeNewFile(target, content);
    } catch (error) {
      throw createNotMadeError(target, error);
    }
    console.log(message('file.made', { file: target }));
  }
}

/** Prints the additions of the reporter and of officers to a report. */
function printMessage({ kind, text, createdAt, signed }: Message): void {
  const date = kind === 'addition' ? formatTime(createdAt).slice(0, 10) : formatTime(createdAt);
  console.log(`\n${message(`show.${kind}`, { date })}`);
  console.log(quoteText(text));
  if (signed === false) console.log(message('answer.unsigned'));
}

/** Asks at the terminal for the text of a message or a note. Throws a `StartError` if it is empty or too long. */
async function askForText(desk: Desk, question: MessageKey): Promise<string> {
  const text = await desk.terminal.text(message(question));
  if (text === '') throw new StartError(message('answer.empty'));
  if (text.length > TEXT_MAX.content)
    throw new StartError(message('answer.tooLong', { max: TEXT_MAX.content }));
  return text;
}

/** Prints an answer with its date, and whether it was signed. */
function printAnswer({ text, answeredAt, signed }: OpenedAnswer): void {
  console.log(`\n${message('show.answered', { date: formatTime(answeredAt) })}`);
  console.log(quoteText(text));
  if (!signed) console.log(message('answer.unsigned'));
}

/** Prints the answer of another officer who was first, and makes the command fail. */
function refuseAnswer(oldAnswer: OpenedAnswer): never {
  printAnswer(oldAnswer);
  throw new StartError(message('answer.earlier'));
}

/**
 * Answers a report, sealed to its reporter and to the department. An earlier answer is only replaced with `replaces`.
 */
export async function answer(desk: Desk, id: string, replaces: boolean): Promise<void> {
  await desk.withStore('write', async (store) => {
    const row = await desk.find(store, 'report', id);
    if (row.state === 'closed') throw new StartError(message('report.closed'));
    // Only an officer who can read the report can answer it.
    const pair = await desk.keyFor(row);
    const oldAnswer = (await readSubmission(store, row.id, pair, desk.officerKeys(row)))?.answer;
    if (oldAnswer && !replaces) refuseAnswer(oldAnswer);

    const text = await askForText(desk, 'answer.type');
    const result = await answerReport(store, row.id, text, new Date(), pair, {
      ...(oldAnswer && { replaced: oldAnswer.answeredAt }),
      record: await desk.record(store, row, 'answered'),
      officers: desk.officerKeys(row),
    });
    if (result.status !== 'done') await desk.recordRefusal(store, row);
    if (result.status === 'conflict') refuseAnswer(result.earlier);
    if (result.status !== 'done') throw new StartError(message('report.closed'));
  });
  desk.reportChange(message('answer.done'), message('answer.visible'), 'copy.report');
}

/** Asks the reporter a question, or adds a note for the department. */
export async function write(desk: Desk, id: string, kind: 'question' | 'note'): Promise<void> {
  await desk.withStore('write', async (store) => {
    const row = await desk.find(store, 'report', id);
    if (row.state === 'closed') throw new StartError(message('report.closed'));
    const pair = await desk.keyFor(row);
    const text = await askForText(desk, `${kind}.type`);
    const record = await desk.record(store, row, kind === 'question' ? 'asked' : 'noted');
    const now = new Date();
    const result = await addOfficerMessage(store, row.id, kind, text, now, pair, record);
    if (result !== 'done') {
      await desk.recordRefusal(store, row);
      throw new StartError(message('report.closed'));
    }
  });
  const next = kind === 'question' ? message('answer.visible') : '';
  desk.reportChange(
    message(`${kind}.done`),
    next,
    kind === 'question' ? 'copy.report' : 'copy.server',
  );
}

/** Closes a report or a compliment, which starts its retention period. */
export async function close(
  desk: Desk,
  purpose: 'report' | 'compliment',
  id: string,
): Promise<void> {
  const end = await desk.withStore('write', async (store) => {
    const row = await desk.find(store, purpose, id);
    const record = await desk.record(store, row, 'closed');
    if (!(await closeSubmission(store, row.id, new Date(), row.state, record))) {
      await desk.recordRefusal(store, row);
      throw new StartError(message(row.state === 'closed' ? 'report.closed' : 'close.changed'));
    }
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
    const record = await desk.record(store, row, 'deleted');
    if (!(await markInquiryAnswered(store, row.id, record)))
      throw new StartError(message('inquiry.missing', { id: row.id }));
    console.log(message('inquiry.deleted'));
  });
}

/** The kinds that can be deleted early; an inquiry is deleted when it is answered. */
type Deletable = Exclude<Purpose, 'inquiry'>;

async function createDeletion(
  desk: Desk,
  store: DeskStore,
  purpose: Deletable,
  id: string,
): Promise<DeletionContext> {
  const row = await desk.find(store, purpose, id);
  return {
    store,
    row,
    pair: await desk.keyFor(row),
    departments: desk.options.departments,
    isRemote: desk.options.server !== undefined,
    record: (action) => desk.record(store, row, action),
  };
}

/** Deletes a submission early, or requests that another officer confirms it. Works only on the server. */
export async function remove(desk: Desk, purpose: Deletable, id: string): Promise<void> {
  desk.requireServer();
  await desk.withStore('write', async (store) => {
    const context = await createDeletion(desk, store, purpose, id);
    const { row } = context;
    const pending = findPendingRequest(await store.listEntries(row.id));
    const question = pending
      ? message('delete.confirmOther', {
          id: row.id,
          key: pending.entry.key.slice(0, 8),
          date: formatTime(pending.entry.time),
        })
      : message('delete.confirm', { id: row.id });
    if (!(await desk.terminal.confirms(question))) throw new StartError(message('confirm.refused'));
    const result = await removeEarly(context);
    if (result === 'deleted') console.log(message('delete.done'));
    else if (result === 'requested') console.log(message('delete.requested', { id: row.id }));
    else throw new StartError(message(result === 'changed' ? 'close.changed' : `delete.${result}`));
  });
}

/** Withdraws the request to delete a submission, or refuses that of another officer. */
export async function keep(desk: Desk, purpose: Deletable, id: string): Promise<void> {
  desk.requireServer();
  await desk.withStore('write', async (store) => {
    if (!(await keepSubmission(await createDeletion(desk, store, purpose, id))))
      throw new StartError(message('delete.notRequested'));
    console.log(message('delete.withdrawn'));
  });
}
