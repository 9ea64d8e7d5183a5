import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type ErrorRequestHandler, type Router } from 'express';
import type { FormDefinition } from '@site/contract/form';
import { API, API_DESCRIPTION } from '@site/contract/paths';
import type { FormName } from '@site/contract/renderer';

import type { Config } from '../config.ts';
import type { AnswerFailure } from '../failures.ts';
import { createOutcomeHeaders, type FormHandlers } from '../forms/outcome.ts';
import type { IdentifyNetwork } from '../http/client-network.ts';
import { isCrossSite } from '../http/cross-site.ts';
import { createSecurityHeaders } from '../http/headers.ts';
import { createProblem, refuseMethod, sendProblem } from '../http/problems.ts';
import type { Target } from '../http/target.ts';
import { createSearchHandler, type SiteSearch } from '../search/site-search.ts';
import type { Health } from './health.ts';
import { describeApi } from './openapi.ts';

interface Dependencies {
  readonly config: Config;
  readonly answerFailure: AnswerFailure;
  /** The forms that a page of the site shows. */
  readonly forms: readonly FormDefinition[];
  /** The categories of press items. */
  readonly pressCategories: readonly string[];
  /** The public collections, read-only. */
  readonly collections: Router;
  readonly handlers: FormHandlers;
  readonly checkHealth: () => Promise<Health>;
  readonly search: SiteSearch;
  readonly identifyNetwork: IdentifyNetwork;
  /** Counts a view of a notice; returns `false` if no notice has that number. */
  readonly countView: (id: string, request: IncomingMessage) => boolean;
}

/** Answers a request below `/api`. Rejects if a form could not be processed. */
export type Api = (
  request: IncomingMessage,
  response: ServerResponse,
  target: Target,
) => Promise<void> | void;

const createApiHeaders = (config: Config) => ({
  ...createSecurityHeaders(config),
  'Cache-Control': 'no-store',
});

/** Creates the Express application of the addresses that neither are forms nor search. */
function createExpressApp({
  config,
  answerFailure,
  forms,
  pressCategories,
  collections,
  checkHealth,
  countView,
}: Dependencies): express.Express {
  const api = express();
  api.disable('x-powered-by');
  api.disable('etag');
  api.enable('case sensitive routing');
  api.enable('strict routing');
  // Names are flat: `a[b]=c` has the name `a[b]`.
  api.set('query parser', 'simple');

  const headerMap = new Map(Object.entries(createApiHeaders(config)));
  api.use((_request, response, next) => {
    response.setHeaders(headerMap);
    next();
  });

  api
    .route(API.health)
    .get((_request, response, next) => {
      checkHealth().then(
        (health) => response.status(health.status === 'ok' ? 200 : 503).json(health),
        next,
      );
    })
    .all((_request, response) => refuseMethod(response, 'GET, HEAD'));

  // The description does not change while the server runs, and is created by the first request for it.
  let description: string | undefined;
  api
    .route(API_DESCRIPTION)
    .get((_request, response) => {
      description ??= JSON.stringify(describeApi(forms, pressCategories, new Date()));
      response.type('json').send(description);
    })
    .all((_request, response) => refuseMethod(response, 'GET, HEAD'));

  api
    .route(`${API.notices}/:id(\\d+)/views`)
    .post((request, response) => {
      if (isCrossSite(request, config))
        return sendProblem(response, createProblem(403, 'crossSite'));
      return countView(request.params.id ?? '', request)
        ? void response.status(204).end()
        : sendProblem(response, createProblem(404, 'notFound'));
    })
    .all((_request, response) => refuseMethod(response, 'POST'));

  api.use('/api', collections);
  api.use((_request, response) => sendProblem(response, createProblem(404, 'notFound')));

  // Express recognizes an error handler by its four parameters.
  const onError: ErrorRequestHandler = (error, request, response, _next) =>
    answerFailure(request, response, error);
  api.use(onError);
  return api;
}

/** Creates the function that answers the posts of forms. */
function createFormAnswerer(handlers: FormHandlers, headers: Readonly<Record<string, string>>) {
  const storedHeaders = Object.entries({
    ...headers,
    'Content-Type': 'application/json; charset=utf-8',
  }).flat();

  return async function answerForm(
    name: FormName,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (request.method !== 'POST') return refuseMethod(response, 'POST', headers);
    const outcome = await handlers[name](request, 'api');
    const { refusal, confirmation, lookupResult } = outcome;
    const outcomeHeaders = createOutcomeHeaders(outcome);
    if (refusal) {
      const { status, code, errors, reference } = refusal;
      return sendProblem(
        response,
        { ...createProblem(status, code, errors, name), ...(reference && { reference }) },
        { ...headers, ...outcomeHeaders },
      );
    }
    const body = JSON.stringify(confirmation ?? lookupResult);
    response
      .writeHead(confirmation ? 201 : 200, [
        ...storedHeaders,
        ...Object.entries(outcomeHeaders).flat(),
        'Content-Length',
        String(Buffer.byteLength(body)),
      ])
      .end(body);
  };
}

/** Creates the API: everything below `/api`. Forms and searches are answered before Express sees the request. */
export function createApi(dependencies: Dependencies): Api {
  const { config, forms, handlers, search, identifyNetwork } = dependencies;
  const headers = createApiHeaders(config);
  const expressApp = createExpressApp(dependencies);
  const answerForm = createFormAnswerer(handlers, headers);
  const searches = new Map([
    [API.searches as string, createSearchHandler(search.find, identifyNetwork, headers)],
    [API.suggestions as string, createSearchHandler(search.suggest, identifyNetwork, headers)],
  ]);
  const formNames = new Map(forms.map(({ name, api: path }) => [path, name]));

  return (request, response, target) => {
    const { path = '' } = target;
    const form = formNames.get(path);
    if (form !== undefined) return answerForm(form, request, response);
    return searches.get(path)?.(request, response, target) ?? expressApp(request, response);
  };
}
