import { createHash, randomUUID } from 'node:crypto';

import type { Language } from '@site/contract/language';
import { fillMessage } from '@site/contract/message';
import { localizeMessages } from '@site/contract/messages';

import { readErrorCode, type Log } from '../log.ts';
import messages from './messages.json' with { type: 'json' };
import { HOTLINE_PURPOSES, getHourOfDay, startOfDay } from '../submissions/stored-time.ts';
import type { CapacityAlarm } from '../submissions/capacity.ts';
import {
  AUDIT_TOPICS,
  PURPOSES,
  type MailTopic,
  type SubmissionStore,
} from '../submissions/store.ts';

/** The recipients of mails. */
export interface MailSettings {
  readonly smtpUrl: string;
  readonly from: string;
  readonly to: string;
  /** Receives the mails about reports and compliments. */
  readonly toHotline: string;
  /** Receives the mails about reports to the audit committee; without it, they are not sent. */
  readonly toAudit?: string;
  /** The language of the recipients. */
  readonly language: Language;
}

export interface Mail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same for the same submissions, so that the recipient recognizes a repetition. */
  readonly messageId: string;
}

export type SendMail = (mail: Mail) => Promise<void>;

/** Sends the departments mails with the number of new submissions, without their content. */
export interface MailQueue {
  /** Sends the mails that are due. A mail that cannot be sent stays in the queue. */
  deliver(): Promise<void>;
  /**
   * Delivers now and every minute. Mails about the hotline are sent once a day at a fixed hour, about reports of
   * earlier days.
   */
  start(): void;
  /** Finishes the mail that is being sent. */
  stop(): Promise<void>;
}

interface Dependencies {
  readonly store: Pick<
    SubmissionStore,
    'claimNotifications' | 'removeNotifications' | 'releaseNotifications'
  >;
  readonly settings: Omit<MailSettings, 'smtpUrl'>;
  readonly send: SendMail;
  readonly log: Log;
  readonly now: () => Date;
}

const MESSAGES = localizeMessages('mails', messages);

/** The interval of deliveries, in milliseconds. */
const INTERVAL = 60_000;
/** The lifetime of a claim whose process neither sent the mail nor released it, in milliseconds. */
const LEASE = 10 * 60_000;
/** From this hour in Seoul, the hotline's department is notified of reports of earlier days. */
const HOTLINE_HOUR = 9;

const TOPICS: readonly MailTopic[] = [...PURPOSES, 'cancellation', 'addition', ...AUDIT_TOPICS];
const isForAudit = (topic: MailTopic): boolean =>
  (AUDIT_TOPICS as readonly MailTopic[]).includes(topic);
const isHotline = (topic: MailTopic): boolean =>
  topic === 'addition' ||
  isForAudit(topic) ||
  (HOTLINE_PURPOSES as readonly MailTopic[]).includes(topic);

function createMail(
  topic: MailTopic,
  ids: readonly string[],
  { from, to, toHotline, toAudit = '', language }: Dependencies['settings'],
): Mail {
  const hash = createHash('sha256').update(ids.join()).digest('hex').slice(0, 32);
  return {
    from,
    to: isForAudit(topic) ? toAudit : isHotline(topic) ? toHotline : to,
    subject: fillMessage(MESSAGES[topic][language], language, { count: ids.length }),
    text: `${MESSAGES.open[language]}\n`,
    messageId: `<${hash}@mail-queue.invalid>`,
  };
}

/** Returns the mail that warns that the store of the forms is nearly full. */
export const createCapacityMail = (
  alarm: CapacityAlarm,
  { from, to, language }: Pick<MailSettings, 'from' | 'to' | 'language'>,
  now: Date,
): Mail => ({
  from,
  to,
  subject: MESSAGES['capacity.subject'][language],
  text: `${MESSAGES[`capacity.${alarm}`][language]}\n`,
  messageId: `<capacity-${alarm}-${now.toISOString().slice(0, 10)}@mail-queue.invalid>`,
});

/** Creates the mail queue on top of the notifications in the store. */
export function createMailQueue({ store, settings, send, log, now }: Dependencies): MailQueue {
  let timer: NodeJS.Timeout | undefined;
  let delivering = Promise.resolve();

  async function deliverOne(topic: MailTopic, storedBefore?: string): Promise<void> {
    const lease = randomUUID();
    const time = now();
    const until = new Date(time.getTime() + LEASE).toISOString();
    const ids = await store.claimNotifications(
      topic,
      lease,
      time.toISOString(),
      until,
      storedBefore,
    );
    if (ids.length === 0) return;
    try {
      await send(createMail(topic, ids, settings));
    } catch (error) {
      log('mail.failed', { code: readErrorCode(error) });
      await store.releaseNotifications(lease);
      return;
    }
    await store.removeNotifications(lease);
    // The reports of the audit committee are not logged: readers of the log must not learn of them.
    if (!isForAudit(topic)) log('mail.sent', { count: ids.length });
  }

  async function deliver(): Promise<void> {
    try {
      const today = new Date(startOfDay(now())).toISOString();
      for (const topic of TOPICS) {
        if (isForAudit(topic) && settings.toAudit === undefined) continue;
        if (!isHotline(topic)) await deliverOne(topic);
        // A mail on the same day would reveal the time of a report, of which only the day is stored.
        else if (getHourOfDay(now()) >= HOTLINE_HOUR) await deliverOne(topic, today);
      }
    } catch (error) {
      log('store.failed', { code: readErrorCode(error) });
    }
  }

  const next = (): Promise<void> => (delivering = delivering.then(deliver));
  return {
    deliver: next,
    start() {
      void next();
      timer = setInterval(() => void next(), INTERVAL).unref();
    },
    async stop() {
      clearInterval(timer);
      await delivering;
    },
  };
}
