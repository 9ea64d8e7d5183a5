import { createHmac, hash, randomUUID } from 'node:crypto';
import type { Received } from '@site/contract/answers';
import type { FormDefinition } from '@site/contract/form';
import { reportForm } from '@site/contract/report';

import { makeAccess } from '../hotline/reporter-access.ts';
import type { Derive, PasswordCheck } from '../hotline/password.ts';
import type { Receipts } from '../hotline/receipt.ts';
import type { LogEvent } from '../log.ts';
import type { SharedState } from '../shared-state/shared-state.ts';
import type { Retention } from '../submissions/retention.ts';
import type { Recipients } from '../submissions/recipients.ts';
import { getStoredTime } from '../submissions/stored-time.ts';
import type { Capacity } from '../submissions/capacity.ts';
import { seal } from '../submissions/seal.ts';
import type {
  KeyHolder,
  Purpose,
  SealedSubmission,
  SubmissionStore,
} from '../submissions/store.ts';
import type { VisitAccess } from '../visits/visit-access.ts';
import { visitEnd } from '../visits/visit-end.ts';
import { createContentKeys } from './content-keys.ts';
import type { FormResult } from './form-handler.ts';
import { refuse } from './outcome.ts';
import type { ValidForm } from './validate.ts';

/** The dependencies of `storeSubmission`. */
export interface StoringDependencies {
  readonly store: SubmissionStore;
  readonly sharedState: Pick<SharedState, 'dailyKey'>;
  readonly receipts: Receipts;
  readonly visits: VisitAccess;
  readonly derive: Derive;
  readonly passwordProblem: PasswordCheck;
  readonly retention: Pick<Retention, 'getEndAfter'>;
  /** Whether the departments are notified by mail. */
  readonly notify: boolean;
  /** Whether the audit committee is notified, too. No one else is notified of its reports. */
  readonly notifyAudit: boolean;
  readonly capacity: Capacity;
  readonly now: () => Date;
}

/** The kind of submission that a form stores. */
export interface SubmissionKind {
  readonly purpose: Purpose;
  /** Version of the consent texts that the visitor agreed to. */
  readonly consentVersion: string;
  /** The event in the log; absent for the hotline. */
  readonly storedEvent?: LogEvent;
}

export type Values = Readonly<Record<string, unknown>>;
type Texts = Readonly<Record<string, string>>;

/**
 * Fields that a report does not show to its sender, because they would name the sender to anyone who sees the screen.
 */
const IDENTITY_FIELDS: readonly string[] = ['name', 'mobile', 'email', 'thirdPartyConsent'];

/** Returns the texts for the department, by field name. The required consent is stored in the row instead. */
function collectTexts({ fields, files, secrets }: FormDefinition, values: Values): Texts {
  const names = fields.filter(
    (field) => field !== 'consent' && !files.includes(field) && !secrets.includes(field),
  );
  return Object.fromEntries(names.map((field) => [field, String(values[field])]));
}

/** Returns the fields of a report that its sender can read again. */
function collectTip(texts: Texts, attachment: string | undefined): Texts {
  const { checkboxes } = reportForm;
  const shownTexts = Object.entries(texts).filter(
    ([field, text]) =>
      text !== '' &&
      !(checkboxes.includes(field) && text === 'false') &&
      !IDENTITY_FIELDS.includes(field),
  );
  return Object.fromEntries([...shownTexts, ...(attachment ? [['attachment', attachment]] : [])]);
}

/** Returns a text that is the same for equal submissions, in whatever order and encoding they were sent. */
function toCanonicalText(
  form: FormDefinition,
  texts: Texts,
  { values, file }: ValidForm<Values>,
): string {
  const secrets = form.secrets.map((field) => values[field]);
  return JSON.stringify([form.name, texts, secrets, file && [file.name, file.digest]]);
}

const isLookedUp = (purpose: Purpose): purpose is 'report' | 'reservation' =>
  purpose === 'report' || purpose === 'reservation';

/** The length of a reference in characters of the row's id, in groups. */
const REFERENCE = /^(.{4})(.{4}).*$/;
/** Returns the reference of an inquiry, which is the beginning of its id. The department finds the inquiry by it. */
const getReference = (id: string): string => id.toUpperCase().replace(REFERENCE, '$1-$2');

const hashKey = (purpose: Purpose, key: string): Buffer =>
  hash('sha256', `${purpose}:${key}`, 'buffer');

/** One submission that is being stored. */
interface Attempt {
  readonly kind: SubmissionKind;
  readonly valid: ValidForm<Values>;
  readonly recipients: Recipients;
  readonly texts: Texts;
  /** The canonical text. */
  readonly content: string;
}

/** Stores a submission once per key; a repetition with the same key gets the same answer. */
export type StoreSubmission = (
  form: FormDefinition,
  kind: SubmissionKind,
  valid: ValidForm<Values>,
  sentKey: string | undefined,
  recipients: Recipients,
) => Promise<FormResult>;

/**
 * Returns the receipt of a submission: the beginning of the id of an inquiry, or the first unused receipt number of the key
 * of a report or reservation. A repetition gets the same receipt.
 */
