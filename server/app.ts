import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FormsNotice, FormState } from '@site/contract/renderer';

import { createApi, RETRY_AFTER } from './api/api.ts';
import { createInquiryDesk, type InquiryDesk } from './api/inquiries.ts';
import type { Config } from './config.ts';
import { securityHeaders } from './headers.ts';
import { Budget, Busy, HEADERS_MAX_BYTES, UPLOAD_MEMORY_BYTES, URL_MAX } from './limits.ts';
import { codeOf, type Log } from './log.ts';
import { PROBLEM_HEADERS, problemOf, sendProblem, type ProblemCode } from './problems.ts';
import { openPages } from './pages.ts';
import { openPublicData } from './public-data.ts';
import { openSite, type FormHandler } from './site.ts';
import { findRecipient, type Recipient } from './submissions/keys.ts';
import { openSqliteStore } from './submissions/sqlite.ts';
import type { SubmissionStore } from './submissions/store.ts';
import { parseTarget } from './target.ts';

/** What a test may put in the place of the real thing. */
export interface Surroundings {
  readonly now?: () => Date;
  readonly store?: SubmissionStore;
  /** How often `db.json` and the date are looked at, in milliseconds. */
  readonly watchInterval?: number;
  /** How long a request may take to arrive, in milliseconds. */
  readonly timeouts?: { readonly headers: number; readonly body: number; readonly check: number };
}

export interface App {
  readonly server: Server;
  /** Whom submissions are sealed to; `undefined` where the forms are closed. */
  readonly recipient: Recipient | undefined;
  /** Starts to listen where the configuration says; resolves with the port. */
  listen(): Promise<number>;
  /** Accepts nothing new, finishes what is being done, and closes the store. */
  close(): Promise<void>;
}

/** A 2 MB file over a slow line needs its time; a connection that says nothing gets none. */
const TIMEOUTS = { headers: 10_000, body: 120_000, check: 1_000 };
/** How long an open connection is kept for the next request, in milliseconds. */
const KEEP_ALIVE = 10_000;
/** How long a closing server waits for requests that are being answered, in milliseconds. */
const CLOSING = 10_000;

/** What visitors are told of a key that is missing, or that is none to rely on. */
function noticeOf(recipient: Recipient | undefined): FormsNotice | undefined {
  if (!recipient) return 'closed';
  return recipient.demonstration ? 'demonstration' : undefined;
}

/** The outcome of an inquiry as the state of the page that it was posted to. */
const inquiryForm =
  (receive: InquiryDesk): FormHandler =>
  async (request) => {
    const { refusal, values, unfinished } = await receive(request);
    const headers = unfinished ? { Connection: 'close' } : {};
    if (!refusal)
      return {
        status: 200,
        state: { form: 'inquiry', status: 'sent', values: {}, errors: [] },
        headers,
      };
    const { status, code, errors } = refusal;
    const state: FormState =
      code === 'invalid'
        ? { form: 'inquiry', status: 'invalid', values, errors }
        : { form: 'inquiry', status: 'failed', values, errors, problem: code };
    const wait = code === 'busy' || code === 'unavailable';
    return { status, state, headers: { ...headers, ...(wait && RETRY_AFTER) } };
  };

/** The one server: finished pages from memory first, then the API. Everything it needs is opened here. */
export async function createApp(
  config: Config,
  log: Log,
  { now = () => new Date(), timeouts = TIMEOUTS, ...surroundings }: Surroundings = {},
): Promise<App> {
  const store = surroundings.store ?? openSqliteStore(config.dataDir);
  const recipient = await findRecipient(config);
  const publicData = openPublicData({
    file: config.databaseFile,
    now,
    log,
    ...(surroundings.watchInterval && { interval: surroundings.watchInterval }),
  });
  const uploads = new Budget(UPLOAD_MEMORY_BYTES);
  const inquiries = createInquiryDesk({ config, store, recipient, uploads, log, now });
  const pages = await openPages({
    config,
    log,
    pageData: () => publicData.pageData(),
    notice: noticeOf(recipient),
  });
  publicData.onChange(() => void pages.refresh());
  const site = await openSite({ config, pages, forms: { inquiry: inquiryForm(inquiries) } });
  const api = createApi({
    config,
    log,
    collections: publicData.router,
    inquiries,
    notice: noticeOf(recipient),
  });
  const security = securityHeaders(config);

  function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    // Who has gone needs no answer.
    if (request.destroyed || response.headersSent) return void response.destroy();
    if (error instanceof Busy)
      return sendProblem(response, problemOf(503, 'busy'), { ...security, ...RETRY_AFTER });
    log('request.failed', { code: codeOf(error) });
    return sendProblem(response, problemOf(500, 'internal'), security);
  }

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const url = request.url ?? '/';
    if (url.length > URL_MAX)
      return sendProblem(response, problemOf(414, 'malformed'), {
        ...security,
        Connection: 'close',
      });
    const target = parseTarget(url);
    if (target.path === '/api' || target.path?.startsWith('/api/'))
      return void api(request, response);
    try {
      site(request, response, target)?.catch((error) => fail(request, response, error));
    } catch (error) {
      fail(request, response, error);
    }
  }

  const server = createServer(
    {
      maxHeaderSize: HEADERS_MAX_BYTES,
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.body,
      connectionsCheckingInterval: timeouts.check,
      keepAliveTimeout: KEEP_ALIVE,
      noDelay: true,
    },
    handle,
  );
  server.on('clientError', (error, socket) => refuseConnection(error, socket, security, log));

  return {
    server,
    recipient,
    listen: () =>
      new Promise((resolve, reject) => {
        server.once('error', reject).listen(config.port, config.host, () => {
          server.off('error', reject);
          resolve((server.address() as AddressInfo).port);
        });
      }),
    async close() {
      publicData.close();
      if (server.listening) {
        const closed = new Promise((resolve) => server.close(resolve));
        const patience = setTimeout(() => server.closeAllConnections(), CLOSING);
        await closed;
        clearTimeout(patience);
      }
      await store.close();
    },
  };
}

const CONNECTION_PROBLEMS: Readonly<Record<string, readonly [number, ProblemCode]>> = {
  HPE_HEADER_OVERFLOW: [431, 'malformed'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'timeout'],
};

/** Answers what never became a request: too slow, too large in its headers, or not HTTP. */
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
  const body = JSON.stringify(problemOf(status, problemCode));
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
