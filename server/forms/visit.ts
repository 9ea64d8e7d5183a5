import { randomBytes, randomUUID } from 'node:crypto';
import type { VisitResult } from '@site/contract/answers';
import { CANCELLED_KEPT_DAYS } from '@site/contract/limits';
import { parseReceipt } from '@site/contract/receipt';
import { getTimeInSeoul } from '@site/contract/date';
import { CHANGED_FIELDS, visitForm, type VisitRequest } from '@site/contract/visit';

import type { Receipts } from '../hotline/receipt.ts';
import type { SharedState } from '../shared-state/shared-state.ts';
import type { Capacity } from '../submissions/capacity.ts';
import type { Recipients } from '../submissions/recipients.ts';
import type { Retention } from '../submissions/retention.ts';
import { seal } from '../submissions/seal.ts';
import { getStoredTime } from '../submissions/stored-time.ts';
import type { SubmissionState, SubmissionStore, VisitForVisitor } from '../submissions/store.ts';
import type { VisitAccess, VisitFields } from '../visits/visit-access.ts';
import { visitEnd } from '../visits/visit-end.ts';
import type { CreateFormHandler, Handled } from './form-handler.ts';
import { createGuessDelays, type Pause } from './guess-delays.ts';
import { refuse, type FormHandler } from './outcome.ts';

interface VisitDependencies {
  readonly store: Pick<SubmissionStore, 'findVisit' | 'replaceVisit' | 'cancelVisit'>;
  readonly sharedState: Pick<SharedState, 'createLimiter' | 'dailyKey'>;
  readonly receipts: Receipts;
  readonly access: VisitAccess;
  /** Absent if the form is closed: then reservations cannot be changed. */
  readonly recipients: Recipients | undefined;
  readonly capacity: Capacity;
  readonly retention: Pick<Retention, 'endAfter'>;
  /** Whether the department is notified by mail. */
  readonly notify: boolean;
  readonly now: () => Date;
  readonly pause: Pause;
}

const STATUSES: Readonly<Partial<Record<SubmissionState, VisitResult['status']>>> = {
  confirmed: 'confirmed',
  declined: 'declined',
  cancelled: 'cancelled',
};

/** A reservation that was opened with its number and phone number. */
interface OpenVisit {
  readonly row: VisitForVisitor;
  readonly receipt: string;
  readonly contact: string;
  readonly fields: VisitFields;
}

/**
 * Handles look-ups, changes and cancellations of a reservation by its visitor. An unknown number, another phone number
 * and an expired reservation get the same answer.
 */
export function createVisitHandler(
  createFormHandler: CreateFormHandler,
  dependencies: VisitDependencies,
): FormHandler {
  const {
    store,
    sharedState,
    receipts,
    access,
    recipients,
    capacity,
    retention,
    notify,
    now,
    pause,
  } = dependencies;
  const guesses = createGuessDelays({ name: 'visit', sharedState, now, pause });

  /** A visit can be changed and canceled until it begins. */
  const isOpen = (state: SubmissionState, { date = '', time = '' }: VisitFields): boolean =>
    state !== 'cancelled' && getTimeInSeoul(date, time).getTime() > now().getTime();

  const shown = (
    { receipt, fields }: OpenVisit,
    state: SubmissionState,
    done?: VisitResult['done'],
  ): Handled => ({
    found: {
      receipt,
      status: STATUSES[state] ?? 'received',
      visit: fields,
      open: isOpen(state, fields),
      ...(done && { done }),
    },
  });

  async function find(typed: string, contact: string): Promise<OpenVisit | undefined> {
    // The schema has validated it.
    const receipt = parseReceipt(typed) ?? '';
    const hash = receipts.computeHash(receipt);
    const name = hash.toString('base64url');
    await guesses.wait(name);
    const row = await store.findVisit(hash);
    if (!row || (row.expiresAt !== null && row.expiresAt <= now().toISOString())) return undefined;
    const fields = await access.open(row.details, row.id, { receipt, contact });
    if (!fields) return undefined;
    await guesses.forgive(name);
    return { row, receipt, contact, fields };
  }

  async function cancel(visit: OpenVisit): Promise<Handled> {
    const end = retention.endAfter(CANCELLED_KEPT_DAYS);
    if (!(await store.cancelVisit(visit.row.id, end, notify)))
      return { refusal: refuse(409, 'visitClosed') };
    return shown(visit, 'cancelled', 'cancel');
  }

  /**
   * The changed visit is a new submission under the same number, so that the department confirms it again. The earlier
   * one is deleted with it.
   */
  async function change(visit: OpenVisit, request: VisitRequest, to: Recipients): Promise<Handled> {
    const { row, receipt, contact } = visit;
    const changes = CHANGED_FIELDS.map((field) => [field, request[field] ?? ''] as const);
    // A repetition, for example after a lost answer, changes nothing: the department may have confirmed the visit by
    // now. After a declined visit the visitor sends a new request.
    if (
      row.state !== 'declined' &&
      changes.every(([field, value]) => (visit.fields[field] ?? '') === value)
    )
      return shown(visit, row.state, row.state === 'confirmed' ? undefined : 'change');
    const fields = { ...visit.fields, ...Object.fromEntries(changes) };
    const next = {
      id: randomUUID(),
      purpose: 'reservation',
      consentVersion: row.consentVersion,
      createdAt: getStoredTime('reservation', now()),
      state: 'received',
      expiresAt: visitEnd(fields, retention),
    } as const;
    const before = `${visit.fields['date']} ${visit.fields['time']}`;
    const sealed = await seal({ fields: { receipt, before, ...fields } }, next, to.publicKeys);
    if ((await capacity.admit(sealed.length, false)) === 'nothing')
      return { refusal: refuse(503, 'full') };
    const replaced = await store.replaceVisit(row.id, {
      ...next,
      // The form cannot repeat it.
      keyHash: randomBytes(32),
      fingerprint: randomBytes(32),
      recipient: to.name,
      sealed,
      notify,
      visitor: {
        receiptHash: receipts.computeHash(receipt),
        details: await access.seal(fields, next.id, { receipt, contact }),
      },
    });
    if (!replaced) return { refusal: refuse(409, 'visitClosed') };
    return shown({ ...visit, fields }, 'received', 'change');
  }

  return createFormHandler({
    form: visitForm,
    limitedAs: 'lookup',
    refusedEvent: 'visit.refused',
    async handle({ values }) {
      const { action, receipt, contact } = values;
      const visit = await find(receipt, contact);
      if (!visit) return { refusal: refuse(404, 'noVisit') };
      if (action === 'show') return shown(visit, visit.row.state);
      if (!isOpen(visit.row.state, visit.fields)) return { refusal: refuse(409, 'visitClosed') };
      if (action === 'cancel') return cancel(visit);
      return recipients ? change(visit, values, recipients) : { refusal: refuse(503, 'closed') };
    },
  });
}
