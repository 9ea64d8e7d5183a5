import type { SendMail } from './mail-queue.ts';

/** Timeout of the mail server, in milliseconds. */
const TIMEOUT = 10_000;

/** Sends through the configured SMTP server. */
export async function createSmtp(smtpUrl: string): Promise<SendMail> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    await transport.sendMail(mail);
  };
}
