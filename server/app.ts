import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { itemNumber } from '@site/contract/paths';

import { createApi } from './api/api.ts';
import { RETRY_AFTER } from './forms/outcome.ts';
import type { Config } from './config.ts';
import { refuseConnection } from './http/connections.ts';
import { openForms, type FormTestOverrides } from './forms/forms.ts';
import { renderLiveFiles } from './pages/live-files.ts';
import { securityHeaders } from './http/headers.ts';
import { BusyError, HEADERS_MAX_BYTES, URL_MAX } from './http/limits.ts';
import { readErrorCode, type Log } from './log.ts';
import { pageForms } from './forms/page-forms.ts';
import { createProblem, sendProblem } from './http/problems.ts';
import { openPages } from './pages/pages.ts';
import { openPublicData } from './public-data/public-data.ts';
import { openSearch } from './search/site-search.ts';
import { openSite } from './pages/page-router.ts';
import type { Recipient } from './submissions/keys.ts';
import { parseTarget } from './http/target.ts';
import { openPageViews } from './pages/page-views.ts';

/** What a test may put in the place of the real thing. */
export interface TestOverrides extends FormTestOverrides {
  readonly now?: () => Date;
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
  /** Makes what the first questions would otherwise wait for, while nobody asks. */
  warmUp(): void;
  /** Accepts nothing new, finishes what is being done, and closes the store. */
  close(): Promise<void>;
}

/** A 2 MB file over a slow line needs its time; a connection that says nothing gets none. */
const TIMEOUTS = { headers: 10_000, body: 120_000, check: 1_000 };
/** How long an open connection is kept for the next request, in milliseconds. */
const KEEP_ALIVE = 10_000;
/** How long a closing server waits for requests that are being answered, in milliseconds. */
const CLOSING = 10_000;

/** The one server: finished pages from memory first, then the API. Everything it needs is opened here. */
export async function createApp(
  config: Config,
  log: Log,
  { now = () => new Date(), timeouts = TIMEOUTS, ...testOverrides }: TestOverrides = {},
): Promise<App> {
  const forms = await openForms(config, log, now, testOverrides);
  const views = openPageViews({ config, now });
  const search = openSearch(config.distDir);
  const publicData = openPublicData({
    search,
    file: config.publicDataFile,
    now,
    log,
    views: views.of,
    ...(testOverrides.watchInterval && { interval: testOverrides.watchInterval }),
  });
  const { handlers, formsAvailability } = forms;
  const pages = await openPages({ config, log, pageData: publicData.pageData, formsAvailability });
  const renderFiles = () => {
    const { manifest } = pages;
    const origin = config.publicOrigin ?? manifest.origin;
    return renderLiveFiles(
      { ...manifest, origin },
      publicData.published(),
      securityHeaders(config),
    );
  };
  let liveFiles = renderFiles();
  publicData.onChange(() => {
    liveFiles = renderFiles();
    void pages.refresh();
  });

  /** Counts that a notice was read, where there is one of that number. */
  function countView(id: string, request: IncomingMessage): boolean {
    const item = publicData.published().article('notices', itemNumber(id) ?? 0);
    if (item && views.count(Number(id), request)) pages.forget('notices');
    return item !== undefined;
  }
  const site = openSite({
    config,
    pages,
    forms: pageForms(handlers),
    liveFile: (path) => liveFiles.get(path),
    onRead: (route, id, request) => {
      if (route.item === 'notices') countView(id, request);
    },
  });
  const collections = publicData.router;
  const api = createApi({
    config,
    log,
    collections,
    handlers,
    formsAvailability,
    search,
    countView,
  });
  const security = securityHeaders(config);

  function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    // Who has gone needs no answer.
    if (request.destroyed || response.headersSent) return void response.destroy();
    if (error instanceof BusyError)
      return sendProblem(response, createProblem(503, 'busy'), { ...security, ...RETRY_AFTER });
    log('request.failed', { code: readErrorCode(error) });
    return sendProblem(response, createProblem(500, 'internal'), security);
  }

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const url = request.url ?? '/';
    if (url.length > URL_MAX)
      return sendProblem(response, createProblem(414, 'malformed'), {
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
    recipient: forms.recipient,
    listen: () =>
      new Promise((resolve, reject) => {
        server.once('error', reject).listen(config.port, config.host, () => {
          server.off('error', reject);
          resolve((server.address() as AddressInfo).port);
        });
      }),
    warmUp: () => search.prepare(),
    async close() {
      publicData.close();
      if (server.listening) {
        const closed = new Promise((resolve) => server.close(resolve));
        const patience = setTimeout(() => server.closeAllConnections(), CLOSING);
        await closed;
        clearTimeout(patience);
      }
      await forms.close();
      views.close();
    },
  };
}
