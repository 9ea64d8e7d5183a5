import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { Received } from '@site/contract/answers';
import { COMPLIMENT_CONSENT_VERSION, complimentForm } from '@site/contract/compliment';
import type { FormDefinition } from '@site/contract/form';
import { INQUIRY_CONSENT_VERSION, inquiryForm } from '@site/contract/inquiry';
import { RESERVATION_KEPT_DAYS } from '@site/contract/limits';
import { REPORT_CONSENT_VERSION, reportForm, type Report } from '@site/contract/report';
import { RESERVATION_CONSENT_VERSION, reservationForm } from '@site/contract/reservation';

import { makeAccess } from '../hotline/reporter-access.ts';
import { passwordProblem, type Derive } from '../hotline/password.ts';
import type { Receipts } from '../hotline/receipt.ts';
import type { LogEvent } from '../log.ts';
import type { Retention } from '../submissions/retention.ts';
import { nameOfKey, type Recipient } from '../submissions/keys.ts';
import { storedTime } from '../submissions/stored-time.ts';
import { seal } from '../submissions/seal.ts';
import type { KeyHolder, Purpose, SubmissionStore } from '../submissions/store.ts';
import { createContentKeys } from './content-keys.ts';
import type { createIntake, Handled } from './intake.ts';
import type { ServerRules, ValidForm } from './validate.ts';
import { refuse, type FormHandlers } from './outcome.ts';

interface SubmissionDependencies {
  readonly store: SubmissionStore;
  /** Absent where the forms are closed. */
  readonly recipient: Recipient | undefined;
  readonly receipts: Receipts;
  readonly derive: Derive;
  readonly retention: Pick<Retention, 'endAfter'>;
  /** Whether the departments are told by mail. */
  readonly notify: boolean;
  readonly now: () => Date;
}

interface Kind {
  readonly purpose: Purpose;
  /** Version of the consent texts that the visitor agreed to. */
  readonly consentVersion: string;
  /** What the log says of it; nothing of the hotline. */
  readonly done?: LogEvent;
  /** In days from its arrival; without it, the end depends on its being answered or closed. */
  readonly keptDays?: number;
}

type Values = Readonly<Record<string, unknown>>;
type Texts = Readonly<Record<string, string>>;

/** What only its sender should see of a report is who sent it: to whoever reads along, it shows nobody. */
const IDENTITY: readonly string[] = ['name', 'mobile', 'email', 'thirdPartyConsent'];

/** The texts that the department gets, by field name. The consent that nothing goes without is a fact of the row. */
function textsOf({ fields, files, secrets }: FormDefinition, values: Values): Texts {
  const kept = fields.filter(
    (field) => field !== 'consent' && !files.includes(field) && !secrets.includes(field),
  );
  return Object.fromEntries(kept.map((field) => [field, String(values[field])]));
}

/** The report as its sender gets to read it again. */
function tipOf(texts: Texts, attachment: string | undefined): Texts {
  const { checkboxes } = reportForm;
  const shown = Object.entries(texts).filter(
    ([field, text]) =>
      text !== '' && !(checkboxes.includes(field) && text === 'false') && !IDENTITY.includes(field),
  );
  return Object.fromEntries([...shown, ...(attachment ? [['attachment', attachment]] : [])]);
}

/** The same bytes for the same submission, whatever the order and encoding in which it was sent. */
function canonical(form: FormDefinition, values: Values, { file }: ValidForm<unknown>): string {
  const secrets = form.secrets.map((field) => values[field]);
  return JSON.stringify([
    form.name,
    textsOf(form, values),
    secrets,
    file && [file.name, file.digest],
  ]);
}

const hashOf = (purpose: Purpose, key: string): Buffer =>
  createHash('sha256').update(`${purpose}:${key}`).digest();

/** A password that everybody tries first keeps the rules of form, and still protects nobody. */
const passwordRules: ServerRules = ({ password }) => {
  const code = typeof password === 'string' ? passwordProblem(password) : undefined;
  return code ? [{ field: 'password', code }] : [];
};

