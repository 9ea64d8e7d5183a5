/** One Chromium and one Lighthouse: receives an address, answers with what Lighthouse found (`lighthouse.ts`). */
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import lighthouse, { type Artifacts } from 'lighthouse';
import { TraceProcessor } from 'lighthouse/core/lib/tracehouse/trace-processor.js';

import { launch } from './browser.ts';
import type { Answer, ProcessorTime, Visit } from './lighthouse.ts';

const METRICS = {
  paint: 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const;
/** The other two that the score is made of, and what says where the time went. */
const OTHERS = ['first-contentful-paint', 'speed-index', 'long-tasks', 'mainthread-work-breakdown'];

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

type Row = Readonly<Record<string, unknown>>;

/** The rows of an audit's table; none where it found nothing. */
const rowsOf = (details: object | undefined): readonly Row[] =>
  details && 'items' in details ? (details.items as Row[]) : [];

/** What the longest task is made of, the largest part first. */
function partsOf(details: object | undefined): string {
  const data =
    details && 'debugData' in details ? (details.debugData as { tasks: Row[] }) : undefined;
  const { urlIndex: _, startTime: __, duration: ___, ...groups } = data?.tasks[0] ?? {};
  return Object.entries(groups)
    .map(([name, time]) => ({ name, time: Number(time) }))
    .filter(({ time }) => time >= 1)
    .toSorted((a, b) => b.time - a.time)
    .map(({ name, time }) => `${name} ${Math.round(time)}`)
    .join(', ');
}

/** What a task may take before Lighthouse counts it as blocking, in milliseconds. */
const SHORT = 50;
const MICROSECONDS = 1000;

interface TraceEvent {
  /** In microseconds, as all times of a trace. */
  readonly ts: number;
  readonly dur?: number;
  /** What it took of its thread's processor time. */
  readonly tdur?: number;
}

/** What the tasks of a page take of the processor, by the trace of its visit. */
function processorTime(trace: Artifacts['Trace']): ProcessorTime {
  const processed = TraceProcessor.processTrace(trace);
  const { timeOrigin, firstContentfulPaint } =
    TraceProcessor.processNavigation(processed).timestamps;
  const events: readonly TraceEvent[] = processed.mainThreadEvents.filter((event: TraceEvent) =>
    TraceProcessor.isScheduleableTask(event),
  );
  const taken = { before: [0], after: [0] };
  for (const { ts, dur = 0, tdur = 0 } of events)
    if (ts >= timeOrigin)
      taken[ts + dur > firstContentfulPaint ? 'after' : 'before'].push(tdur / MICROSECONDS);
  return {
    blocking: taken.after.reduce((sum, time) => sum + Math.max(0, time - SHORT), 0),
    before: Math.max(...taken.before),
    after: Math.max(...taken.after),
  };
}

/** Some traces lack the largest paint, of an empty document too: Chromium loses events of them. */
class LossyTrace extends Error {}

/** How often a page is visited until its trace has all figures. */
const ATTEMPTS = 3;

async function visit(url: string, port: number): Promise<Visit> {
  const result = await lighthouse(
    url,
    { port, logLevel: 'error', output: 'json' },
    {
      extends: 'lighthouse:default',
      settings: {
        formFactor: 'mobile',
        throttlingMethod: 'devtools',
        onlyAudits: [...Object.values(METRICS), ...OTHERS],
        disableFullPageScreenshot: true,
        skipAboutBlank: true,
      },
    },
  );
  if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
  const audits = result.lhr.audits;
  const valueOf = (name: keyof typeof METRICS): number => {
    const value = audits[METRICS[name]]?.numericValue;
    if (value === undefined) throw new LossyTrace(`Lighthouse has no ${METRICS[name]} for ${url}.`);
    return value;
  };
  const tasks = audits['long-tasks']?.details;
  const work = rowsOf(audits['mainthread-work-breakdown']?.details);
  return {
    paint: valueOf('paint'),
    blocking: valueOf('blocking'),
    shift: valueOf('shift'),
    score: 100 * (result.lhr.categories['performance']?.score ?? 0),
    longest: Math.max(0, ...rowsOf(tasks).map(({ duration }) => Number(duration))),
    parts: partsOf(tasks),
    processor: processorTime(result.artifacts.Trace),
    script: work
      .filter(({ group }) => group === 'scriptEvaluation' || group === 'scriptParseCompile')
      .reduce((sum, { duration }) => sum + Number(duration), 0),
  };
}

/** Visits a page again where its trace is lossy. */
async function visitUntilTraced(url: string, port: number): Promise<Visit> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await visit(url, port);
    } catch (error) {
      if (attempt === ATTEMPTS || !(error instanceof LossyTrace)) throw error;
    }
}

const port = await freePort();
const browser = await launch(`--remote-debugging-port=${port}`);
const answer = (value: Answer) => process.send?.(value);
process.on('message', (url: string) => {
  visitUntilTraced(url, port).then(
    (found) => answer({ visit: found }),
    (error: unknown) => answer({ error: String(error) }),
  );
});
// Whoever asked hears of the end, and starts another one.
browser.once('disconnected', () => process.exit());
const end = () => void browser.close();
process.on('disconnect', end);
// While the browser was starting.
if (!process.connected) end();
