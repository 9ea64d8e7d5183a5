import { expect, test } from 'vitest';

import { createLog } from '../../server/log.ts';
import { createMailQueue, type Mail } from '../../server/notifications/mail-queue.ts';
import { createSmtp } from '../../server/notifications/smtp.ts';
import { COMPLIMENT, getForm, readReceipt, REPORT, RESERVATION, send } from './fixture/forms.ts';
import { INQUIRY } from './fixture/inquiry.ts';
import { startMailServer } from './fixture/mail.ts';
import { NOW, startSite, waitUntil } from './fixture/site.ts';
import { openStore } from './fixture/store.ts';

const MAIL = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'site@example.com',
  MAIL_TO: 'office@example.com',
  MAIL_TO_HOTLINE: 'compliance@example.com',
};
const SETTINGS = {
  from: MAIL.MAIL_FROM,
  to: MAIL.MAIL_TO,
  toHotline: MAIL.MAIL_TO_HOTLINE,
  language: 'ko',
} as const;

const rejectMail = async () => {
  throw Object.assign(new Error('user visitor@example.com unknown'), { code: 'ECONNECTION' });
};

test('a department is notified once of new submissions, without their content', async () => {
  const site = await startSite({ environment: MAIL, sendMail: rejectMail });
  await send(site, 'inquiry', getForm(INQUIRY));
  await send(site, 'reservation', getForm(RESERVATION));
  await send(site, 'report', getForm(REPORT));
  await send(site, 'report', getForm(REPORT, { title: 'second' }));
  await send(site, 'compliment', getForm(COMPLIMENT));
  const mails: Mail[] = [];
  const environment = { ...MAIL, DATA_DIR: site.config.dataDir };
  const collect = async (mail: Mail) => void mails.push(mail);
  const tomorrow = new Date(NOW.getTime() + 24 * 3_600_000);
  await startSite({ environment, sendMail: collect, now: () => tomorrow });
  await waitUntil(() => mails.length === 4);
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['office@example.com', '새 고객문의 1건'],
    ['office@example.com', '새 방문예약 1건'],
    ['compliance@example.com', '새 제보 2건'],
    ['compliance@example.com', '새 칭찬 1건'],
  ]);
  const texts = [INQUIRY, RESERVATION, REPORT, COMPLIMENT].flatMap((fields) =>
    Object.values(fields),
  );
  for (const text of texts.filter((value) => value.length > 5))
    expect(JSON.stringify(mails.map((mail) => ({ ...mail, to: '' })))).not.toContain(text);
});

test('a department is notified of a cancellation instead of a reservation that no mail announced', async () => {
  const site = await startSite({ environment: MAIL, sendMail: rejectMail });
  const receipt = await readReceipt(await send(site, 'reservation', getForm(RESERVATION)));
  const { contact } = RESERVATION;
  await send(
    site,
    'visit',
    JSON.stringify({ receipt, contact, action: 'cancel', confirmed: true }),
  );
  const mails: Mail[] = [];
  const environment = { ...MAIL, MAIL_LANGUAGE: 'en', DATA_DIR: site.config.dataDir };
  await startSite({ environment, sendMail: async (mail) => void mails.push(mail) });
  await waitUntil(() => mails.length === 1);
  expect(mails[0]).toMatchObject({
    to: 'office@example.com',
    subject: 'Visit reservations canceled: 1',
  });
});

test('an unavailable mail server delays no response; the mail is sent later, once', async () => {
  const site = await startSite();
  const store = await openStore(site.config.dataDir);
  const logLines: string[] = [];
  const log = createLog((line) => void logLines.push(line));
  const mails: Mail[] = [];
  let reachable = false;
  const sendMail = (mail: Mail) =>
    reachable ? Promise.resolve(void mails.push(mail)) : rejectMail();
  const mailQueue = createMailQueue({
    store,
    settings: SETTINGS,
    send: sendMail,
    log,
    now: () => NOW,
  });

  const busy = await startSite({
    environment: { ...MAIL, DATA_DIR: site.config.dataDir },
    sendMail: rejectMail,
  });
  expect((await send(busy, 'inquiry', getForm(INQUIRY))).status).toBe(201);
  await mailQueue.deliver();
  expect(mails).toEqual([]);
  expect(logLines.join('')).toContain('"event":"mail.failed","code":"ECONNECTION"');
  expect(logLines.join('')).not.toContain('visitor@');
  reachable = true;
  await Promise.all([mailQueue.deliver(), mailQueue.deliver()]);
  await mailQueue.deliver();
  expect(mails).toHaveLength(1);
});

test('mails about the hotline are sent at a fixed hour, only about earlier days', async () => {
  const mails: string[] = [];
  const site = await startSite({ environment: MAIL, sendMail: rejectMail });
  const store = await openStore(site.config.dataDir);
  let now = NOW;
  const mailQueue = createMailQueue({
    store,
    settings: SETTINGS,
    send: async ({ to }) => void mails.push(to),
    log: createLog(() => {}),
    now: () => now,
  });
  await send(site, 'report', getForm(REPORT));
  await send(site, 'inquiry', getForm(INQUIRY));
  const deliverAt = async (time: string) => {
    now = new Date(`${time}+09:00`);
    mails.length = 0;
    await mailQueue.deliver();
    return [...mails];
  };
  expect(await deliverAt('2026-11-20T23:59:59')).toEqual([MAIL.MAIL_TO]);
  expect(await deliverAt('2026-11-21T08:59:59')).toEqual([]);
  expect(await deliverAt('2026-11-21T09:00:00')).toEqual([MAIL.MAIL_TO_HOTLINE]);
  expect(await deliverAt('2026-11-22T09:00:00')).toEqual([]);
});

test('without a mail server no mail is queued', async () => {
  const site = await startSite();
  await send(site, 'inquiry', getForm(INQUIRY));
  const store = await openStore(site.config.dataDir);
  expect(await store.claimNotifications('inquiry', 'a', '2026', '2027')).toEqual([]);
});

test('mails use SMTP', async () => {
  const { url, receivedLines } = await startMailServer();
  const sendMail = await createSmtp(url);
  const mail = { from: 'a@example.com', to: 'b@example.com', subject: '새 제보 1건', text: 'text' };
  await sendMail({ ...mail, messageId: '<1@mail-queue.invalid>' });
  expect(receivedLines).toContain('RCPT TO:<b@example.com>');
  expect(receivedLines).toContain('Message-ID: <1@mail-queue.invalid>');
});

test.each([
  [{ SMTP_URL: 'http://example.com' }, /SMTP_URL: must be an smtp/],
  [{ SMTP_URL: MAIL.SMTP_URL }, /MAIL_FROM and MAIL_TO/],
])('settings like %j are refused', async (environment, sentence) => {
  await expect(startSite({ environment })).rejects.toThrow(sentence);
});
