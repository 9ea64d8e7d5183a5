/** One Chromium and one Lighthouse: receives an address, answers with what Lighthouse found (`lighthouse.ts`). */
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import lighthouse from 'lighthouse';

import { launch } from './browser.ts';
import type { Answer, Visit } from './lighthouse.ts';

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
  const audits = result?.lhr.audits ?? {};
  const valueOf = (name: keyof typeof METRICS): number => {
    const value = audits[METRICS[name]]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse has no ${METRICS[name]} for ${url}.`);
    return value;
  };
  const tasks = audits['long-tasks']?.details;
  const work = rowsOf(audits['mainthread-work-breakdown']?.details);
  return {
    paint: valueOf('paint'),
    blocking: valueOf('blocking'),
    shift: valueOf('shift'),
    score: 100 * (result?.lhr.categories['performance']?.score ?? 0),
    longest: Math.max(0, ...rowsOf(tasks).map(({ duration }) => Number(duration))),
    parts: partsOf(tasks),
    script: work
      .filter(({ group }) => group === 'scriptEvaluation' || group === 'scriptParseCompile')
      .reduce((sum, { duration }) => sum + Number(duration), 0),
  };
}

const port = await freePort();
const browser = await launch(`--remote-debugging-port=${port}`);
const answer = (value: Answer) => process.send?.(value);
process.on('message', (url: string) => {
  visit(url, port).then(
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
