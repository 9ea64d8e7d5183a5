import { randomBytes } from 'node:crypto';

import type { ReportForReporter, ReporterAccess } from '../submissions/store.ts';
import { areEqual, SALT_BYTES, type Derive } from './password.ts';
import type { Receipts } from './receipt.ts';
import { isSigned } from '../submissions/answer-signature.ts';
import {
  makeReporterKeys,
  openReporterKeys,
  sealForReporter,
  type AnswerForReporter,
} from './reporter-keys.ts';

/** The fields of a report as its sender gets to read them again, by name. */
export type Tip = Readonly<Record<string, string>>;

interface NewReport {
  readonly id: string;
  readonly receipt: string;
  readonly password: string;
  readonly tip: Tip;
}

/** Makes everything by which the sender of a report, and nobody else, reads it again. */
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
  /** Absent before there is one, and where it cannot be verified. */
  readonly answer?: Pick<AnswerForReporter, 'text' | 'answeredAt'>;
  /** Instead of the answer there is a text that the department did not sign. */
  readonly unverified?: true;
}

/** In the place of a report that does not exist, so that every guess costs the same. */
const MISSING_REPORT = { id: 'missing', salt: randomBytes(SALT_BYTES), verifier: randomBytes(32) };

async function verifyAccess(
  id: string,
  value: unknown,
  verificationKeys: readonly Uint8Array[],
): Promise<Omit<OpenedReport, 'tip'>> {
  if (typeof value !== 'object' || value === null) return { unverified: true };
  const { text, answeredAt, signature } = value as AnswerForReporter;
  const signed = await isSigned({ reportId: id, text, answeredAt }, signature, verificationKeys);
  return signed ? { answer: { text, answeredAt } } : { unverified: true };
}

/**
 * Opens a report with its password. Resolves with `undefined` where there is none or the password is
 * another, after the same work. Throws `SealError` where what is stored was changed.
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
  if (!report.answer) return { tip };
  return {
    tip,
    ...(await verifyAccess(id, opener.open(report.answer, 'answer'), verificationKeys)),
  };
}
