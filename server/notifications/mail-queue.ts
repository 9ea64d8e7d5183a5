import { createHash, randomUUID } from 'node:crypto';

import { readErrorCode, type Log } from '../log.ts';
import sentences from './messages.json' with { type: 'json' };
import { HOTLINE_PURPOSES } from '../submissions/stored-time.ts';
import { PURPOSES, type Purpose, type SubmissionStore } from '../submissions/store.ts';

/** Where mails go. */
export interface MailSettings {
  readonly smtpUrl: string;
  readonly from: string;
  readonly to: string;
  /** Who is told of reports and compliments, where that is somebody else. */
  readonly toHotline: string;
}

export interface Mail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same for the same submissions, so that a repetition can be told by whoever receives it. */
  readonly messageId: string;
}

export type SendMail = (mail: Mail) => Promise<void>;

/** Tells the departments that something has arrived: how much of what, and nothing of what it says. */
export interface MailQueue {
  /** Sends what is waiting. What cannot be sent waits on. */
  deliver(): Promise<void>;
  /**
   * Delivers now and every minute; of the hotline, once an hour. Mails come in batches, so that their
   * time says little.
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

const INTERVAL = 60_000;
const HOUR = 60 * INTERVAL;
/** After this long, whoever took a notice and said no more is taken to be gone. */
const LEASE = 10 * 60_000;

function mailOf(
  purpose: Purpose,
  ids: readonly string[],
  { from, to, toHotline }: Dependencies['settings'],
): Mail {
  const counted = (sentence: string) => sentence.replace('{count}', String(ids.length));
  const { ko, en } = sentences[purpose];
  const hash = createHash('sha256').update(ids.join()).digest('hex').slice(0, 32);
  return {
    from,
    to: HOTLINE_PURPOSES.includes(purpose) ? toHotline : to,
    subject: `${counted(ko)} / ${counted(en)}`,
    text: [counted(ko), sentences.open.ko, '', counted(en), sentences.open.en, ''].join('\n'),
    messageId: `<${hash}@notice.invalid>`,
  };
}

export function createMailQueue({ store, settings, send, log, now }: Dependencies): MailQueue {
  let timer: NodeJS.Timeout | undefined;
  let delivering = Promise.resolve();
  /** The hour in which everything that waited of a purpose went out. */
  const delivered = new Map<Purpose, number>();

  /** Tells whether nothing waits any more. */
  async function deliverOne(purpose: Purpose): Promise<boolean> {
    const lease = randomUUID();
    const time = now();
    const until = new Date(time.getTime() + LEASE).toISOString();
    const ids = await store.claimNotifications(purpose, lease, time.toISOString(), until);
    if (ids.length === 0) return true;
    try {
      await send(mailOf(purpose, ids, settings));
    } catch (error) {
      log('mail.failed', { code: readErrorCode(error) });
      await store.releaseNotifications(lease);
      return false;
    }
    await store.removeNotifications(lease);
    log('mail.sent', { count: ids.length });
    return true;
  }

  async function deliver(): Promise<void> {
    try {
      const hour = Math.floor(now().getTime() / HOUR);
      for (const purpose of PURPOSES) {
        if (HOTLINE_PURPOSES.includes(purpose) && delivered.get(purpose) === hour) continue;
        if (await deliverOne(purpose)) delivered.set(purpose, hour);
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

/** How long a mail server may keep us waiting, in milliseconds. */
const PATIENCE = 10_000;

/** Sends through the configured SMTP server. */
export async function createSmtp(smtpUrl: string): Promise<SendMail> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    await transport.sendMail(mail);
  };
}
