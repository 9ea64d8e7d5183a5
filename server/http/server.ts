import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';

import type { Log } from '../log.ts';
import { refuseConnection } from './connections.ts';
import { BODY_TIME, HEAD_MAX_BYTES } from './limits.ts';
import { createProblem, sendProblem } from './problems.ts';

/** The maximum time until all parts of a request have arrived, and the interval of the check, in milliseconds. */
export interface Timeouts {
  readonly headers: number;
  readonly body: number;
  readonly check: number;
}

const TIMEOUTS: Timeouts = { headers: 10_000, body: BODY_TIME, check: 1_000 };
/** The time for which a connection stays open for the next request, in milliseconds. */
const KEEP_ALIVE = 10_000;
/** The interval in which a stopping server closes idle connections, in milliseconds. */
const IDLE_CHECK = 50;

interface Options {
  readonly log: Log;
  /** The headers of every response. */
  readonly security: Readonly<Record<string, string>>;
  readonly timeouts?: Timeouts | undefined;
  /** Maximum size of the head of a request, in bytes. */
  readonly headMaxBytes?: number;
}

/** Creates the HTTP server. */
export function createHttpServer(
  listener: RequestListener,
  { log, security, timeouts = TIMEOUTS, headMaxBytes = HEAD_MAX_BYTES }: Options,
): Server {
  const server = createServer(
    {
      maxHeaderSize: headMaxBytes,
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.body,
      connectionsCheckingInterval: timeouts.check,
      keepAliveTimeout: KEEP_ALIVE,
      noDelay: true,
    },
    listener,
  );
  server.on('clientError', (error, socket) => refuseConnection(error, socket, security, log));
  server.on('checkExpectation', (_request, response: ServerResponse) =>
    sendProblem(response, createProblem(417, 'malformed'), { ...security, Connection: 'close' }),
  );
  return server;
}

/** Stops listening and waits for requests in progress, at most `timeout` milliseconds. */
export async function closeHttpServer(server: Server, timeout: number): Promise<void> {
  if (!server.listening) return;
  const serverClose = new Promise((resolve) => server.close(resolve));
  // A busy connection becomes idle after its response, because of keep-alive.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK);
  const deadline = setTimeout(() => server.closeAllConnections(), timeout);
  await serverClose;
  clearInterval(idle);
  clearTimeout(deadline);
}
