import {
  createServer,
  STATUS_CODES,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';

import type { Log } from '../log.ts';
import { BODY_TIME, HEAD_MAX_BYTES } from './limits.ts';
import { createProblem, PROBLEM_HEADERS, sendProblem, type ProblemCode } from './problems.ts';

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

const CONNECTION_PROBLEMS: Readonly<Record<string, readonly [number, ProblemCode]>> = {
  HPE_HEADER_OVERFLOW: [431, 'malformed'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'timeout'],
};

/** Answers a connection without a valid request: too slow, headers too large, or not HTTP. */
function refuseConnection(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  security: Readonly<Record<string, string>>,
  log: Log,
): void {
  const { code = '' } = error;
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, problemCode] = CONNECTION_PROBLEMS[code] ?? [400, 'malformed'];
  log('connection.refused', { status });
  const body = JSON.stringify(createProblem(status, problemCode));
  const headers = {
    ...security,
    ...PROBLEM_HEADERS,
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${head.join('')}\r\n${body}`,
    () => socket.destroy(),
  );
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
