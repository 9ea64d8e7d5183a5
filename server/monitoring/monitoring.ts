import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

import type { Config } from '../config.ts';
import { listen } from '../http/listen.ts';
import { closeHttpServer } from '../http/server.ts';
import { LOG_EVENTS, type Log } from '../log.ts';
import { FORM_DEPARTMENTS } from '../forms/availability.ts';
import type { OverdueCount } from './overdue.ts';
import type { Readiness } from './readiness.ts';

const FORMS_WITH_DEPARTMENT = Object.keys(FORM_DEPARTMENTS) as (keyof typeof FORM_DEPARTMENTS)[];

/** Upper bounds of the buckets of durations, in seconds: a page from memory takes about a millisecond. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** The functions of the server that monitoring calls. */
interface Checks {
  readonly checkReadiness: () => Promise<Readiness>;
  readonly countOverdue: () => Promise<readonly OverdueCount[]>;
}

/**
 * The data for operators, on a separate port that visitors cannot reach: `/metrics` in the format of Prometheus,
 * `/ready` for load balancers.
 *
 * It cannot identify a reporter, even if it is read every second: posts of forms are not counted unless the server
 * fails, and events are those of the log, which has none for the hotline.
 */
export interface Monitoring {
  /** The log that also counts its events. */
  readonly log: Log;
  /** Counts a response when it is finished. */
  observe(request: IncomingMessage, response: ServerResponse): void;
  /** Starts to listen if a port is set; resolves with the port. */
  listen(checks: Checks): Promise<number | undefined>;
  close(): Promise<void>;
}

/** Returns the kind of a request. The number of kinds is small, because each is a separate time series. */
function getKind(url: string): 'api' | 'asset' | 'page' {
  if (url.startsWith('/api/')) return 'api';
  return url.startsWith('/assets/') ? 'asset' : 'page';
}

/** Creates the metrics of one server. */
function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const events = new Counter({
    name: 'site_events_total',
    help: 'Lines of the log by their event.',
    labelNames: ['event'],
    registers,
  });
  // For Prometheus, a counter that begins with its first event has not increased.
  for (const event of LOG_EVENTS) events.inc({ event }, 0);
  const responses = new Counter({
    name: 'site_http_responses_total',
    help: 'Responses by kind and class of status; posts of forms only where the server failed.',
    labelNames: ['kind', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'site_http_response_seconds',
    help: 'Time until a response was handed to the system, of GET and HEAD.',
    labelNames: ['kind'],
    buckets: BUCKETS,
    registers,
  });
  const ready = new Gauge({
    name: 'site_ready',
    help: '1 where the server is to be sent requests.',
    registers,
  });

  const overdue = new Gauge({
    name: 'site_submissions_overdue',
    help: 'Submissions that wait for a step longer than the site has promised, without those to the audit committee.',
    labelNames: ['purpose', 'step'],
    registers,
  });
  const formsOpen = new Gauge({
    name: 'site_forms_open',
    help: '1 where a form takes submissions, 0 where it is closed because its department has no key.',
    labelNames: ['form'],
    registers,
  });
  return { registry, events, responses, durations, ready, formsOpen, overdue };
}
type Metrics = ReturnType<typeof createMetrics>;

/** Updates the metrics that describe the present state. */
async function updateGauges(
  { ready, formsOpen, overdue }: Metrics,
  { status, forms }: Readiness,
  countOverdue: Checks['countOverdue'],
): Promise<void> {
  ready.set(status === 'ready' ? 1 : 0);
  for (const form of FORMS_WITH_DEPARTMENT)
    formsOpen.set({ form }, forms?.[form] === 'closed' ? 0 : 1);
  // A choice of the report form that has its own keys.
  const isAuditClosed = forms?.report === 'closed' || forms?.report === 'without-audit';
  formsOpen.set({ form: 'report-audit' }, isAuditClosed ? 0 : 1);
  // If the count fails, the metric is missing: an earlier value would look current.
  overdue.reset();
  if (status === 'failing') return;
  for (const { purpose, step, count } of await countOverdue().catch(() => []))
    overdue.set({ purpose, step }, count);
}

/** Creates the monitoring of one server. `log` receives every event. */
export function createMonitoring(
  { monitoringPort, monitoringHost }: Pick<Config, 'monitoringPort' | 'monitoringHost'>,
  log: Log,
): Monitoring {
  if (monitoringPort === undefined)
    return { log, observe: () => {}, listen: async () => undefined, close: async () => {} };

  const metrics = createMetrics();
  const { registry, events, responses, durations } = metrics;

  let checks: Checks;
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const readiness = await checks.checkReadiness();
    if (request.url === '/ready') {
      const status = readiness.status === 'ready' ? 200 : 503;
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(readiness));
    } else if (request.url === '/metrics') {
      await updateGauges(metrics, readiness, checks.countOverdue);
      response.writeHead(200, { 'Content-Type': registry.contentType });
      response.end(await registry.metrics());
    } else response.writeHead(404).end();
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  return {
    log(event, facts) {
      events.inc({ event });
      log(event, facts);
    },
    observe({ method = 'GET', url = '/' }, response) {
      const startTime = performance.now();
      const isRead = method === 'GET' || method === 'HEAD';
      response.once('finish', () => {
        const kind = getKind(url);
        if (isRead || response.statusCode >= 500)
          responses.inc({ kind, status: `${Math.floor(response.statusCode / 100)}xx` });
        if (isRead) durations.observe({ kind }, (performance.now() - startTime) / 1000);
      });
    },
    async listen(newChecks) {
      checks = newChecks;
      return listen(server, {
        host: monitoringHost,
        port: monitoringPort,
        hostSetting: 'MONITORING_HOST',
        portSetting: 'MONITORING_PORT',
      });
    },
    close: () => closeHttpServer(server, 0),
  };
}
