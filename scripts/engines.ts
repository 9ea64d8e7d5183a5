/**
 * `npm run test:engines`: visits the built site in Firefox and WebKit (`tests/engines`). Passes its arguments to Node's
 * test runner: `npm run test:engines -- --test-name-pattern=Firefox`.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { isBuilt } from '../app/site-build/is-built.ts';
import { createApp } from '../server/app.ts';
import { readConfig } from '../server/config.ts';
import { runAptGet } from './browser.ts';
import { run } from './run.ts';

/** Environment variable, default path and Debian package of each program. */
const PROGRAMS = [
  ['FIREFOX_PATH', '/usr/bin/firefox-esr', 'firefox-esr'],
  ['WEBKIT_DRIVER_PATH', '/usr/bin/WebKitWebDriver', 'webkit2gtk-driver'],
  ['XVFB_PATH', '/usr/bin/Xvfb', 'xvfb'],
] as const;

/**
 * Returns the paths of the programs by environment variable. Installs missing ones; throws an error with a solution if
 * it cannot.
 */
async function findPrograms(): Promise<Record<string, string>> {
  const programs = PROGRAMS.map(([setting, file, name]) => {
    return { setting, file: process.env[setting] ?? file, name };
  });
  const missing = () => programs.filter(({ file }) => !existsSync(file)).map(({ name }) => name);
  if (missing().length > 0) {
    console.log(`Asking the system's package manager for ${missing().join(', ')} …`);
    await runAptGet('update');
    await runAptGet('install', '-y', '--no-install-recommends', ...missing());
  }
  if (missing().length > 0)
    throw new Error(
      `The tests need the Debian packages ${missing().join(', ')}, which could not be installed. Install them, ` +
        `or set ${programs.map(({ setting }) => setting).join(', ')} to their programs.`,
    );
  return Object.fromEntries(programs.map(({ setting, file }) => [setting, file]));
}

/** Serves the built site with an empty data folder, runs the tests and resolves with their exit status. */
async function visitSite(programs: Record<string, string>): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'engines-'));
  const app = await createApp(readConfig({ PORT: '0', DATA_DIR: folder }), () => undefined);
  try {
    const site = `http://localhost:${await app.listen()}`;
    const { status } = await run(
      'node',
      ['--test', ...process.argv.slice(2), 'tests/engines/visits.test.ts'],
      { env: { ...programs, SITE_ORIGIN: site } },
    );
    return status;
  } finally {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

// React renders several times more slowly in development mode.
process.env['NODE_ENV'] ??= 'production';
try {
  const programs = await findPrograms();
  const buildStatus = isBuilt() ? 0 : (await run('node', ['app/site-build/build.ts'])).status;
  process.exitCode = buildStatus || (await visitSite(programs));
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
