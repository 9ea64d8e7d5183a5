/**
 * Finds a Chromium for the tests, or installs one: an installed Chromium or Chrome first,
 * then Playwright's own, then the system's package manager.
 */
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

import { run } from './run.ts';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const findInstalled = (): string | undefined =>
  [process.env['CHROMIUM_PATH'], ...INSTALLED, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );

/** Debian's package manager, without questions; as the administrator where that needs no password. */
function aptGet(...args: string[]) {
  const administrator = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command = 'apt-get', ...rest] = [...administrator, 'apt-get', ...args];
  return run(command, rest, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
}

/**
 * Without any Korean font a browser shows boxes of one width in its place, and what the tests say of layout
 * shift is not true of visitors. Where fontconfig is missing, nothing is known and nothing is done.
 */
async function ensureKoreanFont(): Promise<void> {
  const { status, output } = await run('fc-list', [':lang=ko'], { quiet: true });
  if (process.platform !== 'linux' || status !== 0 || output.trim() !== '') return;
  console.log("No Korean font here. Asking the system's package manager …");
  await aptGet('update');
  const installed = await aptGet('install', '-y', '--no-install-recommends', 'fonts-noto-cjk');
  if (installed.status !== 0)
    console.log('None could be installed. Tests of layout shift on Korean pages may fail.');
}

/** The path of a Chromium that the tests can start. Throws a sentence that helps where none can be had. */
export async function findBrowser(): Promise<string> {
  await ensureKoreanFont();
  const installed = findInstalled();
  if (installed) return installed;

  console.log('No Chromium here. Asking Playwright for its own …');
  await run('playwright', ['install', 'chromium'], { quiet: true });
  const downloaded = findInstalled();
  if (downloaded) return downloaded;

  console.log("Playwright's download is not reachable. Asking the system's package manager …");
  await aptGet('update');
  await aptGet('install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk');
  const packaged = findInstalled();
  if (packaged) return packaged;

  throw new Error(
    'The tests need Chromium or Chrome, and none could be installed. Install one, or set CHROMIUM_PATH to its program.',
  );
}
