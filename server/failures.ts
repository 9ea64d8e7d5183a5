import type { IncomingMessage, ServerResponse } from 'node:http';

import { BusyError } from './http/overload.ts';
import { createProblem, sendProblem } from './http/problems.ts';
import { sendRepresentation } from './http/representation.ts';
import { isHotline, createRequestId } from './http/request-id.ts';
import { isApi, parseTarget } from './http/target.ts';
import { describeError, type Log } from './log.ts';
import { getPageForVisitor } from './pages/color-scheme.ts';
import { getRequestLanguage } from './pages/language-choice.ts';
import type { Pages } from './pages/pages.ts';

/**
 * Answers a request that the server could not process. Never throws. Closes the connection if the response has started.
 */
export type AnswerFailure = (
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
) => void;

interface Options {
  readonly log: Log;
  /** The headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
  readonly pages: Pick<Pages, 'createError'>;
}

/**
 * Creates the handler of all failures, which answers a `BusyError` with 503 and `Retry-After`, any other error with
 * 500. The API answers with problem details, a page with the error page in the visitor's language. A 500 is logged
 * once, with the reference that the answer shows; the hotline has no references.
 */
export function createFailureHandler({ log, headers, pages }: Options): AnswerFailure {
  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    error: unknown,
  ): Promise<void> {
    // The visitor has left, or has received a part of the response.
    if (response.destroyed || response.headersSent) return void response.destroy();
    const { path, query } = parseTarget(request.url ?? '/');
    const isBusy = error instanceof BusyError;
    const problem = isBusy ? createProblem(503, 'busy') : createProblem(500, 'internal');
    const reference = isBusy || isHotline(path) ? undefined : createRequestId(request);
    if (!isBusy)
      log('request.failed', {
        ...describeError(error),
        ...(reference && { requestId: reference }),
      });
    const retry = isBusy ? { 'Retry-After': String(error.retryAfter) } : {};
    const page = isApi(path)
      ? undefined
      : pages.createError({
          status: isBusy ? 503 : 500,
          language: getRequestLanguage(request, query),
          reference: reference ?? problem.code,
        });
    if (!page)
      return sendProblem(
        response,
        { ...problem, ...(reference && { reference }) },
        { ...headers, ...retry },
      );
    const adaptedPage = await getPageForVisitor(page, request);
    sendRepresentation(request, response, adaptedPage, Object.entries(retry).flat());
  }

  return (request, response, error) => {
    answer(request, response, error).catch(() => response.destroy());
  };
}
