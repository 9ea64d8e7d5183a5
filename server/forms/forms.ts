import type { FormsAvailability, SiteManifest } from '@site/contract/renderer';

import { createFormHandlerFactory } from './form-handler.ts';
import { determineAvailability } from './availability.ts';
import type { Pause } from './guess-delays.ts';
import { createLookupHandler } from './lookup.ts';
import type { FormHandlers } from './outcome.ts';
import { createSubmissionHandlers } from './submissions.ts';
import { createVisitHandler } from './visit.ts';
import { createClamdScan } from '../attachments/clamd.ts';
import type { Config } from '../config.ts';
import {
  createDerive,
  createPasswordCheck,
  DERIVATION_COST,
  type DerivationCost,
} from '../hotline/password.ts';
import { createReceipts } from '../hotline/receipt.ts';
import type { ServerSecret } from '../hotline/secret.ts';
import type { BodyReading } from '../http/body.ts';
import type { IdentifyNetwork } from '../http/client-network.ts';
import {
  BODIES_PER_NETWORK,
  BODY_PROGRESS,
  LOOKUPS_WAITING,
  REPORTS_AT_ONCE,
  REPORTS_WAITING,
  REPORTS_WAITING_PER_NETWORK,
  UPLOAD_MEMORY_BYTES,
} from '../http/limits.ts';
import { MemoryBudget } from '../http/overload.ts';
import { createRateLimits } from '../http/rate-limits.ts';
import { QueuePerClient, WorkQueue } from '../http/work-queue.ts';
import { readErrorCode, type Log } from '../log.ts';
import {
  createCapacityMail,
  createMailQueue,
  type MailQueue,
  type SendMail,
} from '../notifications/mail-queue.ts';
import { createSmtp } from '../notifications/smtp.ts';
import { createCapacity, getFreeBytes, type CapacityAlarm } from '../submissions/capacity.ts';
import { createRetention } from '../submissions/retention.ts';
import type { SharedState } from '../shared-state/shared-state.ts';
import { findRecipients, type SiteRecipients } from '../submissions/keys.ts';
import type { SubmissionStore } from '../submissions/store.ts';
import { createVisitAccess } from '../visits/visit-access.ts';

/** Parts that tests replace. */
export interface FormTestOverrides {
  /** The cost of one key derivation. */
  readonly derivationCost?: DerivationCost;
  readonly pause?: Pause;
  readonly sendMail?: SendMail;
  /** The minimum pace of a body. */
  readonly bodyProgress?: BodyReading['progress'];
}

/** The forms and the services they need. */
export interface Forms {
  readonly handlers: FormHandlers;
  /** The keys that submissions are sealed to; `undefined` if the forms are closed. */
  readonly recipients: SiteRecipients | undefined;
  /** `undefined` if all forms are open and sealed to real keys. */
  readonly formsAvailability: FormsAvailability | undefined;
  /** Returns whether the storage for submissions is full. */
  isFull(): Promise<boolean>;
  /** Finishes the work in progress. */
  close(): Promise<void>;
}

const wait: Pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Dependencies {
  readonly config: Config;
  readonly store: SubmissionStore;
  readonly secret: ServerSecret;
  readonly sharedState: SharedState;
  readonly identifyNetwork: IdentifyNetwork;
  readonly log: Log;
  readonly now: () => Date;
  /** The company's name, which passwords must not contain, and the sites that accept visitors. */
  readonly manifest: Pick<SiteManifest, 'company' | 'visitSites'>;
}

/** Starts the queue of mails; `undefined` if the departments are not notified by mail. */
async function openMailQueue(
  { config, store, log, now }: Dependencies,
  sendMail: SendMail | undefined,
): Promise<{ readonly queue?: MailQueue; readonly alarm: (alarmName: CapacityAlarm) => void }> {
  const { mail: settings } = config;
  if (!settings) return { alarm: () => {} };
  const send = sendMail ?? (await createSmtp(settings.smtpUrl));
  const queue = createMailQueue({ store, settings, send, log, now });
  queue.start();
  return {
    queue,
    alarm: (alarmName) =>
      void send(createCapacityMail(alarmName, settings, now())).catch((error: unknown) =>
        log('mail.failed', { code: readErrorCode(error) }),
      ),
  };
}

/**
 * Opens everything that works on the store: the handlers of the forms, the deletion of expired rows, the queue of mails.
 * Throws a `StartError` if something on the disk or in the settings cannot be used.
 */
export async function openForms(
  dependencies: Dependencies,
  {
    pause = wait,
    derivationCost = DERIVATION_COST,
    bodyProgress = BODY_PROGRESS,
    sendMail,
  }: FormTestOverrides,
): Promise<Forms> {
  const { config, store, secret, sharedState, identifyNetwork, log, now, manifest } = dependencies;
  const recipients = await findRecipients(config);
  const departments = recipients?.departments ?? {};

  const retention = createRetention({ store, log, now });
  await retention.start();
  const { queue: mailQueue, alarm } = await openMailQueue(dependencies, sendMail);
  const capacity = createCapacity({
    store,
    limits: config.capacity,
    freeBytes: async () =>
      config.databaseUrl === undefined ? getFreeBytes(config.dataDir) : undefined,
    alarm,
    log,
    now,
  });

  // Each queue runs one derivation at a time, because a derivation occupies one core.
  const createDerivation = (waitingMax: number) =>
    createDerive(secret, new WorkQueue({ atOnce: 1, waiting: waitingMax }), derivationCost);
  const createFormHandler = createFormHandlerFactory({
    config,
    memory: new MemoryBudget(UPLOAD_MEMORY_BYTES),
    bodies: new QueuePerClient(BODIES_PER_NETWORK),
    progress: bodyProgress,
    identifyNetwork,
    rateLimits: createRateLimits(config, sharedState, now),
    scan: config.clamdAddress === undefined ? undefined : createClamdScan(config.clamdAddress),
    log,
    now,
  });
  const shared = {
    store,
    sharedState,
    receipts: createReceipts(secret),
    capacity,
    notify: mailQueue !== undefined,
    now,
  };
  const notifyAudit = config.mail?.toAudit !== undefined;
  const visits = createVisitAccess(secret);
  return {
    handlers: {
      ...createSubmissionHandlers(createFormHandler, {
        ...shared,
        departments,
        visits,
        // A separate queue, so that many look-ups do not delay reports.
        derive: createDerivation(REPORTS_AT_ONCE),
        passwordProblem: createPasswordCheck(Object.values(manifest.company)),
        visitSites: manifest.visitSites.map(({ id }) => id),
        retention,
        notifyAudit,
        reportQueue: new WorkQueue({
          atOnce: REPORTS_AT_ONCE,
          waiting: REPORTS_WAITING,
          waitingPerClient: REPORTS_WAITING_PER_NETWORK,
        }),
      }),
      visit: createVisitHandler(createFormHandler, {
        ...shared,
        access: visits,
        recipients: departments.reservations,
        retention,
        pause,
      }),
      lookup: createLookupHandler(createFormHandler, {
        ...shared,
        derive: createDerivation(LOOKUPS_WAITING),
        notifyAudit,
        departments,
        pause,
      }),
    },
    recipients,
    formsAvailability: determineAvailability(recipients),
    isFull: () => capacity.isFull(),
    async close() {
      retention.stop();
      await mailQueue?.stop();
    },
  };
}
