import { createHmac, hash, randomUUID } from 'node:crypto';
import type { Received } from '@site/contract/answers';
import { COMPLIMENT_CONSENT_VERSION, complimentForm } from '@site/contract/compliment';
import type { FormDefinition } from '@site/contract/form';
import { INQUIRY_CONSENT_VERSION, inquiryForm } from '@site/contract/inquiry';
import { REPORT_CONSENT_VERSION, reportForm, type Report } from '@site/contract/report';
import {
  RESERVATION_CONSENT_VERSION,
  reservationForm,
  VISITOR_FIELDS,
  VISITOR_NUMBERS,
} from '@site/contract/reservation';
import { VISITORS_MAX } from '@site/contract/limits';
import { isMissing } from '@site/contract/text';

import { makeAccess } from '../hotline/reporter-access.ts';
import type { Derive, PasswordCheck } from '../hotline/password.ts';
import type { Receipts } from '../hotline/receipt.ts';
import type { WorkQueue } from '../http/work-queue.ts';
import type { LogEvent } from '../log.ts';
import type { SharedState } from '../shared-state/shared-state.ts';
import type { Retention } from '../submissions/retention.ts';
import { getDepartment, type DepartmentMap, type Recipients } from '../submissions/recipients.ts';
import { getStoredTime } from '../submissions/stored-time.ts';
import type { Capacity } from '../submissions/capacity.ts';
import { seal } from '../submissions/seal.ts';
import type { KeyHolder, Purpose, SubmissionStore } from '../submissions/store.ts';
import type { VisitAccess } from '../visits/visit-access.ts';
import { visitEnd } from '../visits/visit-end.ts';
import { createContentKeys } from './content-keys.ts';
import type { CreateFormHandler, Handled } from './form-handler.ts';
import type { ServerRules, ValidForm } from './validate.ts';
import { refuse, type FormHandlers } from './outcome.ts';

interface SubmissionDependencies {
  readonly store: SubmissionStore;
  readonly sharedState: Pick<SharedState, 'dailyKey'>;
  /** A form is closed if its department is absent. */
  readonly departments: DepartmentMap;
  readonly receipts: Receipts;
  readonly visits: VisitAccess;
  readonly derive: Derive;
  readonly passwordProblem: PasswordCheck;
  /** The ids of the sites that accept visitors. */
  readonly visitSites: readonly string[];
  readonly retention: Pick<Retention, 'endAfter'>;
  /** Whether the departments are notified by mail. */
  readonly notify: boolean;
  /** Whether the audit committee is notified, too. No one else is notified of its reports. */
  readonly notifyAudit: boolean;
  readonly capacity: Capacity;
  readonly now: () => Date;
  /** The queue of reports: each requires a key derivation. */
  readonly reportQueue: WorkQueue;
}

interface SubmissionKind {
  readonly purpose: Purpose;
  /** Version of the consent texts that the visitor agreed to. */
  readonly consentVersion: string;
  /** The event in the log; absent for the hotline. */
  readonly storedEvent?: LogEvent;
}

type Values = Readonly<Record<string, unknown>>;
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

