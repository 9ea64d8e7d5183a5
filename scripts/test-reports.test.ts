import { expect, it } from 'vitest';

import {
  describeFailures,
  findFlakyPlaywrightTests,
  type PlaywrightReport,
} from './test-reports.ts';

const createSpec = (title: string, line: number, status: string, ...messages: string[]) => ({
  title,
  line,
  tests: [{ status, results: messages.map((message) => ({ errors: [{ message }] })) }],
});

const REPORT: PlaywrightReport = {
  stats: { expected: 1, flaky: 1, unexpected: 1 },
  errors: [],
  suites: [
    {
      file: 'e2e/menu.spec.ts',
      specs: [createSpec('opens', 3, 'expected'), createSpec('closes', 9, 'flaky', 'timeout')],
      suites: [
        {
          file: 'e2e/menu.spec.ts',
          specs: [createSpec('is read', 20, 'unexpected', 'first run', 'last run')],
        },
      ],
    },
  ],
};

it('names the tests that passed only when they were run again', () => {
  expect(findFlakyPlaywrightTests(REPORT)).toEqual(['e2e/menu.spec.ts:9 > closes']);
});

it('describes each failed test with the error of its last run', () => {
  expect(describeFailures(REPORT)).toBe('e2e/menu.spec.ts:20 > is read\nlast run');
});

it('describes a run that did not reach the tests', () => {
  const errors = [{ message: 'Timed out waiting 60000ms from config.webServer.' }];
  expect(describeFailures({ ...REPORT, suites: [], errors })).toContain('config.webServer');
});
