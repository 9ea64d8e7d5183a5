import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { API, parseItemNumber } from '@site/contract/paths';

import { createApi } from './api/api.ts';
import { createHealthCheck } from './api/health.ts';
import type { Config } from './config.ts';
import { createFailureHandler } from './failures.ts';
import { FORMS } from './forms/definitions.ts';
import { openForms, type FormTestOverrides } from './forms/forms.ts';
import { createPageForms } from './forms/page-forms.ts';
import { bindSecret, openSecret } from './hotline/secret.ts';
import { createNetworkIdentifier } from './http/client-network.ts';
import { refuseConnection } from './http/connections.ts';
import { createSecurityHeaders } from './http/headers.ts';
import { BODY_TIME, HEAD_MAX_BYTES, REQUESTS_PER_ITERATION } from './http/limits.ts';
import { listen } from './http/listen.ts';
import { paceRequests } from './http/pacing.ts';
import { createProblem, sendProblem } from './http/problems.ts';
import { findHeadProblem, hasLargeBody } from './http/request-head.ts';
import { isApi, parseTarget } from './http/target.ts';
import type { Log } from './log.ts';
import { renderLiveFiles } from './pages/live-files.ts';
import { createMonitoring } from './monitoring/monitoring.ts';
import { createReadinessCheck } from './monitoring/readiness.ts';
import { createAssetArchive } from './pages/asset-archive.ts';
import { createPageRouter } from './pages/page-router.ts';
import { openPageViews } from './pages/page-views.ts';
import { readManifest, listShownForms } from './pages/manifest.ts';
import { openPages } from './pages/pages.ts';
import { openPublicData } from './public-data/public-data.ts';
import { openSearch } from './search/site-search.ts';
import { openSharedState } from './shared-state/open-shared-state.ts';
import type { SiteRecipients } from './submissions/keys.ts';
import { openStore } from './submissions/open-store.ts';
import type { SubmissionStore } from './submissions/store.ts';
import { startOfDay } from './submissions/stored-time.ts';
import { createVisitCalendar } from './visits/visit-calendar.ts';

/** Parts and times that tests replace. */
export interface TestOverrides extends FormTestOverrides {
  readonly store?: SubmissionStore;
  readonly now?: () => Date;
  /** How often `db.json` and the date are checked, in milliseconds. */
  readonly watchInterval?: number;
  /** How often page views are written, in milliseconds. */
  readonly viewInterval?: number;
  /** How long a request may take to arrive, in milliseconds. */
  readonly timeouts?: { readonly headers: number; readonly body: number; readonly check: number };
}

export interface App {
  readonly server: Server;
  /** Whom submissions are sealed to; `undefined` where the forms are closed. */
  readonly recipients: SiteRecipients | undefined;
  /** Starts to listen on the configured address; resolves with the port. */
  listen(): Promise<number>;
  /** Where metrics and readiness are answered, once it listens. */
  monitoringPort(): number | undefined;
  /** Prepares what requests would otherwise wait for, while there are none. Never rejects. */
  warmUp(): Promise<void>;
  /**
   * Accepts no new connection, finishes the requests in progress within `config.shutdownTimeout`, and
   * closes the store.
   */
  close(): Promise<void>;
}

/** How long a request may take to arrive, in milliseconds. */
const TIMEOUTS = { headers: 10_000, body: BODY_TIME, check: 1_000 };
/** How long a connection stays open for the next request, in milliseconds. */
const KEEP_ALIVE = 10_000;
/** How often a stopping server closes connections that have become idle, in milliseconds. */
const IDLE_CHECK = 50;

/** A part that holds connections or timers until it is closed. */
interface Closable {
  close(): void | Promise<void>;
}

/**
 * Opens everything that the site needs and makes its server. Throws a `StartError` where it cannot: what was
 * opened before is closed then, because an idle connection of a pool would keep the process running.
 */
export async function createApp(
  config: Config,
  writeLog: Log,
  testOverrides: TestOverrides = {},
): Promise<App> {
  const opened: Closable[] = [];
  try {
    return await openApp(config, writeLog, testOverrides, opened);
  } catch (error) {
    for (const part of opened.toReversed()) await part.close();
    throw error;
  }
}

