import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FormName, FormsNotice, FormState } from '@site/contract/renderer';

import { createApi } from './api/api.ts';
import { createIntake } from './api/intake.ts';
import { createLookupDesk, type Pause } from './api/lookup.ts';
import { headersOf, refuse, type FormDesk, type FormDesks } from './api/outcome.ts';
import { createSubmissionDesks } from './api/submissions.ts';
import type { Config } from './config.ts';
import { securityHeaders } from './headers.ts';
import { createDerive, DERIVATION_COST, type DerivationCost } from './hotline/password.ts';
import { createReceipts } from './hotline/receipt.ts';
import { openSecret, type ServerSecret } from './hotline/secret.ts';
import {
  Budget,
  Busy,
  Gate,
  HEADERS_MAX_BYTES,
  LOOKUPS_WAITING,
  REPORTS_WAITING,
  UPLOAD_MEMORY_BYTES,
  URL_MAX,
} from './limits.ts';
import { codeOf, type Log } from './log.ts';
import { PROBLEM_HEADERS, problemOf, sendProblem, type ProblemCode } from './problems.ts';
import { openPages } from './pages.ts';
import { openPublicData } from './public-data.ts';
import { createRetention } from './retention.ts';
import { openSite, type FormHandler } from './site.ts';
import { StartError } from './start-error.ts';
import { findRecipient, type Recipient } from './submissions/keys.ts';
import { openSqliteStore } from './submissions/sqlite.ts';
import type { SubmissionStore } from './submissions/store.ts';
import { parseTarget } from './target.ts';
import { createVisitorLimits } from './visitors.ts';

/** What a test may put in the place of the real thing. */
export interface Surroundings {
  readonly now?: () => Date;
  readonly store?: SubmissionStore;
  /** What one guess at a password costs. */
  readonly derivationCost?: DerivationCost;
  readonly pause?: Pause;
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

/** The outcome of a form as the state of the page that it was posted to. */
const pageForm =
  (form: FormName, desk: FormDesk): FormHandler =>
  async (request) => {
    const outcome = await desk(request, 'page');
    const { refusal, values, received, found } = outcome;
    const headers = headersOf(outcome);
    if (!refusal) {
      const told = { ...(received && { received }), ...(found && { found }) };
      return { status: 200, state: { form, status: 'sent', values, errors: [], ...told }, headers };
    }
    const { status, code, errors } = refusal;
    const state: FormState =
      code === 'invalid'
        ? { form, status: 'invalid', values, errors }
        : { form, status: 'failed', values, errors, problem: code };
    return { status, state, headers };
  };

const pageForms = (desks: FormDesks): Readonly<Partial<Record<FormName, FormHandler>>> =>
  Object.fromEntries(
    Object.entries(desks).map(([name, desk]) => [name, pageForm(name as FormName, desk)]),
  );

const wait: Pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Another secret than the one that receipts and passwords were made with would lock every reporter out.
 * Throws a `StartError` where that is what is configured.
 */
async function holdToSecret(store: SubmissionStore, secret: ServerSecret): Promise<void> {
  const known = await store.fact('server-secret');
  if (known === undefined) return store.setFact('server-secret', secret.name);
  if (known !== secret.name)
    throw new StartError(
      "The server's secret is not the one that the stored reports belong to: no reporter could look\n" +
        'one up. Set SERVER_SECRET, or restore the file server-secret in the data folder, to what it was.',
    );
}

/** The one server: finished pages from memory first, then the API. Everything it needs is opened here. */
export async function createApp(
  config: Config,
  log: Log,
  { now = () => new Date(), timeouts = TIMEOUTS, pause = wait, ...surroundings }: Surroundings = {},
): Promise<App> {
  const store = surroundings.store ?? openSqliteStore(config.dataDir);
  const recipient = await findRecipient(config);
  const publicData = openPublicData({
    file: config.databaseFile,
    now,
    log,
    ...(surroundings.watchInterval && { interval: surroundings.watchInterval }),
  });
  const retention = createRetention({ store, log, now });
  await retention.start();
  const secret = openSecret(config);
  await holdToSecret(store, secret);
  const receipts = createReceipts(secret);
  // Apart, so that no flood of look-ups keeps a report from being sent. Each takes a core.
  const cost = surroundings.derivationCost ?? DERIVATION_COST;
  const deriveNew = createDerive(secret, new Gate(1, REPORTS_WAITING), cost);
  const deriveKnown = createDerive(secret, new Gate(1, LOOKUPS_WAITING), cost);
  const uploads = new Budget(UPLOAD_MEMORY_BYTES);
  const visitors = createVisitorLimits(config, now);
  const intake = createIntake({ config, uploads, visitors, log, now });
  const desks: FormDesks = {
    ...createSubmissionDesks(intake, {
      store,
      recipient,
      receipts,
      derive: deriveNew,
      retention,
      notify: false,
      now,
    }),
    lookup: createLookupDesk(intake, { store, receipts, derive: deriveKnown, now, pause }),
  };
  const pages = await openPages({
    config,
    log,
    pageData: () => publicData.pageData(),
    notice: noticeOf(recipient),
  });
  publicData.onChange(() => void pages.refresh());
  const site = await openSite({ config, pages, forms: pageForms(desks) });
  const api = createApi({
    config,
    log,
    collections: publicData.router,
    desks,
    notice: noticeOf(recipient),
  });
  const security = securityHeaders(config);

  function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    // Who has gone needs no answer.
    if (request.destroyed || response.headersSent) return void response.destroy();
    if (error instanceof Busy)
      return sendProblem(response, problemOf(503, 'busy'), {
        ...security,
        ...headersOf({ refusal: refuse(503, 'busy'), values: {}, unfinished: false }),
      });
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
      retention.stop();
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
