/**
 * Finds a Chromium for the tests or installs one. Looks for an installed Chromium or Chrome first, then downloads
 * Playwright's, then runs the system's package manager.
 */
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

import { run } from './run.ts';

/** The headless shell of Chromium: it renders pages the same way and takes a fifth less processor time. */
const HEADLESS_SHELLS = ['/usr/bin/chromium-headless-shell'];

const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  chromium.executablePath(),
];

/** Measurements use a complete browser, as visitors do, and the headless shell only if there is none. */
type Use = 'tests' | 'measurements';

/** Returns the path of an installed Chromium; `CHROMIUM_PATH` has priority. */
export const findInstalledBrowser = (use: Use = 'tests'): string | undefined =>
  [
    process.env['CHROMIUM_PATH'],
    ...(use === 'tests' ? [...HEADLESS_SHELLS, ...BROWSERS] : [...BROWSERS, ...HEADLESS_SHELLS]),
  ].find((path) => path && existsSync(path));

/** Runs Debian's package manager without prompts, with `sudo` if that needs no password. */
export function runAptGet(...args: string[]) {
  const administrator = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command = 'apt-get', ...rest] = [...administrator, 'apt-get', ...args];
  return run(command, rest, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
}

/**
 * The packages of fonts that visitors' systems have: any Korean font, and one with the metrics of Arial. Without them
 * text has other widths, so that measured layout shifts and printed sheets differ from those of visitors.
 */
const FONTS = [
  { patterns: [':lang=ko'], package: 'fonts-noto-cjk' },
  { patterns: ['Arial', 'Liberation Sans'], package: 'fonts-liberation' },
];

/** Installs missing fonts. Does nothing without fontconfig, which lists the installed fonts. */
async function ensureFonts(): Promise<void> {
  if (process.platform !== 'linux') return;
  const isFound = async (pattern: string): Promise<boolean> => {
    const { status, output } = await run('fc-list', [pattern], { quiet: true });
    return status !== 0 || output.trim() !== '';
  };
  const missing: string[] = [];
  for (const font of FONTS) {
    const areFound = await Promise.all(font.patterns.map(isFound));
    if (!areFound.includes(true)) missing.push(font.package);
  }
  if (missing.length === 0) return;
  console.log(
    `Fonts are missing here. Asking the system's package manager for ${missing.join(', ')} …`,
  );
  await runAptGet('update');
  const installation = await runAptGet('install', '-y', '--no-install-recommends', ...missing);
  if (installation.status !== 0)
    console.log(
      'The fonts could not be installed. Tests of layout shift and of printed sheets may fail.',
    );
}

/** Returns the path of a Chromium that can be started. Throws an error with a solution if none can be installed. */
export async function findBrowser(use: Use = 'tests'): Promise<string> {
  await ensureFonts();
  const installedBrowser = findInstalledBrowser(use);
  if (installedBrowser) return installedBrowser;

  console.log('There is no Chromium. Downloading that of Playwright …');
  await run('playwright', ['install', 'chromium'], { quiet: true });
  const downloadedBrowser = findInstalledBrowser(use);
  if (downloadedBrowser) return downloadedBrowser;

  console.log("Playwright's download is not reachable. Using the system's package manager …");
  await runAptGet('update');
  // Only Debian has a separate package for the headless shell.
  const packages = use === 'tests' ? ['chromium-headless-shell', 'chromium'] : ['chromium'];
  for (const name of packages) {
    const { status } = await runAptGet('install', '-y', '--no-install-recommends', name);
    if (status === 0) break;
  }
  const packagedBrowser = findInstalledBrowser(use);
  if (packagedBrowser) return packagedBrowser;

  throw new Error(
    'The tests need Chromium or Chrome, and none could be installed. Install one, or set CHROMIUM_PATH to its program.',
  );
}
