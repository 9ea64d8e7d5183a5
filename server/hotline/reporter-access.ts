import { randomBytes } from 'node:crypto';

import type { ReportMessage } from '@site/contract/answers';

import { getEntryId, isQuestionSigned, type MessageForReporter } from '../cases/conversation.ts';
import type { CaseEntry, ReportForReporter, ReporterAccess } from '../submissions/store.ts';
import { areEqual, SALT_BYTES, type Derive } from './password.ts';
import type { Receipts } from './receipt.ts';
import { isSigned } from '../submissions/answer-signature.ts';
import {
  makeReporterKeys,
  openReporterKeys,
  sealForReporter,
  type AnswerForReporter,
  type ReporterOpener,
} from './reporter-keys.ts';

/** The fields of a report that its sender can read again, by name. */
export type Tip = Readonly<Record<string, string>>;

interface NewReport {
  readonly id: string;
  readonly receipt: string;
  readonly password: string;
  readonly tip: Tip;
}

/** Creates the data with which only the sender of a report can read it again. */
export async function makeAccess(
  { id, receipt, password, tip }: NewReport,
  derive: Derive,
  receipts: Receipts,
): Promise<ReporterAccess> {
  const salt = randomBytes(SALT_BYTES);
  const { verifier, key } = await derive(password, salt, id);
  const keys = await makeReporterKeys(key, id);
  return {
    receiptHash: receipts.computeHash(receipt),
    salt,
    verifier,
    ...keys,
    tip: await sealForReporter(tip, 'tip', id, keys.publicKey),
  };
}

export interface OpenedReport {
  readonly tip: Tip;
  /** Opens the entries of the report, oldest first; a question that no officer signed is left out. */
  readonly openMessages: (entries: readonly CaseEntry[]) => Promise<ReportMessage[]>;
  /** Missing before the report is answered, and if the answer cannot be verified. */
  readonly answer?: Pick<AnswerForReporter, 'text' | 'answeredAt'>;
  /** The answer was not signed by the department. */
  readonly unverified?: true;
}

/** Used if a report does not exist, so that every guess takes the same time. */
const MISSING_REPORT = { id: 'missing', salt: randomBytes(SALT_BYTES), verifier: randomBytes(32) };

async function verifyAccess(
  id: string,
  value: unknown,
  verificationKeys: readonly Uint8Array[],
): Promise<Pick<OpenedReport, 'answer' | 'unverified'>> {
  if (typeof value !== 'object' || value === null) return { unverified: true };
  const { text, answeredAt, signature } = value as AnswerForReporter;
  const isValid = await isSigned({ reportId: id, text, answeredAt }, signature, verificationKeys);
  return isValid ? { answer: { text, answeredAt } } : { unverified: true };
}

/** Opens the entries that are sealed to the reporter. Throws `SealError` if one was changed or moved. */
async function openEntries(
  reportId: string,
  entries: readonly CaseEntry[],
  opener: ReporterOpener,
  verificationKeys: readonly Uint8Array[],
): Promise<ReportMessage[]> {
  const messages = [];
  for (const { id, kind, forReporter } of entries) {
    if (!forReporter || kind === 'note' || kind === 'move' || kind === 'deletion') continue;
    const message = opener.open(forReporter, kind, getEntryId(reportId, id)) as MessageForReporter;
    if (kind === 'question' && !(await isQuestionSigned(reportId, id, message, verificationKeys)))
      continue;
    messages.push(message);
  }
  return messages
    .toSorted((a, b) => a.order - b.order)
    .map(({ text, createdAt, attachment, signature }) => ({
      from: signature === undefined ? 'reporter' : 'department',
      text,
      createdAt,
      ...(attachment !== undefined && { attachment }),
    }));
}

/**
 * Opens a report with its password. Resolves with `undefined` if it does not exist or the password is wrong, after the
 * same work. Throws `SealError` if the stored data was changed.
 */
export async function openWithPassword(
  report: ReportForReporter | undefined,
  password: string,
  derive: Derive,
  verificationKeys: readonly Uint8Array[],
): Promise<OpenedReport | undefined> {
  const { id, salt, verifier } = report ?? MISSING_REPORT;
  const derived = await derive(password, salt, id);
  if (!areEqual(derived.verifier, verifier) || !report) return undefined;
  const opener = await openReporterKeys(report, derived.key, id);
  const tip = opener.open(report.tip, 'tip') as Tip;
  const openMessages = (entries: readonly CaseEntry[]) =>
    openEntries(id, entries, opener, verificationKeys);
  if (!report.answer) return { tip, openMessages };
  return {
    tip,
    openMessages,
    ...(await verifyAccess(id, opener.open(report.answer, 'answer'), verificationKeys)),
  };
}
