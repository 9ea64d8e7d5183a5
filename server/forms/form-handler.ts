import type { IncomingMessage } from 'node:http';
import type { Found, Received } from '@site/contract/answers';
import type { FormDefinition } from '@site/contract/form';

import type { Scan } from '../attachments/clamd.ts';
import type { Config } from '../config.ts';
import { drainBody, StalledBodyError, type BodyReading, type FormBody } from '../http/body.ts';
import type { IdentifyNetwork } from '../http/client-network.ts';
import { isCrossSite } from '../http/cross-site.ts';
import { readFormBody } from '../http/form-body.ts';
import { BODY_TIME, SMALL_BODY_BYTES } from '../http/limits.ts';
import { BusyError, type MemoryBudget } from '../http/overload.ts';
import { createRequestId } from '../http/request-id.ts';
import type { LimitedAction, RateLimits } from '../http/rate-limits.ts';
import type { QueuePerClient, WorkQueue } from '../http/work-queue.ts';
import { describeError, type Log, type LogEvent } from '../log.ts';
import { refuse, refuseBusy, type FormHandler, type Outcome, type Refusal } from './outcome.ts';
import { validateForm, type ServerRules, type ValidForm } from './validate.ts';

export interface FormHandlerDependencies {
  readonly config: Pick<Config, 'publicOrigin' | 'trustProxy'>;
  /** The memory that all bodies share. */
  readonly memory: MemoryBudget;
  /** The queue of bodies to read: each network reads a bounded number at a time. */
  readonly bodies: QueuePerClient;
  readonly progress: BodyReading['progress'];
  readonly identifyNetwork: IdentifyNetwork;
  readonly rateLimits: RateLimits;
  /** Scans attachments, if a scanner is configured. */
  readonly scan?: Scan | undefined;
  readonly log: Log;
  readonly now: () => Date;
}

/** The result of a valid form. */
export type FormResult =
  | { readonly refusal: Refusal }
  | { readonly confirmation: Received; readonly values?: Readonly<Record<string, string>> }
  | { readonly lookupResult: Found };

/** The differences between forms. */
export interface FormRules<Output> {
  readonly form: FormDefinition<Output>;
  readonly limitedAs: LimitedAction;
  /**
   * Absent if the log must not show when the form was used: then only server failures are logged, without the id of the
   * request.
   */
  readonly storedEvent?: LogEvent;
  readonly refusedEvent: LogEvent;
  readonly serverRules?: ServerRules;
  /** The queue in which `handle` waits for its turn; without it, `handle` runs immediately. */
  readonly queue?: WorkQueue;
  /**
   * Absent if the form is closed. `key` identifies the attempt, if the sender named it. Throws if nothing was stored.
   */
  readonly handle?: (form: ValidForm<Output>, key: string | undefined) => Promise<FormResult>;
}

/** The limit of values on a refused form, in bytes of its page: about half of a page with a form. */
const ECHO_MAX_BYTES = 36 * 1024;
/** The bytes that an escaped character adds to both copies. */
const ESCAPED_BYTES = 8;

/** Too long to guess, short enough for a header. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{16,128}$/;

const ATTACHMENT_TOO_LARGE = { field: 'attachment', code: 'attachment.tooLarge' };
const BODY_REFUSALS: Readonly<Record<NonNullable<FormBody['problem']>, Refusal>> = {
  malformed: refuse(400, 'malformed'),
  timeout: refuse(408, 'timeout'),
  tooLarge: refuse(413, 'tooLarge'),
  attachmentTooLarge: refuse(413, 'tooLarge', [ATTACHMENT_TOO_LARGE]),
  unsupportedMediaType: refuse(415, 'unsupportedMediaType'),
};

/**
 * Returns the values that a page shows again: no secrets, no files, and not more than the page has room for. What
 * people type fits; the longest values are left out first.
 */
function collectShownValues(
  { fields, secrets }: FormDefinition,
  body: FormBody,
): Record<string, string> {
  const shownFields = [...body.fields]
    .filter((field): field is [string, string] => typeof field[1] === 'string')
    .filter(([name]) => fields.includes(name) && !secrets.includes(name))
    .toSorted(([, a], [, b]) => a.length - b.length);
  const values: Record<string, string> = {};
  let bytes = 0;
  for (const [name, value] of shownFields) {
    if (value.length > ECHO_MAX_BYTES) break;
    bytes += measureEcho(value);
    if (bytes > ECHO_MAX_BYTES) break;
    values[name] = value;
  }
  return values;
}

/**
 * Returns the size of a value on the page, which contains it twice: in the field and in the state of the script. In
 * bytes.
 */