/** The fields of a report that its sender can read again. */
function collectTip(texts: Texts, attachment: string | undefined): Texts {
  const { checkboxes } = reportForm;
  const shown = Object.entries(texts).filter(
    ([field, text]) =>
      text !== '' &&
      !(checkboxes.includes(field) && text === 'false') &&
      !IDENTITY_FIELDS.includes(field),
  );
  return Object.fromEntries([...shown, ...(attachment ? [['attachment', attachment]] : [])]);
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

/** Returns whether a reporter chose the audit committee. */
const isForAudit = (purpose: Purpose, { recipient }: Values): boolean =>
  purpose === 'report' && recipient === 'audit';

/** Refuses common passwords that satisfy the schema. */
const createPasswordRule =
  (passwordProblem: PasswordCheck): ServerRules =>
  ({ password }) => {
    const code = typeof password === 'string' ? passwordProblem(password) : undefined;
    return code ? [{ field: 'password', code }] : [];
  };

/** Refuses a site that does not accept visitors. */
const createSiteRule =
  (visitSites: readonly string[]): ServerRules =>
  ({ site }) =>
    typeof site === 'string' && !visitSites.includes(site)
      ? [{ field: 'site', code: 'site.required' }]
      : [];

/**
 * Refuses values for a visitor who is not counted, or for a car that is not announced. A script hides those fields.
 * Without the script they are visible and may be filled in, and nothing that was typed is dropped silently.
 */
const refuseUncounted: ServerRules = (values, from) => {
  if (from !== 'page') return [];
  const isTyped = (field: string): boolean => !isMissing(values[field]);
  const visitors = VISITOR_NUMBERS.filter(
    (number) =>
      number > Number(values['headcount'] ?? VISITORS_MAX) &&
      VISITOR_FIELDS.some((what) => isTyped(`visitor${number}${what}`)),
  );
  return [
    ...(visitors.length > 0 ? [{ field: 'headcount', code: 'headcount.more' }] : []),
    ...(values['car'] === 'no' && isTyped('carNumber')
      ? [{ field: 'car', code: 'car.number' }]
      : []),
  ];
};

/** Creates the handlers that seal and store submissions. They answer after the store has synced. */
export function createSubmissionHandlers(
  createFormHandler: CreateFormHandler,
  dependencies: SubmissionDependencies,
): Omit<FormHandlers, 'lookup' | 'visit'> {
  const {
    store,
    sharedState,
    departments,
    receipts,
    visits,
    derive,
    passwordProblem,
    visitSites,
    retention,
    notify,
    notifyAudit,
    capacity,
    now,
    reportQueue,
  } = dependencies;
  const contentKeys = createContentKeys(sharedState, now);
  const isVisited = createSiteRule(visitSites);
  const checkPassword = createPasswordRule(passwordProblem);

  /**
   * Returns the receipt of a submission: the beginning of the id of an inquiry, or the first unused receipt number of
   * the key of a report or reservation. A repetition gets the same receipt.
   */
  async function findReceipt(purpose: Purpose, key: string, id: string): Promise<string> {
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

  /** Stores a submission once per key; a repetition with the same key gets the same answer. */
  async function storeSubmission(
    form: FormDefinition,
    { purpose, consentVersion }: SubmissionKind,
    valid: ValidForm<Values>,
    sentKey: string | undefined,
    recipients: Recipients,
  ): Promise<Handled> {
    const { values, file } = valid;
    const texts = collectTexts(form, values);
    const content = toCanonicalText(form, texts, valid);
    const keys = sentKey === undefined ? await contentKeys(content) : ([sentKey] as const);
    // Keyed by a secret of the sender, so that someone who reads the disk cannot test a guess with it.
    const createFingerprint = (key: string) => createHmac('sha256', key).update(content).digest();

    const acknowledge = (receivedAt: string, receipt: string): Handled => {
      const received: Received = { receivedAt, ...(receipt && { receipt }) };
      return { received, ...(purpose === 'reservation' && { values: texts }) };
    };
    const acknowledgeEarlier = async (key: string, earlier: KeyHolder): Promise<Handled> =>
      createFingerprint(key).equals(earlier.fingerprint)
        ? acknowledge(earlier.createdAt, await findReceipt(purpose, key, earlier.id))
        : { refusal: refuse(422, 'idempotencyMismatch') };
    for (const key of keys) {
      const earlier = await store.findHolder(hashKey(purpose, key));
      if (earlier) return acknowledgeEarlier(key, earlier);
    }

    const [key] = keys;
    const topic = recipients.department === 'audit' ? 'auditReport' : purpose;
    const row = {
      id: randomUUID(),
      purpose,
      consentVersion,
      createdAt: getStoredTime(purpose, now()),
      state: 'received',
      // The retention of other submissions begins when they are answered or closed.
      expiresAt: purpose === 'reservation' ? visitEnd(texts, retention) : null,
    } as const;
    const receipt = await findReceipt(purpose, key, row.id);
    const password = String(values['password']);
    if (purpose === 'report' && passwordProblem(password, receipt) === 'password.receipt')
      return {
        refusal: refuse(422, 'invalid', [{ field: 'password', code: 'password.receipt' }]),
      };
    const fields = purpose === 'reservation' ? { receipt, ...texts } : texts;
    const sealed = await seal(
      { fields, ...(file && { attachment: file }) },
      row,
      recipients.publicKeys,
    );
    const admitted = await capacity.admit(sealed.length, file !== undefined);
    if (admitted === 'nothing') return { refusal: refuse(503, 'full') };
    if (admitted === 'texts')
      return {
        refusal: refuse(422, 'invalid', [{ field: 'attachment', code: 'attachment.quota' }]),
      };
    const holder = await store.add({
      ...row,
      keyHash: hashKey(purpose, key),
      fingerprint: createFingerprint(key),
      recipient: recipients.name,
      sealed,
      notify: notify && (topic !== 'auditReport' || notifyAudit),
      topic,
      ...(purpose === 'report' && {
        reporter: await makeAccess(
          { id: row.id, receipt, password, tip: collectTip(texts, file?.name) },
          derive,
          receipts,
        ),
      }),
      ...(purpose === 'reservation' && {
        visitor: {
          receiptHash: receipts.computeHash(receipt),
          details: await visits.seal(texts, row.id, { receipt, contact: texts['contact'] ?? '' }),
        },
      }),
    });
    return holder.id === row.id
      ? acknowledge(row.createdAt, receipt)
      : acknowledgeEarlier(key, holder);
  }

  const createHandler = <Output extends Values>(
    form: FormDefinition<Output>,
    kind: SubmissionKind,
    serverRules?: ServerRules,
  ) => {
    const recipients = departments[getDepartment(kind.purpose)];
    /** The recipient that the sender chose, or the department of the form. */
    const chooseRecipients = (values: Values): Recipients | undefined =>
      isForAudit(kind.purpose, values) ? departments.audit : recipients;
    return createFormHandler<Output>({
      form,
      limitedAs: kind.purpose === 'report' ? 'report' : 'submission',
      ...(kind.storedEvent && { storedEvent: kind.storedEvent }),
      refusedEvent: `${form.name}.refused`,
      ...(serverRules && { serverRules }),
      ...(kind.purpose === 'report' && { queue: reportQueue }),
      ...(recipients && {
        handle: (valid, key) =>
          storeSubmission(form, kind, valid, key, chooseRecipients(valid.values) ?? recipients),
      }),
    });
  };

  return {
    inquiry: createHandler(inquiryForm, {
      purpose: 'inquiry',
      consentVersion: INQUIRY_CONSENT_VERSION,
      storedEvent: 'inquiry.stored',
    }),
    reservation: createHandler(
      reservationForm,
      {
        purpose: 'reservation',
        consentVersion: RESERVATION_CONSENT_VERSION,
        storedEvent: 'reservation.stored',
      },
      (values, from) => [...isVisited(values, from), ...refuseUncounted(values, from)],
    ),
    report: createHandler<Report>(
      reportForm,
      { purpose: 'report', consentVersion: REPORT_CONSENT_VERSION },
      (values, from) => [
        ...checkPassword(values, from),
        // A report is never sealed to another recipient than its reporter chose.
        ...(isForAudit('report', values) && !departments.audit
          ? [{ field: 'recipient', code: 'recipient.closed' }]
          : []),
      ],
    ),
    compliment: createHandler(complimentForm, {
      purpose: 'compliment',
      consentVersion: COMPLIMENT_CONSENT_VERSION,
    }),
  };
}
