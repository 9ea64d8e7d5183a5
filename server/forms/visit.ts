import { randomBytes, randomUUID } from 'node:crypto';
import type { VisitResult } from '@site/contract/answers';
import { CANCELLED_KEPT_DAYS } from '@site/contract/limits';
import { parseReceipt } from '@site/contract/receipt';
import { getTimeInSeoul } from '@site/contract/date';
import { CHANGED_FIELDS, visitForm, type VisitRequest } from '@site/contract/visit';

import { openMoveForVisitor, type VisitTime } from '../cases/visit-move.ts';
import type { Receipts } from '../hotline/receipt.ts';
import type { SharedState } from '../shared-state/shared-state.ts';
import type { Capacity } from '../submissions/capacity.ts';
import type { DepartmentRecipients, Recipients } from '../submissions/recipients.ts';
import type { Retention } from '../submissions/retention.ts';
import { seal } from '../submissions/seal.ts';
import { getStoredTime } from '../submissions/stored-time.ts';
import type { SubmissionState, SubmissionStore, VisitForVisitor } from '../submissions/store.ts';
import type { VisitAccess, VisitFields } from '../visits/visit-access.ts';
import { visitEnd } from '../visits/visit-end.ts';
import type { CreateFormHandler, FormResult } from './form-handler.ts';
import { createGuessDelays, type Pause } from './guess-delays.ts';
import { refuse, type FormHandler } from './outcome.ts';

interface VisitDependencies {
  readonly store: Pick<
    SubmissionStore,
    'findVisit' | 'replaceVisit' | 'cancelVisit' | 'listEntries'
  >;
  readonly sharedState: Pick<SharedState, 'createLimiter' | 'dailyKey'>;
  readonly receipts: Receipts;
  readonly access: VisitAccess;
  /** `undefined` while the form is closed; then reservations cannot be changed. */
  readonly recipients: DepartmentRecipients | undefined;
  readonly capacity: Capacity;
  readonly retention: Pick<Retention, 'getEndAfter'>;
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
  /** With the time to which an officer moved it last. */
  readonly fields: VisitFields;
  /** The time that the visitor chose, if an officer moved the visit. */
  readonly movedFrom?: VisitTime;
}

/** Returns whether a visit can be changed and canceled: until it begins. */
const isOpen = (
  state: SubmissionState,
  { date = '', time = '' }: VisitFields,
  now: Date,
): boolean => state !== 'cancelled' && getTimeInSeoul(date, time).getTime() > now.getTime();

/** Creates the outcome that shows a reservation in a state, after an action if there was one. */
const showVisit = (
  { receipt, fields, movedFrom }: OpenVisit,
  state: SubmissionState,
  now: Date,
  action?: VisitResult['done'],
): FormResult => ({
  lookupResult: {
    receipt,
    status: STATUSES[state] ?? 'received',
    visit: fields,
    open: isOpen(state, fields, now),
    ...(movedFrom && { movedFrom }),
    ...(action && { done: action }),
  },
});

/** Creates the function that finds a reservation by its number and phone number. */
function createVisitFinder({
  store,
  sharedState,
  receipts,
  access,
  recipients,
  now,
  pause,
}: VisitDependencies) {
  const guesses = createGuessDelays({ name: 'visit', sharedState, now, pause });

  return async (typedNumber: string, contact: string): Promise<OpenVisit | undefined> => {
    // The schema has accepted the number.
    const receipt = parseReceipt(typedNumber) ?? '';
    const hash = receipts.computeHash(receipt);
    const name = hash.toString('base64url');
    await guesses.wait(name);
    const row = await store.findVisit(hash);
    if (!row || (row.expiresAt !== null && row.expiresAt <= now().toISOString())) return undefined;
    const fields = await access.open(row.details, row.id, { receipt, contact });
    if (!fields) return undefined;
    await guesses.forgive(name);
    const visit = { row, receipt, contact, fields };
    const move = await openMoveForVisitor(
      await store.listEntries(row.id),
      row.id,
      { receipt, contact },
      recipients?.verificationKeys ?? [],
    );
    if (move === undefined) return visit;
    // Neither time is certain until an officer signs the move again.
    if (move === 'unverified') return { ...visit, row: { ...row, state: 'received' } };
    const { date = '', time = '' } = fields;
    return { ...visit, fields: { ...fields, ...move }, movedFrom: { date, time } };
  };
}