const measureEcho = (value: string): number =>
  Buffer.byteLength(value) * 2 + (value.match(/["&'<>\n]/g)?.length ?? 0) * ESCAPED_BYTES;

const readLength = ({ headers }: IncomingMessage): number =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Infinity;

/** Returns whether a body contains only texts, judging by its declared length. */
const isSmall = (request: IncomingMessage): boolean => readLength(request) <= SMALL_BODY_BYTES;

/**
 * Returns the minimum pace of a body. A body with a declared length has to arrive within twice the time of a request.
 */
function getProgress(
  request: IncomingMessage,
  { bytes, milliseconds }: BodyReading['progress'],
): BodyReading['progress'] {
  const length = readLength(request);
  const pace = Number.isFinite(length) ? (length * milliseconds) / BODY_TIME / 2 : 0;
  return { bytes: Math.max(bytes, Math.floor(pace)), milliseconds };
}

interface Post {
  readonly request: IncomingMessage;
  readonly from: 'page' | 'api';
  readonly network: string;
}

/** Creates the function that reads the body of a post, validates it and handles the valid form. */
function createBodyHandler<Output>(
  { memory, bodies, progress, scan, now }: FormHandlerDependencies,
  { form, serverRules, queue }: FormRules<Output>,
  refuseFailed: (request: IncomingMessage, error: unknown) => Refusal,
) {
  type Handle = NonNullable<FormRules<Output>['handle']>;

  async function handleBody(handle: Handle, post: Post, body: FormBody): Promise<FormResult> {
    const { request, from, network } = post;
    if (body.problem) return { refusal: BODY_REFUSALS[body.problem] };
    const key = request.headers['idempotency-key'];
    if (key !== undefined && !IDEMPOTENCY_KEY.test(String(key)))
      return { refusal: refuse(400, 'malformed') };
    try {
      const valid = await validateForm(form, body, now(), { network, from, serverRules, scan });
      if ('refusal' in valid) return valid;
      const work = () => handle(valid, key as string | undefined);
      return await (queue ? queue.run(work, network) : work());
    } catch (error) {
      if (error instanceof BusyError) return { refusal: refuseBusy(error) };
      return { refusal: refuseFailed(request, error) };
    }
  }

  /** Releases the memory of the body after it was handled. */
  return async function readAndHandle(handle: Handle, post: Post): Promise<Outcome> {
    const { request, from, network } = post;
    const reservation = memory.reserve();
    try {
      const reading = { memory: reservation, progress: getProgress(request, progress) };
      const readBody = () => readFormBody(request, reading, from === 'api');
      // Small bodies are read immediately: their number is limited, and one that has arrived never waits for others.
      const body = await (isSmall(request) ? readBody() : bodies.run(network, readBody));
      const result = await handleBody(handle, post, body);
      const { unfinished } = body;
      if ('refusal' in result)
        return { ...result, values: collectShownValues(form, body), unfinished };
      return { values: {}, ...result, unfinished };
    } finally {
      reservation.release();
    }
  };
}

/**
 * Creates the handler of one form. Every post, from a page or a script, passes the same steps: origin, rate limit, body,
 * validation, handling, log.
 */
function createFormHandler<Output>(
  dependencies: FormHandlerDependencies,
  rules: FormRules<Output>,
): FormHandler {
  const { config, identifyNetwork, rateLimits, log } = dependencies;
  const { limitedAs, handle, storedEvent, refusedEvent } = rules;
  const getId = (request: IncomingMessage): { readonly requestId?: string } =>
    storedEvent === undefined ? {} : { requestId: createRequestId(request) };

  function refuseFailed(request: IncomingMessage, error: unknown): Refusal {
    log('store.failed', { ...describeError(error), ...getId(request) });
    const reference = getId(request).requestId;
    return { ...refuse(503, 'unavailable'), ...(reference && { reference }) };
  }

  const readAndHandle = createBodyHandler(dependencies, rules, refuseFailed);

  async function receive(request: IncomingMessage, from: 'page' | 'api'): Promise<Outcome> {
    const refuseRest = async (refusal: Refusal): Promise<Outcome> => ({
      refusal,
      values: {},
      unfinished: !(await drainBody(request)),
    });
    if (isCrossSite(request, config)) return refuseRest(refuse(403, 'crossSite'));
    if (!handle) return refuseRest(refuse(503, 'closed'));
    const network = identifyNetwork(request);
    try {
      // Limits are counted before the body is read, because a refusal must cost less than a post.
      const retryAfter = await rateLimits.count(limitedAs, network);
      if (retryAfter !== undefined)
        return await refuseRest({ ...refuse(429, 'tooManyRequests'), retryAfter });
    } catch (error) {
      return refuseRest(refuseFailed(request, error));
    }
    try {
      return await readAndHandle(handle, { request, from, network });
    } catch (error) {
      if (error instanceof BusyError) return refuseRest(refuseBusy(error));
      if (error instanceof StalledBodyError)
        return { refusal: BODY_REFUSALS.timeout, values: {}, unfinished: true };
      throw error;
    }
  }

  return async (request, from) => {
    const startTime = performance.now();
    const outcome = await receive(request, from);
    const { refusal } = outcome;
    const event = refusal ? refusedEvent : storedEvent;
    const isLogged = storedEvent !== undefined || (refusal?.status ?? 0) >= 500;
    if (event && isLogged)
      log(event, {
        ...(refusal && { status: refusal.status, code: refusal.code }),
        milliseconds: Math.round(performance.now() - startTime),
        ...getId(request),
      });
    return outcome;
  };
}

/** Returns the function that creates the handlers of all forms with the same dependencies. */
export const createFormHandlerFactory =
  (dependencies: FormHandlerDependencies) =>
  <Output>(rules: FormRules<Output>): FormHandler =>
    createFormHandler(dependencies, rules);

/** Creates the handler of one form. */
export type CreateFormHandler = ReturnType<typeof createFormHandlerFactory>;
