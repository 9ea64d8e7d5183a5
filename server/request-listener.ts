import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { API } from '@site/contract/paths';

import type { Api } from './api/api.ts';
import type { AnswerFailure } from './failures.ts';
import type { IdentifyNetwork } from './http/client-network.ts';
import { REQUESTS_PER_ITERATION } from './http/limits.ts';
import { paceRequests } from './http/pacing.ts';
import { createProblem, sendProblem } from './http/problems.ts';
import { findHeadProblem, hasLargeBody } from './http/request-head.ts';
import { isApi, parseTarget } from './http/target.ts';
import type { Monitoring } from './monitoring/monitoring.ts';
import type { PageRouter } from './pages/page-router.ts';

interface Options {
  readonly answerApi: Api;
  readonly answerPage: PageRouter;
  readonly answerFailure: AnswerFailure;
  readonly identifyNetwork: IdentifyNetwork;
  readonly monitoring: Pick<Monitoring, 'observe'>;
  /** The headers of every response. */
  readonly security: Readonly<Record<string, string>>;
}

/** Returns the function that answers all requests: it checks their heads, and passes them to the API or the pages. */
export function createRequestListener({
  answerApi,
  answerPage,
  answerFailure,
  identifyNetwork,
  monitoring,
  security,
}: Options): RequestListener {
  function answer(request: IncomingMessage, response: ServerResponse): void {
    if (hasLargeBody(request)) response.shouldKeepAlive = false;
    const problem = findHeadProblem(request);
    if (problem) {
      const [status, code] = problem;
      const headers = { ...security, Connection: 'close' };
      return sendProblem(response, createProblem(status, code), headers);
    }
    const target = parseTarget(request.url ?? '/');
    try {
      const answering = isApi(target.path)
        ? answerApi(request, response, target)
        : answerPage(request, response, target);
      answering?.catch((error: unknown) => answerFailure(request, response, error));
    } catch (error) {
      answerFailure(request, response, error);
    }
  }

  const answerInTurn = paceRequests(answer, { atOnce: REQUESTS_PER_ITERATION, identifyNetwork });
  return (request, response) => {
    monitoring.observe(request, response);
    // Monitors do not wait behind visitors. The answer is cached.
    if (request.url === API.health) answer(request, response);
    else answerInTurn(request, response);
  };
}
