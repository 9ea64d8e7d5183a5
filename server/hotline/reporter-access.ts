import { randomBytes } from 'node:crypto';

import type { ReportForReporter, ReporterAccess } from '../submissions/store.ts';
import { sameBytes, SALT_BYTES, type Derive } from './password.ts';
import type { Receipts } from './receipt.ts';
import { makeReporterKeys, openReporterKeys, sealForReporter } from './reporter-keys.ts';

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
    receiptHash: receipts.hashOf(receipt),
    salt,
    verifier,
    ...keys,
    tip: await sealForReporter(tip, 'tip', id, keys.publicKey),
  };
}

export interface OpenedReport {
  readonly tip: Tip;
  readonly answer?: string;
}

/** In the place of a report that is not there: every guess costs the same. */
const MISSING_REPORT = { id: 'nobody', salt: randomBytes(SALT_BYTES), verifier: randomBytes(32) };

/**
 * Opens a report with its password. Resolves with `undefined` where there is none or the password is
 * another, after the same work. Throws `SealError` where what is stored was changed.
 */
export async function openWithPassword(
  report: ReportForReporter | undefined,
  password: string,
  derive: Derive,
): Promise<OpenedReport | undefined> {
  const { id, salt, verifier } = report ?? MISSING_REPORT;
  const derived = await derive(password, salt, id);
  if (!sameBytes(derived.verifier, verifier) || !report) return undefined;
  const opener = await openReporterKeys(report, derived.key, id);
  const tip = opener.open(report.tip, 'tip') as Tip;
  if (!report.answer) return { tip };
  return { tip, answer: opener.open(report.answer, 'answer') as string };
}