async function findReceipt(
  { store, receipts }: StoringDependencies,
  purpose: Purpose,
  key: string,
  id: string,
): Promise<string> {
  if (!isLookedUp(purpose)) return purpose === 'inquiry' ? getReference(id) : '';
  for (let attempt = 0; ; attempt += 1) {
    const receipt = receipts.for(key, attempt);
    const receiptHash = receipts.computeHash(receipt);
    const holder = await (purpose === 'report'
      ? store.findReport(receiptHash)
      : store.findVisit(receiptHash));
    if (!holder || holder.id === id) return receipt;
  }
}

/** Keyed by a secret of the sender, so that someone who reads the disk cannot test a guess with it. */
const createFingerprint = (key: string, content: string): Buffer =>
  createHmac('sha256', key).update(content).digest();

/** Creates the answer for a submission that is stored. */
function createAcknowledgement(
  { kind, texts }: Attempt,
  receivedAt: string,
  receipt: string,
): FormResult {
  const confirmation: Received = { receivedAt, ...(receipt && { receipt }) };
  return { confirmation, ...(kind.purpose === 'reservation' && { values: texts }) };
}

/**
 * Answers a repeated request with the submission that was sent under its key; refuses another content under the same
 * key.
 */
async function answerRepetition(
  dependencies: StoringDependencies,
  attempt: Attempt,
  key: string,
  earlierHolder: KeyHolder,
): Promise<FormResult> {
  if (!createFingerprint(key, attempt.content).equals(earlierHolder.fingerprint))
    return { refusal: refuse(422, 'idempotencyMismatch') };
  const receipt = await findReceipt(dependencies, attempt.kind.purpose, key, earlierHolder.id);
  return createAcknowledgement(attempt, earlierHolder.createdAt, receipt);
}

/** Creates what lets the sender of a report or a reservation find it again. */
async function createSenderAccess(
  { receipts, derive, visits }: StoringDependencies,
  { kind, valid, texts }: Attempt,
  id: string,
  receipt: string,
): Promise<Pick<SealedSubmission, 'reporter' | 'visitor'>> {
  if (kind.purpose === 'report') {
    const tip = collectTip(texts, valid.file?.name);
    const password = String(valid.values['password']);
    return { reporter: await makeAccess({ id, receipt, password, tip }, derive, receipts) };
  }
  if (kind.purpose !== 'reservation') return {};
  const contact = texts['contact'] ?? '';
  return {
    visitor: {
      receiptHash: receipts.computeHash(receipt),
      details: await visits.seal(texts, id, { receipt, contact }),
    },
  };
}

/** Seals a submission and adds it to the store. */
async function addSubmission(
  dependencies: StoringDependencies,
  attempt: Attempt,
  key: string,
): Promise<FormResult> {
  const { store, passwordProblem, retention, notify, notifyAudit, capacity, now } = dependencies;
  const { kind, valid, texts, content, recipients } = attempt;
  const { purpose, consentVersion } = kind;
  const row = {
    id: randomUUID(),
    purpose,
    consentVersion,
    createdAt: getStoredTime(purpose, now()),
    state: 'received',
    // The retention of other submissions begins when they are answered or closed.
    expiresAt: purpose === 'reservation' ? visitEnd(texts, retention) : null,
  } as const;
  const receipt = await findReceipt(dependencies, purpose, key, row.id);
  const password = String(valid.values['password']);
  if (purpose === 'report' && passwordProblem(password, receipt) === 'password.receipt')
    return { refusal: refuse(422, 'invalid', [{ field: 'password', code: 'password.receipt' }]) };
  const { file } = valid;
  const fields = purpose === 'reservation' ? { receipt, ...texts } : texts;
  const sealedContent = await seal(
    { fields, ...(file && { attachment: file }) },
    row,
    recipients.publicKeys,
  );
  const admitted = await capacity.admit(sealedContent.length, file !== undefined);
  if (admitted === 'nothing') return { refusal: refuse(503, 'full') };
  if (admitted === 'texts')
    return { refusal: refuse(422, 'invalid', [{ field: 'attachment', code: 'attachment.quota' }]) };
  const topic = recipients.department === 'audit' ? 'auditReport' : purpose;
  const holder = await store.add({
    ...row,
    keyHash: hashKey(purpose, key),
    fingerprint: createFingerprint(key, content),
    recipient: recipients.name,
    sealed: sealedContent,
    notify: notify && (topic !== 'auditReport' || notifyAudit),
    topic,
    ...(await createSenderAccess(dependencies, attempt, row.id, receipt)),
  });
  return holder.id === row.id
    ? createAcknowledgement(attempt, row.createdAt, receipt)
    : answerRepetition(dependencies, attempt, key, holder);
}

/** Creates the function that seals and stores submissions. It resolves after the store has synced. */
export function createSubmissionStoring(dependencies: StoringDependencies): StoreSubmission {
  const { store, sharedState, now } = dependencies;
  const contentKeys = createContentKeys(sharedState, now);
  return async (form, kind, valid, sentKey, recipients) => {
    const texts = collectTexts(form, valid.values);
    const content = toCanonicalText(form, texts, valid);
    const attempt = { kind, valid, recipients, texts, content };
    const keys = sentKey === undefined ? await contentKeys(content) : ([sentKey] as const);
    for (const key of keys) {
      const earlierHolder = await store.findHolder(hashKey(kind.purpose, key));
      if (earlierHolder) return answerRepetition(dependencies, attempt, key, earlierHolder);
    }
    return addSubmission(dependencies, attempt, keys[0]);
  };
}
