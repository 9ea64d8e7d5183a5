/**
 * `node scripts/save-pages.ts FOLDER`: builds the site, and saves its pages with relative links, so that a browser opens
 * them from a disk: `FOLDER/index.html`. Needs `wget`. Searches, orders of lists and PDFs are left out.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PATHS } from '@site/contract/paths';

import { ROOT, run } from './run.ts';

const HOST = '127.0.0.1';
const PORT = Number(process.env['PORT'] || 3190);
const START_TIMEOUT = 300_000;
/** Addresses that the pages link to and that need a server. */
const LEFT_OUT = '/(api|downloads|feeds)/|[?&](q|product|sort|order|page|series|differences)=';

const folder = process.argv[2];
if (folder === undefined) {
  console.error('Usage: node scripts/save-pages.ts FOLDER');
  process.exit(1);
}

const site = spawn(process.execPath, [path.join(ROOT, 'scripts/start.ts')], {
  env: { ...process.env, HOST, PORT: String(PORT) },
  stdio: 'inherit',
});
const closing = once(site, 'close').then(() => false);
const isAnswering = () =>
  fetch(`http://${HOST}:${PORT}${PATHS.home}`).then(
    ({ ok }) => ok,
    () => false,
  );
async function waitForSite(): Promise<boolean> {
  const end = Date.now() + START_TIMEOUT;
  while (Date.now() < end) {
    if (await isAnswering()) return true;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return false;
}
if (!(await Promise.race([waitForSite(), closing]))) {
  console.error('The site did not start.');
  site.kill();
  process.exit(1);
}

const { status, output } = await run(
  'wget',
  [
    '--no-verbose',
    '--recursive',
    '--level=inf',
    '--page-requisites',
    '--convert-links',
    '--adjust-extension',
    '--restrict-file-names=windows',
    '--no-host-directories',
    '--execute=robots=off',
    '--regex-type=posix',
    `--reject-regex=${LEFT_OUT}`,
    `--directory-prefix=${path.resolve(folder)}`,
    `http://${HOST}:${PORT}${PATHS.home}`,
  ],
  { quiet: true },
);
site.kill();
await closing;
// 8: an address answered with an error, such as a page that is meant to be missing.
if (status !== 0 && status !== 8) {
  console.error(output);
  process.exit(1);
}
mkdirSync(folder, { recursive: true });
writeFileSync(
  path.join(folder, 'index.html'),
  `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=.${PATHS.home}.html">\n`,
);
