import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { INQUIRY_CONSENT_VERSION, inquirySchema, type Inquiry } from '@site/contract/inquiry';
import type { FieldProblem } from '@site/contract/problem';

import type { Config } from '../config.ts';
import { isCrossSite } from '../cross-site.ts';
import { drainBody, readFormBody, type FormBody, type ReceivedFile } from '../form-body.ts';
import { Busy, type Budget } from '../limits.ts';
import { codeOf, type Log } from '../log.ts';
import type { ProblemCode } from '../problems.ts';
import { nameOfKey, type Recipient } from '../submissions/keys.ts';
import { seal } from '../submissions/seal.ts';
import type { KeyHolder, SubmissionStore } from '../submissions/store.ts';
import { contentMatchesName } from '../uploads.ts';

export interface InquiryRefusal {
  readonly status: number;
  readonly code: ProblemCode;
  readonly errors: readonly FieldProblem[];
}

/** What became of a posted inquiry, for the API and for the page alike. */
export interface InquiryOutcome {
  /** ISO 8601; when the inquiry was stored, also where this is a repetition. */
  readonly receivedAt?: string;
  readonly refusal?: InquiryRefusal;
  /** What was typed, as far as it was read. */
  readonly values: Readonly<Record<string, string>>;
  /** Whether the connection has to be closed because part of the body was not read. */
  readonly unfinished: boolean;
}

export type InquiryDesk = (request: IncomingMessage) => Promise<InquiryOutcome>;

interface Dependencies {
  readonly config: Pick<Config, 'publicOrigin' | 'trustProxy'>;
  readonly store: SubmissionStore;
  /** Absent where the form is closed. */
  readonly recipient: Recipient | undefined;
  readonly uploads: Budget;
  readonly log: Log;
  readonly now: () => Date;
}

const ATTACHMENT = 'attachment';
const CONSENT = 'consent';
/** What a browser sends for a ticked box: its value, or `on` where it has none. */
const TICKED: readonly string[] = ['true', 'on'];
const FIELDS = Object.keys(inquirySchema.shape);
/** As scripts send it, per attempt; long enough not to be guessed, short enough for a header. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{16,128}$/;
const DAY = 24 * 60 * 60 * 1000;

const refuse = (
  status: number,
  code: ProblemCode,
  errors: readonly FieldProblem[] = [],
): InquiryRefusal => ({ status, code, errors });

const BODY_REFUSALS: Readonly<Record<NonNullable<FormBody['problem']>, InquiryRefusal>> = {
  malformed: refuse(400, 'malformed'),
  tooLarge: refuse(413, 'tooLarge'),
  attachmentTooLarge: refuse(413, 'tooLarge', [{ field: ATTACHMENT, code: 'attachment.tooLarge' }]),
  unsupportedMediaType: refuse(415, 'unsupportedMediaType'),
};

type Judged =
  | { readonly inquiry: Inquiry; readonly file: ReceivedFile | undefined }
  | { readonly refusal: InquiryRefusal };

/** Holds a form against the schema, and its attachment against its own name. */
async function judge({ fields, files }: FormBody): Promise<Judged> {
  const names = [...fields.keys(), ...files.keys()];
  const misplaced = files.size > 0 && !files.has(ATTACHMENT);
  if (misplaced || fields.has(ATTACHMENT) || names.some((name) => !FIELDS.includes(name)))
    return { refusal: refuse(400, 'malformed') };

  const file = files.get(ATTACHMENT);
  const parsed = inquirySchema.safeParse({
    ...Object.fromEntries(fields),
    [CONSENT]: TICKED.includes(fields.get(CONSENT) ?? ''),
    ...(file && { [ATTACHMENT]: { name: file.name, size: file.content.length } }),
  });
  const codes = new Map<string, string>();
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = String(path[0]);
    if (!codes.has(field)) codes.set(field, message);
  }
  if (file && !codes.has(ATTACHMENT) && !(await contentMatchesName(file.name, file.content)))
    codes.set(ATTACHMENT, 'attachment.type');
  if (parsed.data && codes.size === 0) return { inquiry: parsed.data, file };
  const errors = FIELDS.flatMap((field) => {
    const code = codes.get(field);
    return code ? [{ field, code }] : [];
  });
  return { refusal: refuse(422, 'invalid', errors) };
}

/** The texts that the department gets, by field name. */
function textsOf(inquiry: Inquiry): Record<string, string> {
  const { category, company, writer, phone, email, subject, content } = inquiry;
  return { category, company, writer, phone, email, subject, content };
}

/** The same bytes for the same inquiry, whatever the order and encoding in which it was sent. */
const canonical = (inquiry: Inquiry, file: ReceivedFile | undefined): string =>
  JSON.stringify([
    textsOf(inquiry),
    file && [file.name, createHash('sha256').update(file.content).digest('base64')],
  ]);

