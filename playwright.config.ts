import { existsSync, mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

import { findInstalledBrowser } from './scripts/browser.ts';
import { CHROMIUM_ARGUMENTS } from './scripts/chromium.ts';
import { clearServerSettings } from './scripts/clear-settings.ts';
import { SERVER_ENVIRONMENT } from './scripts/serve.ts';
import { BRAND, brandPort, FOLDER } from './tests/brand/company.ts';

/**
 * Arguments that save processor time: tests compare no screenshots, and no page lives long. The first turns the
 * optimizing compilers of V8 off, the second leaves a page a megabyte of memory to be painted in.
 */
const LESS_WORK = ['--js-flags=--no-opt --no-maglev', '--force-gpu-mem-available-mb=1'];

clearServerSettings();
const EXECUTABLE = findInstalledBrowser();
const PORT = Number(process.env['E2E_PORT'] ?? 3199);
// Workers read this file again: the folder is made once, by the process that starts them.
const dataFolder = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(path.join(tmpdir(), 'site-e2e-')));

/** How a built site is served to the visits. */
const server = (cwd: string, port: number, data: string) => ({
  command: 'node server/main.ts',
  cwd,
  url: `http://localhost:${port}/api/health`,
  // All visits come from one address.
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
 * Tests against the built site: end-to-end (`tests/e2e`), of the site of another company (`tests/brand`), and of sizes
 * that are the same on every machine (`tests/budgets`). Traces are off, because they take a fifth of the time:
 * `npx playwright test <file> --trace retain-on-failure` records one.
 */
export default defineConfig({
  testDir: 'tests',
  testMatch: ['brand/**/*.spec.ts', 'e2e/**/*.spec.ts', 'budgets/**/*.spec.ts'],
  fullyParallel: true,
  workers: availableParallelism(),
  // When a test is given up, in milliseconds. A busy machine may take ten times as long; nothing is expected of it.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // A visit that fails is made once more. `npm test` names the visits that only then passed.
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
  // The other company's site is served where it has been built: `npm run brand -- veldra --build`.
  webServer: [
    server('.', PORT, dataFolder),
    ...(existsSync(path.join(FOLDER, 'app/dist/site.json'))
      ? [server(FOLDER, brandPort(PORT), path.join(dataFolder, BRAND))]
      : []),
  ],
});
