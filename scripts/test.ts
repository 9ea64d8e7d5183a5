/**
 * `npm test`: everything that CI runs. Ends with one line, `N passed, N failed`, over all of it.
 */
import { readFile, rm } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';

import { BRAND } from '../tests/brand/company.ts';
import { findBrowser } from './browser.ts';
import { clearServerSettings } from './clear-settings.ts';
import { readFlakyTests, findFlakyPlaywrightTests } from './flaky-tests.ts';
import { ROOT, run } from './run.ts';
import { SERVER_ENVIRONMENT } from './serve.ts';

interface Count {
  passed: number;
  failed: number;
}

const NOTHING: Count = { passed: 0, failed: 0 };

const VITEST_REPORT = path.join(ROOT, '.cache', 'vitest.json');
const PLAYWRIGHT_REPORT = path.join(ROOT, '.cache', 'playwright.json');

const readJson = async <T>(file: string): Promise<T | undefined> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
};

/** The names of tests that passed only when they were run again: printed at the end, to be mended. */
const flakyTests: string[] = [];

/** What took how long, a line each, printed at the end. */
const times: string[] = [];

/**
 * Processor time that the machine has spent so far, in seconds. Of the machine and not of this program's children,
 * because a browser ends its own processes and nobody waits for them: other programs are counted too.
 */
const getProcessorTime = (): number =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) /
  1000;

/** A runner that fails without having counted a failure counts as one. */
const withStatus = (count: Count, status: number): Count =>
  status !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;

/** Runs a stage and prints what it printed once it is over: stages run at the same time. */
async function stage(name: string, command: string, args: string[]): Promise<number> {
  console.log(`── ${name} …`);
  const { status, seconds, output } = await run(command, args, { quiet: true });
  console.log(`\n── ${name}: ${status === 0 ? 'done' : 'FAILED'} in ${seconds.toFixed(1)} s`);
  console.log(output.trim());
  times.push(`  ${name}: ${seconds.toFixed(1)} s`);
  return status;
}

async function single(name: string, command: string, args: string[]): Promise<Count> {
  const status = await stage(name, command, args);
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function vitest(): Promise<Count> {
  await rm(VITEST_REPORT, { force: true });
  const status = await stage('Components, server and content', 'vitest', [
    'run',
    '--reporter=dot',
    '--reporter=json',
    '--reporter=./scripts/flaky-tests.ts',
    `--outputFile.json=${VITEST_REPORT}`,
  ]);
  flakyTests.push(...readFlakyTests());
  const report = await readJson<{ numPassedTests: number; numFailedTests: number }>(VITEST_REPORT);
  return withStatus(
    { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 },
    status,
  );
}

async function playwright(): Promise<Count> {
  await rm(PLAYWRIGHT_REPORT, { force: true });
  const status = await stage('Visits and budgets', 'playwright', ['test']);
  const report = await readJson<{
    stats: { expected: number; flaky: number; unexpected: number };
    suites: Parameters<typeof findFlakyPlaywrightTests>[0];
  }>(PLAYWRIGHT_REPORT);
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  flakyTests.push(...findFlakyPlaywrightTests(report?.suites ?? []));
  return withStatus({ passed: expected + flaky, failed: unexpected }, status);
}

/** The site, and that of another company, which takes what it can from the cache of the first build. */
async function buildSites(): Promise<readonly Count[]> {
  const built = await single('Build', 'node', ['app/site-build/build.ts']);
  const branded = await single('Build of another company', 'node', [
    'tools/brand/main.ts',
    BRAND,
    '--build',
  ]);
  return [built, branded];
}

const started = performance.now();
const startedAt = getProcessorTime();
clearServerSettings();
// Every Node below this one takes from it what another has compiled.
process.env['NODE_COMPILE_CACHE'] ??= SERVER_ENVIRONMENT.NODE_COMPILE_CACHE;
process.env['CHROMIUM_PATH'] = await findBrowser();

// Two lanes, about as long as each other: more programs at once take more processor time for the same work.
const sites = buildSites();
const checked = single('Types, lint, imports, format, content', 'node', ['scripts/check.ts']);
const counts = await Promise.all([
  checked,
  sites,
  // Without a build there is no site to visit.
  sites.then(([built]) => (built?.failed === 0 ? playwright() : NOTHING)),
  // Some tests read what is built.
  Promise.all([checked, sites]).then(vitest),
]);

if (flakyTests.length > 0) {
  console.log('\nPassed only when run again, which is a fault of the test or of the product:');
  for (const name of flakyTests) console.log(`  ${name}`);
}

const total = counts
  .flat()
  .reduce(
    (sum, count) => ({ passed: sum.passed + count.passed, failed: sum.failed + count.failed }),
    NOTHING,
  );
console.log(`\n${times.join('\n')}`);
console.log(
  `\nAll of it took ${Math.round((performance.now() - started) / 1000)} s, and ` +
    `${Math.round(getProcessorTime() - startedAt)} s of processor time.`,
);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
