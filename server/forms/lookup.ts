import { createHmac } from 'node:crypto';
import { ADDITIONS_MAX } from '@site/contract/limits';
import { lookupForm, type Lookup } from '@site/contract/lookup';
import { parseReceipt } from '@site/contract/receipt';

import { sealAddition } from '../cases/conversation.ts';
import { openWithPassword, type OpenedReport } from '../hotline/reporter-access.ts';
import type { Derive } from '../hotline/password.ts';
import type { Receipts } from '../hotline/receipt.ts';
import { BusyError } from '../http/overload.ts';
import type { SharedState } from '../shared-state/shared-state.ts';
import type { Capacity } from '../submissions/capacity.ts';
import { getRowDepartment, type DepartmentMap } from '../submissions/recipients.ts';
import type { CaseEntry, ReportForReporter, SubmissionStore } from '../submissions/store.ts';
import { createContentKeys } from './content-keys.ts';
import type { CreateFormHandler, FormResult } from './form-handler.ts';
import { createGuessDelays, type Pause } from './guess-delays.ts';
import { refuse, type FormHandler, type Refusal } from './outcome.ts';
import type { ValidForm } from './validate.ts';

interface LookupDependencies {
  readonly store: Pick<SubmissionStore, 'findReport' | 'listEntries' | 'addEntry'>;
  readonly sharedState: Pick<SharedState, 'createLimiter' | 'dailyKey'>;
  readonly receipts: Receipts;
  readonly derive: Derive;
  /** The keys that additions of reporters are sealed to, and that verify the signatures of officers. */
  readonly departments: DepartmentMap;
  readonly capacity: Capacity;
  /** Whether the departments, and also the audit committee, are notified by mail. */
  readonly notify: boolean;
  readonly notifyAudit: boolean;
  readonly now: () => Date;
  readonly pause: Pause;
}

/**
 * Answers are sent at multiples of this time after the request, in milliseconds. It is longer than the work usually
 * takes, so that the time of an answer does not reveal which work was done.
 */
export const ANSWER_STEP = 500;
/** The number of concurrent look-ups. */
const IN_PROGRESS_MAX = 200;

type Form = ValidForm<Lookup>;

/** Returns a text that is the same for equal additions, in whatever encoding they were sent. */
const toCanonicalText = (receipt: string, { values, file }: Form): string =>
  JSON.stringify([
    'addition',
    receipt,
    values.message,
    values.password,
    file && [file.name, file.digest],
  ]);

/** Returns the part of an opened report that the reporter sees. */
async function describeReport(
  store: Pick<SubmissionStore, 'listEntries'>,
  report: ReportForReporter,
  receipt: string,
  openedReport: OpenedReport,
  isAdded: boolean,
): Promise<FormResult> {
  const { answer, tip, unverified } = openedReport;
  return {
    lookupResult: {
      receipt,
      status: answer ? 'answered' : 'received',
      receivedAt: report.createdAt,
      tip,
      ...(answer && { answer: answer.text, answeredAt: answer.answeredAt }),
      ...(unverified && { unverified }),
      messages: await openedReport.openMessages(await store.listEntries(report.id)),
      open: report.state !== 'closed',
      ...(isAdded && { done: 'add' }),
    },
  };
}

/**
 * Handles look-ups of reports, and additions by their reporters. An unknown number, a wrong password, and an expired or
 * deleted report cause the same work, the same time and the same answer, with or without an addition.
 */
export function createLookupHandler(
  createFormHandler: CreateFormHandler,
  dependencies: LookupDependencies,
): FormHandler {
  const { store, sharedState, receipts, derive, departments, capacity, now, pause } = dependencies;
  const guesses = createGuessDelays({ name: 'report', sharedState, now, pause });
  const contentKeys = createContentKeys(sharedState, now);
  let inProgress = 0;

  /** Stores an addition once per key. Resolves with the reason if it was not stored. */
  async function add(
    report: ReportForReporter,
    receipt: string,
    form: Form,
    sentKey: string | undefined,
  ): Promise<Refusal | undefined> {
    const row = { ...report, purpose: 'report' } as const;
    const department = getRowDepartment(row);
    const recipients = departments[department];
    if (!recipients) return refuse(503, 'closed');
    const content = toCanonicalText(receipt, form);
    const keys = sentKey === undefined ? await contentKeys(content) : ([sentKey] as const);
    const hashes = keys.map((key) => createHmac('sha256', key).update(content).digest());
    const entries = await store.listEntries(report.id);
    const isRepeated = (entry: CaseEntry): boolean =>
      hashes.some((hash) => hash.equals(entry.keyHash));
    if (entries.some(isRepeated)) return undefined;
    const { file, values } = form;
    const additions = entries.filter(({ kind }) => kind === 'addition');
    if (additions.length >= ADDITIONS_MAX) return refuse(409, 'reportClosed');
    const [keyHash] = hashes;
    if (!keyHash) throw new Error('An addition needs a key.');
    const entry = await sealAddition(
      row,
      { text: values.message, keyHash, ...(file && { attachment: file }) },
      entries.length + 1,
      now(),
      recipients,
      report.publicKey,
    );
    const admitted = await capacity.admit(entry.forDepartment.length, file !== undefined);
    if (admitted === 'nothing') return refuse(503, 'full');
    if (admitted === 'texts')
      return refuse(422, 'invalid', [{ field: 'attachment', code: 'attachment.quota' }]);
    const isAudit = department === 'audit';
    const isNotified = dependencies.notify && (!isAudit || dependencies.notifyAudit);
    const topic = isAudit ? 'auditAddition' : 'addition';
    const result = await store.addEntry(entry, isNotified ? topic : undefined);
    // A concurrent request with the same content was faster.
    if (result === 'conflict') return undefined;
    return result === 'done' ? undefined : refuse(409, 'reportClosed');
  }

  async function find(form: Form, key: string | undefined): Promise<FormResult> {
    const startTime = performance.now();
    const { action, password } = form.values;
    // The schema has validated it.
    const receipt = parseReceipt(form.values.receipt) ?? '';
    const hash = receipts.computeHash(receipt);
    const name = hash.toString('base64url');
    await guesses.wait(name);

    const row = await store.findReport(hash);
    const expired = row?.expiresAt != null && row.expiresAt <= now().toISOString();
    const report = expired ? undefined : row;
    const department = report && departments[getRowDepartment({ ...report, purpose: 'report' })];
    const verificationKeys = department?.verificationKeys ?? [];
    const openedReport = await openWithPassword(report, password, derive, verificationKeys);
    if (openedReport) await guesses.forgive(name);
    let result: FormResult = { refusal: refuse(404, 'noMatch') };
    if (openedReport && report) {
      const refusal = action === 'add' ? await add(report, receipt, form, key) : undefined;
      result = refusal
        ? { refusal }
        : await describeReport(store, report, receipt, openedReport, action === 'add');
    }
    await pause(ANSWER_STEP - ((performance.now() - startTime) % ANSWER_STEP));
    return result;
  }

  return createFormHandler({
    form: lookupForm,
    limitedAs: 'lookup',
    refusedEvent: 'lookup.refused',
    async handle(form, key) {
      if (inProgress >= IN_PROGRESS_MAX) throw new BusyError();
      inProgress += 1;
      try {
        return await find(form, key);
      } finally {
        inProgress -= 1;
      }
    },
  });
}
