/** `npm test`: everything that CI runs. Its last line contains the totals: `N passed, N failed`. */
import { readFile, rm } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';

import { BRAND } from '../tests/brand/company.ts';
import { findBrowser } from './browser.ts';
import { clearServerSettings } from './clear-settings.ts';
import { ROOT, run } from './run.ts';
import { SERVER_ENVIRONMENT } from './serve.ts';
import {
  describeFailures,
  findFlakyPlaywrightTests,
  type PlaywrightReport,
  readFlakyTests,
} from './test-reports.ts';

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

/** The names of tests that passed only when they were run again, printed at the end. */
const flakyTests: string[] = [];

/**
 * Returns the processor time that the machine has used since it started, in seconds. Includes other programs: the time
 * of child processes would miss those of browsers, which are not waited for.
 */
const getProcessorTime = (): number =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) /
  1000;

/** Counts a runner that fails without reporting a failed test as one failure. */
const withStatus = (count: Count, status: number): Count =>
  status !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;

/**
 * Runs a stage and returns its status. Stages run in parallel, so each is reported when it has ended: in one line and,
 * if it failed, with the description that `describe` creates from its output.
 */
async function runStage(
  name: string,
  [command, ...args]: readonly [string, ...string[]],
  describe = (output: string): string | Promise<string> => output,
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  const { status, seconds, output } = await run(command, args, { quiet: true, env });
  const failure = status === 0 ? '' : `\n${(await describe(output)).trim()}\n`;
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)${failure}`);
  return status;
}

async function runStep(
  name: string,
  command: readonly [string, ...string[]],
  env?: NodeJS.ProcessEnv,
): Promise<Count> {
  const status = await runStage(name, command, undefined, env);
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function runVitest(): Promise<Count> {
  await rm(VITEST_REPORT, { force: true });
  const status = await runStage('Components, server and content', [
    'vitest',
    'run',
    // Prints failed tests only.
    '--reporter=minimal',
    '--reporter=json',
    '--reporter=./scripts/test-reports.ts',
    `--outputFile.json=${VITEST_REPORT}`,
  ]);
  flakyTests.push(...readFlakyTests());
  const report = await readJson<{ numPassedTests: number; numFailedTests: number }>(VITEST_REPORT);
  return withStatus(
    { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 },
    status,
  );
}

async function runPlaywright(): Promise<Count> {
  await rm(PLAYWRIGHT_REPORT, { force: true });
  process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] = PLAYWRIGHT_REPORT;
  const readReport = () => readJson<PlaywrightReport>(PLAYWRIGHT_REPORT);
  const status = await runStage(
    'Visits and budgets',
    ['playwright', 'test', '--reporter=json'],
    async (output) => {
      const report = await readReport();
      return report ? describeFailures(report) : output;
    },
  );
  const report = await readReport();
  if (!report) return withStatus(NOTHING, status);
  const { expected, flaky, unexpected } = report.stats;
  flakyTests.push(...findFlakyPlaywrightTests(report));
  return withStatus({ passed: expected + flaky, failed: unexpected }, status);
}

/** Builds the site and then that of another company, which reuses the cache of the first build. */
async function buildSites(): Promise<readonly Count[]> {
  const buildStep = await runStep('Build', ['node', 'app/site-build/build.ts']);
  const brandStep = await runStep(
    'Build of another company',
    ['node', 'tools/brand/main.ts', BRAND, '--build'],
    { BROTLI_QUALITY: '4' },
  );
  return [buildStep, brandStep];
}

const startTime = performance.now();
const startedAt = getProcessorTime();
clearServerSettings();
if (!process.stdout.isTTY) {
  // A log needs no escape codes. Node warns if both variables are set.
  process.env['NO_COLOR'] = '1';
  delete process.env['FORCE_COLOR'];
}
// All Node processes share one cache of compiled code.
process.env['NODE_COMPILE_CACHE'] ??= SERVER_ENVIRONMENT.NODE_COMPILE_CACHE;
process.env['CHROMIUM_PATH'] = await findBrowser();

// Two lanes of about equal length: more parallel programs take more processor time for the same work.
const sites = buildSites();
const checkStep = runStep('Types, lint, imports, format, content', ['node', 'scripts/check.ts']);
const counts = await Promise.all([
  checkStep,
  sites,
  // Without a build the end-to-end tests cannot run.
  sites.then(([built]) => (built?.failed === 0 ? runPlaywright() : NOTHING)),
  // Some tests read files of the build.
  Promise.all([checkStep, sites]).then(runVitest),
]);

if (flakyTests.length > 0) {
  console.log('\nPassed only on retry, which is a defect of the test or of the product:');
  for (const name of flakyTests) console.log(`  ${name}`);
}

const total = counts
  .flat()
  .reduce(
    (sum, count) => ({ passed: sum.passed + count.passed, failed: sum.failed + count.failed }),
    NOTHING,
  );
console.log(
  `\nAll of it took ${Math.round((performance.now() - startTime) / 1000)} s, and ` +
    `${Math.round(getProcessorTime() - startedAt)} s of processor time.`,
);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
