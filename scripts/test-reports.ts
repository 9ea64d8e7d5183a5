import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
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

/** Returns the names of the flaky tests of the last run of Vitest. */
export function readFlakyTests(): string[] {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as string[];
  } catch {
    return [];
  }
}

interface PlaywrightError {
  readonly message?: string;
  readonly snippet?: string;
}

interface PlaywrightSpec {
  readonly title: string;
  readonly line: number;
  readonly tests: readonly {
    readonly status: string;
    readonly results: readonly { readonly errors: readonly PlaywrightError[] }[];
  }[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly specs?: readonly PlaywrightSpec[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** A report of Playwright's JSON reporter. */
export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly flaky: number;
    readonly unexpected: number;
  };
  readonly suites: readonly PlaywrightSuite[];
  /** Errors outside of tests: of the configuration, or of a server that does not start. */
  readonly errors: readonly PlaywrightError[];
}

function* listSpecs(suites: readonly PlaywrightSuite[]): Generator<[string, PlaywrightSpec]> {
  for (const { file, specs = [], suites: inner = [] } of suites) {
    for (const spec of specs) yield [`${file}:${spec.line} > ${spec.title}`, spec];
    yield* listSpecs(inner);
  }
}

/** Returns the names of the flaky tests in a report of Playwright. */
export const findFlakyPlaywrightTests = ({ suites }: PlaywrightReport): string[] =>
  [...listSpecs(suites)]
    .filter(([, { tests }]) => tests.some(({ status }) => status === 'flaky'))
    .map(([name]) => name);

const describeError = ({ message = '', snippet = '' }: PlaywrightError): string =>
  stripVTControlCharacters(`${message}\n${snippet}`).trim();

/** Describes the failures in a report of Playwright: each test with the errors of its last run. */
export const describeFailures = ({ suites, errors }: PlaywrightReport): string =>
  [
    ...errors.map(describeError),
    ...[...listSpecs(suites)].flatMap(([name, { tests }]) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ results }) =>
          [name, ...(results.at(-1)?.errors ?? []).map(describeError)].join('\n'),
        ),
    ),
  ].join('\n\n');