/** Cancels a reservation unless it was canceled or deleted in the meantime. */
async function cancelVisit(
  { store, retention, notify, now }: VisitDependencies,
  visit: OpenVisit,
): Promise<FormResult> {
  const end = retention.getEndAfter(CANCELLED_KEPT_DAYS);
  if (!(await store.cancelVisit(visit.row.id, end, notify)))
    return { refusal: refuse(409, 'visitClosed') };
  return showVisit(visit, 'cancelled', now(), 'cancel');
}

/**
 * Changes a reservation. The changed visit is a new submission under the same number, so that the department confirms it
 * again; the earlier one is deleted in the same transaction.
 */
async function changeVisit(
  { store, receipts, access, capacity, retention, notify, now }: VisitDependencies,
  visit: OpenVisit,
  request: VisitRequest,
  recipients: Recipients,
): Promise<FormResult> {
  const { row, receipt, contact } = visit;
  const changes = CHANGED_FIELDS.map((field) => [field, request[field] ?? ''] as const);
  // A repeated request, as after a lost response, changes nothing: the department may have confirmed the visit by now.
  // A visitor whose visit was declined requests it again.
  if (
    row.state !== 'declined' &&
    changes.every(([field, value]) => (visit.fields[field] ?? '') === value)
  )
    return showVisit(visit, row.state, now(), row.state === 'confirmed' ? undefined : 'change');
  const fields = { ...visit.fields, ...Object.fromEntries(changes) };
  const next = {
    id: randomUUID(),
    purpose: 'reservation',
    consentVersion: row.consentVersion,
    createdAt: getStoredTime('reservation', now()),
    state: 'received',
    expiresAt: visitEnd(fields, retention),
  } as const;
  const previousTime = `${visit.fields['date']} ${visit.fields['time']}`;
  const sealedContent = await seal(
    { fields: { receipt, before: previousTime, ...fields } },
    next,
    recipients.publicKeys,
  );
  if ((await capacity.admit(sealedContent.length, false)) === 'nothing')
    return { refusal: refuse(503, 'full') };
  const isReplaced = await store.replaceVisit(row.id, {
    ...next,
    // Random values, because no repeated post of the form may find this row.
    keyHash: randomBytes(32),
    fingerprint: randomBytes(32),
    recipient: recipients.name,
    sealed: sealedContent,
    notify,
    visitor: {
      receiptHash: receipts.computeHash(receipt),
      details: await access.seal(fields, next.id, { receipt, contact }),
    },
  });
  if (!isReplaced) return { refusal: refuse(409, 'visitClosed') };
  return showVisit({ row, receipt, contact, fields }, 'received', now(), 'change');
}

/**
 * Creates the handler with which visitors look up, change and cancel a reservation. Unknown numbers, wrong phone numbers
 * and expired reservations get the same answer.
 */
export function createVisitHandler(
  createFormHandler: CreateFormHandler,
  dependencies: VisitDependencies,
): FormHandler {
  const { recipients, now } = dependencies;
  const findVisit = createVisitFinder(dependencies);

  return createFormHandler({
    form: visitForm,
    limitedAs: 'lookup',
    refusedEvent: 'visit.refused',
    async handle({ values }) {
      const { action, receipt, contact } = values;
      const visit = await findVisit(receipt, contact);
      if (!visit) return { refusal: refuse(404, 'noVisit') };
      const { row, fields } = visit;
      if (action === 'show') return showVisit(visit, row.state, now());
      if (!isOpen(row.state, fields, now())) return { refusal: refuse(409, 'visitClosed') };
      if (action === 'cancel') return cancelVisit(dependencies, visit);
      return recipients
        ? changeVisit(dependencies, visit, values, recipients)
        : { refusal: refuse(503, 'closed') };
    },
  });
}
