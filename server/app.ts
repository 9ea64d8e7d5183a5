import type { Server } from 'node:http';

import type { NewsVersion } from '@site/contract/news';

import { createApi } from './api/api.ts';
import { createHealthCheck } from './api/health.ts';
import type { Config } from './config.ts';
import { createFailureHandler, type AnswerFailure } from './failures.ts';
import { FORMS } from './forms/definitions.ts';
import { createPageForms } from './forms/page-forms.ts';
import { createNetworkIdentifier, type IdentifyNetwork } from './http/client-network.ts';
import { createSecurityHeaders } from './http/headers.ts';
import { listen } from './http/listen.ts';
import { closeHttpServer, createHttpServer, type Timeouts } from './http/server.ts';
import type { Log } from './log.ts';
import { createMonitoring, type Monitoring } from './monitoring/monitoring.ts';
import { createOverdueCount } from './monitoring/overdue.ts';
import { createReadinessCheck } from './monitoring/readiness.ts';
import { listShownForms } from './pages/manifest.ts';
import { createPageRouter } from './pages/page-router.ts';
import { createRequestListener } from './request-listener.ts';
import { createDeskRoutes } from './private/desk-routes.ts';
import { createNewsRoutes } from './private/news-routes.ts';
import { createPrivateListener } from './private/listener.ts';
import { openServices, type ServiceOverrides, type Services } from './services.ts';
import type { SiteRecipients } from './submissions/keys.ts';
import { startOfDay } from './submissions/stored-time.ts';
import { createVisitCalendar } from './visits/visit-calendar.ts';

/** Services and times that tests replace. */
export interface TestOverrides extends ServiceOverrides {
  readonly now?: () => Date;
  readonly timeouts?: Timeouts;
}

/** The site: its server, with functions to start and stop it. */
export interface App {
  readonly server: Server;
  /** The keys that submissions are sealed to; `undefined` if the forms are closed. */
  readonly recipients: SiteRecipients | undefined;
  /** The shown version of the news; number 0 if it follows the file. */
  readonly getNews: () => NewsVersion;
  /** Starts to listen on the configured address; resolves with the port. */
  listen(): Promise<number>;
  /** Returns the port of metrics and readiness, once the server listens. */
  monitoringPort(): number | undefined;
  /** Returns the port of the private listener, once the server listens. */
  deskPort(): number | undefined;
  /** Renders pages and builds indices in advance, so that requests do not wait for them. Never rejects. */
  warmUp(): Promise<void>;
  /**
   * Refuses new connections, finishes the requests in progress within `config.shutdownTimeout`, and closes the store.
   */
  close(): Promise<void>;
}

interface Context {
  readonly config: Config;
  readonly log: Log;
  readonly now: () => Date;
  readonly identifyNetwork: IdentifyNetwork;
}

const createAnswerPage = (
  { config, now, identifyNetwork }: Context,
  { pages, forms: { handlers }, manifest, archive, findLiveFile, countView }: Services,
) =>
  createPageRouter({
    config,
    pages,
    identifyNetwork,
    forms: createPageForms(handlers),
    async createCalendar(request, language) {
      const { lookupResult } = await handlers.visit(request, 'page');
      return lookupResult && 'visit' in lookupResult
        ? createVisitCalendar(lookupResult, manifest, language, now())
        : undefined;
    },
    archive,
    findLiveFile,
    onItemRead: (route, id, request) => {
      if (route.item === 'notices') countView(id, request);
    },
  });

/** Opens the services of the site and creates its server. Throws a `StartError` if that is not possible. */
export async function createApp(
  config: Config,
  writeLog: Log,
  { now = () => new Date(), timeouts, ...overrides }: TestOverrides = {},
): Promise<App> {
  const monitoring = createMonitoring(config, writeLog);
  const { log } = monitoring;
  const identifyNetwork = createNetworkIdentifier(config, log);
  const context = { config, log, now, identifyNetwork };
  const services = await openServices({ ...context, overrides });
  try {
    return connect({ ...context, monitoring, timeouts }, services);
  } catch (error) {
    services.stop();
    await services.close();
    throw error;
  }
}

const createAnswerApi = (
  { config, identifyNetwork }: Context,
  { forms, manifest, store, publicData, search, countView }: Services,
  answerFailure: AnswerFailure,
) =>
  createApi({
    config,
    answerFailure,
    forms: FORMS.filter(({ name }) => listShownForms(manifest).has(name)),
    pressCategories: manifest.pressCategories,
    collections: publicData.router,
    handlers: forms.handlers,
    checkHealth: createHealthCheck({
      dataDir: config.dataDir,
      readDatabase: () => store.metadata('server-secret'),
      formsAvailability: forms.formsAvailability,
      isFull: () => forms.isFull(),
    }),
    search,
    identifyNetwork,
    countView,
  });

interface ServerOptions extends Context {
  readonly monitoring: Monitoring;
  readonly timeouts: Timeouts | undefined;
}

/** Creates the server on top of open services. Throws a `StartError` if files of the build are missing. */
function connect({ monitoring, timeouts, ...context }: ServerOptions, services: Services): App {
  const { config, log, now, identifyNetwork } = context;
  const { store, forms, search, pages } = services;
  const security = createSecurityHeaders(config);
  const answerFailure = createFailureHandler({ log, headers: security, pages });
  const listener = createRequestListener({
    answerApi: createAnswerApi(context, services, answerFailure),
    answerPage: createAnswerPage(context, services),
    answerFailure,
    identifyNetwork,
    monitoring,
    security,
  });
  const server = createHttpServer(listener, { log, security, timeouts });

  const { departments = {} } = forms.recipients ?? {};
  const routes = {
    ...createDeskRoutes({ store, departments, secret: services.secret, now }),
    ...createNewsRoutes({
      store,
      keys: config.newsKeys,
      pressCategories: services.manifest.pressCategories,
      getNews: services.publicData.getNews,
      follow: services.followNews,
      now,
    }),
  };
  const privateServer = createPrivateListener({ routes, log });

  let isStopping = false;
  let monitoringPort: number | undefined;
  let deskPort: number | undefined;
  const checkReadiness = createReadinessCheck({
    writeStore: () => store.setMetadata('written-at', new Date(startOfDay(now())).toISOString()),
    isStopping: () => isStopping,
    formsAvailability: forms.formsAvailability,
  });

  return {
    server,
    recipients: forms.recipients,
    getNews: services.publicData.getNews,
    monitoringPort: () => monitoringPort,
    deskPort: () => deskPort,
    async listen() {
      const settings = { hostSetting: 'HOST', portSetting: 'PORT' };
      const listeningPort = await listen(server, { ...config, ...settings });
      monitoringPort = await monitoring.listen({
        checkReadiness,
        countOverdue: createOverdueCount(store, now),
      });
      if (config.deskPort !== undefined)
        deskPort = await listen(privateServer, {
          host: config.deskHost,
          port: config.deskPort,
          hostSetting: 'DESK_HOST',
          portSetting: 'DESK_PORT',
        });
      return listeningPort;
    },
    async warmUp() {
      if (!config.preparePages) return;
      await pages.prepare();
      await search.prepare();
    },
    async close() {
      isStopping = true;
      services.stop();
      await Promise.all(
        [server, privateServer].map((each) => closeHttpServer(each, config.shutdownTimeout)),
      );
      await monitoring.close();
      await services.close();
    },
  };
}
