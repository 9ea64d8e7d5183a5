/**
 * Finds a Chromium for the tests, or installs one: an installed Chromium or Chrome first,
 * then Playwright's own, then the system's package manager.
 */
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

import { run } from './run.ts';

/**
 * Chromium without windows, menus and an address bar: what it shows of a page is the same, and tests take a fifth
 * less processor time.
 */
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

/** Measurements are those of the browser that people use; where there is none, the shell serves them too. */
type Use = 'tests' | 'measurements';

/** The path of a Chromium of this machine, the one named by `CHROMIUM_PATH` first. */
export const findInstalledBrowser = (use: Use = 'tests'): string | undefined =>
  [
    process.env['CHROMIUM_PATH'],
    ...(use === 'tests' ? [...HEADLESS_SHELLS, ...BROWSERS] : [...BROWSERS, ...HEADLESS_SHELLS]),
  ].find((path) => path && existsSync(path));

/** Debian's package manager, without questions; as the administrator where that needs no password. */
export function runAptGet(...args: string[]) {
  const administrator = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command = 'apt-get', ...rest] = [...administrator, 'apt-get', ...args];
  return run(command, rest, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
}

/**
 * Fonts that a visitor's system has in their place, by their packages: any Korean one, and one with the widths of
 * Arial. Without them a browser shows boxes of one width, or letters a tenth wider, and what the tests say of
 * layout shift and printed sheets is not true of visitors.
 */
const FONTS = [
  { patterns: [':lang=ko'], package: 'fonts-noto-cjk' },
  { patterns: ['Arial', 'Liberation Sans'], package: 'fonts-liberation' },
];

/** Installs the fonts that are missing. Where fontconfig is missing, nothing is known and nothing is done. */
async function ensureFonts(): Promise<void> {
  if (process.platform !== 'linux') return;
  const isFound = async (pattern: string): Promise<boolean> => {
    const { status, output } = await run('fc-list', [pattern], { quiet: true });
    return status !== 0 || output.trim() !== '';
  };
  const missing: string[] = [];
  for (const font of FONTS) {
    const found = await Promise.all(font.patterns.map(isFound));
    if (!found.includes(true)) missing.push(font.package);
  }
  if (missing.length === 0) return;
  console.log(
    `Fonts are missing here. Asking the system's package manager for ${missing.join(', ')} …`,
  );
  await runAptGet('update');
  const installed = await runAptGet('install', '-y', '--no-install-recommends', ...missing);
  if (installed.status !== 0)
    console.log('None could be installed. Tests of layout shift and of printed sheets may fail.');
}

/** The path of a Chromium that can be started. Throws a sentence that helps where none can be had. */
export async function findBrowser(use: Use = 'tests'): Promise<string> {
  await ensureFonts();
  const installed = findInstalledBrowser(use);
  if (installed) return installed;

  console.log('No Chromium here. Asking Playwright for its own …');
  await run('playwright', ['install', 'chromium'], { quiet: true });
  const downloaded = findInstalledBrowser(use);
  if (downloaded) return downloaded;

  console.log("Playwright's download is not reachable. Asking the system's package manager …");
  await runAptGet('update');
  // Debian has the shell in a package of its own, other systems do not.
  const packages = use === 'tests' ? ['chromium-headless-shell', 'chromium'] : ['chromium'];
  for (const name of packages) {
    const { status } = await runAptGet('install', '-y', '--no-install-recommends', name);
    if (status === 0) break;
  }
  const packaged = findInstalledBrowser(use);
  if (packaged) return packaged;

  throw new Error(
    'The tests need Chromium or Chrome, and none could be installed. Install one, or set CHROMIUM_PATH to its program.',
  );
}
