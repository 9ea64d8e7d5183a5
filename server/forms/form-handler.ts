import type { IncomingMessage } from 'node:http';
import type { Found, Received } from '@site/contract/answers';
import type { FormDefinition } from '@site/contract/form';

import type { Scan } from '../attachments/clamd.ts';
import type { Config } from '../config.ts';
import { drainBody, StalledBodyError, type BodyReading, type FormBody } from '../http/body.ts';
import type { IdentifyNetwork } from '../http/client-network.ts';
import { isCrossSite } from '../http/cross-site.ts';
import { readFormBody } from '../http/form-body.ts';
import { isJson, readJsonBody } from '../http/json-body.ts';
import { BusyError, type MemoryBudget } from '../http/overload.ts';
import { requestIdOf } from '../http/request-id.ts';
import type { LimitedAction, RateLimits } from '../http/rate-limits.ts';
import type { QueuePerClient, WorkQueue } from '../http/work-queue.ts';
import { describeError, type Log, type LogEvent } from '../log.ts';
import { refuse, refuseBusy, type FormHandler, type Outcome, type Refusal } from './outcome.ts';
import { validateForm, type ServerRules, type ValidForm } from './validate.ts';

export interface FormHandlerDependencies {
  readonly config: Pick<Config, 'publicOrigin' | 'trustProxy'>;
  /** Memory of all bodies together. */
  readonly memory: MemoryBudget;
  /** Where bodies wait to be read: a network reads a bounded number at a time. */
  readonly bodies: QueuePerClient;
  readonly progress: BodyReading['progress'];
  readonly identifyNetwork: IdentifyNetwork;
  readonly rateLimits: RateLimits;
  /** Scans attachments, where a scanner is set. */
  readonly scan?: Scan | undefined;
  readonly log: Log;
  readonly now: () => Date;
}

/** The result of a valid form. */
export type Handled =
  | { readonly refusal: Refusal }
  | { readonly received: Received; readonly values?: Readonly<Record<string, string>> }
  | { readonly found: Found };

/** What distinguishes one form from another. */
export interface FormRules<Output> {
  readonly form: FormDefinition<Output>;
  readonly limitedAs: LimitedAction;
  /**
   * Absent where the log must not tell when the form was used: then only server failures are logged, without
   * the id of the request.
   */
  readonly storedEvent?: LogEvent;
  readonly refusedEvent: LogEvent;
  readonly serverRules?: ServerRules;
  /** Where `handle` waits for its turn; without it, it runs at once. */
  readonly queue?: WorkQueue;
  /**
   * Absent where the form is closed. `key` identifies the attempt, where the sender named it.
   * Throws where it could not be done; then nothing was.
   */
  readonly handle?: (form: ValidForm<Output>, key: string | undefined) => Promise<Handled>;
}

/** Long enough not to be guessed, short enough for a header. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{16,128}$/;

const ATTACHMENT_TOO_LARGE = { field: 'attachment', code: 'attachment.tooLarge' };
const BODY_REFUSALS: Readonly<Record<NonNullable<FormBody['problem']>, Refusal>> = {
  malformed: refuse(400, 'malformed'),
  timeout: refuse(408, 'timeout'),
  tooLarge: refuse(413, 'tooLarge'),
  attachmentTooLarge: refuse(413, 'tooLarge', [ATTACHMENT_TOO_LARGE]),
  unsupportedMediaType: refuse(415, 'unsupportedMediaType'),
};

/** The values that a page shows again: no secret, no file. */
function collectShownValues(
  { fields, secrets }: FormDefinition,
  body: FormBody,
): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of body.fields)
    if (typeof value === 'string' && fields.includes(name) && !secrets.includes(name))
      values[name] = value;
  return values;
}

/**
 * Makes the function that makes the handler of a form. Every post, from a page or a script, passes
 * the same steps: origin, body, rate limit, validation, handling, log.
 */
export function createFormHandlerFactory(dependencies: FormHandlerDependencies) {
  const { config, memory, bodies, progress, identifyNetwork, rateLimits, scan, log, now } =
    dependencies;

  return function createFormHandler<Output>(rules: FormRules<Output>): FormHandler {
    const { form, limitedAs, serverRules, queue, handle } = rules;
    const idOf = (request: IncomingMessage): { readonly requestId?: string } =>
      rules.storedEvent === undefined ? {} : { requestId: requestIdOf(request) };

    async function handleBody(
      request: IncomingMessage,
      body: FormBody,
      network: string,
    ): Promise<Handled> {
      if (!handle) return { refusal: refuse(503, 'closed') };
      if (body.problem) return { refusal: BODY_REFUSALS[body.problem] };
      const key = request.headers['idempotency-key'];
      if (key !== undefined && !IDEMPOTENCY_KEY.test(String(key)))
        return { refusal: refuse(400, 'malformed') };
      try {
        const retryAfter = await rateLimits.count(limitedAs, network);
        if (retryAfter !== undefined)
          return { refusal: { ...refuse(429, 'tooManyRequests'), retryAfter } };
        const valid = await validateForm(form, body, now(), { network, serverRules, scan });
        if ('refusal' in valid) return valid;
        const work = () => handle(valid, key as string | undefined);
        return await (queue ? queue.run(work, network) : work());
      } catch (error) {
        if (error instanceof BusyError) return { refusal: refuseBusy(error) };
        log('store.failed', { ...describeError(error), ...idOf(request) });
        const reference = idOf(request).requestId;
        return { refusal: { ...refuse(503, 'unavailable'), ...(reference && { reference }) } };
      }
    }

    /** Reads and handles a body. What it keeps in memory is released when it was handled. */
    async function readAndHandle(
      request: IncomingMessage,
      from: 'page' | 'api',
      network: string,
    ): Promise<Outcome> {
      const reservation = memory.reserve();
      try {
        const read = from === 'api' && isJson(request) ? readJsonBody : readFormBody;
        const body = await bodies.run(network, () =>
          read(request, { memory: reservation, progress }),
        );
        const handled = await handleBody(request, body, network);
        const { unfinished } = body;
        if ('refusal' in handled)
          return { ...handled, values: collectShownValues(form, body), unfinished };
        return { values: {}, ...handled, unfinished };
      } finally {
        reservation.release();
      }
    }

    async function receive(request: IncomingMessage, from: 'page' | 'api'): Promise<Outcome> {
      const refuseRest = async (refusal: Refusal): Promise<Outcome> => ({
        refusal,
        values: {},
        unfinished: !(await drainBody(request)),
      });
      if (isCrossSite(request, config)) return refuseRest(refuse(403, 'crossSite'));
      try {
        return await readAndHandle(request, from, identifyNetwork(request));
      } catch (error) {
        if (error instanceof BusyError) return refuseRest(refuseBusy(error));
        if (error instanceof StalledBodyError)
          return { refusal: BODY_REFUSALS.timeout, values: {}, unfinished: true };
        throw error;
      }
    }

    return async (request, from) => {
      const started = performance.now();
      const outcome = await receive(request, from);
      const { refusal } = outcome;
      const event = refusal ? rules.refusedEvent : rules.storedEvent;
      const isLogged = rules.storedEvent !== undefined || (refusal?.status ?? 0) >= 500;
      if (event && isLogged)
        log(event, {
          ...(refusal && { status: refusal.status, code: refusal.code }),
          milliseconds: Math.round(performance.now() - started),
          ...idOf(request),
        });
      return outcome;
    };
  };
}

/** Makes the handler of one form. */
export type CreateFormHandler = ReturnType<typeof createFormHandlerFactory>;
