import type { IncomingMessage } from 'node:http';
import type { LookupResult, Received } from '@site/contract/answers';
import type { FormDefinition } from '@site/contract/form';

import { drainBody, type FormBody } from '../http/body.ts';
import type { Config } from '../config.ts';
import { isCrossSite } from '../http/cross-site.ts';
import { readFormBody } from '../http/form-body.ts';
import { isJson, readJsonBody } from '../http/json-body.ts';
import { BusyError, type MemoryBudget } from '../http/limits.ts';
import { readErrorCode, type Log, type LogEvent } from '../log.ts';
import type { LimitedAction, RateLimits } from '../http/rate-limits.ts';
import { validateForm, type ServerRules, type ValidForm } from './validate.ts';
import { refuse, type FormHandler, type Outcome, type Refusal } from './outcome.ts';

export interface IntakeDependencies {
  readonly config: Pick<Config, 'publicOrigin' | 'trustProxy'>;
  /** What bodies may take up in memory together. */
  readonly uploads: MemoryBudget;
  readonly visitors: RateLimits;
  readonly log: Log;
  readonly now: () => Date;
}

/** What came of a sound form. */
export type Handled =
  | { readonly refusal: Refusal }
  | { readonly received: Received; readonly values?: Readonly<Record<string, string>> }
  | { readonly found: LookupResult };

/** What one form does with what is posted to it. */
export interface Intake<Output> {
  readonly form: FormDefinition<Output>;
  readonly counted: LimitedAction;
  /** Absent where nobody is to know when it was used: then the log has only what the server could not do. */
  readonly done?: LogEvent;
  readonly refused: LogEvent;
  readonly serverRules?: ServerRules;
  /**
   * Absent where the form is closed. `key` is what the sender calls the attempt.
   * Throws where it could not be done; then nothing was.
   */
  readonly handle?: (sound: ValidForm<Output>, key: string | undefined) => Promise<Handled>;
}

/** As scripts send it, per attempt; long enough not to be guessed, short enough for a header. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{16,128}$/;

const ATTACHMENT_TOO_LARGE = { field: 'attachment', code: 'attachment.tooLarge' };
const BODY_REFUSALS: Readonly<Record<NonNullable<FormBody['problem']>, Refusal>> = {
  malformed: refuse(400, 'malformed'),
  tooLarge: refuse(413, 'tooLarge'),
  attachmentTooLarge: refuse(413, 'tooLarge', [ATTACHMENT_TOO_LARGE]),
  unsupportedMediaType: refuse(415, 'unsupportedMediaType'),
};

/** What was typed, to be shown again: never a secret, never a file. */
function shownAgain({ fields, secrets }: FormDefinition, body: FormBody): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of body.fields)
    if (typeof value === 'string' && fields.includes(name) && !secrets.includes(name))
      values[name] = value;
  return values;
}

/** The one way in for every form, from a page or a script: read, counted, judged, handled, logged. */
export function createIntake(dependencies: IntakeDependencies) {
  const { config, uploads, visitors, log, now } = dependencies;

  const readBody = (request: IncomingMessage, from: 'page' | 'api'): Promise<FormBody> =>
    from === 'api' && isJson(request)
      ? readJsonBody(request, uploads)
      : readFormBody(request, uploads);

  return function intake<Output>(what: Intake<Output>): FormHandler {
    const { form, counted, serverRules, handle } = what;

    async function answer(request: IncomingMessage, body: FormBody): Promise<Handled> {
      if (!handle) return { refusal: refuse(503, 'closed') };
      if (body.problem) return { refusal: BODY_REFUSALS[body.problem] };
      const key = request.headers['idempotency-key'];
      if (key !== undefined && !IDEMPOTENCY_KEY.test(String(key)))
        return { refusal: refuse(400, 'malformed') };
      const retryAfter = await visitors.count(counted, request);
      if (retryAfter !== undefined)
        return { refusal: { ...refuse(429, 'tooManyRequests'), retryAfter } };
      try {
        const sound = await validateForm(form, body, now(), serverRules);
        return 'refusal' in sound ? sound : await handle(sound, key as string | undefined);
      } catch (error) {
        if (error instanceof BusyError) return { refusal: refuse(503, 'busy') };
        log('store.failed', { code: readErrorCode(error) });
        return { refusal: refuse(503, 'unavailable') };
      }
    }

    async function receive(request: IncomingMessage, from: 'page' | 'api'): Promise<Outcome> {
      const refused = async (refusal: Refusal): Promise<Outcome> => ({
        refusal,
        values: {},
        unfinished: !(await drainBody(request)),
      });
      if (isCrossSite(request, config)) return refused(refuse(403, 'crossSite'));
      let body: FormBody;
      try {
        body = await readBody(request, from);
      } catch (error) {
        if (error instanceof BusyError) return refused(refuse(503, 'busy'));
        throw error;
      }
      const handled = await answer(request, body);
      const { unfinished } = body;
      // What was taken in need not be typed again.
      if ('refusal' in handled) return { ...handled, values: shownAgain(form, body), unfinished };
      return { values: {}, ...handled, unfinished };
    }

    return async (request, from) => {
      const started = performance.now();
      const outcome = await receive(request, from);
      const { refusal } = outcome;
      const event = refusal ? what.refused : what.done;
      const told = what.done !== undefined || (refusal?.status ?? 0) >= 500;
      if (event && told)
        log(event, {
          ...(refusal && { status: refusal.status, code: refusal.code }),
          milliseconds: Math.round(performance.now() - started),
        });
      return outcome;
    };
  };
}
