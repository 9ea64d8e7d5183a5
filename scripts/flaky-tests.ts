import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

import { ROOT } from './run.ts';

const FILE = path.join(ROOT, '.cache', 'vitest-flaky.json');

/** A reporter of Vitest: writes the names of flaky tests, which passed only when they were run again, to a file. */
export default class FlakyTests implements Reporter {
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

/** The names of the flaky tests of the last run of Vitest. */
export function readFlakyTests(): string[] {
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

/** The names of the flaky tests in a report of Playwright. */
export function findFlakyPlaywrightTests(suites: readonly PlaywrightSuite[]): string[] {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter((spec) => spec.tests.some((test) => test.status === 'flaky'))
      .map((spec) => `${suite.file} > ${spec.title}`),
    ...findFlakyPlaywrightTests(suite.suites ?? []),
  ]);
}