const keyOf = (secret: Buffer, content: string): string =>
  createHmac('sha256', secret).update(content).digest('base64url');

/**
 * Makes the keys of inquiries that come without one, out of their content: a reloaded answer stores
 * nothing new within a day. The secret lives in memory and changes daily, so that nobody who takes
 * the disk can test guesses of what was written.
 */
function createContentKeys(now: () => Date): (content: string) => readonly [string, string] {
  let current = randomBytes(32);
  let previous = randomBytes(32);
  let madeAt = now().getTime();
  return (content) => {
    if (Math.abs(now().getTime() - madeAt) > DAY) {
      previous = current;
      current = randomBytes(32);
      madeAt = now().getTime();
    }
    return [keyOf(current, content), keyOf(previous, content)];
  };
}

const hashOf = (key: string): Buffer => createHash('sha256').update(`inquiry:${key}`).digest();

/**
 * The one place that takes inquiries in: judged, sealed, stored and synced before it says so.
 * It rejects only where the visitor's connection breaks; everything else is an outcome.
 */
export function createInquiryDesk(dependencies: Dependencies): InquiryDesk {
  const { config, store, recipient, uploads, log, now } = dependencies;
  const contentKeys = createContentKeys(now);

  /** Stores a sound inquiry once per key; resolves with the time of storage or a refusal. */
  async function keep(
    inquiry: Inquiry,
    file: ReceivedFile | undefined,
    sentKey: string | undefined,
    { publicKey }: Recipient,
  ): Promise<string | InquiryRefusal> {
    const content = canonical(inquiry, file);
    const [todaysKey, yesterdaysKey] = contentKeys(content);
    const key = sentKey ?? todaysKey;
    // Keyed by what only the sender knows: on a stolen disk it confirms no guess.
    const fingerprint = createHmac('sha256', key).update(content).digest();

    if (sentKey === undefined) {
      const earlier = await store.holderOf(hashOf(yesterdaysKey));
      if (earlier) return earlier.createdAt;
    }
    const row = {
      id: randomUUID(),
      purpose: 'inquiry',
      consentVersion: INQUIRY_CONSENT_VERSION,
      createdAt: now().toISOString(),
      state: 'received',
      // Kept until it is answered.
      expiresAt: null,
    } as const;
    const sealed = await seal(
      { fields: textsOf(inquiry), ...(file && { attachment: file }) },
      row,
      publicKey,
    );
    const recipientName = nameOfKey(publicKey);
    const holder: KeyHolder = await store.add({
      ...row,
      keyHash: hashOf(key),
      fingerprint,
      recipient: recipientName,
      sealed,
      notify: false,
    });
    return fingerprint.equals(holder.fingerprint)
      ? holder.createdAt
      : refuse(422, 'idempotencyMismatch');
  }

  async function receive(request: IncomingMessage): Promise<InquiryOutcome> {
    if (isCrossSite(request, config))
      return {
        refusal: refuse(403, 'crossSite'),
        values: {},
        unfinished: !(await drainBody(request)),
      };
    const body = await readFormBody(request, uploads);
    const values = Object.fromEntries(body.fields);
    const outcome = { values, unfinished: body.unfinished };
    const refused = (refusal: InquiryRefusal): InquiryOutcome => ({ ...outcome, refusal });

    if (!recipient) return refused(refuse(503, 'closed'));
    if (body.problem) return refused(BODY_REFUSALS[body.problem]);
    const sentKey = request.headers['idempotency-key'];
    if (sentKey !== undefined && !IDEMPOTENCY_KEY.test(String(sentKey)))
      return refused(refuse(400, 'malformed'));
    const judged = await judge(body);
    if ('refusal' in judged) return refused(judged.refusal);
    try {
      const kept = await keep(
        judged.inquiry,
        judged.file,
        sentKey as string | undefined,
        recipient,
      );
      return typeof kept === 'string' ? { ...outcome, receivedAt: kept } : refused(kept);
    } catch (error) {
      log('store.failed', { code: codeOf(error) });
      return refused(refuse(503, 'unavailable'));
    }
  }

  return async (request) => {
    const started = performance.now();
    let outcome: InquiryOutcome;
    try {
      outcome = await receive(request);
    } catch (error) {
      if (!(error instanceof Busy)) throw error;
      const unfinished = !(await drainBody(request));
      outcome = { refusal: refuse(503, 'busy'), values: {}, unfinished };
    }
    const { refusal } = outcome;
    log(refusal ? 'inquiry.refused' : 'inquiry.stored', {
      ...(refusal && { status: refusal.status, code: refusal.code }),
      milliseconds: Math.round(performance.now() - started),
    });
    return outcome;
  };
}
