import type { IncomingMessage } from 'node:http';
import express, { type ErrorRequestHandler, type Express, type Router } from 'express';
import { complimentForm } from '@site/contract/compliment';
import type { FormDefinition } from '@site/contract/form';
import { inquiryForm } from '@site/contract/inquiry';
import { lookupForm } from '@site/contract/lookup';
import { API, API_DESCRIPTION } from '@site/contract/paths';
import { reportForm } from '@site/contract/report';
import { reservationForm } from '@site/contract/reservation';
import type { FormsAvailability } from '@site/contract/renderer';

import { isCrossSite } from '../http/cross-site.ts';
import { securityHeaders } from '../http/headers.ts';
import { answerWords, type SiteSearch } from '../search/site-search.ts';
import type { Config } from '../config.ts';
import { readErrorCode, type Log } from '../log.ts';
import { createProblem, sendProblem } from '../http/problems.ts';
import { openApiOf } from './openapi.ts';
import { headersOf, type FormHandlers } from '../forms/outcome.ts';

interface Dependencies {
  readonly config: Config;
  readonly log: Log;
  /** The public collections, read-only. */
  readonly collections: Router;
  readonly handlers: FormHandlers;
  readonly formsAvailability: FormsAvailability | undefined;
  readonly search: SiteSearch;
  /** Counts that a notice is being read; `false` where there is none of that number. */
  readonly countView: (id: string, request: IncomingMessage) => boolean;
}

/** Every form that scripts can send. */
export const FORMS: readonly FormDefinition[] = [
  inquiryForm,
  reservationForm,
  reportForm,
  complimentForm,
  lookupForm,
];

/** Everything below `/api`. */
export function createApi({
  config,
  log,
  collections,
  handlers,
  formsAvailability,
  search,
  countView,
}: Dependencies): Express {
  const api = express();
  api.disable('x-powered-by');
  api.disable('etag');
  api.enable('case sensitive routing');
  api.enable('strict routing');
  // Flat names only: `a[b]=c` stays the name it is.
  api.set('query parser', 'simple');

  api.use((_request, response, next) => {
    response.set(securityHeaders(config)).set('Cache-Control', 'no-store');
    next();
  });

  api
    .route(API.health)
    .get(
      (_request, response) =>
        void response.json({
          status: 'ok',
          ...(formsAvailability && { forms: formsAvailability }),
        }),
    )
    .all((_request, response) =>
      sendProblem(response, createProblem(405, 'methodNotAllowed'), { Allow: 'GET, HEAD' }),
    );

  // Nothing in it changes while the server runs, so it is written once.
  const description = JSON.stringify(openApiOf(FORMS, new Date()));
  api
    .route(API_DESCRIPTION)
    .get((_request, response) => void response.type('json').send(description))
    .all((_request, response) =>
      sendProblem(response, createProblem(405, 'methodNotAllowed'), { Allow: 'GET, HEAD' }),
    );

  for (const { name, api: path } of FORMS)
    api
      .route(path)
      .post((request, response, next) => {
        handlers[name](request, 'api').then((outcome) => {
          const { refusal, received, found } = outcome;
          response.set(headersOf(outcome));
          if (!refusal) return response.status(received ? 201 : 200).json(received ?? found);
          const { status, code, errors } = refusal;
          return sendProblem(response, createProblem(status, code, errors, name));
        }, next);
      })
      .all((_request, response) =>
        sendProblem(response, createProblem(405, 'methodNotAllowed'), { Allow: 'POST' }),
      );

  api
    .route(`${API.notices}/:id(\\d+)/views`)
    .post((request, response) => {
      request.resume();
      if (isCrossSite(request, config))
        return sendProblem(response, createProblem(403, 'crossSite'));
      return countView(request.params.id ?? '', request)
        ? void response.status(204).end()
        : sendProblem(response, createProblem(404, 'notFound'));
    })
    .all((_request, response) =>
      sendProblem(response, createProblem(405, 'methodNotAllowed'), { Allow: 'POST' }),
    );

  for (const [path, answer] of [
    [API.searches, search.find],
    [API.suggestions, search.suggest],
  ] as const)
    api
      .route(path)
      .get(answerWords(answer))
      .all((_request, response) =>
        sendProblem(response, createProblem(405, 'methodNotAllowed'), { Allow: 'GET, HEAD' }),
      );

  api.use('/api', collections);
  api.use((_request, response) => sendProblem(response, createProblem(404, 'notFound')));

  // Express knows an error handler by its four parameters.
  const onError: ErrorRequestHandler = (error, request, response, _next) => {
    // Who has gone needs no answer.
    if (request.destroyed || response.headersSent) return void response.destroy();
    log('request.failed', { code: readErrorCode(error) });
    return sendProblem(response, createProblem(500, 'internal'));
  };
  api.use(onError);
  return api;
}
