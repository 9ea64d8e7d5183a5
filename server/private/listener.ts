import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';

import { readWholeBody } from '../http/local-page.ts';
import { createHttpServer } from '../http/server.ts';
import { describeError, type Log } from '../log.ts';
import { createNonces, type Nonces } from './nonces.ts';
import { createOffer, findSignatureProblem, hasSignature, readClaim } from './signatures.ts';

/** Maximum size of all headers of a request, in bytes. */
const HEAD_MAX_BYTES = 8 * 1024;
/** The maximum number of requests whose bodies are in memory at the same time. */
const REQUESTS_AT_ONCE = 8;

/** The response of a route: a status, and a value that is sent as JSON. */
export interface PrivateResponse {
  readonly status: 200 | 404 | 409 | 413 | 422;
  readonly body: unknown;
}

/** A route of the private listener. All are requested with POST and JSON. */
export interface PrivateRoute {
  /** Maximum size of the body, in bytes. */
  readonly maxBytes: number;
  /** Returns whether a key may use the route. `key` is the public key that verifies its signatures, in base64. */
  isAllowed(key: string): boolean;
  /** Responds to a request that `key` signed. Rejects with a `ZodError` if the body has another shape. */
  respond(body: unknown, key: string): Promise<PrivateResponse>;
}

/** Routes by path. */
export type PrivateRoutes = Readonly<Record<string, PrivateRoute>>;

/** Why a request is refused: only for the log, because the response is always the same. */
type RefusalCode = 'form' | 'key' | 'large' | 'digest' | 'signature' | 'nonce';

/** A request that is not answered by its route. */
class RefusedRequest extends Error {
  readonly code: RefusalCode;
  constructor(code: RefusalCode) {
    super(code);
    this.code = code;
  }
}

const HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
};

/** Reads a body with a `Content-Length`. Rejects with a `RefusedRequest` for any other. */
async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const length = request.headers['content-length'] ?? '';
  if (!/^\d{1,9}$/.test(length) || Number(length) > maxBytes) throw new RefusedRequest('large');
  const body = await readWholeBody(request, maxBytes);
  if (!body) throw new RefusedRequest('large');
  return body;
}

/**
 * Finds the route of a request and the key that signed it. The nonce is consumed last, so that an invalid request does
 * not consume the nonce of another client. Rejects with a `RefusedRequest`.
 */
async function checkRequest(
  request: IncomingMessage,
  routes: PrivateRoutes,
  nonces: Nonces,
): Promise<{ readonly route: PrivateRoute; readonly key: string; readonly body: Buffer }> {
  const { method = '', url = '', headers } = request;
  const claim = readClaim(headers);
  const route = Object.hasOwn(routes, url) ? routes[url] : undefined;
  if (!claim || !route || method !== 'POST') throw new RefusedRequest('form');
  if (!route.isAllowed(claim.keyId)) throw new RefusedRequest('key');
  const body = await readBody(request, route.maxBytes);
  const problem = await findSignatureProblem({ method, path: url, body }, headers, claim);
  if (problem) throw new RefusedRequest(problem);
  if (!nonces.take(claim.nonce)) throw new RefusedRequest('nonce');
  return { route, key: claim.keyId, body };
}

interface Options {
  readonly routes: PrivateRoutes;
  readonly log: Log;
  /** Replaced by tests. */
  readonly nonces?: Nonces;
}

/** Creates the function that responds to all requests of the private listener. */
function createPrivateRequestListener({
  routes,
  log,
  nonces = createNonces(),
}: Options): RequestListener {
  let runningCount = 0;

  function send(response: ServerResponse, status: number, body: unknown): void {
    if (response.destroyed || response.headersSent) return void response.destroy();
    const text = JSON.stringify(body);
    response
      .writeHead(status, {
        ...HEADERS,
        'Accept-Signature': createOffer(nonces.issue()),
        'Content-Length': Buffer.byteLength(text),
      })
      .end(text);
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const { route, key, body } = await checkRequest(request, routes, nonces);
      const result = await route.respond(JSON.parse(body.toString('utf8')), key);
      send(response, result.status, result.body);
    } catch (error) {
      if (error instanceof RefusedRequest) {
        // A request without a signature only asks for a nonce.
        if (hasSignature(request.headers)) log('signature.refused', { code: error.code });
        // The rest of its body is not read.
        response.shouldKeepAlive = false;
        send(response, 401, { code: 'refused' });
      } else if (isInvalidBody(error)) send(response, 422, { code: 'invalid' });
      else {
        log('request.failed', describeError(error));
        send(response, 500, { code: 'failed' });
      }
    }
  }

  return (request, response) => {
    if (runningCount >= REQUESTS_AT_ONCE) {
      response.shouldKeepAlive = false;
      return send(response, 503, { code: 'busy' });
    }
    runningCount += 1;
    void respond(request, response).finally(() => (runningCount -= 1));
  };
}

/** Returns whether a signed body is not JSON, or has another shape than its route expects. */
const isInvalidBody = (error: unknown): boolean =>
  error instanceof SyntaxError || (error instanceof Error && error.name.endsWith('ZodError'));

/**
 * Creates the private listener: it responds to signed requests only, and to every other one with the same refusal and a
 * nonce.
 */
export const createPrivateListener = (options: Options): Server =>
  createHttpServer(createPrivateRequestListener(options), {
    log: options.log,
    security: HEADERS,
    headMaxBytes: HEAD_MAX_BYTES,
  });