/** Takes submissions in: judged, sealed, stored and synced before anyone says so. */
export function createSubmissionHandlers(
  intake: ReturnType<typeof createIntake>,
  dependencies: SubmissionDependencies,
): Omit<FormHandlers, 'lookup'> {
  const { store, recipient, receipts, derive, retention, notify, now } = dependencies;
  const contentKeys = createContentKeys(now);

  /** Stores a sound submission once per key; an earlier one under the same key is answered alike. */
  async function keep(
    form: FormDefinition,
    { purpose, consentVersion, keptDays }: Kind,
    sound: ValidForm<Values>,
    sentKey: string | undefined,
    { publicKey }: Recipient,
  ): Promise<Handled> {
    const { values, file } = sound;
    const content = canonical(form, values, sound);
    const keys = sentKey === undefined ? contentKeys(content) : ([sentKey] as const);
    // Keyed by what only the sender knows: on a stolen disk it confirms no guess.
    const fingerprintOf = (key: string) => createHmac('sha256', key).update(content).digest();
    const texts = textsOf(form, values);

    const told = (key: string, { createdAt, fingerprint }: KeyHolder): Handled => {
      if (!fingerprintOf(key).equals(fingerprint))
        return { refusal: refuse(422, 'idempotencyMismatch') };
      const received: Received = {
        receivedAt: createdAt,
        ...(purpose === 'report' && { receipt: receipts.for(key) }),
      };
      return { received, ...(purpose === 'reservation' && { values: texts }) };
    };
    for (const key of keys) {
      const earlier = await store.holderOf(hashOf(purpose, key));
      if (earlier) return told(key, earlier);
    }

    const [key] = keys;
    const row = {
      id: randomUUID(),
      purpose,
      consentVersion,
      createdAt: storedTime(purpose, now()),
      state: 'received',
      expiresAt: keptDays === undefined ? null : retention.endAfter(keptDays),
    } as const;
    const receipt = receipts.for(key);
    const password = String(values['password']);
    if (purpose === 'report' && passwordProblem(password, receipt) === 'password.receipt')
      return {
        refusal: refuse(422, 'invalid', [{ field: 'password', code: 'password.receipt' }]),
      };
    const tip = tipOf(texts, file?.name);
    const holder = await store.add({
      ...row,
      keyHash: hashOf(purpose, key),
      fingerprint: fingerprintOf(key),
      recipient: nameOfKey(publicKey),
      sealed: await seal({ fields: texts, ...(file && { attachment: file }) }, row, publicKey),
      notify,
      ...(purpose === 'report' && {
        reporter: await makeAccess({ id: row.id, receipt, password, tip }, derive, receipts),
      }),
    });
    return told(key, holder);
  }

  const handler = <Output extends Values>(
    form: FormDefinition<Output>,
    kind: Kind,
    serverRules?: ServerRules,
  ) =>
    intake<Output>({
      form,
      counted: 'submission',
      ...(kind.done && { done: kind.done }),
      refused: `${form.name}.refused`,
      ...(serverRules && { serverRules }),
      ...(recipient && { handle: (sound, key) => keep(form, kind, sound, key, recipient) }),
    });

  return {
    inquiry: handler(inquiryForm, {
      purpose: 'inquiry',
      consentVersion: INQUIRY_CONSENT_VERSION,
      done: 'inquiry.stored',
    }),
    reservation: handler(reservationForm, {
      purpose: 'reservation',
      consentVersion: RESERVATION_CONSENT_VERSION,
      done: 'reservation.stored',
      keptDays: RESERVATION_KEPT_DAYS,
    }),
    report: handler<Report>(
      reportForm,
      { purpose: 'report', consentVersion: REPORT_CONSENT_VERSION },
      passwordRules,
    ),
    compliment: handler(complimentForm, {
      purpose: 'compliment',
      consentVersion: COMPLIMENT_CONSENT_VERSION,
    }),
  };
}