/** Opens the parts one after the other and adds each to `opened`. */
async function openApp(
  config: Config,
  writeLog: Log,
  { now = () => new Date(), timeouts = TIMEOUTS, ...testOverrides }: TestOverrides,
  opened: Closable[],
): Promise<App> {
  const closeOnFailure = <Part extends Closable>(part: Part): Part => {
    opened.push(part);
    return part;
  };
  const monitoring = createMonitoring(config, writeLog);
  const { log } = monitoring;
  const security = createSecurityHeaders(config);
  const identifyNetwork = createNetworkIdentifier(config, log);
  const manifest = readManifest(config.distDir);
  const archive = createAssetArchive({
    folder: config.assetsDir,
    assets: path.join(config.distDir, 'client', 'assets'),
    headers: security,
    log,
    now,
  });
  // Files are copied while others are read.
  const published = archive.publish();
  const store = testOverrides.store ?? closeOnFailure(await openStore(config));
  const secret = openSecret(config);
  await bindSecret(store, secret);
  const sharedState = closeOnFailure(await openSharedState(config, secret));
  const forms = closeOnFailure(
    await openForms(
      { config, store, secret, sharedState, identifyNetwork, log, now, manifest },
      testOverrides,
    ),
  );
  const { handlers, formsAvailability } = forms;
  const views = closeOnFailure(
    await openPageViews({
      sharedState,
      identifyNetwork,
      log,
      now,
      ...(testOverrides.viewInterval && { interval: testOverrides.viewInterval }),
    }),
  );
  const search = openSearch(config.distDir);
  const publicData = openPublicData({
    search,
    pressCategories: manifest.pressCategories,
    file: config.publicDataFile,
    now,
    log,
    views: views.of,
    ...(testOverrides.watchInterval && { interval: testOverrides.watchInterval }),
  });
  const pages = await openPages({
    config,
    log,
    pageData: publicData.pageData,
    hasItem: (collection, id) =>
      publicData.published().article(collection, parseItemNumber(id) ?? 0) !== undefined,
    formsAvailability,
    manifest,
  });
  const renderFiles = () => {
    const origin = config.publicOrigin ?? manifest.origin;
    return renderLiveFiles({ ...manifest, origin }, publicData.published(), security);
  };
  let liveFiles = renderFiles();
  views.onChange(() => pages.invalidate('notices'));
  publicData.onChange(() => {
    liveFiles = renderFiles();
    void pages.refresh();
  });

  /** Counts a view of a notice; returns whether there is a notice of that number. */
  function countView(id: string, request: IncomingMessage): boolean {
    const item = publicData.published().article('notices', parseItemNumber(id) ?? 0);
    if (item && views.count(Number(id), request)) pages.invalidate('notices');
    return item !== undefined;
  }
  const answerFailure = createFailureHandler({ log, headers: security, pages });
  // Before a page names them: another server may be asked for them.
  await published;
  const answerPage = createPageRouter({
    config,
    pages,
    identifyNetwork,
    forms: createPageForms(handlers),
    async createCalendar(request, language) {
      const { found } = await handlers.visit(request, 'page');
      return found && 'visit' in found
        ? createVisitCalendar(found, manifest, language, now())
        : undefined;
    },
    archive,
    findLiveFile: (at) => liveFiles.get(at),
    onItemRead: (route, id, request) => {
      if (route.item === 'notices') countView(id, request);
    },
  });
  const api = createApi({
    config,
    answerFailure,
    forms: FORMS.filter(({ name }) => listShownForms(manifest).has(name)),
    pressCategories: manifest.pressCategories,
    collections: publicData.router,
    handlers,
    checkHealth: createHealthCheck({
      dataDir: config.dataDir,
      readDatabase: () => store.metadata('server-secret'),
      formsAvailability,
      isFull: () => forms.isFull(),
    }),
    search,
    identifyNetwork,
    countView,
  });

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
        ? api(request, response, target)
        : answerPage(request, response, target);
      answering?.catch((error: unknown) => answerFailure(request, response, error));
    } catch (error) {
      answerFailure(request, response, error);
    }
  }

  const answerInTurn = paceRequests(answer, { atOnce: REQUESTS_PER_ITERATION, identifyNetwork });
  function handle(request: IncomingMessage, response: ServerResponse): void {
    monitoring.observe(request, response);
    // A monitor does not wait behind visitors: its answer is made once every two seconds.
    if (request.url === API.health) answer(request, response);
    else answerInTurn(request, response);
  }

  const server = createServer(
    {
      maxHeaderSize: HEAD_MAX_BYTES,
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.body,
      connectionsCheckingInterval: timeouts.check,
      keepAliveTimeout: KEEP_ALIVE,
      noDelay: true,
    },
    handle,
  );
  server.on('clientError', (error, socket) => refuseConnection(error, socket, security, log));
  server.on('checkExpectation', (_request, response: ServerResponse) =>
    sendProblem(response, createProblem(417, 'malformed'), { ...security, Connection: 'close' }),
  );

  let stopping = false;
  let monitoringPort: number | undefined;
  const checkReadiness = createReadinessCheck({
    writeStore: () => store.setMetadata('written-at', new Date(startOfDay(now())).toISOString()),
    isStopping: () => stopping,
    formsAvailability,
  });

  /** Stops to listen and waits for requests in progress, at most `config.shutdownTimeout`. */
  async function closeServer(): Promise<void> {
    if (!server.listening) return;
    const closed = new Promise((resolve) => server.close(resolve));
    // A connection that was busy is kept alive after its response: it becomes idle later.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK);
    const deadline = setTimeout(() => server.closeAllConnections(), config.shutdownTimeout);
    await closed;
    clearInterval(idle);
    clearTimeout(deadline);
  }

  return {
    server,
    recipients: forms.recipients,
    monitoringPort: () => monitoringPort,
    async listen() {
      const port = await listen(server, {
        host: config.host,
        port: config.port,
        hostSetting: 'HOST',
        portSetting: 'PORT',
      });
      monitoringPort = await monitoring.listen(checkReadiness);
      return port;
    },
    async warmUp() {
      await pages.prepare();
      await search.prepare();
    },
    async close() {
      stopping = true;
      publicData.close();
      pages.close();
      await closeServer();
      await monitoring.close();
      await forms.close();
      await views.close();
      await sharedState.close();
      await store.close();
    },
  };
}
