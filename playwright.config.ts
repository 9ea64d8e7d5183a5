import { existsSync, mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

import { findInstalledBrowser } from './scripts/browser.ts';
import { CHROMIUM_ARGUMENTS } from './scripts/chromium.ts';
import { clearServerSettings } from './scripts/clear-settings.ts';
import { SERVER_ENVIRONMENT } from './scripts/serve.ts';
import { BRAND, getBrandPort, FOLDER } from './tests/brand/company.ts';

/**
 * Arguments that save processor time. The first disables V8's optimizing compilers: test pages are closed before these
 * pay off. The second limits a page to one megabyte of raster memory: tests compare no screenshots.
 */
const LESS_WORK = ['--js-flags=--no-opt --no-maglev', '--force-gpu-mem-available-mb=1'];

/** Tests that share an editor or a development server, which take longer to start than to test. */
const DEVELOPMENT = 'development/**/*.spec.ts';

clearServerSettings();
const EXECUTABLE = findInstalledBrowser();
const PORT = Number(process.env['E2E_PORT'] ?? 3199);
// Workers evaluate this file, too; only the process that starts them creates the folder.
const dataFolder = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(path.join(tmpdir(), 'site-e2e-')));

/** The web server of a built site. */
const createServer = (cwd: string, port: number, data: string) => ({
  command: 'node server/main.ts',
  cwd,
  url: `http://localhost:${port}/api/health`,
  // All tests come from one IP address.
  env: {
    ...SERVER_ENVIRONMENT,
    PORT: String(port),
    DATA_DIR: data,
    RATE_LIMIT_SUBMISSIONS: '10000',
    RATE_LIMIT_LOOKUPS: '10000',
  },
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
});

/**
 * Tests of the built site: end-to-end tests (`tests/e2e`), tests of another company's site (`tests/brand`) and size
 * budgets (`tests/budgets`); and tests of the editor and the development server (`tests/development`). Traces are off
 * because recording them takes a fifth of the time: `npx playwright test <file> --trace retain-on-failure` records one.
 */
export default defineConfig({
  testDir: 'tests',
  projects: [
    // The first tests, because they take longest. A second worker would start the same servers.
    { name: 'development', testMatch: DEVELOPMENT, workers: 1, timeout: 300_000 },
    {
      name: 'site',
      testMatch: ['brand/**/*.spec.ts', 'e2e/**/*.spec.ts', 'budgets/**/*.spec.ts'],
    },
  ],
  fullyParallel: true,
  workers: availableParallelism(),
  // Timeout of a test in milliseconds. Generous, because a busy machine may take ten times as long.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // A failed test is retried once. `npm test` lists the tests that passed only on retry.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'dot',
  outputDir: '.cache/playwright',
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      ...(EXECUTABLE && { executablePath: EXECUTABLE }),
      args: [...CHROMIUM_ARGUMENTS, ...LESS_WORK],
    },
  },
  // The other company's site is served if it has been built with `npm run brand -- veldra --build`.
  webServer: [
    createServer('.', PORT, dataFolder),
    ...(existsSync(path.join(FOLDER, 'app/dist/site.json'))
      ? [createServer(FOLDER, getBrandPort(PORT), path.join(dataFolder, BRAND))]
      : []),
  ],
});
