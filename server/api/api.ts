import express, { type ErrorRequestHandler, type Express, type Router } from 'express';
import { API } from '@site/contract/paths';
import type { FormsNotice } from '@site/contract/renderer';

import { securityHeaders } from '../headers.ts';
import type { Config } from '../config.ts';
import { codeOf, type Log } from '../log.ts';
import { problemOf, sendProblem } from '../problems.ts';
import type { InquiryDesk } from './inquiries.ts';

interface Dependencies {
  readonly config: Config;
  readonly log: Log;
  /** The public collections, read-only. */
  readonly collections: Router;
  readonly inquiries: InquiryDesk;
  readonly notice: FormsNotice | undefined;
}

/** How long a sender who met a full house should wait, in seconds. */
export const RETRY_AFTER = { 'Retry-After': '5' } as const;

/** Everything below `/api`. */
export function createApi({ config, log, collections, inquiries, notice }: Dependencies): Express {
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
        void response.json({ status: 'ok', ...(notice && { forms: notice }) }),
    )
    .all((_request, response) =>
      sendProblem(response, problemOf(405, 'methodNotAllowed'), { Allow: 'GET, HEAD' }),
    );

  api
    .route(API.inquiries)
    .post((request, response, next) => {
      inquiries(request).then(({ receivedAt, refusal, unfinished }) => {
        if (unfinished) response.set('Connection', 'close');
        if (!refusal) return response.status(201).json({ receivedAt });
        const wait = refusal.code === 'busy' || refusal.code === 'unavailable';
        const problem = problemOf(refusal.status, refusal.code, refusal.errors);
        return sendProblem(response, problem, wait ? RETRY_AFTER : {});
      }, next);
    })
    .all((_request, response) =>
      sendProblem(response, problemOf(405, 'methodNotAllowed'), { Allow: 'POST' }),
    );

  api.use('/api', collections);
  api.use((_request, response) => sendProblem(response, problemOf(404, 'notFound')));

  // Express knows an error handler by its four parameters.
  const onError: ErrorRequestHandler = (error, request, response, _next) => {
    // Who has gone needs no answer.
    if (request.destroyed || response.headersSent) return void response.destroy();
    log('request.failed', { code: codeOf(error) });
    return sendProblem(response, problemOf(500, 'internal'));
  };
  api.use(onError);
  return api;
}
