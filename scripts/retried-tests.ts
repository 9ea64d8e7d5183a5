import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

import { ROOT } from './run.ts';

const FILE = path.join(ROOT, '.cache', 'vitest-retried.json');

/** A vitest reporter: writes the names of the tests that passed only when they were run again. */
export default class RetriedTests implements Reporter {
  onTestRunStart() {
    rmSync(FILE, { force: true });
  }

  onTestRunEnd(modules: readonly TestModule[]) {
    const names = modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => `${module.relativeModuleId} > ${test.fullName}`),
    );
    writeFileSync(FILE, JSON.stringify(names));
  }
}

/** Names of the tests of the last vitest run that passed only when they were run again. */
export function readRetriedTests(): string[] {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as string[];
  } catch {
    return [];
  }
}

interface PlaywrightSuite {
  file: string;
  specs?: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

/** The same of a report of Playwright, which calls such tests flaky. */
export function retriedVisits(suites: readonly PlaywrightSuite[]): string[] {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter((spec) => spec.tests.some((test) => test.status === 'flaky'))
      .map((spec) => `${suite.file} > ${spec.title}`),
    ...retriedVisits(suite.suites ?? []),
  ]);
}
