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

import type { PasswordCheck } from '../hotline/password.ts';
import type { WorkQueue } from '../http/work-queue.ts';
import { getDepartment, type DepartmentMap, type Recipients } from '../submissions/recipients.ts';
import type { Purpose } from '../submissions/store.ts';
import type { CreateFormHandler } from './form-handler.ts';
import type { ServerRules } from './validate.ts';
import type { FormHandlers } from './outcome.ts';
import {
  createSubmissionStoring,
  type StoringDependencies,
  type SubmissionKind,
  type Values,
} from './store-submission.ts';

interface SubmissionDependencies extends StoringDependencies {
  /** A form is closed if its department is absent. */
  readonly departments: DepartmentMap;
  /** The ids of the sites that accept visitors. */
  readonly visitSites: readonly string[];
  /** The queue of reports: each requires a key derivation. */
  readonly reportQueue: WorkQueue;
}

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
      VISITOR_FIELDS.some((property) => isTyped(`visitor${number}${property}`)),
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
  const { departments, passwordProblem, visitSites, reportQueue } = dependencies;
  const storeSubmission = createSubmissionStoring(dependencies);
  const isVisited = createSiteRule(visitSites);
  const checkPassword = createPasswordRule(passwordProblem);

  const createHandler = <Output extends Values>(
    form: FormDefinition<Output>,
    kind: SubmissionKind,
    serverRules?: ServerRules,
  ) => {
    const recipients = departments[getDepartment(kind.purpose)];
    /** Returns the recipient that the sender chose, or the department of the form. */
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
