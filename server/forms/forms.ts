import type { FormsAvailability } from '@site/contract/renderer';

import { createIntake } from './intake.ts';
import { createLookupHandler, type Pause } from './lookup.ts';
import type { FormHandlers } from './outcome.ts';
import { createSubmissionHandlers } from './submissions.ts';
import type { Config } from '../config.ts';
import { createDerive, DERIVATION_COST, type DerivationCost } from '../hotline/password.ts';
import { createReceipts } from '../hotline/receipt.ts';
import { openSecret, type ServerSecret } from '../hotline/secret.ts';
import {
  MemoryBudget,
  WorkQueue,
  LOOKUPS_WAITING,
  REPORTS_WAITING,
  UPLOAD_MEMORY_BYTES,
} from '../http/limits.ts';
import type { Log } from '../log.ts';
import { createMailQueue, type MailQueue, type SendMail } from '../notifications/mail-queue.ts';
import { createSmtp } from '../notifications/smtp.ts';
import { createRetention } from '../submissions/retention.ts';
import { StartError } from '../start-error.ts';
import { findRecipient, type Recipient } from '../submissions/keys.ts';
import { openStore } from '../submissions/open-store.ts';
import type { SubmissionStore } from '../submissions/store.ts';
import { createRateLimits } from '../http/rate-limits.ts';

/** What a test may put in the place of the real thing. */
export interface FormTestOverrides {
  readonly store?: SubmissionStore;
  /** What one guess at a password costs. */
  readonly derivationCost?: DerivationCost;
  readonly pause?: Pause;
  readonly sendMail?: SendMail;
}

/** Everything behind the forms. */
export interface Forms {
  readonly handlers: FormHandlers;
  /** Whom submissions are sealed to; `undefined` where the forms are closed. */
  readonly recipient: Recipient | undefined;
  /** What visitors are told of a key that is missing, or that is none to rely on. */
  readonly formsAvailability: FormsAvailability | undefined;
  /** Finishes what is being done, and closes the store. */
  close(): Promise<void>;
}

function determineAvailability(recipient: Recipient | undefined): FormsAvailability | undefined {
  if (!recipient) return 'closed';
  return recipient.demonstration ? 'demonstration' : undefined;
}

const wait: Pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Another secret than the one that receipts and passwords were made with would lock every reporter out.
 * Throws a `StartError` where that is what is configured.
 */
async function holdToSecret(store: SubmissionStore, secret: ServerSecret): Promise<void> {
  const known = await store.metadata('server-secret');
  if (known === undefined) return store.setMetadata('server-secret', secret.name);
  if (known !== secret.name)
    throw new StartError(
      "The server's secret is not the one that the stored reports belong to: no reporter could look\n" +
        'one up. Set SERVER_SECRET, or restore the file server-secret in the data folder, to what it was.',
    );
}

/**
 * Opens the store and all that works on it: the handlers that take forms in, the retention sweep, the mail queue.
 * Throws a `StartError` where something on the disk or in the settings cannot be used.
 */
export async function openForms(
  config: Config,
  log: Log,
  now: () => Date,
  { pause = wait, derivationCost = DERIVATION_COST, ...testOverrides }: FormTestOverrides,
): Promise<Forms> {
  const store = testOverrides.store ?? (await openStore(config));
  const recipient = await findRecipient(config);
  const secret = openSecret(config);
  await holdToSecret(store, secret);

  const retention = createRetention({ store, log, now });
  await retention.start();
  const { mail } = config;
  const send = mail && (testOverrides.sendMail ?? (await createSmtp(mail.smtpUrl)));
  const mailQueue: MailQueue | undefined =
    mail && send && createMailQueue({ store, settings: mail, send, log, now });
  mailQueue?.start();

  const receipts = createReceipts(secret);
  // Apart, so that no flood of look-ups keeps a report from being sent. Each takes a core.
  const deriveNew = createDerive(secret, new WorkQueue(1, REPORTS_WAITING), derivationCost);
  const deriveKnown = createDerive(secret, new WorkQueue(1, LOOKUPS_WAITING), derivationCost);
  const uploads = new MemoryBudget(UPLOAD_MEMORY_BYTES);
  const intake = createIntake({
    config,
    uploads,
    visitors: createRateLimits(config, now),
    log,
    now,
  });
  return {
    handlers: {
      ...createSubmissionHandlers(intake, {
        store,
        recipient,
        receipts,
        derive: deriveNew,
        retention,
        notify: mailQueue !== undefined,
        now,
      }),
      lookup: createLookupHandler(intake, { store, receipts, derive: deriveKnown, now, pause }),
    },
    recipient,
    formsAvailability: determineAvailability(recipient),
    async close() {
      retention.stop();
      await mailQueue?.stop();
      await store.close();
    },
  };
}
